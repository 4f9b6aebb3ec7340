//! Stable ids of what lies and stands on the table.

use serde::{Deserialize, Serialize};

pub use kernel::ids::{CardId, SeatId};

/// What is printed on a card, by its place in the pack.
pub use crate::content::pack::Printed as Def;

/// A figure: a hero, a summon, an ally, a boss or a minion. The heroes come first, in the order of
/// their seats, and no number is given twice in an encounter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct FighterId(pub u16);

impl From<SeatId> for FighterId {
    fn from(seat: SeatId) -> FighterId {
        FighterId(u16::from(seat.0))
    }
}

/// What asks, what has a power, what adds a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The rules themselves.
    Rules,
    /// The chapter's special rules.
    Chapter,
    /// A card.
    Card(CardId),
    /// A figure: its printed values and abilities.
    Fighter(FighterId),
}
