//! Why games cannot be simulated.

use super::PartyError;
use crate::play::SetupError;
use crate::prompt::Refusal;

/// Why games cannot be simulated.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SimError {
    /// The party does not fit the pack.
    #[error(transparent)]
    Party(#[from] PartyError),
    /// A game cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The rules refuse an option that they offer.
    #[error("{0}")]
    Refused(Refusal),
    /// The pack lacks something that the games need, in the words of its family.
    #[error("{0}")]
    Content(String),
    /// A thread did not end as it should.
    #[error("a thread of the {0} died")]
    Died(&'static str),
}
