//! Where a move goes: every end and every waypoint (AT-MOVE-05).

use bevy_ecs::prelude::*;

use super::way;
use crate::ground::{Cells, Sq};
use crate::rules::flow::drive::{self, question};
use crate::rules::flow::frame::{MoveFrame, Step};
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::state::table;
use crate::rules::why::Why;

/// Asks where the move goes on. A way with no other end than where it stands is over.
pub fn step(world: &mut World) {
    if let Some(act) = drive::answer_one(world) {
        return match act {
            Act::Square(to) => set_out(world, to, true),
            Act::Via(to) => set_out(world, to, false),
            _ => drive::go(world, Step::Arrived),
        };
    }
    let f = drive::moving(world);
    let (asks, source) = (f.asks, f.source);
    let options = choices(world, f);
    if options.len() <= 1 && !options.iter().any(|a| is_elsewhere(f, *a)) {
        return drive::go(world, Step::Arrived);
    }
    drive::ask(world, question(asks, Ask::Move, source), options);
}

fn is_elsewhere(f: &MoveFrame, act: Act) -> bool {
    matches!(act, Act::Square(sq) if sq != f.mover)
}

/// Returns every end of a move with the waypoints (AT-MOVE-05, AT-RUL-14). Staying is an end unless the
/// move has to end elsewhere.
pub fn choices(world: &World, f: &MoveFrame) -> Vec<Act> {
    let (ends, via) = ends(world, f);
    let mut options: Vec<Act> = ends.iter().map(Act::Square).collect();
    options.extend(via.iter().map(Act::Via));
    options
}

/// Returns the squares on which a move may end, and those from which it may go on.
fn ends(world: &World, f: &MoveFrame) -> (Cells, Cells) {
    let here = Cells::one(f.mover);
    if let Some(fixed) = f.straight {
        let lines = way::lines(world, f, fixed);
        let free = table::free(world) | here;
        let all: Cells = lines.iter().flatten().copied().filter(|sq| free.contains(*sq)).collect();
        return (wanted(f, all, here), Cells::EMPTY);
    }
    let (reach, left) = (way::of_move(world, f), way::points_left(world, f));
    let all = reach.ends();
    // From where points are left a move can go on; where none of them could be used it cannot.
    let goes_on = |sq: &Sq| *sq != f.mover && reach.cost(*sq).is_some_and(|c| c < left);
    let via = all.iter().filter(goes_on).collect();
    (wanted(f, all - here, here), via)
}

fn wanted(f: &MoveFrame, all: Cells, here: Cells) -> Cells {
    match f.onto {
        Some(onto) => (all & onto) | here,
        None => all | here,
    }
}

/// Sets out for a square: by the cheapest route, of several the one that sets off least, then by a fixed
/// order of steps (AT-RUL-99).
fn set_out(world: &mut World, to: Sq, settled: bool) {
    let f = drive::moving(world);
    let mover = f.mover;
    let route = match f.straight {
        Some(fixed) => way::lines(world, f, fixed).into_iter().find_map(|line| {
            let at = line.iter().position(|sq| *sq == to)?;
            Some(line[..=at].to_vec())
        }),
        None => way::of_move(world, f).route(to, &way::traps(world, f.who)),
    };
    let mut route = route.unwrap_or_default();
    let f = drive::moving_mut(world);
    if let (Some(None), Some(first)) = (f.straight, route.first()) {
        f.straight = Some(Some(mover.to(*first)));
    }
    route.reverse();
    f.settled = settled;
    f.route = route;
    f.step = if f.route.is_empty() { Step::Arrived } else { Step::Walk };
}

/// Returns the squares near enough to be tried that a move cannot end on, with the reason.
pub fn refusals(world: &World, f: &MoveFrame) -> Vec<(Act, Why)> {
    let (ends, _) = ends(world, f);
    let surface = table::surface(world);
    let occupied = table::occupied(world).all();
    let near = Cells::one(f.mover).around(u8::try_from(f.left).unwrap_or(u8::MAX));
    let why = |sq: Sq| {
        if surface.walls.contains(sq) {
            Why::Wall
        } else if occupied.contains(sq) {
            Why::Occupied
        } else if surface.obstacles.contains(sq) {
            Why::Obstacle
        } else if f.onto.is_some() {
            Why::EndsElsewhere
        } else {
            Why::TooFar
        }
    };
    let all = (near & surface.board) - ends;
    all.iter().map(|sq| (Act::Square(sq), why(sq))).collect()
}
