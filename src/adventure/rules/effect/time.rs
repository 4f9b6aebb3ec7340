//! The end of time: the blessings deck has run out.

use bevy_ecs::prelude::*;

use super::cond::holds;
use super::select::who_orders;
use crate::rules::flow::frame::Ctx;
use crate::rules::flow::prompt::Source;
use crate::rules::state::board::Board;
use crate::rules::state::table::{self, Clock, End};

/// Ends the scenario because time is up: it is lost (AC-END-01), unless its card says what wins it
/// then (AC-GOLD-03, AC-END-05).
pub fn run_out(world: &mut World) {
    let you = who_orders(world, world.resource::<Clock>().active);
    let ctx = Ctx::of(you, Source::Scenario);
    let board = Board::new(world);
    let wins = board.scenario().won_in_time.as_ref();
    let won = wins.is_some_and(|cond| holds(&board, &ctx, None, cond));
    table::finish(world, if won { End::Won } else { End::OutOfTime });
}
