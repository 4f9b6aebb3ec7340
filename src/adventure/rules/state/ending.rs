//! How a scenario ends.

use serde::{Deserialize, Serialize};

/// How the scenario ended.
#[derive(Clone, Copy, Debug, Hash, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// The villain was cornered, or what else the scenario asks for was done (AC-END-05).
    Won,
    /// The hours ran out (AC-END-01).
    OutOfTime,
    /// Everyone died (AC-END-03).
    AllDead,
}
