//! The loop: run the step at the top of the stack until somebody must answer or the game is over.
//!
//! A step either goes on, asks (and is run again with the answer), or pushes a frame (and is run again
//! when that is done, with what it returned).

use bevy_ecs::prelude::*;

use super::Family;
use super::flow::{Flow, Over};
use super::prompt::{Asked, Prompt, Question};
use super::steps::Steps;
use lang::saturating;

/// The most steps between two prompts, and the deepest stack. Games come to a few dozen; only
/// content whose effects set each other off for ever gets there, and is broken off.
const MAX_STEPS: u32 = 20_000;
const MAX_DEPTH: usize = 400;
/// How often that is broken off before anybody can be asked again; then there is no game left.
const MOST_BROKEN_OFF: u32 = 50;

/// Runs until a prompt is open or the game is over.
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
            // It would stay there for ever.
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
/// which then stands for none.
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

/// Takes what the frame above handed down.
pub fn returned<F: Family>(world: &mut World) -> Option<F::Returned> {
    world.resource_mut::<Flow<F>>().returned.take()
}

/// Puts a frame on top.
pub fn push<F: Family>(world: &mut World, frame: F::Frame) {
    world.resource_mut::<Flow<F>>().frames.push(frame);
}

/// Takes the top frame off.
pub fn pop<F: Family>(world: &mut World) -> Option<F::Frame> {
    world.resource_mut::<Flow<F>>().frames.pop()
}

/// Takes the top frame off and hands something down.
pub fn pop_with<F: Family>(world: &mut World, returned: F::Returned) {
    let mut flow = world.resource_mut::<Flow<F>>();
    flow.frames.pop();
    flow.returned = Some(returned);
}

/// Hands something down for a frame that is off already.
pub fn hand_down<F: Family>(world: &mut World, returned: F::Returned) {
    world.resource_mut::<Flow<F>>().returned = Some(returned);
}

/// Ends the game. What was established first counts. Returns whether it was not over before.
pub fn finish<F: Family>(world: &mut World, ending: F::Ending) -> bool {
    let mut over = world.resource_mut::<Over<F>>();
    let first = over.0.is_none();
    if first {
        over.0 = Some(ending);
    }
    first
}
