//! The entry of a family in the program's list. The holder of a [`FamilyEntry`] opens packs and
//! campaigns without knowing their family.

use std::fmt::Debug;
use std::marker::PhantomData;
use std::path::Path;
use std::sync::Arc;

use bevy_ecs::prelude::*;
use serde_json::Value;

use super::belonging;
use super::content::PackContent;
use super::difficulty::{DifficultyChange, DifficultyChangeError, DifficultyView};
use super::family::{CampaignFamily, Look, RecordOf};
use super::packs;
use super::record::Body;
use super::replayed::replayed;
use super::watch::Watch;
use super::{
    Campaign, CampaignError, CampaignTable, Choices, Game, HandPolicy, Session, UndoPolicy,
    backups, journal, report,
};
use crate::catalogue::Catalogue;
use crate::commands::CommandFamily;
use crate::content::source::find_source;
use crate::store::StoreError;
use crate::store::lock::Lock;
use crate::{play, truth};

pub use super::families::{Families, Shelved};
pub use super::replayed::ReplayView;
pub use super::views::{
    HeroChoice, HeroOption, HeroView, PackView, PlayedView, ShelvedRecord, party_entry, split_entry,
};

/// A position, ready to be put on a table.
pub type Position = Box<dyn FnOnce(&mut World) + Send + Sync>;

/// A family of games, as the program lists it.
pub trait FamilyEntry: Debug + Send + Sync {
    /// Returns the id of the family.
    fn id(&self) -> &'static str;

    /// Returns what players call the family.
    fn name(&self) -> String;

    /// Loads a pack by its id or its folder, and describes it.
    ///
    /// # Errors
    /// Returns all problems of the pack.
    fn pack(&self, name: &str) -> Result<PackView, StoreError>;

    /// Changes a difficulty before a campaign exists; `None` is the default.
    ///
    /// # Errors
    /// Returns an error if the data or the change is invalid.
    fn difficulty(
        &self,
        now: Option<&Value>,
        change: Option<&DifficultyChange<'_>>,
    ) -> Result<DifficultyView, DifficultyChangeError>;

    /// Creates a campaign folder, completely or not at all.
    ///
    /// # Errors
    /// Returns an error if the party does not fit the pack, a choice is out of range, the folder is
    /// not empty, or it cannot be written.
    fn create(
        &self,
        dir: &Path,
        new: &NewCampaign<'_>,
    ) -> Result<Box<dyn CampaignTable>, CampaignError>;

    /// Opens a campaign folder.
    ///
    /// # Errors
    /// Returns an error if there is no campaign, it is in use, or it cannot be read.
    fn open(&self, dir: &Path) -> Result<Box<dyn CampaignTable>, CampaignError>;

    /// Creates a table that is not saved, for a position.
    fn loose(&self) -> Box<dyn CampaignTable>;

    /// Opens a journal of a campaign to watch it.
    ///
    /// # Errors
    /// Returns an error if there is no journal of that number, or it cannot be read.
    fn watch(&self, dir: &Path, number: u32) -> Result<Box<dyn CampaignTable>, CampaignError>;

    /// Opens a journal file to watch it.
    ///
    /// # Errors
    /// Returns an error if the journal cannot be read.
    fn watch_file(&self, file: &Path) -> Result<Box<dyn CampaignTable>, CampaignError>;

    /// Reads the summary of a campaign without repairing anything.
    ///
    /// # Errors
    /// Returns an error if neither file of the record can be read.
    fn peek(&self, dir: &Path) -> Result<ShelvedRecord, StoreError>;

    /// Lists the backups of a campaign: the numbers of the games' journals, with a description.
    fn backups(&self, dir: &Path) -> Vec<(u32, String)>;

    /// Lists the backups with the ids of games in place of their names, for programs.
    fn backups_by_id(&self, dir: &Path) -> Vec<(u32, String)>;

    /// Restores the backup before the game with that journal. Returns the id of the next game, and
    /// notices.
    ///
    /// # Errors
    /// Returns an error if there is no such backup, or the folder cannot be read or written.
    fn restore(
        &self,
        dir: &Path,
        number: u32,
    ) -> Result<(Option<String>, Vec<String>), CampaignError>;

    /// Returns the story of a campaign folder, which may be in use, as a JSON object or as
    /// Markdown.
    ///
    /// # Errors
    /// Returns an error if there is no campaign, or neither its content nor its pack can be read.
    fn story(&self, dir: &Path, json: bool) -> Result<String, CampaignError>;

    /// Replays a journal to its end.
    ///
    /// # Errors
    /// Returns an error if the journal cannot be read, or its game cannot be set up.
    fn replay(&self, file: &Path) -> Result<ReplayView, CampaignError>;

    /// Loads a position on a table of its own.
    ///
    /// # Errors
    /// Returns a description of the problem in the file.
    fn position(&self, file: &Path) -> Result<World, CampaignError>;

    /// Loads a position. Returns what puts it on an existing table.
    ///
    /// # Errors
    /// Returns a description of the problem in the file.
    fn lay_position(&self, file: &Path) -> Result<Position, CampaignError>;

    /// Writes what it takes to reproduce a problem of a campaign to one file: with the player's
    /// description, and a picture (PNG).
    ///
    /// # Errors
    /// Returns an error if the folder cannot be read or the file cannot be written.
    fn write_report(
        &self,
        dir: &Path,
        description: &str,
        picture: Option<&Path>,
        out: &Path,
    ) -> Result<(), CampaignError>;

    /// Returns the catalogue of the family's rules.
    fn catalogue(&self) -> &'static Catalogue;

    /// Returns what the family adds to the command line.
    fn commands(&self) -> &'static dyn CommandFamily;

    /// Opens a folder that came from elsewhere once, to check that it opens. Returns notices for the
    /// player, also about files to which the campaign has not come.
    ///
    /// # Errors
    /// Returns an error if the folder does not open.
    fn try_open(&self, dir: &Path, lock: Arc<Lock>) -> Result<Vec<String>, CampaignError>;
}

/// What a new campaign needs.
#[derive(Clone, Copy, Debug)]
pub struct NewCampaign<'a> {
    /// The id of the pack, or its folder.
    pub pack: &'a str,
    /// The heroes by seat: their ids, each with what the hero has chosen ([`party_entry`]).
    pub party: &'a [String],
    /// The names of the players by seat; empty if people are not told apart.
    pub players: &'a [String],
    /// The name of the campaign.
    pub name: &'a str,
    /// The seed of all randomness.
    pub seed: u64,
    /// How far decisions may be undone.
    pub undo: UndoPolicy,
    /// Who may see a hand.
    pub hands: HandPolicy,
    /// The difficulty as data; `None` is the default.
    pub difficulty: Option<&'a Value>,
}

/// The [`FamilyEntry`] of family `F`.
#[derive(Clone, Copy, Debug)]
pub struct Entry<F>(PhantomData<fn() -> F>);

impl<F: CampaignFamily> Entry<F> {
    /// Creates the entry.
    pub const fn new() -> Entry<F> {
        Entry(PhantomData)
    }

    /// Returns the summary of a campaign with that record.
    pub fn view_record(dir: &Path, record: &RecordOf<F>) -> ShelvedRecord {
        let content = packs::find_of::<F::Content>(dir, &record.pack).ok();
        let (body, content) = (&record.body, content.as_deref());
        let name = |id: &str| F::game_name(body, content, id);
        ShelvedRecord {
            name: record.name.clone(),
            pack: record.pack.clone(),
            party: F::party(body, content),
            players: record.players.clone(),
            next: body.next().map(|id| (id.to_owned(), name(id))),
            played: F::played(body, content),
            journal: record.journal(),
            last_played: record.last_played,
            downtime_is_due: F::downtime_is_due(body),
            downtime_is_allowed: !journal::exists(&journal::path(dir, record.journal())),
        }
    }
}

impl<F: CampaignFamily> Default for Entry<F> {
    fn default() -> Entry<F> {
        Entry::new()
    }
}

fn game<F: CampaignFamily>(campaign: Campaign<F>) -> Box<dyn CampaignTable> {
    Box::new(Game::Saved(Box::new(Session::new(campaign))))
}

impl<F: CampaignFamily> FamilyEntry for Entry<F> {
    fn id(&self) -> &'static str {
        F::ID
    }

    fn name(&self) -> String {
        F::name()
    }

    fn pack(&self, name: &str) -> Result<PackView, StoreError> {
        let read = find_source(name).and_then(|source| F::Content::load(&source));
        read.map(|content| F::view_pack(&content)).map_err(StoreError::Pack)
    }

    fn difficulty(
        &self,
        now: Option<&Value>,
        change: Option<&DifficultyChange<'_>>,
    ) -> Result<DifficultyView, DifficultyChangeError> {
        let now = difficulty::<F>(now)?;
        let changed = change.map_or(Ok(now.clone()), |change| change.apply(&now))?;
        Ok(DifficultyView::of(&changed))
    }

    fn create(
        &self,
        dir: &Path,
        new: &NewCampaign<'_>,
    ) -> Result<Box<dyn CampaignTable>, CampaignError> {
        let difficulty = difficulty::<F>(new.difficulty)?;
        let choices = Choices { undo: new.undo, hands: new.hands, difficulty };
        let heroes = (new.party, new.players);
        Campaign::<F>::create_with(dir, new.pack, heroes, new.name, new.seed, choices).map(game)
    }

    fn open(&self, dir: &Path) -> Result<Box<dyn CampaignTable>, CampaignError> {
        Campaign::<F>::open(dir).map(game)
    }

    fn loose(&self) -> Box<dyn CampaignTable> {
        Box::new(Game::<F>::Loose)
    }

    fn watch(&self, dir: &Path, number: u32) -> Result<Box<dyn CampaignTable>, CampaignError> {
        Ok(Box::new(Game::Watched(Box::new(Watch::<F>::of_campaign(dir, number)?))))
    }

    fn watch_file(&self, file: &Path) -> Result<Box<dyn CampaignTable>, CampaignError> {
        Ok(Box::new(Game::Watched(Box::new(Watch::<F>::of_file(file)?))))
    }

    fn peek(&self, dir: &Path) -> Result<ShelvedRecord, StoreError> {
        let record = RecordOf::<F>::peek(dir)?;
        belonging::check(dir, &record)?;
        Ok(Entry::<F>::view_record(dir, &record))
    }

    fn backups_by_id(&self, dir: &Path) -> Vec<(u32, String)> {
        let all = backups::list::<F::Body>(dir).into_iter();
        all.map(|backup| (backup.number, backup.words(str::to_owned))).collect()
    }

    fn backups(&self, dir: &Path) -> Vec<(u32, String)> {
        let record = RecordOf::<F>::peek(dir).ok();
        let content = record.as_ref().and_then(|r| packs::find_of::<F::Content>(dir, &r.pack).ok());
        let name = |id: &str| match &record {
            Some(record) => F::game_name(&record.body, content.as_deref(), id),
            None => id.to_owned(),
        };
        let all = backups::list::<F::Body>(dir).into_iter();
        all.map(|backup| (backup.number, backup.words(name))).collect()
    }

    fn restore(
        &self,
        dir: &Path,
        number: u32,
    ) -> Result<(Option<String>, Vec<String>), CampaignError> {
        let (record, notices) = backups::restore::<F::Body>(dir, number)?;
        Ok((record.body.next().map(str::to_owned), notices))
    }

    fn story(&self, dir: &Path, json: bool) -> Result<String, CampaignError> {
        if let Some(story) = F::read_story(dir, json) {
            return story;
        }
        let (record, content) = Campaign::<F>::peek(dir)?;
        let story = F::story(Look { dir, record: &record, content: &content, lock: None });
        Ok(if json { format!("{:#}\n", story.data) } else { story.markdown })
    }

    fn replay(&self, file: &Path) -> Result<ReplayView, CampaignError> {
        replayed::<F>(file)
    }

    fn position(&self, file: &Path) -> Result<World, CampaignError> {
        F::position(file)
    }

    fn lay_position(&self, file: &Path) -> Result<Position, CampaignError> {
        let read = F::position(file)?;
        let content = F::installed(&read).cloned().ok_or(CampaignError::NoPack)?;
        let position = truth::snapshot::<F>(&read);
        Ok(Box::new(move |world| {
            play::install::<F>(world, content);
            truth::restore::<F>(world, &position);
        }))
    }

    fn write_report(
        &self,
        dir: &Path,
        description: &str,
        picture: Option<&Path>,
        out: &Path,
    ) -> Result<(), CampaignError> {
        report::write::<F>(dir, description, picture, out)
    }

    fn catalogue(&self) -> &'static Catalogue {
        F::catalogue()
    }

    fn commands(&self) -> &'static dyn CommandFamily {
        F::commands()
    }

    fn try_open(&self, dir: &Path, lock: Arc<Lock>) -> Result<Vec<String>, CampaignError> {
        let campaign = Campaign::<F>::open_locked(dir, lock)?;
        let beyond = journal::beyond(dir, &campaign.record);
        Ok(campaign.notices.into_iter().chain(beyond).collect())
    }
}

type DifficultyOf<F> = <<F as CampaignFamily>::Body as Body>::Difficulty;

fn difficulty<F: CampaignFamily>(
    data: Option<&Value>,
) -> Result<DifficultyOf<F>, DifficultyChangeError> {
    let usual = DifficultyOf::<F>::default();
    data.map_or(Ok(usual.clone()), |data| DifficultyChange::To(data).apply(&usual))
}
