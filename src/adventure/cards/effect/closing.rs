//! The ways in which a location can be closed.

use serde::{Deserialize, Serialize};

use super::{Cost, Summoned};
use crate::cards::amount::CheckSpec;

/// A way of closing a location (AC-CLOSE-05).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Closing {
    /// Nothing is required.
    Automatic,
    /// Succeed at a check.
    Check(CheckSpec),
    /// Pay a cost.
    Pay(Cost),
    /// Pay a cost with that many cards, all of which must be available (AC-CLOSE-08, AC-LIM-04).
    PaySeveral(u8, Cost),
    /// Each hero at the location pays a cost with a card (AC-CLOSE-08).
    EachPays(Cost),
    /// Summon and defeat, or acquire (AC-HENCH-07, AC-SUMM-14).
    Defeat(Summoned),
}
