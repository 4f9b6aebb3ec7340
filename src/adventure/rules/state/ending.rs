//! The possible endings of a scenario.

use bevy_ecs::prelude::*;
use serde::{Deserialize, Serialize};

/// How the scenario ended.
#[derive(Clone, Copy, Debug, Hash, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// The villain was cornered, or the scenario's other goal was reached (AC-END-05).
    Won,
    /// The blessings deck ran out (AC-END-01).
    OutOfTime,
    /// All heroes died (AC-END-03).
    AllDead,
}

/// How the scenario is about to end, while texts that answer the end are carried out first.
#[derive(Resource, Clone, Copy, Debug, Default, Hash)]
pub struct Ending {
    /// How it ends.
    pub end: Option<End>,
    /// Whether the answers were gathered.
    pub begun: bool,
}
