//! Why a record does not fit its pack.

use super::MAX_DECK;
use crate::cards::difficulty::DifficultyError;
use crate::kernel::autopass::StopsError;
use crate::kernel::campaign::CampaignError;
use crate::kernel::campaign::players::PlayersError;
use crate::rules::state::ids::MAX_HEROES;

/// Why a record does not fit its pack.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// The party has too few or too many heroes.
    #[error("a party has 1 to {MAX_HEROES} heroes, not {0}")]
    PartySize(usize),
    /// The pack lacks a hero.
    #[error("the hero `{hero}` is not in the pack `{pack}`")]
    NoHero {
        /// The id of the hero.
        hero: String,
        /// The id of the pack.
        pack: String,
    },
    /// A deck has too many cards.
    #[error("the deck of `{0}` has more than {MAX_DECK} cards")]
    DeckSize(String),
    /// The pack lacks a card of a deck.
    #[error("the card `{card}` in the deck of `{hero}` is not in the pack `{pack}`")]
    NoDeckCard {
        /// The id of the card.
        card: String,
        /// The id of the hero.
        hero: String,
        /// The id of the pack.
        pack: String,
    },
    /// A hero has feats that the pack does not print.
    #[error(transparent)]
    Feats(#[from] FeatsError),
    /// What heroes have left after a scenario is not one list for each.
    #[error("what the heroes have left does not fit the party")]
    Left,
    /// The pack lacks a card that a hero has left after a scenario.
    #[error("the card `{card}` is not in the pack `{pack}`")]
    NoCard {
        /// The id of the card.
        card: String,
        /// The id of the pack.
        pack: String,
    },
    /// The names of the players do not fit the party.
    #[error(transparent)]
    Players(#[from] PlayersError),
    /// The auto-pass settings do not fit the table.
    #[error(transparent)]
    Stops(#[from] StopsError),
    /// A house rule is out of range.
    #[error(transparent)]
    Difficulty(#[from] DifficultyError),
    /// The pack lacks the next scenario.
    #[error("the scenario `{scenario}` is not in the pack `{pack}`")]
    NoScenario {
        /// The id of the scenario.
        scenario: String,
        /// The id of the pack.
        pack: String,
    },
}

impl From<RecordError> for CampaignError {
    fn from(error: RecordError) -> CampaignError {
        CampaignError::Other(error.to_string())
    }
}

/// Why the feats of a hero do not fit what is printed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FeatsError {
    /// More boxes are checked than there are.
    #[error("`{hero}` has more {what} feats than boxes")]
    TooMany {
        /// The id of the hero.
        hero: String,
        /// The kind of feat.
        what: &'static str,
    },
    /// The role card has no such side.
    #[error("`{0}` has no such side of a role card")]
    NoRole(String),
}
