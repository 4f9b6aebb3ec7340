//! The list of all families that the program knows, which finds the family of packs, campaigns and
//! journals.

use std::path::{Path, PathBuf};

use super::entry::{FamilyEntry, ShelvedRecord};
use super::{CampaignError, CampaignTable, journal, record};
use crate::content::source::find_source;
use crate::store::{StoreError, archive, data, layout};

/// The families that the program knows. The first one is that of packs and campaigns that name
/// none.
#[derive(Clone, Copy, Debug)]
pub struct Families(pub &'static [&'static dyn FamilyEntry]);

impl Families {
    /// Returns the family of an id. For an unknown id it returns the first family, whose reader
    /// reports the problem.
    pub fn named(self, id: &str) -> &'static dyn FamilyEntry {
        *self.0.iter().find(|f| f.id() == id).unwrap_or(&self.0[0])
    }

    /// Returns the family of a campaign folder.
    pub fn of_campaign(self, dir: &Path) -> &'static dyn FamilyEntry {
        self.named(&record::family_of(dir))
    }

    /// Returns the family of a pack, given by its id or its folder.
    pub fn of_pack(self, name: &str) -> &'static dyn FamilyEntry {
        let family = find_source(name).map(|source| crate::content::family::named(&source));
        family.map_or(self.0[0], |family| self.named(&family))
    }

    /// Opens a campaign folder of any family.
    ///
    /// # Errors
    /// Returns an error if there is no campaign, it is in use, or it cannot be read.
    pub fn open(self, dir: &Path) -> Result<Box<dyn CampaignTable>, CampaignError> {
        self.of_campaign(dir).open(dir)
    }

    /// Opens a journal file of any family to watch it.
    ///
    /// # Errors
    /// Returns an error if the journal cannot be read.
    pub fn watch_file(self, file: &Path) -> Result<Box<dyn CampaignTable>, CampaignError> {
        self.of_journal(file).watch_file(file)
    }

    /// Returns the family of a journal: that of the surrounding campaign, or else that of its pack.
    pub fn of_journal(self, file: &Path) -> &'static dyn FamilyEntry {
        let absolute = std::path::absolute(file).ok();
        let around = absolute.as_deref().and_then(Path::parent).and_then(Path::parent);
        match around.filter(|dir| layout::require_campaign(dir).is_ok()) {
            Some(dir) => self.of_campaign(dir),
            None => journal::pack_of(file).map_or(self.0[0], |pack| self.of_pack(&pack)),
        }
    }

    /// Exports a campaign to one file.
    ///
    /// # Errors
    /// Returns an error if there is no campaign, or the file cannot be written.
    pub fn export(self, dir: &Path, out: &Path) -> Result<(), CampaignError> {
        archive::export(dir, out, |dir| Ok(self.of_campaign(dir).peek(dir).map(drop)?))
    }

    /// Imports an exported file to a new campaign folder. Returns notices for the player.
    ///
    /// # Errors
    /// Returns an error if the file is no campaign, the folder exists already, or it cannot be
    /// created.
    pub fn import(self, file: &Path, dir: &Path) -> Result<Vec<String>, CampaignError> {
        archive::import(file, dir, &|dir, lock| self.of_campaign(dir).try_open(dir, lock))
    }

    /// Imports an exported file to a new folder among the player's campaigns. Returns the folder
    /// and notices.
    ///
    /// # Errors
    /// As [`Families::import`].
    pub fn import_to_shelf(self, file: &Path) -> Result<(PathBuf, Vec<String>), CampaignError> {
        archive::import_to_shelf(file, &|dir, lock| self.of_campaign(dir).try_open(dir, lock))
    }

    /// Returns the player's campaigns, the last played first.
    ///
    /// # Errors
    /// Returns an error if the folder of the campaigns exists but cannot be read.
    pub fn shelf(self) -> Result<Vec<Shelved>, StoreError> {
        let dir = data::campaigns_dir()?;
        if !dir.exists() {
            return Ok(Vec::new());
        }
        let mut all = Vec::new();
        for entry in std::fs::read_dir(&dir).map_err(|e| StoreError::io(&dir, e))? {
            let path = entry.map_err(|e| StoreError::io(&dir, e))?.path();
            // Names with a dot at the beginning are hidden, such as incomplete folders.
            let hidden = path.file_name().is_some_and(|n| n.to_string_lossy().starts_with('.'));
            if !hidden && layout::require_campaign(&path).is_ok() {
                let family = self.of_campaign(&path);
                all.push(Shelved { record: family.peek(&path), dir: path, family });
            }
        }
        all.sort_by_key(|e| {
            let last = e.record.as_ref().map_or(0, |r| r.last_played);
            (std::cmp::Reverse(last), e.dir.clone())
        });
        Ok(all)
    }
}

/// A campaign on the shelf.
#[derive(Clone, Debug)]
pub struct Shelved {
    /// The folder.
    pub dir: PathBuf,
    /// The family of games.
    pub family: &'static dyn FamilyEntry,
    /// The summary of `campaign.ron`, or why it cannot be read.
    pub record: Result<ShelvedRecord, StoreError>,
}

impl Shelved {
    /// Returns the name that the players gave, or the folder's name.
    pub fn name(&self) -> String {
        match &self.record {
            Ok(record) => record.name.clone(),
            Err(_) => {
                self.dir.file_name().map_or_else(String::new, |n| n.to_string_lossy().into_owned())
            }
        }
    }
}
