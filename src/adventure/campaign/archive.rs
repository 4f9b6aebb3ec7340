//! A campaign as one file. See [`archive`].

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::record::Record;
use super::{Campaign, Trouble};
use crate::kernel::store::archive;
use crate::kernel::store::lock::Lock;

/// Writes a campaign into one file.
///
/// # Errors
/// Returns an error if there is no campaign, or the file cannot be written; then what was there is as
/// it was.
pub fn export(dir: &Path, out: &Path) -> Result<(), Trouble> {
    archive::export(dir, out, |dir| Ok(Record::peek(dir).map(drop)?))
}

/// Makes a campaign folder from an exported file. It is there whole or not at all. Returns what to
/// tell.
///
/// # Errors
/// Returns an error if the file is no campaign, or the folder is there already or cannot be made.
pub fn import(archive: &Path, dir: &Path) -> Result<Vec<String>, Trouble> {
    archive::import(archive, dir, &open)
}

/// The same, in a new folder of the shelf. Returns the folder, and what to tell.
///
/// # Errors
/// As [`import`].
pub fn import_to_shelf(archive: &Path) -> Result<(PathBuf, Vec<String>), Trouble> {
    archive::import_to_shelf(archive, &open)
}

fn open(dir: &Path, lock: Arc<Lock>) -> Result<Vec<String>, Trouble> {
    Campaign::open_locked(dir, lock).map(|campaign| campaign.notices)
}
