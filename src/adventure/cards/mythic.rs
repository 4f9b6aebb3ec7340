//! The words of the effect language about mythic charges.

use serde::{Deserialize, Serialize};

use super::amount::Amount;

/// A thing that is done with mythic charges; who has no mythic path has none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MythicDeed {
    /// You gain so many charges (AC-MYTH-05).
    Gain(Amount),
    /// You expend so many charges, all of which you must have (AC-MYTH-07).
    Spend(u8),
    /// The largest die of the check that is no d20 yet is replaced by a d20 (AC-MYTH-08).
    Die,
}
