//! Passing cards to the left: each hero here gives a card to the next one.

use bevy_ecs::prelude::*;

use super::progress::{Progress, set_stage, stage};
use super::select::here;
use crate::rules::flow::drive::{self, Question};
use crate::rules::flow::frame::Ctx;
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::state::cue::{Cue, Cues};
use crate::rules::state::ids::{CardId, HeroId, PileId};
use crate::rules::state::table::{self, Spot};

/// Lets each hero here choose a card, then passes all of them at once, so that nobody passes on what
/// was just received.
pub fn pass_left(world: &mut World, ctx: &Ctx) -> Progress {
    let place = here(world, ctx);
    let heroes = table::heroes_at(world, place);
    if heroes.len() < 2 {
        return Progress::Done;
    }
    if let Some(chosen) = drive::answer_cards(world) {
        drive::effects_mut(world).cards.extend(chosen);
        let next = stage(world).saturating_add(1);
        set_stage(world, next);
    }
    while let Some(who) = heroes.get(usize::from(stage(world))).copied() {
        let hand = table::pile(world, PileId::Hand(who)).to_vec();
        match hand.as_slice() {
            [] => {}
            [only] => drive::effects_mut(world).cards.push(*only),
            _ => {
                let options = hand.into_iter().map(Act::Card).collect();
                let q = Question { who, ask: Ask::Cards, source: ctx.source, card: ctx.card };
                drive::ask_some(world, q, options, 1, 1);
                return Progress::Wait;
            }
        }
        let next = stage(world).saturating_add(1);
        set_stage(world, next);
    }
    let cards: Vec<CardId> = std::mem::take(&mut drive::effects_mut(world).cards);
    for card in cards {
        let PileId::Hand(from) = table::card(world, card).pile else { continue };
        let to = left_of(&heroes, from);
        table::move_card(world, card, PileId::Hand(to), Spot::Top);
        world.resource_mut::<Cues>().push(|| Cue::Gave { from, to, card });
    }
    Progress::Done
}

/// Returns the next of these heroes after that one, in the order of seats.
fn left_of(heroes: &[HeroId], hero: HeroId) -> HeroId {
    let at = heroes.iter().position(|h| *h == hero).unwrap_or_default();
    heroes[(at + 1) % heroes.len()]
}
