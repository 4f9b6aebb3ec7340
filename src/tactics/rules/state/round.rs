//! The round: which one it is, the line of initiative tokens, and what the party shares.

use bevy_ecs::prelude::*;

use super::ids::{FighterId, SeatId};
use crate::content::words::Outcome;

/// An initiative token (AT-ROUND-07). A boss has several, a hero one (AT-SETUP-11, AT-SETUP-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Token {
    /// Whose it is.
    pub of: FighterId,
    /// The boss deck that it reveals a card of; none for a hero and a summon.
    pub deck: Option<u8>,
}

/// The round that is played.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Round {
    /// Counted from 1; 0 before the first.
    pub number: u16,
    /// Turns begun in the encounter.
    pub turns: u16,
    /// All tokens of the encounter, in a fixed order.
    pub tokens: Vec<Token>,
    /// The line of this round, in the order of turns; empty before it is laid out.
    pub line: Vec<Token>,
    /// How many of the line have had their turn or are having it.
    pub at: u8,
    /// The laws of the encounter that are still to be drawn, the next one last.
    pub laws: Vec<u8>,
    /// The laws that hold until Cleanup, in the order in which they were drawn.
    pub in_force: Vec<u8>,
}

impl Round {
    /// Returns the first hero in the line, by whom the players are asked (AT-BOSS-09, AT-RUL-53);
    /// without a line the first hero by seat (AT-RUL-109).
    pub fn lead(&self, is_hero: impl Fn(FighterId) -> Option<SeatId>) -> SeatId {
        self.line.iter().find_map(|t| is_hero(t.of)).unwrap_or(SeatId(0))
    }

    /// Returns the token whose turn it is.
    pub fn current(&self) -> Option<Token> {
        self.at.checked_sub(1).and_then(|n| self.line.get(usize::from(n))).copied()
    }
}

/// Revive potions of the party (AT-REVV-01, AT-REVV-07).
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Potions {
    /// Those that can still be used.
    pub unused: u8,
    /// Those that were used in this encounter.
    pub used: u8,
}

/// How far the objectives are met (AT-GOAL-01).
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Progress {
    /// Set at the moment the encounter ends (AT-GOAL-04).
    pub outcome: Option<Outcome>,
    /// For each bonus objective whether it is complete or was (AT-RUL-92).
    pub bonus: Vec<bool>,
    /// Counters of the campaign and of the encounter, by name.
    pub counters: Vec<(String, i32)>,
    /// Flags of the campaign that are set.
    pub flags: Vec<String>,
}
