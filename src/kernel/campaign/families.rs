//! The one list of families that the program knows: packs, campaigns and journals find theirs in it.

use std::path::{Path, PathBuf};

use super::entry::{FamilyEntry, ShelvedRecord};
use super::{CampaignError, CampaignTable, journal, record};
use crate::content::source::{Source, find_source, packs};
use crate::store::{StoreError, archive, data, layout};

/// The families that the program knows, the first of which is that of packs and campaigns that name
/// none.
#[derive(Clone, Copy, Debug)]
pub struct Families(pub &'static [&'static dyn FamilyEntry]);

impl Families {
    /// Returns the family of an id. Of one that nobody knows the first family tells so.
    pub fn named(self, id: &str) -> &'static dyn FamilyEntry {
        *self.0.iter().find(|f| f.id() == id).unwrap_or(&self.0[0])
    }

    /// Returns the family of a campaign folder.
    pub fn of_campaign(self, dir: &Path) -> &'static dyn FamilyEntry {
        self.named(&record::family_of(dir))
    }

    /// Returns the family of a pack, by its id or its folder.
    pub fn of_pack(self, name: &str) -> &'static dyn FamilyEntry {
        let family = find_source(name).map(|source| crate::content::family::named(&source));
        family.map_or(self.0[0], |family| self.named(&family))
    }

    /// Returns the ids of all packs, built-in ones only if their family is known here.
    pub fn packs(self) -> Vec<String> {
        let known = |source: Source| {
            let family = crate::content::family::named(&source);
            self.0.iter().any(|f| f.id() == family)
        };
        let mut ids = packs();
        ids.retain(|id| Source::builtin(id).is_none_or(known));
        ids
    }

    /// Opens a campaign folder, whatever its family.
    ///
    /// # Errors
    /// Returns why if there is none, it is in use, or it cannot be read.
    pub fn open(self, dir: &Path) -> Result<Box<dyn CampaignTable>, CampaignError> {
        self.of_campaign(dir).open(dir)
    }

    /// Opens a journal by its file to watch it, whatever its family.
    ///
    /// # Errors
    /// Returns why if it cannot be read.
    pub fn watch_file(self, file: &Path) -> Result<Box<dyn CampaignTable>, CampaignError> {
        self.of_journal(file).watch_file(file)
    }

    /// Returns the family of a journal: that of the campaign around it, or else that of its pack.
    pub fn of_journal(self, file: &Path) -> &'static dyn FamilyEntry {
        let absolute = std::path::absolute(file).ok();
        let around = absolute.as_deref().and_then(Path::parent).and_then(Path::parent);
        match around.filter(|dir| layout::require_campaign(dir).is_ok()) {
            Some(dir) => self.of_campaign(dir),
            None => journal::pack_of(file).map_or(self.0[0], |pack| self.of_pack(&pack)),
        }
    }

    /// Writes a campaign into one file.
    ///
    /// # Errors
    /// Returns why if there is no campaign, or the file cannot be written.
    pub fn export(self, dir: &Path, out: &Path) -> Result<(), CampaignError> {
        archive::export(dir, out, |dir| Ok(self.of_campaign(dir).peek(dir).map(drop)?))
    }

    /// Makes a campaign folder from such a file. Returns what to tell.
    ///
    /// # Errors
    /// Returns why if the file is no campaign, or the folder is there already or cannot be made.
    pub fn import(self, file: &Path, dir: &Path) -> Result<Vec<String>, CampaignError> {
        archive::import(file, dir, &|dir, lock| self.of_campaign(dir).try_open(dir, lock))
    }

    /// Makes a campaign folder from such a file on the shelf. Returns the folder, and what to tell.
    ///
    /// # Errors
    /// As [`Families::import`].
    pub fn import_to_shelf(self, file: &Path) -> Result<(PathBuf, Vec<String>), CampaignError> {
        archive::import_to_shelf(file, &|dir, lock| self.of_campaign(dir).try_open(dir, lock))
    }

    /// Returns the campaigns of the shelf, the one that was played last first.
    ///
    /// # Errors
    /// Returns why if the folder is there but cannot be read.
    pub fn shelf(self) -> Result<Vec<Shelved>, StoreError> {
        let dir = data::campaigns_dir()?;
        if !dir.exists() {
            return Ok(Vec::new());
        }
        let mut all = Vec::new();
        for entry in std::fs::read_dir(&dir).map_err(|e| StoreError::io(&dir, e))? {
            let path = entry.map_err(|e| StoreError::io(&dir, e))?.path();
            // What begins with a dot is not for people, and perhaps only half there.
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
    /// What its `campaign.ron` says, or why it cannot be read.
    pub record: Result<ShelvedRecord, StoreError>,
}

impl Shelved {
    /// Returns what the players call it.
    pub fn name(&self) -> String {
        match &self.record {
            Ok(record) => record.name.clone(),
            Err(_) => {
                self.dir.file_name().map_or_else(String::new, |n| n.to_string_lossy().into_owned())
            }
        }
    }
}
