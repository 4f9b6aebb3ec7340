//! The question of a prompt.

use bevy_ecs::prelude::*;

use super::event::event;
use super::{card, fighter, hero};
use crate::rules::flow::drive;
use crate::rules::flow::prompt::{Ask, Prompt};
use crate::rules::state::fighter::FighterKind;
use crate::rules::state::ids::Source;
use crate::rules::state::table;

/// Returns what is asked, as a sentence. What is read aloud stands on the page beside it.
pub fn question(world: &World, prompt: &Prompt) -> String {
    let who = hero(world, prompt.who);
    let cause = match prompt.source {
        Source::Card(id) => card(world, id),
        Source::Fighter(id) => fighter(world, id),
        Source::Chapter | Source::Rules => String::new(),
    };
    let of = |text: String| match cause.is_empty() {
        true => text,
        false => t!("tactics-ask-of", cause = cause.as_str(), text = text),
    };
    if let Source::Fighter(id) = prompt.source
        && matches!(table::fighter(world, id).kind, FighterKind::Enemy(_))
    {
        // The players choose for it: whoever answers has nothing to do with it.
        match prompt.ask {
            Ask::Square | Ask::Base | Ask::Move => {
                return t!("tactics-ask-enemy-square", who = cause);
            }
            Ask::Fighter | Ask::Target => return t!("tactics-ask-enemy-fighter", who = cause),
            _ => {}
        }
    }
    match prompt.ask {
        Ask::StartSquare => t!("tactics-ask-start", hero = who),
        Ask::Compass => t!("tactics-ask-compass"),
        Ask::FillBoard => t!("tactics-ask-fill", hero = who),
        Ask::Mulligan => t!("tactics-ask-mulligan", hero = who),
        Ask::Redo => t!("tactics-ask-redo"),
        Ask::Window => {
            let event = drive::happening(world).map(|now| event(world, &now));
            let event = event.unwrap_or_default();
            t!("tactics-ask-window", hero = who, event = event.as_str())
        }
        Ask::Turn => {
            let left = 2_u8.saturating_sub(table::sheet(world, prompt.who).acted);
            t!("tactics-ask-turn", hero = who, n = left)
        }
        Ask::Revive => t!("tactics-ask-revive", hero = who),
        Ask::Move => of(t!("tactics-ask-move", hero = who)),
        Ask::Target => of(t!("tactics-ask-target", hero = who)),
        Ask::Stage => of(t!("tactics-ask-stage", hero = who)),
        Ask::Rolled => of(t!("tactics-ask-rolled", hero = who)),
        Ask::Cleanup => t!("tactics-ask-cleanup", hero = who),
        Ask::Cards | Ask::Lose => of(t!("tactics-ask-cards", hero = who)),
        Ask::Fighter => of(t!("tactics-ask-fighter", hero = who)),
        Ask::Square | Ask::Base => of(t!("tactics-ask-square", hero = who)),
        Ask::Choice => of(t!("tactics-ask-choice", hero = who)),
        Ask::YesNo => of(t!("tactics-ask-yes-no", hero = who)),
        Ask::Order => of(t!("tactics-ask-order")),
        Ask::Focus => of(t!("tactics-ask-focus")),
        Ask::Read => t!("tactics-ask-read"),
        Ask::Story => t!("tactics-ask-story"),
        Ask::Market => t!("tactics-ask-market", place = table::chapter(world).name.as_str()),
        Ask::LevelUp => t!("tactics-ask-level-up"),
        Ask::RemoveCard => t!("tactics-ask-remove", hero = who),
        Ask::AddBasic => t!("tactics-ask-add-basic", hero = who),
        Ask::Reward => t!("tactics-ask-reward"),
        Ask::Camp => t!("tactics-ask-camp"),
        Ask::Companion => t!("tactics-ask-companion", hero = who, who = cause.as_str()),
        Ask::Whose => of(t!("tactics-ask-whose", hero = who)),
    }
}
