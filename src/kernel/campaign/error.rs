//! What can go wrong with a campaign.

use std::fmt;
use std::path::Path;

use crate::store::StoreError;

/// What went wrong with a campaign, in one clear sentence that names the place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct CampaignError(pub String);

impl CampaignError {
    /// Makes an error about a file.
    pub fn at(path: &Path, what: impl fmt::Display) -> CampaignError {
        StoreError::at(path, what).into()
    }

    /// Says that what could not be saved may be there all the same.
    #[must_use]
    pub fn uncertain(self) -> CampaignError {
        StoreError::Other(self.0).uncertain().into()
    }
}

impl From<StoreError> for CampaignError {
    fn from(error: StoreError) -> CampaignError {
        CampaignError(error.to_string())
    }
}
