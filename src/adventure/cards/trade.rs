//! The schema of traders: what they sell, and their price (AC-TRADE-05, AC-TRADE-10).

use serde::{Deserialize, Serialize};

use super::effect::CardFilter;
use super::vocabulary::Kind;

/// The terms of a trader. One without any follows its own text (AC-TRADE-16).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TradeDef {
    /// The type of the cards that are displayed for sale (AC-TRADE-06).
    pub sells: Kind,
    /// The price of one card: so many boons matching each filter. `[(2, ())]` is any two.
    pub price: Vec<(u8, CardFilter)>,
}
