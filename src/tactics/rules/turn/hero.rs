//! How a hero's turn begins and ends.

use bevy_ecs::prelude::*;

use super::{companions, playing, potion, uses};
use crate::content::words::{Condition, Once, Until};
use crate::rules::effect::{lasting, standing, triggers};
use crate::rules::flow::cue::{Cue, Lost};
use crate::rules::flow::drive::{self, question};
use crate::rules::flow::frame::{Flow, Frame, Happened, HeroTurnFrame, Step, What};
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::moves::directions;
use crate::rules::state::ids::{SeatId, Source};
use crate::rules::state::table;

/// Returns the frame of a turn that begins.
pub fn new(hero: SeatId) -> HeroTurnFrame {
    HeroTurnFrame {
        hero,
        step: Step::TurnStart,
        extra: 0,
        begun: false,
        lost: false,
        acted: Vec::new(),
    }
}

/// A stunned hero loses the turn and the mark, also one who is knocked out (AT-COND-03, AT-RUL-30,
/// AT-RUL-90, AT-EX-41).
pub fn start(world: &mut World) {
    let hero = drive::hero_turn(world).hero;
    let who = hero.into();
    let sheet = table::sheet_mut(world, hero);
    (sheet.acted, sheet.moved, sheet.attacked) = (0, 0, false);
    lasting::end(world, Until::NextTurn, Some(who));
    if table::set_condition(world, who, Condition::Stunned, None) {
        let condition = Condition::Stunned;
        drive::tell(world, || Cue::Condition { who, condition, on: false });
        return lose(world, hero, Lost::Stunned);
    }
    companions::turn_starts(world, hero);
    if table::hero(world, hero).is_down() {
        return drive::go(world, Step::Down);
    }
    drive::go(world, Step::Actions);
    triggers::fire(world, Happened::by(What::TurnStart, who));
}

fn lose(world: &mut World, hero: SeatId, why: Lost) {
    drive::tell(world, || Cue::Lost { who: hero.into(), why });
    drive::hero_turn_mut(world).lost = true;
    drive::go(world, Step::TurnOver);
}

/// A hero who is knocked out may use a potion and take the turn, or skips it (AT-ROUND-12,
/// AT-ROUND-13). A skipped turn is no pass (AT-ROUND-14). An item that says so may be used too, and
/// whoever stands by it takes the turn (AT-RUL-83, AT-COND-14).
pub fn down(world: &mut World) {
    let hero = drive::hero_turn(world).hero;
    match drive::answer_one(world) {
        Some(Act::Potion) => {
            drive::go(world, Step::Actions);
            potion::revive(world, hero);
        }
        Some(Act::Item(card)) => playing::item(world, hero, card),
        Some(_) => lose(world, hero, Lost::Down),
        None if !table::hero(world, hero).is_down() => {
            drive::go(world, Step::Actions);
            triggers::fire(world, Happened::by(What::TurnStart, hero.into()));
        }
        None => {
            let mut options = vec![Act::Continue];
            options.extend(potion::may_revive(world, hero).is_ok().then_some(Act::Potion));
            options.extend(uses::items_while_down(world, hero).map(Act::Item));
            match options.as_slice() {
                [_] => lose(world, hero, Lost::Down),
                _ => drive::ask(world, question(hero, Ask::Revive, Source::Rules), options),
            }
        }
    }
}

/// The turn is over: what lasts to its end ends, and a direction deck that was used is shuffled again
/// (AT-BOSS-14).
pub fn over(world: &mut World) {
    let Some(Frame::HeroTurn(f)) = drive::pop(world) else { return };
    let who = f.hero.into();
    end_of_turn(world);
    if table::fighter(world, who).on_board && !f.lost {
        super::super::moves::stay(world, who);
    }
    companions::turn_ends(world, f.hero);
    triggers::fire(world, Happened::by(What::TurnEnd, who));
}

/// What ends with every turn, but for one that is taken within another: that one goes on.
pub fn end_of_turn(world: &mut World) {
    let within = world.resource::<Flow>().frames.iter().any(Frame::is_turn);
    if within {
        return;
    }
    for until in [Until::AttackEnd, Until::MoveEnd, Until::TurnEnd] {
        lasting::end(world, until, None);
    }
    lasting::forget(world, Once::Turn);
    standing::cap_hp(world);
    directions::reshuffle(world);
}
