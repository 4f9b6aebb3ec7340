//! A campaign whose folder cannot be written any more goes on in another one, with all that is in
//! memory: for disks that are full, cards that were pulled out, shares that are gone.

use std::path::{Path, PathBuf};

use super::lock::Lock;
use super::{Campaign, Session, Trouble, archive, content, files, journal, shelf};

impl Session {
    /// Goes on in another folder. What of the old one can still be read is copied; the record, the
    /// journal that is being written and the content come from memory. Returns what could not be
    /// copied.
    ///
    /// # Errors
    /// When there is something in that folder, or it cannot be written; then all is as it was.
    pub fn move_to(&mut self, dir: &Path) -> Result<Vec<String>, Trouble> {
        if dir.exists() {
            return Err(Trouble::at(dir, t!("trouble-is-there")));
        }
        let moved = self.copy_to(dir);
        if moved.is_err() {
            // Only what was made just now.
            let _ = std::fs::remove_dir_all(dir);
        }
        moved
    }

    fn copy_to(&mut self, dir: &Path) -> Result<Vec<String>, Trouble> {
        files::make_dir(&dir.join(journal::FOLDER))?;
        let lock = Lock::take(dir)?;
        let Campaign { dir: old, record, content, .. } = &self.campaign;
        let mut missing = Vec::new();
        match archive::contents(old) {
            Ok(all) => {
                for path in all {
                    if let Err(t) = archive::copy(&old.join(&path), &dir.join(&path)) {
                        missing.push(t.to_string());
                    }
                }
            }
            Err(t) => missing.push(t.to_string()),
        }
        record.save(dir)?;
        if !dir.join(content::FILE).exists() {
            match super::source(&record.pack) {
                Ok(source) if crate::cards::load::digest(&source) == content.digest => {
                    content::keep(dir, &source)?;
                }
                _ => missing.push(t!("trouble-kept-content", folder = old.display().to_string())),
            }
        }
        let record = &self.campaign.record;
        let table = journal::path(dir, record.journal());
        let camp = journal::meeting(dir, record.meetings + 1);
        // Both are written before either is gone on with.
        let table = self.running.as_ref().map(|r| r.writer.moved(&table)).transpose()?;
        let camp = self.meeting.as_ref().map(|m| m.writer.moved(&camp)).transpose()?;
        if let (Some(running), Some(writer)) = (&mut self.running, table) {
            running.writer = writer;
        }
        if let (Some(meeting), Some(writer)) = (&mut self.meeting, camp) {
            meeting.writer = writer;
        }
        self.campaign.dir = dir.to_owned();
        self.campaign.lock = lock;
        self.unsaved = None;
        Ok(missing)
    }

    /// Looks whether decisions can be saved again.
    pub fn try_saving(&mut self) {
        let writers = self.running.as_mut().map(|r| &mut r.writer);
        let mut writers = writers.into_iter().chain(self.meeting.as_mut().map(|m| &mut m.writer));
        self.unsaved = writers.find_map(|w| w.probe().err());
    }

    /// Why the last decision could not be saved, until one could be.
    pub fn unsaved(&self) -> Option<&Trouble> {
        self.unsaved.as_ref()
    }
}

/// A folder beside the campaigns of the shelf for a campaign that cannot stay where it is.
///
/// # Errors
/// When the system has no data folder.
pub fn refuge(old: &Path) -> Result<PathBuf, Trouble> {
    shelf::new_dir(&old.file_name().unwrap_or_default().to_string_lossy())
}
