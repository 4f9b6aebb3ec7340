//! The main loop: runs the step of the top frame until a prompt is open or the game is over.
//!
//! A step continues, asks (and runs again with the answer), or pushes a frame (and runs again after
//! that frame, with its result).

use bevy_ecs::prelude::*;

use super::Family;
use super::flow::{Flow, Over};
use super::prompt::{Asked, Prompt, Question};
use super::steps::Steps;
use lang::saturating;

/// The maximum number of steps between two prompts, and of frames on the stack. Games need a few
/// dozen; only effects that trigger each other endlessly get there, and they are aborted.
const MAX_STEPS: u32 = 20_000;
const MAX_DEPTH: usize = 400;
/// The maximum number of aborts before a prompt opens; then the game ends.
const MOST_BROKEN_OFF: u32 = 50;

/// Runs steps until a prompt is open or the game is over.
pub fn drive<F: Family>(world: &mut World) {
    let mut steps = Steps::<F::RuleStep>::take(world);
    run::<F>(world, &mut steps);
    steps.put_back(world);
    if world.resource::<Over<F>>().0.is_some() {
        F::wind_up(world);
    }
}

fn run<F: Family>(world: &mut World, systems: &mut Steps<F::RuleStep>) {
    let (mut steps, mut broken_off) = (0, 0);
    while world.resource::<Asked<F>>().prompt.is_none() && world.resource::<Over<F>>().0.is_none() {
        steps += 1;
        let frames = &world.resource::<Flow<F>>().frames;
        let Some(top) = frames.last() else { return };
        if steps > MAX_STEPS || frames.len() > MAX_DEPTH {
            broken_off += 1;
            if broken_off > MOST_BROKEN_OFF {
                return F::give_up(world);
            }
            F::break_off(world);
            steps = 0;
            continue;
        }
        match F::step(world, top) {
            None => F::abandon(world),
            Some(step) if systems.run(world, step) => {}
            // The frame would stay on the stack forever.
            Some(_) => {
                pop::<F>(world);
            }
        }
    }
}

/// Opens a prompt for one of these options.
pub fn ask<F: Family>(world: &mut World, question: Question<F>, options: Vec<F::Act>) {
    ask_some(world, question, options, 1, 1);
}

/// Opens a prompt for `min` to `max` of these options. With `min` 0, [`Family::CONTINUE`] is added,
/// which stands for choosing none.
pub fn ask_some<F: Family>(
    world: &mut World,
    question: Question<F>,
    mut options: Vec<F::Act>,
    min: usize,
    max: usize,
) {
    if min == 0 && !options.contains(&F::CONTINUE) {
        options.push(F::CONTINUE);
    }
    debug_assert!(!options.is_empty(), "an empty prompt: {:?}", question.ask);
    let mut asked = world.resource_mut::<Asked<F>>();
    asked.count += 1;
    let number = asked.count;
    let Question { who, ask, source, card } = question;
    let (min, max) = (saturating::byte(min), saturating::byte(max));
    asked.prompt = Some(Prompt { number, who, ask, source, card, min, max, options });
}

/// Takes the answer, if there is one.
pub fn answer<F: Family>(world: &mut World) -> Option<Vec<F::Act>> {
    world.resource_mut::<Flow<F>>().answer.take()
}

/// Takes the answer to a prompt for exactly one option.
pub fn answer_one<F: Family>(world: &mut World) -> Option<F::Act> {
    answer::<F>(world).and_then(|a| a.first().copied())
}

/// Takes the result of the frame above.
pub fn returned<F: Family>(world: &mut World) -> Option<F::Returned> {
    world.resource_mut::<Flow<F>>().returned.take()
}

/// Pushes a frame.
pub fn push<F: Family>(world: &mut World, frame: F::Frame) {
    world.resource_mut::<Flow<F>>().frames.push(frame);
}

/// Pops the top frame.
pub fn pop<F: Family>(world: &mut World) -> Option<F::Frame> {
    world.resource_mut::<Flow<F>>().frames.pop()
}

/// Pops the top frame and returns a result to the one below.
pub fn pop_with<F: Family>(world: &mut World, returned: F::Returned) {
    let mut flow = world.resource_mut::<Flow<F>>();
    flow.frames.pop();
    flow.returned = Some(returned);
}

/// Sets the result of a frame that was popped already.
pub fn hand_down<F: Family>(world: &mut World, returned: F::Returned) {
    world.resource_mut::<Flow<F>>().returned = Some(returned);
}

/// Ends the game. The first ending counts. Returns whether the game was not over before.
pub fn finish<F: Family>(world: &mut World, ending: F::Ending) -> bool {
    let mut over = world.resource_mut::<Over<F>>();
    let first = over.0.is_none();
    if first {
        over.0 = Some(ending);
    }
    first
}
