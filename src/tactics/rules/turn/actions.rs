//! The open part of a hero's turn: up to two actions, or pass (AT-ACTN-01).

use bevy_ecs::prelude::*;

use super::{companions, options, playing, uses};
use crate::content::effect::Change;
use crate::rules::effect::{standing, triggers};
use crate::rules::flow::cue::Cue;
use crate::rules::flow::drive::{self, question};
use crate::rules::flow::frame::{Happened, Step, What};
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::hand;
use crate::rules::moves::{self, NewMove};
use crate::rules::state::ids::{CardId, SeatId, Source};
use crate::rules::state::piles::{self, Pile, Spot};
use crate::rules::state::table;

/// Asks what the hero does next, and does it. A hero who is knocked out has no further action, and has
/// not passed (AT-RUL-96).
pub fn step(world: &mut World) {
    let hero = drive::hero_turn(world).hero;
    if let Some(act) = drive::answer_one(world) {
        return take(world, hero, act);
    }
    if !table::hero(world, hero).on_board {
        drive::hero_turn_mut(world).lost = true;
        return drive::go(world, Step::TurnOver);
    }
    let mut options = options::of_turn(world, hero);
    let begun = drive::hero_turn(world).begun;
    // Nothing but to end the turn is no question; whether to pass is one.
    if begun && options.is_empty() {
        return drive::go(world, Step::TurnOver);
    }
    options.push(if begun { Act::EndTurn } else { Act::Pass });
    drive::ask(world, question(hero, Ask::Turn, Source::Rules), options);
}

fn take(world: &mut World, hero: SeatId, act: Act) {
    match act {
        Act::Use { of, power, .. } => {
            if uses::is_free(world, hero, of, power) {
                drive::hero_turn_mut(world).begun = true;
                uses::spend_freedom(world, hero, of, power);
            } else {
                uses::act_once(world, hero);
            }
            playing::begin(world, hero, of, power, None);
        }
        Act::Item(card) => playing::item(world, hero, card),
        Act::Equip(card) => {
            uses::act_once(world, hero);
            equip(world, hero, card);
        }
        Act::Prepare(card) => {
            uses::act_once(world, hero);
            hand::shift(world, card, Pile::Board(hero), Spot::Top);
            standing::cap_hp(world);
        }
        Act::DiscardToMove(card) => {
            uses::act_once(world, hero);
            discard_to_move(world, hero, card);
        }
        Act::Fighter(id) => companions::with_hero(world, id),
        Act::Pass => pass(world, hero),
        _ => drive::go(world, Step::TurnOver),
    }
}

/// Passing is declared at the start of the turn, before any action and any Free card (AT-RUL-45,
/// AT-ACTN-15).
fn pass(world: &mut World, hero: SeatId) {
    table::sheet_mut(world, hero).passed = true;
    drive::tell(world, || Cue::Passed { hero });
    drive::go(world, Step::TurnOver);
    triggers::fire(world, Happened::by(What::Passed, hero.into()));
}

/// Places equipment in its slot; what was there goes to the discard pile (AT-ACTN-07, AT-ACTN-08,
/// AT-EQUP-02).
pub fn equip(world: &mut World, hero: SeatId, card: CardId) {
    let kind = table::printed(world, card).map(|d| d.kind);
    let lie = piles::pile(world, Pile::Board(hero)).iter().copied();
    let same = |c: &CardId| table::printed(world, *c).map(|d| d.kind) == kind;
    let old: Vec<CardId> = lie.filter(same).collect();
    for c in old {
        hand::shift(world, c, Pile::Discards(hero), Spot::Top);
    }
    hand::shift(world, card, Pile::Board(hero), Spot::Top);
    standing::cap_hp(world);
}

/// Any card is discarded to move up to half the basic movement value, which is no basic move; nothing
/// of its text happens (AT-ACTN-06, AT-RUL-23, AT-RUL-49).
fn discard_to_move(world: &mut World, hero: SeatId, card: CardId) {
    hand::shift(world, card, Pile::Discards(hero), Spot::Top);
    let who = hero.into();
    let points = standing::discard_move(world, who);
    let used = standing::limited(world, who, None, |_, c| matches!(c, Change::DiscardMove(_)));
    standing::spend(world, used);
    moves::begin(world, NewMove { points, ..NewMove::of(who, Source::Rules) });
    let event = Happened { card: Some(card), ..Happened::by(What::Discarded, who) };
    triggers::fire(world, event);
}
