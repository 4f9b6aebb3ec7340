//! The systems of the rules, grouped by steps: each step of a rulebook has its own systems.
//!
//! A step runs its systems one after the other with exclusive access to the world. A game has
//! thousands of steps with about one system each, so the systems are called directly, without a
//! schedule.

use std::fmt::Debug;

use bevy_ecs::prelude::*;
use bevy_ecs::system::BoxedSystem;

/// The steps of a family's rulebook: an enum without fields.
pub trait Step: Copy + Debug + Send + Sync + 'static {
    /// The number of steps.
    const COUNT: usize;

    /// The index of the step, below [`Step::COUNT`].
    fn number(self) -> usize;
}

/// A system of a step, and whether it was initialized for this world.
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

/// The systems of all steps. They are taken out of the world while they run, because they may
/// change all of it.
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
    /// Adds a system to a step, after the existing ones. Editions differ by the systems that they
    /// add.
    pub fn add<M>(&mut self, step: S, system: impl IntoSystem<(), (), M>) {
        self.systems[step.number()].push(Staged::new(system));
    }

    /// Adds a system to a step, before the existing ones.
    pub fn add_first<M>(&mut self, step: S, system: impl IntoSystem<(), (), M>) {
        self.systems[step.number()].insert(0, Staged::new(system));
    }

    /// Takes the systems of a step out of the world, to run them.
    pub(super) fn take(world: &mut World) -> Steps<S> {
        let systems = std::mem::take(&mut world.resource_mut::<Steps<S>>().systems);
        Steps { systems, of: std::marker::PhantomData }
    }

    /// Puts the systems back.
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
