//! The systems of the rules, staged by steps: each step of a rulebook has a schedule of its own.

use bevy_ecs::prelude::*;
use bevy_ecs::schedule::{IntoScheduleConfigs, Schedule, ScheduleLabel, SingleThreadedExecutor};
use bevy_ecs::system::ScheduleSystem;

/// The steps of a family's rulebook: an enum without fields.
pub trait Step: ScheduleLabel + Copy {
    /// How many steps there are.
    const COUNT: usize;

    /// The number of the step, below [`Step::COUNT`].
    fn number(self) -> usize;
}

/// The schedules of all steps.
#[derive(Resource)]
pub struct Steps<S: Step> {
    schedules: Vec<Option<Schedule>>,
    of: std::marker::PhantomData<S>,
}

impl<S: Step> Default for Steps<S> {
    fn default() -> Steps<S> {
        let mut schedules = Vec::new();
        schedules.resize_with(S::COUNT, || None);
        Steps { schedules, of: std::marker::PhantomData }
    }
}

impl<S: Step> Steps<S> {
    /// Adds a system to a step, after those it has. Editions differ by what they add.
    pub fn add<M>(&mut self, step: S, system: impl IntoScheduleConfigs<ScheduleSystem, M>) {
        self.schedules[step.number()]
            .get_or_insert_with(|| {
                let mut schedule = Schedule::new(step);
                schedule.set_executor(SingleThreadedExecutor::new());
                schedule
            })
            .add_systems(system);
    }
}

/// Runs the systems of a step. Returns false if it has none.
pub fn run<S: Step>(world: &mut World, step: S) -> bool {
    let taken = world.resource_mut::<Steps<S>>().schedules[step.number()].take();
    let Some(mut schedule) = taken else {
        debug_assert!(false, "step {step:?} has no systems");
        return false;
    };
    schedule.run(world);
    world.resource_mut::<Steps<S>>().schedules[step.number()] = Some(schedule);
    true
}
