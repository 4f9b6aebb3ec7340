//! The settings of this machine as a resource.

use bevy::prelude::*;

use crate::settings::Settings;

/// The user's settings. Pictures and tests have the defaults, and save nothing.
#[derive(Resource, Clone, Debug, Default, Deref, DerefMut)]
pub struct Prefs(pub Settings);
