//! Why a company cannot be made or laid out.

use kernel::play::SetupError;

use super::{MOST_CARDS, PARTY};
use crate::rules::road::levels::MOST_LEVELS;

/// Why a company cannot be made or laid out.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CompanyError {
    /// The pack has no such figure.
    #[error("no hero is called `{0}`")]
    NoHero(String),
    /// The pack has no such basic class.
    #[error("no basic class is called `{0}` (AT-HERO-01)")]
    NoClass(String),
    /// A hero has no class, or a class no Starter card.
    #[error("`{0}` has no Starter card")]
    NoStarter(String),
    /// A figure is in the party twice.
    #[error("`{0}` is in the party twice (AT-CAMP-11)")]
    HeroTwice(String),
    /// Two heroes begin in the same class.
    #[error("two heroes begin as `{0}` (AT-RUL-67)")]
    ClassTwice(String),
    /// There are too few or too many heroes.
    #[error("a party has {least} to {most} heroes, not {0} (AT-CAMP-09)", least = PARTY.start(), most = PARTY.end())]
    PartySize(usize),
    /// The pack has no such card.
    #[error("no card is called `{0}`")]
    NoCard(String),
    /// The pack has no such level-up card.
    #[error("no level-up card is called `{0}`")]
    NoLevel(String),
    /// The company owns more than can be laid out.
    #[error("a company owns at most {MOST_CARDS} cards with all decks, not {0}")]
    TooManyCards(usize),
    /// A hero has too many level-up cards.
    #[error("no hero is above level {MOST_LEVELS}, but {0} (AT-LEVL-16)")]
    TooHigh(usize),
}

impl From<CompanyError> for SetupError {
    fn from(error: CompanyError) -> SetupError {
        SetupError::Party(error.to_string())
    }
}
