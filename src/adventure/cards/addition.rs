//! Why something that a game adds to its pack, a generated scenario or a wildcard, is invalid.

use super::difficulty::DifficultyError;

/// The maximum number of wildcards in a game.
pub const MOST_WILDCARDS: usize = 64;
/// The maximum length of the text of one, in bytes.
pub const LONGEST_WILDCARD: usize = 16 << 10;

/// Why what a game adds to its pack is invalid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AdditionError {
    /// A house rule is out of range.
    #[error(transparent)]
    Difficulty(#[from] DifficultyError),
    /// The text of a generated scenario is too long.
    #[error("a generated scenario is too long")]
    ScenarioLength,
    /// The text of a generated scenario cannot be read.
    #[error("a generated scenario cannot be read: {0}")]
    Scenario(Box<ron::error::SpannedError>),
    /// A generated scenario has the id of another one.
    #[error("there is another scenario `{0}`")]
    ScenarioTwice(String),
    /// There are too many wildcards, or one is too long.
    #[error("at most {most} wildcards, each of {longest} bytes", most = MOST_WILDCARDS, longest = LONGEST_WILDCARD)]
    Wildcards,
    /// A wildcard cannot be read.
    #[error("a wildcard: {0}")]
    Wildcard(Box<ron::error::SpannedError>),
    /// The scenario of a wildcard is not in the pack.
    #[error("no scenario `{0}`")]
    NoScenario(String),
    /// The location of a wildcard is not in the pack.
    #[error("there is no location `{0}`")]
    NoLocation(String),
    /// Something makes no sense with the pack; the message of the linter.
    #[error("{0}")]
    Lint(String),
}
