//! Stable ids. Entities may move between archetypes; these never change during a scenario.

use serde::{Deserialize, Serialize};

use crate::cards::vocabulary::Kind;
use crate::saturating;

pub use crate::kernel::ids::{CardId, SeatId as HeroId};

/// The most heroes at a table (AC-SETS-16).
pub const MAX_HEROES: usize = 6;
/// The most locations at a table.
pub const MAX_PLACES: usize = 16;

/// A location, by its place in the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct PlaceId(pub u8);

/// What has a power: the thing that is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Source {
    /// A card.
    Card(CardId),
    /// A hero's board.
    Hero(HeroId),
    /// A location.
    Place(PlaceId),
    /// The scenario.
    Scenario,
    /// The adventure.
    Adventure,
    /// The path of adventures.
    Path,
    /// The rules themselves.
    Rules,
}

/// A pile of cards. Every card lies in exactly one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum PileId {
    /// A hero's deck.
    Deck(HeroId),
    /// A hero's hand, in the order of arrival.
    Hand(HeroId),
    /// A hero's discard pile (AC-PLAY-42).
    Discards(HeroId),
    /// Cards under a hero's board.
    Buried(HeroId),
    /// Cards displayed in front of a hero.
    Displayed(HeroId),
    /// Cards that a hero has played and that are still in play (AC-PLAY-30).
    Aside(HeroId),
    /// The deck of a location.
    Location(PlaceId),
    /// The blessings deck.
    Blessings,
    /// The blessings discard pile.
    Hours,
    /// The cards of one type in the box (AC-BOX-01); those of heroes' decks are not (AC-BOX-02).
    Box(Kind),
    /// Villains, henchmen and loot, fetched by name, never drawn (AC-BOX-03, AC-RUL-73).
    Vault,
    /// Cards being encountered or looked at.
    Stage,
    /// Imagined copies after their encounter (AC-SUMM-02).
    Gone,
    /// Cards displayed next to a location (AC-PLAY-22).
    Beside(PlaceId),
    /// Support cards displayed for everybody (AC-SUPP-03).
    Support,
    /// Removed from the game (AC-SUPP-07).
    Removed,
}

impl PileId {
    /// How many slots there are.
    pub const SLOTS: usize = MAX_HEROES * 6 + MAX_PLACES * 2 + 15;

    /// A dense number for each pile.
    pub fn slot(self) -> usize {
        const H: usize = MAX_HEROES;
        const REST: usize = H * 6 + MAX_PLACES;
        match self {
            PileId::Deck(h) => h.0 as usize,
            PileId::Hand(h) => H + h.0 as usize,
            PileId::Discards(h) => H * 2 + h.0 as usize,
            PileId::Buried(h) => H * 3 + h.0 as usize,
            PileId::Displayed(h) => H * 4 + h.0 as usize,
            PileId::Aside(h) => H * 5 + h.0 as usize,
            PileId::Location(p) => H * 6 + p.0 as usize,
            PileId::Blessings => REST,
            PileId::Hours => REST + 1,
            PileId::Vault => REST + 2,
            PileId::Stage => REST + 3,
            PileId::Gone => REST + 4,
            PileId::Support => REST + 5,
            PileId::Removed => REST + 6,
            // Only the types that are drawn at random have piles of their own.
            PileId::Box(k) if (k as usize) < Kind::ALL.len() => REST + 7 + k as usize,
            PileId::Box(_) => REST + 2,
            PileId::Beside(p) => REST + 15 + p.0 as usize,
        }
    }

    /// The pile of that number.
    pub fn from_slot(slot: usize) -> PileId {
        const H: usize = MAX_HEROES;
        const REST: usize = H * 6 + MAX_PLACES;
        let h = HeroId(saturating::byte(slot % H));
        match slot {
            s if s < H => PileId::Deck(h),
            s if s < H * 2 => PileId::Hand(h),
            s if s < H * 3 => PileId::Discards(h),
            s if s < H * 4 => PileId::Buried(h),
            s if s < H * 5 => PileId::Displayed(h),
            s if s < H * 6 => PileId::Aside(h),
            s if s < REST => PileId::Location(PlaceId(saturating::byte(s - H * 6))),
            s => match s - REST {
                0 => PileId::Blessings,
                1 => PileId::Hours,
                2 => PileId::Vault,
                3 => PileId::Stage,
                4 => PileId::Gone,
                5 => PileId::Support,
                6 => PileId::Removed,
                n if n < 15 => PileId::Box(Kind::ALL[(n - 7).min(7)]),
                n => PileId::Beside(PlaceId(saturating::byte(n - 15))),
            },
        }
    }

    /// Whose pile it is, for piles of heroes.
    pub fn hero(self) -> Option<HeroId> {
        match self {
            PileId::Deck(h)
            | PileId::Hand(h)
            | PileId::Discards(h)
            | PileId::Buried(h)
            | PileId::Displayed(h)
            | PileId::Aside(h) => Some(h),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_are_dense_and_reversible() {
        for slot in 0..PileId::SLOTS {
            assert_eq!(PileId::from_slot(slot).slot(), slot);
        }
    }
}
