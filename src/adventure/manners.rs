//! Auto-pass by the names that clients and the window still use.

use bevy_ecs::prelude::*;

pub use crate::autopass::Wanted;
use crate::kernel::autopass;
use crate::rules::family::Adventure;
use crate::rules::flow::prompt::Act;

pub use crate::autopass::{AutoPass as Manners, Stop, StopSettings as Stops, Why, Window, useful};

/// See [`autopass::remove`].
pub fn remove(world: &mut World) {
    autopass::remove::<Adventure>(world);
}

/// See [`autopass::hold`].
pub fn hold(world: &mut World, on: bool) {
    autopass::hold::<Adventure>(world, on);
}

/// See [`autopass::wanted`].
pub fn wanted(world: &mut World) -> Vec<Wanted> {
    autopass::wanted::<Adventure>(world)
}

/// See [`autopass::alike`].
pub mod alike {
    use super::*;

    /// See [`autopass::alike::groups`].
    pub fn groups(world: &World, options: &[Act]) -> Vec<Vec<usize>> {
        autopass::alike::groups::<Adventure>(world, options)
    }
}
