//! The third door: a family as the program lists it. Whoever holds a [`FamilyEntry`] opens packs and
//! campaigns without knowing of which family they are.

use std::fmt::Debug;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde_json::Value;

use super::content::PackContent;
use super::difficulty::{DifficultyChange, DifficultyView};
use super::family::{CampaignFamily, RecordOf};
use super::packs::{self, join};
use super::record::{Body, Finished};
use super::watch::Watch;
use super::{
    Campaign, CampaignError, CampaignTable, Choices, Game, HandPolicy, Session, UndoPolicy,
    backups, journal,
};
use crate::content::source::find_source;
use crate::store::lock::Lock;
use crate::store::{StoreError, archive, data, layout};
use crate::view::SeatView;

/// A family of games, as the program lists it.
pub trait FamilyEntry: Debug + Send + Sync {
    /// Returns the id of the family.
    fn id(&self) -> &'static str;

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

    fn try_open(&self, dir: &Path, lock: Arc<Lock>) -> Result<Vec<String>, CampaignError> {
        Campaign::<F>::open_locked(dir, lock).map(|campaign| campaign.notices)
    }
}

type DifficultyOf<F> = <<F as CampaignFamily>::Body as Body>::Difficulty;

fn difficulty<F: CampaignFamily>(data: Option<&Value>) -> Result<DifficultyOf<F>, String> {
    let usual = DifficultyOf::<F>::default();
    data.map_or(Ok(usual.clone()), |data| DifficultyChange::To(data).apply(&usual))
}

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
        self.named(&super::record::family_of(dir))
    }

    /// Returns the family of a pack, by its id or its folder.
    pub fn of_pack(self, name: &str) -> &'static dyn FamilyEntry {
        let family = find_source(name).map(|source| crate::content::family::named(&source));
        family.map_or(self.0[0], |family| self.named(&family))
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
