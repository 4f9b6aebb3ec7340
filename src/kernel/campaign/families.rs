//! The list of all families that the program knows, which finds the family of packs, campaigns and
//! journals.

use std::path::{Path, PathBuf};

use bevy_ecs::prelude::*;

use super::entry::FamilyEntry;
use super::views::ShelvedRecord;
use super::{CampaignError, CampaignTable, journal, whose};
use crate::content::family::{self, ADVENTURE};
use crate::content::problem::{Problem, summary};
use crate::content::source::{Source, find_source, packs};
use crate::store::layout::{self, RECORD};
use crate::store::{StoreError, archive, data};
use crate::vignette::read::text_of;

/// The families that the program knows. Packs, campaigns and positions that name none are of the family
/// `adventure`.
#[derive(Clone, Copy, Debug)]
pub struct Families(pub &'static [&'static dyn FamilyEntry]);

/// That a file names a family of games which the program does not know.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", t!("trouble-family-unknown", family = .name.as_str(), known = .known.join(", ")))]
pub struct UnknownFamily {
    /// What the file names.
    pub name: String,
    /// The families that the program knows.
    pub known: Vec<&'static str>,
}

impl Families {
    /// Returns the ids of the families.
    pub fn ids(self) -> Vec<&'static str> {
        self.0.iter().map(|family| family.id()).collect()
    }

    /// Returns the family of an id.
    ///
    /// # Errors
    /// Returns an error if the program does not know it.
    pub fn named(self, id: &str) -> Result<&'static dyn FamilyEntry, UnknownFamily> {
        let found = self.0.iter().copied().find(|family| family.id() == id);
        found.ok_or_else(|| UnknownFamily { name: id.to_owned(), known: self.ids() })
    }

    /// Returns the family of a campaign folder: that of its record, unless the rest of the folder says
    /// that the record was put there by somebody. If the folder cannot be read, that is the family of
    /// campaigns that name none; opening it reports the error.
    ///
    /// # Errors
    /// Returns an error if the campaign names a family that the program does not know.
    pub fn of_campaign(self, dir: &Path) -> Result<&'static dyn FamilyEntry, StoreError> {
        self.named(&whose::family_of(dir)).map_err(|UnknownFamily { name, known }| {
            let what = t!("trouble-family", family = name, known = known.join(", "));
            StoreError::at(&dir.join(RECORD), what)
        })
    }

    /// Returns the ids of all packs; of built-in ones only those whose family the program knows.
    pub fn packs(self) -> Vec<String> {
        let known = |source: Source| self.named(&family::named(&source)).is_ok();
        let mut ids = packs();
        ids.retain(|id| Source::builtin(id).is_none_or(known));
        ids
    }

    /// Returns the family of a pack, by its id or its folder.
    ///
    /// # Errors
    /// Returns an error if there is no such pack, or it names a family that the program does not know.
    pub fn of_pack(self, name: &str) -> Result<&'static dyn FamilyEntry, CampaignError> {
        let source =
            find_source(name).map_err(|problems| CampaignError::Other(summary(&problems)))?;
        self.of_source(&source).map_err(|problem| CampaignError::Other(problem.to_string()))
    }

    /// Returns the family of a pack.
    ///
    /// # Errors
    /// Returns a problem in `pack.ron` if the pack names a family that the program does not know.
    pub fn of_source(self, source: &Source) -> Result<&'static dyn FamilyEntry, Problem> {
        let name = family::named(source);
        self.named(&name).map_err(|e| family::unknown(source, &name, &e.known))
    }

    /// Returns the family of a position: the one that its file names. If the file cannot be read, that is
    /// the family of files that name none; reading it reports the error.
    ///
    /// # Errors
    /// Returns a problem in the file if it names a family that the program does not know.
    pub fn of_vignette(self, file: &Path) -> Result<&'static dyn FamilyEntry, Problem> {
        let text = text_of(file).unwrap_or_default();
        let name = family::of_text(&text);
        let shown = file.display().to_string();
        self.named(&name).map_err(|e| family::unknown_in(&shown, &text, &name, &e.known))
    }

    /// Runs a position with a script by the family that its file names. Returns its title and what is
    /// wrong.
    pub fn run_vignette(self, file: &Path) -> (String, Vec<String>) {
        match self.of_vignette(file) {
            Ok(family) => family.commands().run_vignette(file),
            Err(problem) => ("cannot be read".into(), vec![format!("  {problem}")]),
        }
    }

    /// Returns the mistakes in the entries that a position brings along, though it can be played with them.
    pub fn doubt_vignette(self, file: &Path) -> Vec<Problem> {
        self.of_vignette(file)
            .map_or_else(|_| Vec::new(), |family| family.commands().doubt_vignette(file))
    }

    /// Opens a position that nothing keeps, on a table of its own.
    ///
    /// # Errors
    /// Returns what is wrong with the file.
    pub fn position(self, file: &Path) -> Result<(World, Box<dyn CampaignTable>), CampaignError> {
        let family =
            self.of_vignette(file).map_err(|problem| CampaignError::Other(problem.to_string()))?;
        Ok((family.position(file)?, family.loose()))
    }

    /// Opens a campaign folder of any family.
    ///
    /// # Errors
    /// Returns an error if there is no campaign, it is in use, or it cannot be read.
    pub fn open(self, dir: &Path) -> Result<Box<dyn CampaignTable>, CampaignError> {
        self.of_campaign(dir)?.open(dir)
    }

    /// Opens a journal file of any family to watch it.
    ///
    /// # Errors
    /// Returns an error if the journal cannot be read.
    pub fn watch_file(self, file: &Path) -> Result<Box<dyn CampaignTable>, CampaignError> {
        self.of_journal(file)?.watch_file(file)
    }

    /// Returns the family of a journal: that of the campaign around it, or else that of its pack. If
    /// neither can be found, that is the family of packs that name none; reading it reports the error.
    ///
    /// # Errors
    /// Returns an error if the program does not know the family.
    pub fn of_journal(self, file: &Path) -> Result<&'static dyn FamilyEntry, CampaignError> {
        let absolute = std::path::absolute(file).ok();
        let around = absolute.as_deref().and_then(Path::parent).and_then(Path::parent);
        match around.filter(|dir| layout::require_campaign(dir).is_ok()) {
            Some(dir) => Ok(self.of_campaign(dir)?),
            None => match journal::pack_of(file).and_then(|pack| find_source(&pack).ok()) {
                Some(source) => self
                    .of_source(&source)
                    .map_err(|problem| CampaignError::Other(problem.to_string())),
                None => self.named(ADVENTURE).map_err(|e| CampaignError::Other(e.to_string())),
            },
        }
    }

    /// Exports a campaign to one file.
    ///
    /// # Errors
    /// Returns an error if there is no campaign, or the file cannot be written.
    pub fn export(self, dir: &Path, out: &Path) -> Result<(), CampaignError> {
        archive::export(dir, out, |dir| Ok(self.of_campaign(dir)?.peek(dir).map(drop)?))
    }

    /// Imports an exported file to a new campaign folder. Returns notices for the player.
    ///
    /// # Errors
    /// Returns an error if the file is no campaign, the folder exists already, or it cannot be
    /// created.
    pub fn import(self, file: &Path, dir: &Path) -> Result<Vec<String>, CampaignError> {
        archive::import(file, dir, &|dir, lock| self.of_campaign(dir)?.try_open(dir, lock))
    }

    /// Imports an exported file to a new folder among the player's campaigns. Returns the folder
    /// and notices.
    ///
    /// # Errors
    /// As [`Families::import`].
    pub fn import_to_shelf(self, file: &Path) -> Result<(PathBuf, Vec<String>), CampaignError> {
        archive::import_to_shelf(file, &|dir, lock| self.of_campaign(dir)?.try_open(dir, lock))
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
                let record = self.of_campaign(&path).and_then(|family| family.peek(&path));
                all.push(Shelved { dir: path, record });
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
