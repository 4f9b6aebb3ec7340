//! Frames of what happens between encounters.

use serde::{Deserialize, Serialize};

use super::Step;
use crate::content::words::Outcome;
use crate::rules::state::ids::{CardId, SeatId};

/// What is told, and offers choices (AT-DATA-14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Telling {
    /// The chapter; of a market also what it sells.
    Chapter,
    /// The result of the encounter (AT-GOAL-07).
    Result(Outcome),
    /// A random encounter (AT-RAND-01), or an item that is used in the camp.
    Card(CardId),
}

/// Something that was chosen and is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chosen {
    /// The choice of that number.
    Choice(u8),
    /// The service of that number.
    Service(u8),
}

/// A text with choices, until one of them leads on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct StoryFrame {
    /// What is told.
    pub of: Telling,
    /// The choices that were taken and did not lead on: each is taken at most once.
    pub taken: Vec<u8>,
    /// What is carried out.
    pub chosen: Option<Chosen>,
}

/// The heroes level up, one after the other (AT-LEVL-02, AT-RUL-73).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LevelsFrame {
    /// The heroes who have not yet.
    pub left: Vec<SeatId>,
}

/// Changes of an action deck that its owner may make (AT-LEVL-25, AT-LEVL-26, AT-PERK-06).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DeckFrame {
    /// Whose deck.
    pub hero: SeatId,
    /// Where it is.
    pub step: Step,
    /// How many cards may still be removed for those that replace them.
    pub removals: u8,
    /// The cards that were just added and cannot be removed for each other (AT-RUL-74).
    pub new: Vec<CardId>,
    /// Whether a Basic Move or a Basic Attack may be added then.
    pub basics: bool,
}
