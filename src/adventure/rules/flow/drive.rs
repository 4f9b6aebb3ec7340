//! The loop: run the schedule of the top frame's step until somebody must answer or it is over.
//!
//! A step's system either goes on, asks (and is run again with the answer), or pushes a frame (and
//! is run again when that is done, with what it returned).

use bevy_ecs::prelude::*;
use bevy_ecs::schedule::{Schedule, SingleThreadedExecutor};

use super::frame::{
    CheckFrame, CloseFrame, DamageFrame, EffectsFrame, EncounterFrame, Flow, Frame, ResetFrame,
    Returned, ScenarioFrame, Step, TriggersFrame, TurnFrame,
};
use super::prompt::{Act, Ask, Asked, Prompt, Source};
use crate::narrow;
use crate::rules::death;
use crate::rules::effect::pay;
use crate::rules::state::ids::{CardId, HeroId};
use crate::rules::state::table::{self, End, Over};

/// The schedules of all steps.
#[derive(Resource, Default)]
pub struct Steps(Vec<Option<Schedule>>);

impl Steps {
    /// Adds a system to a step, after those it has. Editions differ by what they add.
    pub fn add<M>(
        &mut self,
        step: Step,
        system: impl bevy_ecs::schedule::IntoScheduleConfigs<bevy_ecs::system::ScheduleSystem, M>,
    ) {
        if self.0.is_empty() {
            self.0.resize_with(Step::COUNT, || None);
        }
        self.0[step as usize]
            .get_or_insert_with(|| {
                let mut s = Schedule::new(step);
                s.set_executor(SingleThreadedExecutor::new());
                s
            })
            .add_systems(system);
    }
}

fn run_step(world: &mut World, step: Step) {
    let taken = world.resource_mut::<Steps>().0[step as usize].take();
    let Some(mut schedule) = taken else {
        debug_assert!(false, "step {step:?} has no systems");
        pop(world);
        return;
    };
    schedule.run(world);
    world.resource_mut::<Steps>().0[step as usize] = Some(schedule);
}

/// The most steps between two prompts, and the deepest stack. Games come to a few dozen; only
/// content whose effects set each other off for ever gets there, and is broken off.
const MAX_STEPS: u32 = 20_000;
const MAX_DEPTH: usize = 400;
/// How often that is broken off before anybody can be asked again; then there is no game left.
const MOST_BROKEN_OFF: u32 = 50;

/// Runs until a prompt is open or the scenario is over.
pub fn drive(world: &mut World) {
    let (mut steps, mut broken_off) = (0, 0);
    while world.resource::<Asked>().prompt.is_none() && world.resource::<Over>().0.is_none() {
        steps += 1;
        let frames = &world.resource::<Flow>().frames;
        if steps > MAX_STEPS || frames.len() > MAX_DEPTH {
            broken_off += 1;
            if broken_off > MOST_BROKEN_OFF {
                return table::finish(world, End::OutOfTime);
            }
            break_off(world);
            steps = 0;
            continue;
        }
        let Some(top) = frames.last() else { return };
        let (step, owner) = (top.step(), top.owner());
        if owner.is_some_and(|h| !table::hero(world, h).alive) {
            death::abandon(world);
        } else {
            run_step(world, step);
        }
    }
    // The end of the scenario finds nothing set aside.
    if world.resource::<Over>().0.is_some() {
        pay::lay_all_down(world);
    }
}

/// Takes down to the turn what never ends, as if its heroes had died; the cards go back to where
/// they belong, and the turn goes on.
fn break_off(world: &mut World) {
    while let Some(top) = world.resource::<Flow>().frames.last() {
        if matches!(top, Frame::Turn(_) | Frame::Scenario(_)) {
            break;
        }
        death::abandon(world);
    }
    pay::lay_all_down(world);
    if let Some(t) = world.resource_mut::<Flow>().into_inner().turn_mut() {
        t.cut_short = true;
    }
}

/// What a step asks.
pub struct Question {
    /// Whose answer is wanted.
    pub who: HeroId,
    /// What kind of answer.
    pub ask: Ask,
    /// What asks.
    pub source: Source,
    /// The card it is about.
    pub card: Option<CardId>,
}

/// Opens a prompt for one of these options.
pub fn ask(world: &mut World, q: Question, options: Vec<Act>) {
    ask_some(world, q, options, 1, 1);
}

/// Opens a prompt for `min` to `max` of these options. With `min` 0, `Continue` is added, which
/// then stands for none.
pub fn ask_some(world: &mut World, q: Question, mut options: Vec<Act>, min: usize, max: usize) {
    if min == 0 && !options.contains(&Act::Continue) {
        options.push(Act::Continue);
    }
    debug_assert!(!options.is_empty(), "an empty prompt: {:?}", q.ask);
    let mut asked = world.resource_mut::<Asked>();
    asked.count += 1;
    let number = asked.count;
    let Question { who, ask, source, card } = q;
    let (min, max) = (narrow::byte(min), narrow::byte(max));
    asked.prompt = Some(Prompt { number, who, ask, source, card, min, max, options });
}

/// Takes the answer, if there is one.
pub fn answer(world: &mut World) -> Option<Vec<Act>> {
    world.resource_mut::<Flow>().answer.take()
}

/// Takes the answer to a prompt for exactly one option.
pub fn answer_one(world: &mut World) -> Option<Act> {
    answer(world).and_then(|a| a.first().copied())
}

/// Takes the answer to a prompt for cards; `Continue` stands for none.
pub fn answer_cards(world: &mut World) -> Option<Vec<CardId>> {
    let card = |a| if let Act::Card(c) = a { Some(c) } else { None };
    answer(world).map(|acts| acts.into_iter().filter_map(card).collect())
}

/// Takes what the frame above handed down.
pub fn returned(world: &mut World) -> Option<Returned> {
    world.resource_mut::<Flow>().returned.take()
}

/// Puts a frame on top.
pub fn push(world: &mut World, frame: Frame) {
    world.resource_mut::<Flow>().frames.push(frame);
}

/// Takes the top frame off.
pub fn pop(world: &mut World) -> Option<Frame> {
    world.resource_mut::<Flow>().frames.pop()
}

/// Takes the top frame off and hands something down.
pub fn pop_with(world: &mut World, returned: Returned) {
    let mut flow = world.resource_mut::<Flow>();
    flow.frames.pop();
    flow.returned = Some(returned);
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

macro_rules! nearest {
    ($($get:ident, $get_mut:ident, $variant:ident, $frame:ty;)*) => {
        impl Flow {
            $(
                /// The nearest frame of this kind, from the top.
                pub fn $get(&self) -> Option<&$frame> {
                    self.frames.iter().rev().find_map(|f| match f {
                        Frame::$variant(f) => Some(f),
                        _ => None,
                    })
                }
                /// The same, to change.
                pub fn $get_mut(&mut self) -> Option<&mut $frame> {
                    self.frames.iter_mut().rev().find_map(|f| match f {
                        Frame::$variant(f) => Some(f),
                        _ => None,
                    })
                }
            )*
        }
        $(
            /// The nearest frame of this kind, from the top. Only for steps of such frames.
            pub(crate) fn $get(world: &World) -> &$frame {
                world.resource::<Flow>().$get().expect("the step belongs to such a frame")
            }
            /// The same, to change.
            pub(crate) fn $get_mut(world: &mut World) -> &mut $frame {
                let flow = world.resource_mut::<Flow>().into_inner();
                flow.$get_mut().expect("the step belongs to such a frame")
            }
        )*
    };
}
nearest! {
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

impl Flow {
    /// The encounter whose steps are under way: begun, and its card not yet settled.
    pub fn current_encounter(&self) -> Option<&EncounterFrame> {
        self.encounter().filter(|e| !matches!(e.step, Step::Guard | Step::Aftermath | Step::Escape))
    }
}

/// Hands something down for a frame that is off already.
pub fn hand_down(world: &mut World, returned: Returned) {
    world.resource_mut::<Flow>().returned = Some(returned);
}
