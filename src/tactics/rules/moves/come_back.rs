//! A hero healed above 0 HP comes back on the board (AT-COND-14, AT-COND-15).

use bevy_ecs::prelude::*;

use super::directions;
use crate::ground::{Cells, Sq, nearest_free};
use crate::rules::flow::cue::Cue;
use crate::rules::flow::drive::{self, question};
use crate::rules::flow::frame::Returned;
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::goal;
use crate::rules::state::ids::{FighterId, Source};
use crate::rules::state::table;

/// Puts the hero back on the square of before, if it is free; else on the adjacent square in a direction
/// that is drawn, again and again until one is empty (AT-COND-15, AT-RUL-29). If none is, the players
/// choose one of the nearest free squares.
pub fn step(world: &mut World) {
    let who = drive::coming(world).who;
    let returned = drive::returned(world);
    if let Some(Act::Square(at)) = drive::answer_one(world) {
        return stand(world, who, at);
    }
    let f = table::fighter(world, who);
    if f.on_board || f.hp <= 0 {
        drive::pop(world);
        return;
    }
    let (at, free) = (f.at, table::free(world));
    if free.contains(at) {
        return stand(world, who, at);
    }
    let beside = (Cells::one(at).around(1) - Cells::one(at)) & free;
    if !beside.is_empty() {
        let drawn = match returned {
            Some(Returned::Direction { step: (dx, dy) }) => at.plus(dx, dy),
            _ => None,
        };
        return match drawn.filter(|sq| beside.contains(*sq)) {
            Some(to) => stand(world, who, to),
            None => directions::begin(world),
        };
    }
    let near = nearest_free(at, &free);
    let options: Vec<Act> = near.iter().map(Act::Square).collect();
    match options.as_slice() {
        [] => {
            drive::pop(world);
        }
        [Act::Square(only)] => stand(world, who, *only),
        _ => drive::ask(world, question(table::lead(world), Ask::Square, Source::Rules), options),
    }
}

fn stand(world: &mut World, who: FighterId, at: Sq) {
    drive::pop(world);
    let mut f = table::fighter_mut(world, who);
    (f.at, f.on_board) = (at, true);
    drive::tell(world, || Cue::Stood { who, at });
    goal::check(world);
}
