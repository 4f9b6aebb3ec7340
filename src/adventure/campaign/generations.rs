//! Where a campaign stood before each of its scenarios. See [`backups`].

use std::path::Path;

use super::Trouble;
use super::record::{Body, Record};
use crate::kernel::campaign::backups;

/// One that is kept.
pub type Generation = backups::Backup<Body>;

/// Returns all that are kept, the oldest first.
pub fn list(dir: &Path) -> Vec<Generation> {
    backups::list(dir)
}

/// Reads the campaign as it stood before the scenario of that journal.
///
/// # Errors
/// Returns an error if that is not kept, or cannot be read.
pub fn read(dir: &Path, number: u32) -> Result<Record, Trouble> {
    Ok(backups::read(dir, number)?)
}

/// Takes a campaign back to where it stood before the scenario of that journal. See
/// [`backups::restore`].
///
/// # Errors
/// As there.
pub fn restore(dir: &Path, number: u32) -> Result<(Record, Vec<String>), Trouble> {
    Ok(backups::restore(dir, number)?)
}
