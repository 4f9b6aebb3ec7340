//! What is printed on a trader: what is sold, and for what (AC-TRADE-05, AC-TRADE-10).

use serde::{Deserialize, Serialize};

use super::effect::CardFilter;
use super::words::Kind;

/// The terms of a trader. One without any follows its own text (AC-TRADE-16).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TradeDef {
    /// The type of the cards that are displayed on it (AC-TRADE-06).
    pub sells: Kind,
    /// So many boons of each of these sorts are paid for one of them: `[(2, ())]` is any two.
    pub price: Vec<(u8, CardFilter)>,
}
