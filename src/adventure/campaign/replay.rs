//! Playing the journal of a scenario back on a table.

use bevy_ecs::prelude::*;

use super::journal::{Read, Replayed};
use crate::autopass::StopSettings;
use crate::kernel::campaign::replay;
use crate::rules::family::Adventure;

/// Plays a journal back on an installed table. With stops it is judged which decisions the table
/// made by itself, where the journal does not tell.
///
/// # Errors
/// Returns why the scenario cannot be set up.
pub fn replay(
    world: &mut World,
    read: &Read,
    stops: Option<StopSettings>,
) -> Result<Replayed, String> {
    replay::replay::<Adventure>(world, read, stops)
}
