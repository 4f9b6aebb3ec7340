//! The systems of the rules, staged by steps: each step of a rulebook has systems of its own.
//!
//! A step runs its systems one after the other with the whole world at hand. There are thousands of
//! steps in a game and one system in nearly each, so they are run as they stand, without a schedule.

use std::fmt::Debug;

use bevy_ecs::prelude::*;
use bevy_ecs::system::BoxedSystem;

/// The steps of a family's rulebook: an enum without fields.
pub trait Step: Copy + Debug + Send + Sync + 'static {
    /// How many steps there are.
    const COUNT: usize;

    /// The number of the step, below [`Step::COUNT`].
    fn number(self) -> usize;
}

/// A system of a step, and whether it knows the world that it runs in.
struct Staged {
    system: BoxedSystem,
    initialized: bool,
}

impl Staged {
    fn new<M>(system: impl IntoSystem<(), (), M>) -> Staged {
        Staged { system: Box::new(IntoSystem::into_system(system)), initialized: false }
    }

    fn run(&mut self, world: &mut World) {
        if !self.initialized {
            self.system.initialize(world);
            self.initialized = true;
        }
        let ran = self.system.run((), world);
        debug_assert!(ran.is_ok(), "{} did not run: {ran:?}", self.system.name());
    }
}

/// The systems of all steps. While they run they are out of the world, as they may change all of it.
#[derive(Resource)]
pub struct Steps<S: Step> {
    systems: Vec<Vec<Staged>>,
    of: std::marker::PhantomData<S>,
}

impl<S: Step> Default for Steps<S> {
    fn default() -> Steps<S> {
        let mut systems = Vec::new();
        systems.resize_with(S::COUNT, Vec::new);
        Steps { systems, of: std::marker::PhantomData }
    }
}

impl<S: Step> Steps<S> {
    /// Adds a system to a step, after those it has. Editions differ by what they add.
    pub fn add<M>(&mut self, step: S, system: impl IntoSystem<(), (), M>) {
        self.systems[step.number()].push(Staged::new(system));
    }

    /// Adds a system to a step, before those it has.
    pub fn add_first<M>(&mut self, step: S, system: impl IntoSystem<(), (), M>) {
        self.systems[step.number()].insert(0, Staged::new(system));
    }

    /// Takes them out of the world, to run them.
    pub(super) fn take(world: &mut World) -> Steps<S> {
        let systems = std::mem::take(&mut world.resource_mut::<Steps<S>>().systems);
        Steps { systems, of: std::marker::PhantomData }
    }

    /// Puts them back.
    pub(super) fn put_back(self, world: &mut World) {
        *world.resource_mut::<Steps<S>>() = self;
    }

    /// Runs the systems of a step. Returns false if it has none.
    pub(super) fn run(&mut self, world: &mut World, step: S) -> bool {
        let systems = &mut self.systems[step.number()];
        debug_assert!(!systems.is_empty(), "step {step:?} has no systems");
        for system in &mut *systems {
            system.run(world);
        }
        !systems.is_empty()
    }
}
