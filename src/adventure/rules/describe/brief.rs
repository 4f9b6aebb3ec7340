//! Short texts of options for lists under a title: the verb, the card and the main result.
//! [`act_text`] has the full text.

use bevy_ecs::prelude::*;

use super::acts::{act_text, power_name, printed_way};
use super::kinds::action_name;
use super::{card_name, cards, hero_name, lowercase_first, place_name, source_name, way_name};
use crate::cards::effect::{Cost, Effect};
use crate::cards::text::gain_text;
use crate::cards::vocabulary::Skill;
use crate::rules::flow::prompt::{Act, Source};
use crate::rules::state::board::Board;
use crate::rules::state::ids::{CardId, HeroId, PileId};
use crate::rules::state::powers;
use crate::rules::state::table::{self, LocationStatus};
use crate::rules::{check, legal, play};

/// Returns an option in few words. `gain`: the result is shown beside it and left out.
pub fn brief(world: &World, act: &Act, gain: bool) -> String {
    match *act {
        Act::Use { hero, of, power, with } => {
            let lead = usage(world, (hero, of, power), with);
            match self::gain(world, act).filter(|_| !gain) {
                Some(what) => t!("brief-gain", lead = lead, what = what),
                None => lead,
            }
        }
        Act::Way { alternative, skill } => way(world, alternative, skill),
        Act::TakeBack(n) => take_back(world, n).unwrap_or_else(|| act_text(world, act)),
        Act::Move(place) => {
            let n = cards(table::pile(world, PileId::Location(place)).len());
            let to = t!("act-place", place = place_name(world, place), cards = n);
            match table::place(world, place).shut {
                LocationStatus::Open => to,
                shut => format!("{to}, {}", super::shut_name(shut)),
            }
        }
        // The prompt has said what it is about.
        Act::Yes => t!("act-yes"),
        _ => act_text(world, act),
    }
}

/// Returns the result of a play by the text of its power; `None` for other options and for powers
/// that only count for a check.
pub fn gain(world: &World, act: &Act) -> Option<String> {
    let Act::Use { hero, of, power, .. } = *act else { return None };
    let (printed, level) = legal::power(&Board::new(world), hero, of, power)?;
    let text = gain_text(table::book(world), printed, usize::from(level)).to_string();
    Some(lowercase_first(text.trim_end_matches('.'))).filter(|text| !text.is_empty())
}

/// Returns whether an option pays for exploring while the free exploration of the turn is still
/// offered, which is lost then (AC-TURN-26, AC-RUL-65).
pub fn loses_free_exploration(world: &World, act: &Act) -> bool {
    let Act::Use { hero, of, power, .. } = *act else { return false };
    play::prompt(world).is_some_and(|prompt| prompt.options.contains(&Act::Explore))
        && legal::power_of(world, hero, of, power)
            .is_some_and(|printed| printed.does.contains(&Effect::Explore))
}

/// Returns the text of an option with the warning that it gives up the free exploration, if it does.
pub fn with_loss(world: &World, act: &Act, text: String) -> String {
    match loses_free_exploration(world, act) {
        true => t!("brief-loses-free-exploration", text = text),
        false => text,
    }
}

/// A play that another card pays for, in the words that tell it from others of the same power.
#[derive(Clone, Debug)]
pub struct PaidPlay {
    /// The power that is used.
    pub power: (Source, u8),
    /// The hero who uses it.
    pub hero: HeroId,
    /// The card that pays for it; with the hero's name, if another hero is asked.
    pub by: [String; 2],
}

/// Returns the play that a card pays for, if the option is one.
pub fn paid_play(world: &World, act: &Act) -> Option<PaidPlay> {
    let Act::Use { hero, of, power, with: Some(card) } = *act else { return None };
    let (printed, _) = legal::power(&Board::new(world), hero, of, power)?;
    powers::cost(printed, power)?;
    let card = card_name(world, card);
    let of_hero = format!("{}{card}", t!("act-for", hero = hero_name(world, hero)));
    Some(PaidPlay { power: (of, power), hero, by: [card, of_hero] })
}

/// Returns the verb and the card: "Discard Rope", "Use Ada's power with Rope".
fn usage(world: &World, (hero, of, power): (HeroId, Source, u8), with: Option<CardId>) -> String {
    let who = match play::prompt(world) {
        Some(p) if p.who != hero && of != Source::Hero(hero) => {
            t!("act-for", hero = hero_name(world, hero))
        }
        _ => String::new(),
    };
    let printed = legal::power(&Board::new(world), hero, of, power).map(|(p, _)| p);
    let verb = printed.and_then(|p| p.action);
    let name = match (of, verb) {
        (Source::Card(card), Some(action)) => {
            let card = card_name(world, card);
            t!("brief-action", action = action_name(action), card = card)
        }
        (Source::Card(card), None) => t!("act-play", card = card_name(world, card)),
        _ => t!("act-use", power = power_name(world, of)),
    };
    let cost = printed.and_then(|p| powers::cost(p, power));
    let pay = match (with, cost) {
        (Some(card), Some(Cost::Hand(action, _) | Cost::Discards(action, _))) => {
            let card = card_name(world, card);
            t!("brief-paid", action = action_name(*action), card = card)
        }
        (Some(card), _) => t!("act-with", card = card_name(world, card)),
        (None, _) => String::new(),
    };
    format!("{who}{name}{pay}")
}

/// Returns a way to attempt a check: "Melee (Combat 10)".
fn way(world: &World, alternative: u8, skill: Option<Skill>) -> String {
    match printed_way(world, alternative) {
        Some(check) => t!("brief-way", skill = way_name(skill), check = check),
        None => way_name(skill),
    }
}

/// Returns the play that would be taken back.
fn take_back(world: &World, n: u8) -> Option<String> {
    let view = check::view(world)?;
    let staged = view.staged.get(usize::from(n))?;
    Some(match staged.of {
        of @ Source::Card(_) => source_name(world, of),
        of => power_name(world, of),
    })
}
