//! The rules' loop for the card game: functions with which steps ask, answer and push frames.

use bevy_ecs::prelude::*;

use super::frame::{
    CheckFrame, CloseFrame, DamageFrame, EffectsFrame, EncounterFrame, Flow, Frame, ResetFrame,
    Returned, ScenarioFrame, Step, TriggersFrame, TurnFrame,
};
use super::prompt::Act;
use crate::kernel::{drive, prompt, steps};
use crate::rules::family::Adventure;
use crate::rules::state::ids::CardId;

/// The systems of all steps.
pub type Steps = steps::Steps<Step>;
/// A question that a step asks.
pub type Question = prompt::Question<Adventure>;

/// Runs steps until a prompt is open or the scenario is over.
pub fn drive(world: &mut World) {
    drive::drive::<Adventure>(world);
}

/// Opens a prompt for exactly one of these options.
pub fn ask(world: &mut World, question: Question, options: Vec<Act>) {
    drive::ask(world, question, options);
}

/// Opens a prompt for `min` to `max` of these options. With `min` 0, `Continue` is added and stands
/// for none.
pub fn ask_some(world: &mut World, question: Question, options: Vec<Act>, min: usize, max: usize) {
    drive::ask_some(world, question, options, min, max);
}

/// Takes the answer to the last prompt, if there is one.
pub fn answer(world: &mut World) -> Option<Vec<Act>> {
    drive::answer::<Adventure>(world)
}

/// Takes the answer to a prompt for exactly one option.
pub fn answer_one(world: &mut World) -> Option<Act> {
    drive::answer_one::<Adventure>(world)
}

/// Takes the answer to a prompt for cards; `Continue` gives an empty list.
pub fn answer_cards(world: &mut World) -> Option<Vec<CardId>> {
    let card = |a| if let Act::Card(c) = a { Some(c) } else { None };
    answer(world).map(|acts| acts.into_iter().filter_map(card).collect())
}

/// Takes the result of the frame that was popped from above this one.
pub fn returned(world: &mut World) -> Option<Returned> {
    drive::returned::<Adventure>(world)
}

/// Pushes a frame.
pub fn push(world: &mut World, frame: Frame) {
    drive::push::<Adventure>(world, frame);
}

/// Pops the top frame.
pub fn pop(world: &mut World) -> Option<Frame> {
    drive::pop::<Adventure>(world)
}

/// Pops the top frame and passes a result to the one below.
pub fn pop_with(world: &mut World, returned: Returned) {
    drive::pop_with::<Adventure>(world, returned);
}

/// Passes a result down for a frame that was popped already.
pub fn hand_down(world: &mut World, returned: Returned) {
    drive::hand_down::<Adventure>(world, returned);
}

/// Sets the step of the top frame.
pub fn go(world: &mut World, to: Step) {
    match world.resource_mut::<Flow>().frames.last_mut() {
        Some(Frame::Scenario(f)) => f.step = to,
        Some(Frame::Turn(f)) => f.step = to,
        Some(Frame::Reset(f)) => f.step = to,
        Some(Frame::Encounter(f)) => f.step = to,
        Some(Frame::Check(f)) => f.step = to,
        Some(Frame::Damage(f)) => f.step = to,
        Some(Frame::Close(f)) => f.step = to,
        Some(Frame::Triggers(_) | Frame::Effects(_) | Frame::Recharge(_)) | None => {}
    }
}

crate::kernel::nearest_frames! {
    scenario, scenario_mut, Scenario, ScenarioFrame;
    turn, turn_mut, Turn, TurnFrame;
    reset, reset_mut, Reset, ResetFrame;
    encounter, encounter_mut, Encounter, EncounterFrame;
    check, check_mut, Check, CheckFrame;
    damage, damage_mut, Damage, DamageFrame;
    close, close_mut, Close, CloseFrame;
    triggers, triggers_mut, Triggers, TriggersFrame;
    effects, effects_mut, Effects, EffectsFrame;
}

/// The encounter under way on a stack.
pub trait CurrentEncounter {
    /// Returns the encounter whose steps are under way: begun, and its card not yet settled.
    fn current_encounter(&self) -> Option<&EncounterFrame>;
}

impl CurrentEncounter for Flow {
    fn current_encounter(&self) -> Option<&EncounterFrame> {
        let over = |s| matches!(s, Step::Guard | Step::Aftermath | Step::Escape | Step::Cornered);
        self.encounter().filter(|e| !over(e.step))
    }
}
