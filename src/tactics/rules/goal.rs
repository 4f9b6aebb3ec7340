//! Objectives, and how an encounter ends. They are looked at after every change of HP, of the board
//! and of counters, in the order in which things happen (AT-GOAL-04, AT-RUL-57).

use bevy_ecs::prelude::*;

use super::effect::cond;
use super::flow::cue::{Cause, Cue};
use super::flow::drive;
use super::flow::frame::Ctx;
use super::state::round::{Potions, Progress, Round};
use super::state::table;
use crate::content::printed::Objective;
use crate::content::words::Outcome;

/// Returns whether the condition of an objective holds now.
fn holds(world: &World, objective: &Objective) -> bool {
    objective.when.as_ref().is_some_and(|c| cond::holds(world, &Ctx::nobody(), c))
}

/// Looks at all objectives. Whatever is met first ends the encounter; success before failure where
/// both are met at once (AT-RUL-57).
pub fn check(world: &mut World) {
    // Before the first round nothing is met: the board is not yet complete.
    if table::outcome(world).is_some() || world.resource::<Round>().number == 0 {
        return;
    }
    let Some(e) = table::encounter(world) else { return };
    let met: Vec<bool> = e.bonus.iter().map(|o| !o.at_end && holds(world, o)).collect();
    let lost = (0..).zip(&e.failure).find(|(_, o)| holds(world, o)).map(|(n, _)| n);
    let won = holds(world, &e.main);
    let mut progress = world.resource_mut::<Progress>();
    progress.bonus.iter_mut().zip(met).for_each(|(was, is)| *was |= is);
    if won {
        win(world);
    } else if let Some(n) = lost {
        over(world, Outcome::Failure, Some(Cause::Own(n)));
    }
}

/// Ends the encounter as won: with all bonus objectives complete as +Success (AT-GOAL-05,
/// AT-GOAL-06, AT-RUL-58, AT-RUL-92).
pub fn win(world: &mut World) {
    let bonus = table::encounter(world).map_or(&[][..], |e| &e.bonus);
    let late: Vec<bool> = bonus.iter().map(|o| o.at_end && holds(world, o)).collect();
    let mut progress = world.resource_mut::<Progress>();
    progress.bonus.iter_mut().zip(late).for_each(|(was, is)| *was |= is);
    let all = !progress.bonus.is_empty() && progress.bonus.iter().all(|met| *met);
    end(world, if all { Outcome::Plus } else { Outcome::Success });
}

/// Ends the encounter. What was established first counts (AT-RUL-57); nothing further of the turn or
/// round is played (AT-GOAL-04).
pub fn end(world: &mut World, outcome: Outcome) {
    over(world, outcome, None);
}

fn over(world: &mut World, outcome: Outcome, cause: Option<Cause>) {
    let mut progress = world.resource_mut::<Progress>();
    if progress.outcome.is_none() {
        progress.outcome = Some(outcome);
        drive::tell(world, || Cue::Over { outcome, cause });
    }
}

/// A hero was knocked out: that fails the encounter if no potion is left (AT-GOAL-12, AT-RUL-59,
/// AT-EX-38, AT-EX-42) or nobody stands any more (AT-GOAL-13, AT-RUL-60).
pub fn knocked_out(world: &mut World) {
    let nobody = table::seats(world).all(|s| table::hero(world, s).is_down());
    let without = world.resource::<Potions>().unused == 0;
    if without || nobody {
        let cause = if without { Cause::NoPotion } else { Cause::AllDown };
        over(world, Outcome::Failure, Some(cause));
    }
}
