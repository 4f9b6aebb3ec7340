//! Walking a route square by square, with what entering a square sets off (AT-RUL-104).

use bevy_ecs::prelude::*;

use super::way;
use crate::content::effect::{Change, Steps};
use crate::content::words::{Condition, Until};
use crate::ground::{Cells, Sq};
use crate::rules::effect::{lasting, run, standing, triggers};
use crate::rules::flow::cue::Cue;
use crate::rules::flow::drive;
use crate::rules::flow::frame::{Ctx, Happened, MoveFrame, Returned, Step, What};
use crate::rules::goal;
use crate::rules::state::ids::FighterId;
use crate::rules::state::table;

/// Walks the next square of the route. What the last one has set off is over by now: the move goes on
/// unless the figure is elsewhere or slowed (AT-RUL-104).
pub fn step(world: &mut World) {
    let f = drive::moving(world);
    let (who, from) = (f.who, f.mover);
    if was_moved(world, f) {
        drive::moving_mut(world).route.clear();
        return drive::go(world, Step::Arrived);
    }
    let slowed = table::has(world, who, Condition::Slowed);
    let f = drive::moving_mut(world);
    if slowed {
        f.left = if f.walked.is_empty() { f.left.min(1) } else { 0 };
    }
    let Some(next) = f.route.pop() else {
        f.step = if f.settled { Step::Arrived } else { Step::Where };
        return;
    };
    let f = drive::moving(world);
    let way = way::rest_of(world, f);
    let begins = f.walked.is_empty();
    let first = if begins { way::first_step(world, who) } else { 0 };
    let rest = way.cost(next).and_then(|cost| f.left.checked_sub(cost + first));
    let Some(rest) = rest else {
        // What was set off has closed the way, or taken the points for it.
        let f = drive::moving_mut(world);
        f.route.clear();
        f.step = if f.settled { Step::Arrived } else { Step::Where };
        return;
    };
    let obstacle = way::surface(world, who).obstacles.contains(next);
    let costs = |c: &Change| match c {
        Change::StepCost(_, Steps::First) => begins,
        Change::StepCost(_, Steps::FirstObstacle) => obstacle,
        _ => false,
    };
    let used = standing::limited(world, who, None, |_, c| costs(c));
    standing::spend(world, used);
    let small = table::fighter(world, who).base().cells() == Cells::one(from);
    let firm = !small || way.ends().contains(next);
    let f = drive::moving_mut(world);
    f.left = rest;
    f.walked.push(next);
    f.mover = next;
    if firm {
        f.firm = next;
    }
    if small {
        table::fighter_mut(world, who).at = next;
    }
    if let Some(seat) = table::fighter(world, who).seat() {
        let sheet = table::sheet_mut(world, seat);
        sheet.moved = sheet.moved.saturating_add(1);
    }
    drive::tell(world, || Cue::Walked { who, to: next });
    // The square that is left answers first, so it lies on top.
    entered(world, who, next);
    triggers::fire(world, Happened::by(What::Leaves, who).on(from));
    goal::check(world);
}

/// Returns whether a figure stands elsewhere than its move has brought it: it was put there meanwhile.
fn was_moved(world: &World, f: &MoveFrame) -> bool {
    let base = table::fighter(world, f.who).base();
    let cells = base.cells();
    if cells.len() > 1 {
        f.walked.is_empty() && !cells.contains(f.mover)
    } else {
        base.at() != f.mover
    }
}

/// What entering a square sets off: the terrain's own text, then what answers (AT-RUL-104).
pub fn entered(world: &mut World, who: FighterId, at: Sq) {
    triggers::fire(world, Happened::by(What::Enters, who).on(at));
    let content = table::book(world).clone();
    if way::ignored(world, who).contains(at) || is_unharmed(world, who) {
        return;
    }
    for (place, def) in content.terrain.iter().enumerate().filter(|(_, t)| !t.enter.is_empty()) {
        if table::terrain_at(world, place).contains(at) {
            let ctx = Ctx { it: Some(who), square: Some(at), ..Ctx::nobody() };
            run::push(world, ctx, def.enter.clone());
        }
    }
}

/// Returns whether nothing happens to a figure by terrain.
pub fn is_unharmed(world: &World, who: FighterId) -> bool {
    standing::is(world, who, |c| *c == Change::TerrainHarmless)
}

/// The move is over: a large base is put down whole (AT-LARGE-05), and nobody ends on somebody else
/// (AT-RUL-14).
pub fn arrived(world: &mut World) {
    drive::returned(world);
    let f = drive::moving_mut(world);
    let walked = lang::saturating::short(f.walked.len());
    if std::mem::replace(&mut f.done, true) {
        // What lasts until then answers the end of the move itself.
        lasting::end(world, Until::MoveEnd, None);
        return drive::pop_with(world, Returned::Move { walked });
    }
    let f = drive::moving(world).clone();
    let who = f.who;
    if walked > 0 && !was_moved(world, &f) {
        let to = settle(world, &f);
        table::fighter_mut(world, who).at = to;
        // Where the walk has told it already, it is not told again.
        if f.base.is_some() && f.walked.last() != Some(&to) {
            drive::tell(world, || Cue::Put { who, to });
        }
    }
    let mut lasting = world.resource_mut::<lasting::Lasting>();
    lasting.trail = lasting::Trail { who: Some(who), squares: f.walked, from: Some(f.start) };
    if walked > 0 {
        triggers::fire(world, Happened::by(What::Moved, who));
    }
    goal::check(world);
}

/// Returns where the base comes to stand: as planned if there is room, else on the last square where the
/// move could have ended.
fn settle(world: &World, f: &MoveFrame) -> Sq {
    let way = way::way(world, f.who, &f.through);
    let size = table::fighter(world, f.who).size;
    let planned = f.base.filter(|b| b.cells().contains(f.mover) && way.takes(*b));
    if let Some(base) = planned {
        return base.at();
    }
    let mut back = f.walked.iter().rev();
    let fits = |sq: &Sq| crate::ground::bases(*sq, size, &way).next();
    back.find_map(fits).map_or(table::fighter(world, f.who).at, |base| base.at())
}
