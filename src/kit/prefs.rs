//! What people chose for this machine.

use bevy::prelude::*;

use crate::settings::Settings;

/// What people chose for this machine. Pictures and tests have the usual, and write nothing.
#[derive(Resource, Clone, Debug, Default, Deref, DerefMut)]
pub struct Prefs(pub Settings);
