//! The possible endings of a scenario.

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
