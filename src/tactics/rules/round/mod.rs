//! Rounds: drawing, initiative, turns, Cleanup (AT-ROUND-01).

mod cleanup;
mod initiative;

use bevy_ecs::prelude::*;

use super::effect::triggers;
use super::flow::cue::Cue;
use super::flow::drive::{self, Steps};
use super::flow::frame::{Frame, Happened, RoundFrame, Step, What};
use super::goal;
use super::hand;
use super::state::round::Round;
use super::state::table;

/// Adds the steps of rounds.
pub fn install(steps: &mut Steps) {
    steps.add(Step::NextRound, next);
    steps.add(Step::RoundStart, start);
    steps.add(Step::Draw, draw);
    steps.add(Step::Initiative, initiative::lay);
    steps.add(Step::Redo, initiative::redo);
    steps.add(Step::Reorder, initiative::reorder);
    steps.add(Step::NextToken, initiative::next);
    steps.add(Step::Cleanup, cleanup::discard);
    steps.add(Step::LeaveConditions, cleanup::conditions);
    steps.add(Step::RoundOver, cleanup::over);
}

/// Rounds repeat until the encounter ends (AT-ROUND-01, AT-CAMP-07).
fn next(world: &mut World) {
    let mut round = world.resource_mut::<Round>();
    round.number = round.number.saturating_add(1);
    round.line.clear();
    round.at = 0;
    let number = round.number;
    for seat in table::seats(world) {
        table::sheet_mut(world, seat).passed = false;
    }
    drive::tell(world, || Cue::Round { number });
    drive::push(world, Frame::Round(RoundFrame { step: Step::RoundStart, asking: 0 }));
    goal::check(world);
}

fn start(world: &mut World) {
    drive::go(world, Step::Draw);
    triggers::fire(world, Happened::new(What::RoundStart));
}

/// Every hero, also one who is knocked out, draws up to the hand size (AT-ROUND-02, AT-RUL-42,
/// AT-RUL-46).
fn draw(world: &mut World) {
    for seat in table::seats(world) {
        hand::fill(world, seat);
    }
    drive::go(world, Step::Initiative);
}
