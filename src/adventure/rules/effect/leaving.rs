//! Tells texts which cards have left hands, when what brought that is over.

use bevy_ecs::prelude::*;

use super::triggers::{Answers, Happened};
use crate::rules::edition::switches;
use crate::rules::flow::frame::{Flow, Frame, Step};
use crate::rules::state::leaving;
use crate::rules::state::table::{self, Clock};

/// Makes a step of a turn, of an encounter or of answers to an event, before which texts are told of
/// cards that have left hands (AC-ENC-25, AC-GOLD-03). A step that waits for a result comes first.
pub fn told_before(step: fn(&mut World)) -> impl FnMut(&mut World) {
    move |world: &mut World| {
        if !tell(world) {
            step(world);
        }
    }
}

/// Pushes the answers, if there are any.
fn tell(world: &mut World) -> bool {
    let flow = world.resource::<Flow>();
    let waits = match flow.frames.last() {
        Some(Frame::Encounter(e)) => {
            flow.returned.is_some() && matches!(e.step, Step::Attempt | Step::Aftermath)
        }
        _ => false,
    };
    if flow.answer.is_some() || waits || !leaving::any(world) {
        return false;
    }
    let last = match flow.frames.last() {
        Some(Frame::Turn(t)) => matches!(t.step, Step::TurnReset | Step::TurnOver),
        _ => false,
    };
    let mut answers = Answers::default();
    for (hero, action, cards) in leaving::take(world) {
        if table::hero(world, hero).alive {
            answers.collect(world, hero, Happened::Left(action, &cards));
        }
    }
    for place in leaving::take_shuffled(world) {
        for hero in table::heroes_at(world, place) {
            answers.collect(world, hero, Happened::Shuffled(place));
        }
    }
    // Nothing is played any more when a turn ends, in editions without powers for the reset
    // (AC-TURN-42, AC-TURN-43).
    if last && !switches(world).reset_has_powers {
        answers.forced_only();
    }
    if answers.is_empty() {
        return false;
    }
    world.resource_mut::<Flow>().returned = None;
    let active = world.resource::<Clock>().active;
    answers.push(world, active);
    true
}
