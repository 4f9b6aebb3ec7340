//! The end of a turn: its effects and the reset of the hand (AC-TURN-40 to AC-TURN-50). From its
//! second part on nothing may be played (AC-TURN-42, AC-TURN-43). Hands have no limit until the
//! reset (AC-RUL-19).

use bevy_ecs::prelude::*;

use super::reset::reset_hand;
use crate::cards::amount::Amount;
use crate::cards::ship::ShipDeed;
use crate::rules::check::recharge;
use crate::rules::effect::pay::{self, Used};
use crate::rules::effect::triggers::{Answers, Happened};
use crate::rules::flow::drive::{self, Question};
use crate::rules::flow::frame::{Phase, Step};
use crate::rules::flow::prompt::{Act, Ask, Source};
use crate::rules::legal::{self, Moment};
use crate::rules::mythic;
use crate::rules::ship::deeds::push_deed;
use crate::rules::state::board::Board;
use crate::rules::state::lasting::Lasting;
use crate::rules::state::ship;

/// Part 1: carries out effects at the end of the turn, even if earlier steps were skipped
/// (AC-TURN-40). If a power ended the turn, no powers may be used from now on (AC-TURN-41);
/// otherwise plays may come between the effects (AC-RUL-100).
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
    // With no effects, everything playable now could already be played when the turn was ended.
    if answers.is_empty() {
        drive::go(world, Step::TurnReset);
    }
    answers.push(world, hero);
    // A wreck loses plunder at the end of any turn (AC-SHIP-18).
    if ship::is_wrecked(world) {
        push_deed(world, hero, ShipDeed::LosePlunder(Amount::number(1)));
    }
}

/// Still part 1: lets every hero play cards and powers after the turn's last effects, unless a
/// power ended the turn (AC-TURN-41, AC-TURN-42, AC-TURN-44).
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

/// Part 2: lets heroes recover cards, then resets the hand by a procedure of its own; then the turn is
/// over. Skipped if the scenario is lost with a turn that has not begun (AC-END-02, AC-RUL-111).
pub fn reset(world: &mut World) {
    let hero = drive::turn(world).hero;
    if recharge::recover(world) {
        return;
    }
    drive::go(world, Step::TurnOver);
    if !drive::scenario(world).out_of_time {
        reset_hand(world, hero);
    }
}

/// Passes the turn (AC-TURN-51).
pub fn over(world: &mut World) {
    world.resource_mut::<Lasting>().clear();
    let hero = drive::turn(world).hero;
    mythic::at_turn_end(world, hero);
    drive::pop(world);
}
