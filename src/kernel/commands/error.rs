//! Why a command stops, and what comes of one.

use std::io;

use crate::campaign::CampaignError;
use crate::store::StoreError;

/// Why a command stops.
#[derive(Debug, thiserror::Error)]
pub enum CommandError {
    /// The line, or what it names, cannot be read.
    #[error("{0}")]
    Usage(String),
    /// What was asked failed.
    #[error("{0}")]
    Failed(String),
    /// The family has no such thing.
    #[error("{}", t!("terminal-not-of-family"))]
    NotOffered,
    /// Nothing can be written.
    #[error(transparent)]
    Output(#[from] io::Error),
}

impl From<CampaignError> for CommandError {
    fn from(error: CampaignError) -> CommandError {
        CommandError::Usage(error.to_string())
    }
}

impl From<StoreError> for CommandError {
    fn from(error: StoreError) -> CommandError {
        CommandError::Usage(error.to_string())
    }
}

/// What came of a command: its exit status.
pub type CommandResult = Result<u8, CommandError>;
