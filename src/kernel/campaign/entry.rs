//! The third door: a family as the program lists it. Whoever holds a [`FamilyEntry`] opens packs and
//! campaigns without knowing of which family they are.

use std::fmt::Debug;
use std::marker::PhantomData;
use std::path::Path;
use std::sync::Arc;

use bevy_ecs::prelude::*;
use serde_json::Value;

use super::content::PackContent;
use super::difficulty::{DifficultyChange, DifficultyView};
use super::family::{CampaignFamily, RecordOf};
use super::packs::{self, join};
use super::record::{Body, Finished};
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
use crate::view::SeatView;
use crate::{play, truth};

pub use super::families::{Families, Shelved};
pub use super::replayed::ReplayView;

/// A position, ready to be put on a table.
pub type Position = Box<dyn FnOnce(&mut World) + Send + Sync>;

/// A family of games, as the program lists it.
pub trait FamilyEntry: Debug + Send + Sync {
    /// Returns the id of the family.
    fn id(&self) -> &'static str;

    /// Returns what players call the family.
    fn name(&self) -> String;

    /// Reads a pack, by its id or its folder, and returns what is said of it.
    ///
    /// # Errors
    /// Returns what is wrong with it, in a line.
    fn pack(&self, name: &str) -> Result<PackView, String>;

    /// Changes a difficulty at which nothing is played yet; of no data, the usual one.
    ///
    /// # Errors
    /// Returns what of the data or the change makes no sense.
    fn difficulty(
        &self,
        now: Option<&Value>,
        change: Option<&DifficultyChange<'_>>,
    ) -> Result<DifficultyView, String>;

    /// Makes a campaign folder. It is there whole or not at all.
    ///
    /// # Errors
    /// Returns why if the party does not fit the pack, the table chose more than is offered, something is
    /// there already, or the folder cannot be written.
    fn create(
        &self,
        dir: &Path,
        new: &NewCampaign<'_>,
    ) -> Result<Box<dyn CampaignTable>, CampaignError>;

    /// Opens a campaign folder.
    ///
    /// # Errors
    /// Returns why if there is none, it is in use, or it cannot be read.
    fn open(&self, dir: &Path) -> Result<Box<dyn CampaignTable>, CampaignError>;

    /// Opens a position that nothing keeps.
    fn loose(&self) -> Box<dyn CampaignTable>;

    /// Opens a journal of a campaign to watch it.
    ///
    /// # Errors
    /// Returns why if there is none of that number, or it cannot be read.
    fn watch(&self, dir: &Path, number: u32) -> Result<Box<dyn CampaignTable>, CampaignError>;

    /// Opens a journal by its file to watch it.
    ///
    /// # Errors
    /// Returns why if it cannot be read.
    fn watch_file(&self, file: &Path) -> Result<Box<dyn CampaignTable>, CampaignError>;

    /// Reads what stands on the shelf of a campaign, and repairs nothing.
    ///
    /// # Errors
    /// Returns why if neither file of the record can be read.
    fn peek(&self, dir: &Path) -> Result<ShelvedRecord, StoreError>;

    /// Returns where a campaign stood before each of its games: by the numbers of their journals, in
    /// words.
    fn backups(&self, dir: &Path) -> Vec<(u32, String)>;

    /// Returns the same with the ids of games in place of their names, for programs.
    fn backups_by_id(&self, dir: &Path) -> Vec<(u32, String)>;

    /// Takes a campaign back to where it stood before the game of that journal. Returns the id of the game
    /// that is next, and what to tell.
    ///
    /// # Errors
    /// Returns why if that is not kept, or the folder cannot be read and written.
    fn restore(
        &self,
        dir: &Path,
        number: u32,
    ) -> Result<(Option<String>, Vec<String>), CampaignError>;

    /// Tells the story of a campaign folder, which may be in use: as an object of JSON, or as Markdown.
    ///
    /// # Errors
    /// Returns why if there is no campaign, or neither its content nor its pack can be read.
    fn story(&self, dir: &Path, json: bool) -> Result<String, CampaignError>;

    /// Plays a journal back.
    ///
    /// # Errors
    /// Returns why if it cannot be read, or its game cannot be set up.
    fn replay(&self, file: &Path) -> Result<ReplayView, CampaignError>;

    /// Puts a position on a table of its own.
    ///
    /// # Errors
    /// Returns what is wrong with the file.
    fn position(&self, file: &Path) -> Result<World, String>;

    /// Reads a position. Returns what puts it on a table that is there already.
    ///
    /// # Errors
    /// Returns what is wrong with the file.
    fn lay_position(&self, file: &Path) -> Result<Position, String>;

    /// Writes what it takes to see a problem of a campaign again into one file: what people say of it, and
    /// a picture (PNG).
    ///
    /// # Errors
    /// Returns why if the folder cannot be read or the file cannot be written.
    fn write_report(
        &self,
        dir: &Path,
        description: &str,
        picture: Option<&Path>,
        out: &Path,
    ) -> Result<(), CampaignError>;

    /// Returns the rules by their numbers.
    fn catalogue(&self) -> &'static Catalogue;

    /// Returns what the family adds to the command line.
    fn commands(&self) -> &'static dyn CommandFamily;

    /// Opens a folder once, to see whether it opens. Returns what to tell.
    ///
    /// # Errors
    /// Returns why if it does not.
    fn try_open(&self, dir: &Path, lock: Arc<Lock>) -> Result<Vec<String>, CampaignError>;
}

/// What a new campaign needs.
#[derive(Clone, Copy, Debug)]
pub struct NewCampaign<'a> {
    /// The pack, by its id or its folder.
    pub pack: &'a str,
    /// Ids of heroes by seat.
    pub party: &'a [String],
    /// The people who play them, by seat; none where nobody is told apart.
    pub players: &'a [String],
    /// What it is called.
    pub name: &'a str,
    /// The seed of all chance.
    pub seed: u64,
    /// How far decisions may be undone.
    pub undo: UndoPolicy,
    /// Who may see a hand.
    pub hands: HandPolicy,
    /// What makes it harder or easier, as data; nothing: all by the rules.
    pub difficulty: Option<&'a Value>,
}

/// What is said of a pack.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PackView {
    /// Its id.
    pub id: String,
    /// The family that it says it is of.
    pub family: String,
    /// Its title.
    pub name: String,
    /// What it is about.
    pub about: String,
    /// The edition of the rules that it is played by.
    pub edition: String,
    /// How many cards it prints.
    pub cards: usize,
    /// For how many players it is, at most.
    pub players: u8,
    /// Its games in playing order: ids and names.
    pub games: Vec<(String, String)>,
    /// Who may sit down.
    pub heroes: Vec<HeroView>,
}

/// A hero of a pack.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HeroView {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// What stands under the name; empty for none.
    pub title: String,
    /// Who that is.
    pub story: String,
}

/// What stands on the shelf of a campaign.
#[derive(Clone, Debug, PartialEq)]
pub struct ShelvedRecord {
    /// What the players call it.
    pub name: String,
    /// The id of its pack.
    pub pack: String,
    /// The party by seat.
    pub party: Vec<SeatView>,
    /// The people by seat; none where nobody is told apart.
    pub players: Vec<String>,
    /// The game to be played next: its id and its name; none when all are won.
    pub next: Option<(String, String)>,
    /// The games that were played to their end, the first one first.
    pub played: Vec<PlayedView>,
    /// The number of the journal of the game that is or will be played.
    pub journal: u32,
    /// When it was last played: seconds since 1970.
    pub last_played: u64,
    /// Whether the party has to do what is between two games before it plays on.
    pub must_meet: bool,
    /// Whether the party may do what is between two games: no game is under way.
    pub may_meet: bool,
}

/// A game that was played to its end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayedView {
    /// The number of its journal.
    pub journal: u32,
    /// The id of the game.
    pub id: String,
    /// The name of the game.
    pub name: String,
    /// Whether it was won.
    pub won: bool,
    /// How it ended, in a sentence.
    pub text: String,
    /// How many turns it took.
    pub turns: u32,
    /// The digest of the table at the end, 16 hexadecimal digits.
    pub digest: String,
}

impl PlayedView {
    /// What every record tells of a game.
    pub fn of(game: Finished<'_>) -> PlayedView {
        PlayedView {
            journal: game.journal,
            won: game.won,
            digest: game.digest.to_owned(),
            ..PlayedView::default()
        }
    }
}

/// The entry of a family.
#[derive(Clone, Copy, Debug)]
pub struct Entry<F>(PhantomData<fn() -> F>);

impl<F: CampaignFamily> Entry<F> {
    /// The entry of a family.
    pub const fn new() -> Entry<F> {
        Entry(PhantomData)
    }

    /// Returns what stands on the shelf of a campaign with that record.
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
            must_meet: F::must_meet(body),
            may_meet: !journal::exists(&journal::path(dir, record.journal())),
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

    fn pack(&self, name: &str) -> Result<PackView, String> {
        let read = find_source(name).and_then(|source| F::Content::load(&source));
        read.map(|content| F::view_pack(&content)).map_err(|problems| join(&problems))
    }

    fn difficulty(
        &self,
        now: Option<&Value>,
        change: Option<&DifficultyChange<'_>>,
    ) -> Result<DifficultyView, String> {
        let now = difficulty::<F>(now)?;
        let changed = change.map_or(Ok(now.clone()), |change| change.apply(&now))?;
        Ok(DifficultyView::of(&changed))
    }

    fn create(
        &self,
        dir: &Path,
        new: &NewCampaign<'_>,
    ) -> Result<Box<dyn CampaignTable>, CampaignError> {
        let difficulty = difficulty::<F>(new.difficulty).map_err(CampaignError)?;
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
        Ok(Entry::<F>::view_record(dir, &RecordOf::<F>::peek(dir)?))
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
        F::read_story(dir, json)
    }

    fn replay(&self, file: &Path) -> Result<ReplayView, CampaignError> {
        replayed::<F>(file)
    }

    fn position(&self, file: &Path) -> Result<World, String> {
        F::position(file)
    }

    fn lay_position(&self, file: &Path) -> Result<Position, String> {
        let read = F::position(file)?;
        let content = F::installed(&read).cloned().ok_or_else(|| t!("trouble-no-pack"))?;
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
        Campaign::<F>::open_locked(dir, lock).map(|campaign| campaign.notices)
    }
}

type DifficultyOf<F> = <<F as CampaignFamily>::Body as Body>::Difficulty;

fn difficulty<F: CampaignFamily>(data: Option<&Value>) -> Result<DifficultyOf<F>, String> {
    let usual = DifficultyOf::<F>::default();
    data.map_or(Ok(usual.clone()), |data| DifficultyChange::To(data).apply(&usual))
}
