//! The beginning of a turn: the next hero, and advancing the blessings deck.

use bevy_ecs::prelude::*;

use crate::rules::edition::switches;
use crate::rules::effect::time;
use crate::rules::effect::triggers::{self, Happened};
use crate::rules::flow::drive;
use crate::rules::flow::frame::{Frame, Phase, Step, StepEnds, TurnFrame};
use crate::rules::state::cue::{Cue, Cues};
use crate::rules::state::deeds::Deeds;
use crate::rules::state::ids::{HeroId, PileId};
use crate::rules::state::lasting::Lasting;
use crate::rules::state::table::{self, Clock, End, Spot};
use crate::rules::state::uses::Uses;
use crate::saturating;

/// Passes the turn to the left, to the next living hero (AC-TURN-51, AC-SETUP-28, AC-DIE-08). Every
/// hero has separate turns, even if one person plays several (AC-SOLO-02).
pub fn next(world: &mut World) {
    // The turn after the blessings deck ran out is over, so the scenario ends (AC-END-02).
    if drive::scenario(world).out_of_time {
        return time::run_out(world);
    }
    let count = saturating::byte(table::heroes(world).count());
    let from = drive::scenario(world).asking;
    let living: Vec<HeroId> =
        table::heroes(world).filter(|hero| table::hero(world, *hero).alive).collect();
    let mut uses = world.resource_mut::<Uses>();
    uses.begin_turn();
    // A turn that somebody takes besides does not change who comes after the others.
    let besides = uses.next_turn(&living);
    let next =
        (0..count).map(|i| HeroId((from + i) % count)).find(|h| table::hero(world, *h).alive);
    // No hero is alive (AC-END-03).
    let Some(hero) = next else { return table::finish(world, End::AllDead) };
    let hero = besides.unwrap_or(hero);
    if besides.is_none() {
        drive::scenario_mut(world).asking = (hero.0 + 1) % count;
    }
    world.resource_mut::<Deeds>().clear();
    world.resource_mut::<Lasting>().clear();
    let mut clock = world.resource_mut::<Clock>();
    clock.active = hero;
    clock.turn += 1;
    let number = clock.turn;
    world.resource_mut::<Cues>().push(|| Cue::Turn { hero, number });
    drive::push(world, Frame::Turn(new_turn(hero, Step::AdvanceBlessings)));
}

/// Creates a turn at this step.
pub(crate) fn new_turn(hero: HeroId, step: Step) -> TurnFrame {
    TurnFrame {
        hero,
        step,
        phase: Phase::Give,
        explored: false,
        met_up: None,
        granted: false,
        explore_now: false,
        tried_closing: false,
        cut_short: false,
        ends: StepEnds::at(Phase::Give),
    }
}

/// Flips the top card of the blessings deck onto its discard pile (AC-TURN-06); nobody acquires it
/// (AC-TURN-08). Without a card the scenario is lost (AC-TURN-09, AC-END-01), but not before
/// (AC-RUL-11).
pub fn advance(world: &mut World) {
    let Some(card) = table::pile(world, PileId::Blessings).last().copied() else {
        // A scenario without a blessings deck has no clock (AC-GOLD-03).
        if table::scenario(world).hours == 0 {
            return drive::go(world, Step::TurnStart);
        }
        if !switches(world).last_turn_ends {
            return time::run_out(world);
        }
        drive::scenario_mut(world).out_of_time = true;
        drive::turn_mut(world).cut_short = true;
        return drive::go(world, Step::TurnEnd);
    };
    table::move_card(world, card, PileId::Hours, Spot::Top);
    let left = table::pile(world, PileId::Blessings).len();
    world.resource_mut::<Cues>().push(|| Cue::Hour { card, left });
    drive::go(world, Step::TurnStart);
    let hero = drive::turn(world).hero;
    triggers::fire(world, hero, Happened::Hour(card));
}

/// Carries out effects at the start of the turn.
pub fn start(world: &mut World) {
    drive::go(world, Step::TurnActions);
    let hero = drive::turn(world).hero;
    triggers::fire(world, hero, Happened::TurnStart);
}
