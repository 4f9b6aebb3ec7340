//! How the visit of a chapter ends.

use serde::{Deserialize, Serialize};

/// How the visit of a chapter ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The encounter failed (AT-GOAL-15).
    Failure,
    /// It succeeded (AT-GOAL-05).
    Success,
    /// It succeeded with all bonus objectives (AT-GOAL-06).
    Plus,
    /// Its content sets itself off for ever.
    Stuck,
    /// A story or a market was left.
    Left,
    /// The campaign is over (AT-CAMP-01).
    Over,
}

impl Ending {
    /// Returns whether an encounter was won; nothing for what is neither won nor lost.
    pub fn won(self) -> Option<bool> {
        match self {
            Ending::Success | Ending::Plus => Some(true),
            Ending::Failure => Some(false),
            Ending::Stuck | Ending::Left | Ending::Over => None,
        }
    }
}
