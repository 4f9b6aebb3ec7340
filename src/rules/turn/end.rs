//! The end of a turn: its effects, and the reset of the hand (AC-TURN-40 to AC-TURN-50, without
//! plays from its second part on: AC-TURN-42, AC-TURN-43). Until then hands have no limit
//! (AC-RUL-19).

use bevy_ecs::prelude::*;

use super::reset::reset_hand;
use crate::rules::effect::triggers::{Answers, Happened};
use crate::rules::flow::drive;
use crate::rules::flow::frame::{Phase, Step};

/// Part 1: effects at the end of the turn, also where the steps before were skipped (AC-TURN-40);
/// then no powers may be used (AC-TURN-41).
pub fn effects(world: &mut World) {
    let t = drive::turn_mut(world);
    t.phase = Phase::End;
    t.step = Step::TurnReset;
    let (hero, ordered) = (t.hero, t.cut_short);
    let mut answers = Answers::default();
    answers.collect(world, hero, Happened::TurnEnd);
    if ordered {
        answers.forced_only();
    }
    answers.push(world, hero);
}

/// Part 2 is the reset of the hand, a procedure of its own; then the turn is over.
pub fn reset(world: &mut World) {
    let hero = drive::turn(world).hero;
    drive::go(world, Step::TurnOver);
    reset_hand(world, hero);
}

/// The turn passes (AC-TURN-51).
pub fn over(world: &mut World) {
    drive::pop(world);
}
