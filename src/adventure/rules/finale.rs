//! The end of a scenario where texts answer it (AC-END-04): all that is under way is broken off, then the
//! answers are carried out, and then the scenario is over.

use bevy_ecs::prelude::*;

use super::effect::pay;
use super::effect::triggers::{Answers, Happened};
use super::flow::drive::{self, Steps};
use super::flow::frame::{Flow, Step};
use super::state::ending::Ending;
use super::state::table::{self, Clock};

/// Registers the step of the end.
pub fn install(steps: &mut Steps) {
    steps.add(Step::Ending, step);
}

/// Begins with the answers of the living heroes, from the active one on; ends the scenario after them.
fn step(world: &mut World) {
    let Some(end) = world.resource::<Ending>().end else { return };
    if world.resource::<Ending>().begun {
        return table::finish_now(world, end);
    }
    world.resource_mut::<Ending>().begun = true;
    let flow = world.resource_mut::<Flow>().into_inner();
    flow.frames.truncate(1);
    (flow.answer, flow.returned) = (None, None);
    drive::scenario_mut(world).step = Step::Ending;
    pay::put_all_away(world);
    let active = world.resource::<Clock>().active;
    let mut heroes = table::living(world);
    heroes.sort_by_key(|h| *h != active);
    let mut answers = Answers::default();
    for (n, hero) in heroes.into_iter().enumerate() {
        answers.collect(world, hero, Happened::ScenarioEnd { first: n == 0 });
    }
    answers.push(world, active);
}
