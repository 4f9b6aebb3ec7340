//! The end of a turn: its effects, and the reset of the hand (AC-TURN-40 to AC-TURN-50, without
//! plays from its second part on: AC-TURN-42, AC-TURN-43). Until then hands have no limit
//! (AC-RUL-19).

use bevy_ecs::prelude::*;

use super::reset::reset_hand;
use crate::rules::effect::pay::{self, Used};
use crate::rules::effect::triggers::{Answers, Happened};
use crate::rules::flow::drive::{self, Question};
use crate::rules::flow::frame::{Phase, Step};
use crate::rules::flow::prompt::{Act, Ask, Source};
use crate::rules::legal::{self, Moment};
use crate::rules::state::board::Board;

/// Part 1: effects at the end of the turn, also where the steps before were skipped (AC-TURN-40);
/// then no powers may be used (AC-TURN-41);
/// else plays may come between them, too (AC-RUL-100).
pub fn effects(world: &mut World) {
    let t = drive::turn_mut(world);
    t.phase = Phase::End;
    t.step = Step::TurnLast;
    let (hero, ordered) = (t.hero, t.cut_short);
    let mut answers = Answers::default();
    answers.collect(world, hero, Happened::TurnEnd);
    match ordered {
        true => answers.forced_only(),
        false => answers.between_plays(),
    }
    // Where nothing happens, what could be played now could be played when the turn was ended.
    if answers.is_empty() {
        drive::go(world, Step::TurnReset);
    }
    answers.push(world, hero);
}

/// Still part 1: cards and powers of everybody, now that the turn's last effects are known, unless
/// a power has ordered the end of the turn (AC-TURN-41, AC-TURN-42, AC-TURN-44).
pub fn last_plays(world: &mut World) {
    let _ = drive::returned(world);
    match drive::answer_one(world) {
        Some(Act::Use { hero, of, power, with }) => {
            let used = Used { hero, of, power, with, them: hero, card: None };
            return pay::use_now(world, used, None);
        }
        Some(_) => return drive::go(world, Step::TurnReset),
        None => {}
    }
    let t = drive::turn(world);
    let hero = t.hero;
    let mut options =
        if t.cut_short { Vec::new() } else { legal::uses(&Board::new(world), &Moment::Turn) };
    if options.is_empty() {
        return drive::go(world, Step::TurnReset);
    }
    options.push(Act::Continue);
    let q = Question { who: hero, ask: Ask::Window, source: Source::Rules, card: None };
    drive::ask(world, q, options);
}

/// Part 2 is the reset of the hand, a procedure of its own; then the turn is over. None comes where the
/// scenario is lost with a turn that has not begun (AC-END-02, AC-RUL-111).
pub fn reset(world: &mut World) {
    let hero = drive::turn(world).hero;
    drive::go(world, Step::TurnOver);
    if !drive::scenario(world).out_of_time {
        reset_hand(world, hero);
    }
}

/// The turn passes (AC-TURN-51).
pub fn over(world: &mut World) {
    drive::pop(world);
}
