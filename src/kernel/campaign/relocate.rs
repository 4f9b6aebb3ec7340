//! Moves a campaign to another folder if its own can no longer be written, such as on a full or
//! removed disk. The state in memory is the source.

use std::path::{Path, PathBuf};

use super::content::PackContent;
use super::family::CampaignFamily;
use super::{Campaign, CampaignError, Session, content, journal, packs};
use crate::content::load;
use crate::store::files::plain::is_there;
use crate::store::files::staged::StagedFolder;
use crate::store::layout::{self, CONTENT, JOURNALS};
use crate::store::{StoreError, archive, data, files};

impl<F: CampaignFamily> Session<F> {
    /// Continues in another folder. Readable files of the old folder are copied; the record, the
    /// current journal and the content come from memory. Returns what could not be copied.
    ///
    /// # Errors
    /// Returns an error if the folder is not empty, or cannot be written; nothing changes then.
    pub fn move_to(&mut self, dir: &Path) -> Result<Vec<String>, CampaignError> {
        if is_there(dir) {
            return Err(StoreError::exists(dir).into());
        }
        let staged = StagedFolder::create(dir)?;
        let missing = self.copy_to(staged.path())?;
        let lock = staged.commit(dir)?;
        let record = &self.campaign.record;
        let table = journal::path(dir, record.journal());
        let camp = journal::downtime_path(dir, record.downtimes + 1);
        if let Some(running) = &mut self.running {
            running.writer.go_on_at(table, &lock);
        }
        if let Some(open) = &mut self.downtime {
            open.writer.go_on_at(camp, &lock);
        }
        self.campaign.dir = dir.to_owned();
        self.campaign.lock = lock;
        self.unsaved = None;
        Ok(missing)
    }

    /// Writes everything to a folder.
    fn copy_to(&self, dir: &Path) -> Result<Vec<String>, CampaignError> {
        files::make_own(&dir.join(JOURNALS))?;
        let Campaign { dir: old, record, content, .. } = &self.campaign;
        let mut missing = Vec::new();
        match layout::contents(old) {
            Ok(all) => {
                for path in all {
                    if let Err(t) = archive::copy(old, dir, &path) {
                        missing.push(t.to_string());
                    }
                }
            }
            Err(t) => missing.push(t.to_string()),
        }
        record.save(dir)?;
        if !is_there(&dir.join(CONTENT)) {
            match packs::source_of(old, &record.pack) {
                Ok(source) if load::digest(&source) == content.digest() => {
                    content::keep(dir, &source)?;
                }
                _ => missing.push(t!("trouble-kept-content", folder = old.display().to_string())),
            }
        }
        if let Ok(Some(folder)) = packs::folder(old) {
            packs::keep(dir, Some(&folder.to_string_lossy()))?;
        }
        if let Some(running) = &self.running {
            running.writer.write_to(&journal::path(dir, record.journal()))?;
        }
        if let Some(open) = &self.downtime {
            open.writer.write_to(&journal::downtime_path(dir, record.downtimes + 1))?;
        }
        Ok(missing)
    }

    /// Checks whether decisions can be saved again.
    pub fn try_saving(&mut self) {
        let writers = self.running.as_mut().map(|r| &mut r.writer);
        let mut writers =
            writers.into_iter().chain(self.downtime.as_mut().map(|open| &mut open.writer));
        self.unsaved = writers.find_map(|w| w.probe().err()).map(CampaignError::from);
        if self.unsaved.is_none() && self.running.is_none() && self.downtime.is_none() {
            self.unsaved = self.campaign.lock.ensure_held().err().map(CampaignError::from);
        }
    }

    /// Returns why the last decision could not be saved, until one is saved again.
    pub fn unsaved(&self) -> Option<&CampaignError> {
        self.unsaved.as_ref()
    }
}

/// Returns an unused folder beside the player's other campaigns.
///
/// # Errors
/// Returns an error if the system has no data folder.
pub fn refuge(old: &Path) -> Result<PathBuf, CampaignError> {
    Ok(data::new_dir(&old.file_name().unwrap_or_default().to_string_lossy())?)
}
