//! Errors of campaigns.

use std::fmt;
use std::path::Path;

use super::difficulty::DifficultyChangeError;
use crate::family::SetupError;
use crate::prompt::Refusal;
use crate::store::StoreError;

/// The reason why something could not be done with a campaign. Prints one sentence for the player, in
/// the current language.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CampaignError {
    /// A file or a pack could not be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The rules refuse a decision.
    #[error("{0}")]
    Refused(Refusal),
    /// A game could not be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The names of the players do not fit the party.
    #[error(transparent)]
    Players(#[from] super::names::PlayersError),
    /// The name of a campaign is empty or too long.
    #[error("{}", t!("trouble-name-length"))]
    NameLength,
    /// The name of a campaign contains control characters.
    #[error("{}", t!("trouble-name-letters"))]
    NameLetters,
    /// A decision was not saved and is undone.
    #[error("{}", t!("trouble-not-saved", why = .0.to_string()))]
    NotSaved(Box<CampaignError>),
    /// An undo was not saved and is redone.
    #[error("{}", t!("trouble-undo-not-saved", why = .0.to_string()))]
    UndoNotSaved(Box<CampaignError>),
    /// The undo policy forbids an undo; the text says why.
    #[error("{0}")]
    UndoForbidden(String),
    /// There is nothing to undo.
    #[error("{}", t!("undo-nothing"))]
    NothingToUndo,
    /// The history has no such moment.
    #[error("{}", t!("undo-no-moment", to = *.to, last = *.last))]
    NoMoment {
        /// The number of decisions at the moment.
        to: usize,
        /// The number of decisions at the last moment.
        last: usize,
    },
    /// Only a game of a campaign has an undo policy.
    #[error("{}", t!("undo-campaign-only"))]
    NoCampaign,
    /// Nothing can be decided at a table that shows a journal.
    #[error("{}", t!("trouble-watched"))]
    Watching,
    /// The table does not show this journal.
    #[error("{}", t!("trouble-another-game"))]
    OtherTable,
    /// A watched journal lies in no campaign.
    #[error("{}", t!("trouble-no-home"))]
    NoHome,
    /// No game is in progress.
    #[error("{}", t!("trouble-nothing-runs"))]
    NoGame,
    /// The game is not over.
    #[error("{}", t!("trouble-not-over"))]
    NotOver,
    /// All games of the campaign are won.
    #[error("{}", t!("trouble-all-won", name = .name.as_str()))]
    AllWon {
        /// The name of the campaign.
        name: String,
    },
    /// The pack has no such game.
    #[error("{}", t!("trouble-no-scenario", id = .id.as_str(), pack = .pack.as_str(),
                     known = .known.join(", ")))]
    NoSuchGame {
        /// The id that was asked for.
        id: String,
        /// The id of the pack.
        pack: String,
        /// The ids of its games.
        known: Vec<String>,
    },
    /// No downtime is in progress.
    #[error("{}", t!("trouble-not-between"))]
    NoDowntime,
    /// The downtime must come before the next game.
    #[error("{}", t!("trouble-between-first"))]
    DowntimeFirst,
    /// The content pack is another one than that of the campaign.
    #[error("{}", t!("trouble-pack-is-other", named = .named.as_str(), pack = .pack.as_str()))]
    OtherPack {
        /// The pack that was named.
        named: String,
        /// The id of the campaign's pack.
        pack: String,
    },
    /// A table has no pack.
    #[error("{}", t!("trouble-no-pack"))]
    NoPack,
    /// The family has no positions.
    #[error("{}", t!("trouble-family-positions", family = *.family))]
    NoPositions {
        /// The id of the family.
        family: &'static str,
    },
    /// Nothing is decided between two games of this family.
    #[error("{}", t!("terminal-not-of-family"))]
    NothingBetween,
    /// Auto-pass settings are invalid.
    #[error(transparent)]
    Stops(#[from] crate::autopass::StopsError),
    /// The content pack has not changed.
    #[error("{}", t!("trouble-content-same"))]
    SameContent,
    /// The content pack was changed while it was read.
    #[error("{}", t!("trouble-pack-changing"))]
    PackChanging,
    /// Any other problem, in words.
    #[error("{0}")]
    Other(String),
}

impl CampaignError {
    /// Creates an error from one of a family's rules, in its words.
    pub fn other(error: impl std::error::Error) -> CampaignError {
        CampaignError::Other(error.to_string())
    }

    /// Creates an error about a file from a message.
    pub fn at(path: &Path, what: impl fmt::Display) -> CampaignError {
        StoreError::at(path, what).into()
    }

    /// Adds that the failed write may have reached the disk nevertheless.
    #[must_use]
    pub fn uncertain(self) -> CampaignError {
        match self {
            CampaignError::Store(error) => error.uncertain(),
            other => StoreError::Other(other.to_string()).uncertain(),
        }
        .into()
    }
}

impl From<DifficultyChangeError> for CampaignError {
    fn from(error: DifficultyChangeError) -> CampaignError {
        CampaignError::Other(error.to_string())
    }
}
