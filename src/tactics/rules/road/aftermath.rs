//! The visit of a chapter: the encounter, and what follows it.

use bevy_ecs::prelude::*;
use kernel::drive::finish;

use super::family::Tactics;
use super::flow::drive::{self, Steps};
use super::flow::frame::{AftermathFrame, EncounterFrame, Frame, Step};
use super::state::ids::SeatId;
use super::state::piles::{self, Pile, Spot};
use super::state::round::Potions;
use super::state::table;
use crate::content::words::{Outcome, Until};
use crate::rules::effect::{lasting, standing};
use crate::rules::play::Ending;

/// Adds the steps of chapters and of what follows an encounter.
pub fn install(steps: &mut Steps) {
    steps.add(Step::Begin, begin);
    steps.add(Step::Ended, ended);
    steps.add(Step::CardsHome, cards_home);
    steps.add(Step::Result, result);
}

/// The chapter begins with its encounter, and is over when that has come to its result.
fn begin(world: &mut World) {
    match table::outcome(world) {
        None => {
            let step = Step::PlaceHeroes;
            drive::push(world, Frame::Encounter(EncounterFrame { step, asking: 0 }));
        }
        Some(outcome) => {
            let ending = match outcome {
                Outcome::Failure => Ending::Failure,
                Outcome::Success => Ending::Success,
                Outcome::Plus => Ending::Plus,
            };
            finish::<Tactics>(world, ending);
        }
    }
}

/// The encounter has ended (AT-GOAL-04).
fn ended(world: &mut World) {
    drive::pop(world);
    let outcome = table::outcome(world).unwrap_or(Outcome::Failure);
    let step = Step::CardsHome;
    drive::push(world, Frame::Aftermath(AftermathFrame { step, outcome }));
}

/// All cards of heroes return to their tuck boxes, those that were set aside and the one being played
/// too; HP, conditions, summons and terrain are nothing any more (AT-RUL-66, AT-CAMP-17), and used
/// potions can be used again (AT-REVV-08).
fn cards_home(world: &mut World) {
    for seat in table::seats(world) {
        let own = [Pile::Hand(seat), Pile::Discards(seat), Pile::Board(seat), Pile::SetAside(seat)];
        for pile in own {
            home(world, pile, seat);
        }
    }
    for card in piles::pile(world, Pile::Aside).to_vec() {
        match piles::card(world, card).owner {
            Some(seat) => take_home(world, card, seat),
            None => piles::put(world, card, Pile::BossDiscards(0), Spot::Top),
        }
    }
    lasting::end(world, Until::EncounterEnd, None);
    standing::cap_hp(world);
    let mut potions = world.resource_mut::<Potions>();
    potions.unused += std::mem::take(&mut potions.used);
    drive::go(world, Step::Result);
}

fn home(world: &mut World, pile: Pile, seat: SeatId) {
    for card in piles::pile(world, pile).to_vec() {
        take_home(world, card, seat);
    }
}

/// Cards that are chosen for each encounter lie in the tuck box, all others in the action deck.
fn take_home(world: &mut World, card: super::state::ids::CardId, seat: SeatId) {
    let chosen = table::printed(world, card).is_some_and(|d| super::setup::is_chosen(d.kind));
    let to = if chosen { Pile::Tuck(seat) } else { Pile::Deck(seat) };
    piles::put(world, card, to, Spot::Top);
}

/// The result stands; its section is read by the campaign.
fn result(world: &mut World) {
    drive::pop(world);
}
