//! The shelf: campaign folders in the player's data folder.

use std::path::PathBuf;

use super::journal;
use super::record::{Body, Record};
use crate::store::StoreError;
use crate::store::data::campaigns_dir;
use crate::store::layout::require_campaign;

/// A folder on the shelf.
#[derive(Clone, Debug)]
pub struct Entry<B: Body> {
    /// The folder.
    pub dir: PathBuf,
    /// What its `campaign.ron` says, or why it cannot be read.
    pub record: Result<Record<B>, StoreError>,
}

impl<B: Body> Entry<B> {
    /// Whether the party may meet, also without having played: no scenario is under way.
    pub fn may_meet(&self) -> bool {
        let record = self.record.as_ref();
        record.is_ok_and(|r| !journal::exists(&journal::path(&self.dir, r.journal())))
    }

    /// What the players call it.
    pub fn name(&self) -> String {
        match &self.record {
            Ok(r) => r.name.clone(),
            Err(_) => {
                self.dir.file_name().map_or_else(String::new, |n| n.to_string_lossy().into_owned())
            }
        }
    }
}

/// All campaigns, the one that was played last first.
///
/// # Errors
/// When the folder is there but cannot be read.
pub fn list<B: Body>() -> Result<Vec<Entry<B>>, StoreError> {
    let dir = campaigns_dir()?;
    if !dir.exists() {
        return Ok(Vec::new());
    }
    let mut all = Vec::new();
    for entry in std::fs::read_dir(&dir).map_err(|e| StoreError::io(&dir, e))? {
        let path = entry.map_err(|e| StoreError::io(&dir, e))?.path();
        // What begins with a dot is not for people, and perhaps only half there.
        let hidden = path.file_name().is_some_and(|n| n.to_string_lossy().starts_with('.'));
        if !hidden && require_campaign(&path).is_ok() {
            let record = Record::peek(&path);
            all.push(Entry { dir: path, record });
        }
    }
    all.sort_by_key(|e| {
        let last = e.record.as_ref().map_or(0, |r| r.last_played);
        (std::cmp::Reverse(last), e.dir.clone())
    });
    Ok(all)
}
