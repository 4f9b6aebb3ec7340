//! The shelf: campaign folders in the player's data folder.

use std::path::{Path, PathBuf};

use super::Trouble;
use super::record::Body;
use crate::kernel::campaign::shelf;
use crate::kernel::store::data;

pub use crate::kernel::store::data::{in_new_dir, name_for};

/// A folder on the shelf.
pub type Entry = shelf::Entry<Body>;

/// Returns all campaigns, the one that was played last first.
///
/// # Errors
/// Returns an error if the folder is there but cannot be read.
pub fn list() -> Result<Vec<Entry>, Trouble> {
    Ok(shelf::list()?)
}

/// Returns the folder in which campaigns are kept.
///
/// # Errors
/// Returns an error if the system has no data folder.
pub fn campaigns_dir() -> Result<PathBuf, Trouble> {
    Ok(data::campaigns_dir()?)
}

/// Returns a folder for a new campaign of that name, which does not exist yet.
///
/// # Errors
/// Returns an error if the system has no data folder.
pub fn new_dir(name: &str) -> Result<PathBuf, Trouble> {
    Ok(data::new_dir(name)?)
}

/// Returns a file of that name, which does not exist yet, in a folder of the data folder.
///
/// # Errors
/// Returns an error if the system has no data folder, or that folder cannot be made.
pub fn free_file(folder: &str, name: &str) -> Result<PathBuf, Trouble> {
    Ok(data::free_file(folder, name)?)
}

/// Checks that there is a campaign in a folder.
///
/// # Errors
/// Returns an error if there is none.
pub fn expect(dir: &Path) -> Result<(), Trouble> {
    Ok(crate::kernel::store::layout::require_campaign(dir)?)
}
