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
    /// Returns whether the party may be content: an encounter was won, or a chapter without a fight was
    /// left.
    pub fn is_won(self) -> bool {
        matches!(self, Ending::Success | Ending::Plus | Ending::Left | Ending::Over)
    }
}
