//! Stable ids. Entities may move between archetypes; ids never change during a scenario.

use serde::{Deserialize, Serialize};

use crate::cards::vocabulary::Kind;
use crate::saturating;

pub use crate::kernel::ids::{CardId, SeatId as HeroId};

/// Maximum number of heroes at a table (AC-SETS-16).
pub const MAX_HEROES: usize = 6;
/// Maximum number of locations at a table.
pub const MAX_PLACES: usize = 16;

/// A location, by its position in the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct PlaceId(pub u8);

/// The owner of a power or an effect: the card, board or rule that it comes from.
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

/// A pile of cards. Every card is in exactly one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum PileId {
    /// A hero's deck.
    Deck(HeroId),
    /// A hero's hand, in the order in which the cards arrived.
    Hand(HeroId),
    /// A hero's discard pile (AC-PLAY-42).
    Discards(HeroId),
    /// Cards buried under a hero's board.
    Buried(HeroId),
    /// Cards displayed in front of a hero.
    Displayed(HeroId),
    /// Cards that a hero has played and set aside until their effects are done (AC-PLAY-30).
    Aside(HeroId),
    /// The deck of a location.
    Location(PlaceId),
    /// The blessings deck.
    Blessings,
    /// The blessings discard pile.
    Hours,
    /// The box's cards of one type (AC-BOX-01), without the cards of heroes' decks (AC-BOX-02).
    Box(Kind),
    /// The box's villains, henchmen and loot, which are taken by name and never drawn (AC-BOX-03,
    /// AC-RUL-73).
    Vault,
    /// Cards being encountered or examined.
    Stage,
    /// Imagined copies whose encounter is over (AC-SUMM-02).
    Gone,
    /// Cards displayed next to a location (AC-PLAY-22).
    Beside(PlaceId),
    /// Support cards displayed for all heroes (AC-SUPP-03).
    Support,
    /// Cards removed from the game (AC-SUPP-07).
    Removed,
    /// The party's ship (AC-SHIP-05).
    Ship,
    /// Plunder cards, facedown under the party's ship (AC-SHIP-21).
    Plunder,
}

impl PileId {
    /// Number of piles.
    pub const SLOTS: usize = PileId::WITHOUT_SHIP + 2;
    /// Number of piles of a table without ships: those of the ship come last.
    pub const WITHOUT_SHIP: usize = MAX_HEROES * 6 + MAX_PLACES * 2 + 15;

    /// Returns a dense index of the pile, below [`PileId::SLOTS`].
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
            // Only types that are drawn at random have a pile each.
            PileId::Box(k) if (k as usize) < Kind::ALL.len() => REST + 7 + k as usize,
            PileId::Box(_) => REST + 2,
            PileId::Beside(p) => REST + 15 + p.0 as usize,
            PileId::Ship => REST + 15 + MAX_PLACES,
            PileId::Plunder => REST + 16 + MAX_PLACES,
        }
    }

    /// Returns the pile with this index.
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
                n if n == 15 + MAX_PLACES => PileId::Ship,
                n if n == 16 + MAX_PLACES => PileId::Plunder,
                n => PileId::Beside(PlaceId(saturating::byte(n - 15))),
            },
        }
    }

    /// Returns the hero who owns the pile, for piles of heroes.
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
