//! Stable ids. Entities may move between archetypes; these never change during a game.

use serde::{Deserialize, Serialize};

/// A card on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct CardId(pub u16);

/// A seat at the table, counted from 0. One person may hold several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct SeatId(pub u8);
