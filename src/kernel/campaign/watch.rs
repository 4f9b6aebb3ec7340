//! Watches a journal on a table of its own, at any of its moments, forward and backward. Nothing is
//! written to its campaign; a copy can be taken over at any moment.

use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bevy_ecs::prelude::*;

use super::content::{self, PackContent};
use super::family::{CampaignFamily, HeadOf, ReadOf, RecordOf, Retelling, StepOf};
use super::journal::{self, Head, Step, Writer};
use super::players::Players;
use super::record::{self, Record};
use super::{Campaign, CampaignError, Recording, backups, packs};
use crate::content::source::Source;
use crate::cues::Cues;
use crate::history::{self, History};
use crate::play;
use crate::store::files::plain::is_there;
use crate::store::files::staged::StagedFolder;
use crate::store::layout::{self, BACKUPS, BETWEEN, JOURNALS};
use crate::store::{StoreError, archive, files};
use crate::truth;

/// A decision that was not undone.
#[derive(Clone, Debug)]
struct Decision<F: CampaignFamily> {
    acts: Vec<F::Act>,
    table: Option<String>,
}

/// A watched journal.
#[derive(Debug)]
pub struct Watch<F: CampaignFamily> {
    /// The part that is the same for every family.
    recording: Recording,
    head: HeadOf<F>,
    content: Arc<F::Content>,
    players: Vec<String>,
    decisions: Vec<Decision<F>>,
}

impl<F: CampaignFamily> Deref for Watch<F> {
    type Target = Recording;

    fn deref(&self) -> &Recording {
        &self.recording
    }
}

impl<F: CampaignFamily> Watch<F> {
    /// Opens a journal of a campaign.
    ///
    /// # Errors
    /// Returns an error if there is no journal of that number, or it cannot be read.
    pub fn of_campaign(dir: &Path, number: u32) -> Result<Watch<F>, CampaignError> {
        layout::verify(dir)?;
        let record: RecordOf<F> = Record::peek(dir)?;
        let path = journal::path(dir, number);
        if !journal::exists(&path) {
            return Err(CampaignError::at(&path, t!("trouble-no-journal")));
        }
        let mut watch = Watch::open(&path, Some(dir))?;
        watch.players = record.players;
        watch.recording.home = Some((dir.to_owned(), number));
        Ok(watch)
    }

    /// Opens a journal file; as a journal of a campaign if it lies in one.
    ///
    /// # Errors
    /// Returns an error if the journal cannot be read.
    pub fn of_file(file: &Path) -> Result<Watch<F>, CampaignError> {
        let around = || -> Option<(PathBuf, u32)> {
            let number = file.file_name()?.to_str()?.strip_suffix(".jsonl")?.parse().ok()?;
            let dir = std::path::absolute(file).ok()?.parent()?.parent()?.to_owned();
            let same = std::path::absolute(file).ok()? == journal::path(&dir, number);
            (same && RecordOf::<F>::peek(&dir).is_ok()).then_some((dir, number))
        };
        match around() {
            Some((dir, number)) => Watch::of_campaign(&dir, number),
            None => Watch::open(file, None),
        }
    }

    fn open(path: &Path, dir: Option<&Path>) -> Result<Watch<F>, CampaignError> {
        let mut notices = Vec::new();
        // Reads the valid one of both files without repairing anything.
        let record = dir.and_then(|dir| RecordOf::<F>::peek(dir).ok());
        let fits = |head: &HeadOf<F>| record.as_ref().map_or(0, |r| F::expects(r, &head.start));
        let read: ReadOf<F> = journal::look(path, &fits)?;
        if let Some((line, what)) = &read.damage {
            notices.push(format!("{}:{line}: {what}", path.display()));
        }
        // Prefers the pack itself if it is equal, because it has more languages than the copy.
        let content = match packs::find::<F::Content>(&read.head.pack) {
            Ok(content) if format!("{:016x}", content.digest()) == read.head.content => content,
            other => stored::<F>(dir, &read.head).map_or(other, Ok)?,
        };
        if format!("{:016x}", content.digest()) != read.head.content {
            notices.push(t!("trouble-pack-changed-since", pack = read.head.pack.as_str()));
        }
        let standing = read.standing(read.steps.len());
        let decisions = standing
            .iter()
            .map(|s| Decision { acts: s.decision.clone(), table: read.tables[s.step].clone() })
            .collect();
        let head = read.head.clone();
        let recording = Recording {
            home: None,
            title: F::game_of(&head.start).to_owned(),
            notices,
            automatic: standing.iter().map(|s| s.by_itself).collect(),
            moments: Vec::new(),
        };
        Ok(Watch { recording, head, content, players: Vec::new(), decisions })
    }

    /// Puts the start on a table, and collects the moments by replaying the whole journal once.
    /// Decisions that can no longer be replayed are left out, with a notice.
    ///
    /// # Errors
    /// Returns an error if the game cannot be set up.
    pub fn begin(&mut self, world: &mut World) -> Result<(), CampaignError> {
        play::install::<F>(world, self.content.clone());
        play::begin::<F>(world, &self.head.start)?;
        // Only the journal knows the name of a generated scenario.
        self.recording.title = F::title(world);
        world.insert_resource(Players(self.players.clone()));
        let listening = std::mem::take(&mut world.resource_mut::<Cues<F>>().listening);
        self.recording.moments.clear();
        let mut drifted = false;
        for n in 0..self.decisions.len() {
            let Decision { acts, table } = &self.decisions[n];
            if let Err(why) = play::submit::<F>(world, acts) {
                let notice = t!("trouble-from-on", n = n + 1, why = why.to_string());
                self.recording.notices.push(notice);
                self.decisions.truncate(n);
                self.recording.automatic.truncate(n);
                break;
            }
            if self.by_itself(n) {
                world.resource_mut::<History<F>>().mark_automatic();
            }
            let now = journal::short(truth::digest::<F>(world));
            if !drifted && table.as_ref().is_some_and(|t| *t != now) {
                drifted = true;
                self.recording.notices.push(t!(
                    "trouble-drifted-from",
                    n = n + 1,
                    engine = self.head.engine.as_str()
                ));
            }
        }
        let made = world.resource::<History<F>>().made().iter();
        self.recording.moments = made.map(|m| m.moment.clone()).collect();
        self.recording.moments.push(F::moment(world, &[]));
        world.resource_mut::<Cues<F>>().listening = listening;
        self.to(world, 0)
    }

    /// Translates the pack.
    pub fn relocalize(&mut self, of: Retelling<'_, F>) {
        self.content = of(&self.content);
    }

    /// Returns the number of decisions replayed on the table.
    pub fn at(&self, world: &World) -> usize {
        world.resource::<History<F>>().made().len()
    }

    /// Goes to the moment after that number of decisions, or to the last one. The cues of the way
    /// forward are kept for the client.
    ///
    /// # Errors
    /// Returns an error if this is not the table of this journal.
    pub fn to(&mut self, world: &mut World, n: usize) -> Result<(), CampaignError> {
        let (n, at) = (n.min(self.len()), self.at(world));
        let other = || CampaignError::OtherTable;
        if n < at && !history::back::<F>(world, n) {
            return Err(other());
        }
        for n in at..n {
            play::submit::<F>(world, &self.decisions[n].acts).map_err(|_| other())?;
            if self.by_itself(n) {
                world.resource_mut::<History<F>>().mark_automatic();
            }
        }
        Ok(())
    }

    /// Creates a new campaign that continues after the first `n` decisions: with the backup before
    /// the game, all earlier games, and the journal up to there. The folder is created completely
    /// or not at all, and the original campaign is not changed.
    ///
    /// # Errors
    /// Returns an error if there is no campaign around the journal, its backup is missing, the
    /// folder exists already, or it cannot be created.
    pub fn take_over(&self, n: usize, to: &Path) -> Result<(), CampaignError> {
        let Some((home, number)) = &self.recording.home else {
            return Err(CampaignError::NoHome);
        };
        if n > self.len() {
            return Err(CampaignError::Other(t!("trouble-not-so-many", all = self.len(), n = n)));
        }
        if is_there(to) {
            return Err(StoreError::exists(to).into());
        }
        let staged = StagedFolder::create(to)?;
        self.copy(home, *number, n, staged.path())?;
        // The backup must be one that opens.
        drop(Campaign::<F>::open_locked(staged.path(), staged.lock())?);
        Ok(staged.commit(to).map(drop)?)
    }

    fn copy(&self, home: &Path, number: u32, n: usize, new: &Path) -> Result<(), CampaignError> {
        let mut record = backups::read::<F::Body>(home, number)?;
        F::migrate(home, &mut record, &self.content);
        record.schema = record::SCHEMA;
        record.content.clone_from(&self.head.content);
        record.last_played = record::now();
        record.name = what_if(&record.name);
        for folder in [JOURNALS, BACKUPS] {
            files::make_own(&new.join(folder))?;
        }
        for path in layout::contents(home)? {
            if before(&path, number, record.downtimes) {
                archive::copy(home, new, &path)?;
            }
        }
        content::keep(new, &self.source(home)?)?;
        record.save(new)?;
        backups::keep(new, &record, number)?;
        let head = Head { journal: journal::SCHEMA, ..self.head.clone() };
        let steps: Vec<(StepOf<F>, Option<String>)> = self.decisions[..n]
            .iter()
            .zip(&self.automatic)
            .map(|(t, automatic)| match automatic {
                true => (Step::Auto(t.acts.clone()), t.table.clone()),
                false => (Step::Do(t.acts.clone()), t.table.clone()),
            })
            .collect();
        let steps = steps.iter().map(|(step, table)| (step, table.clone()));
        Ok(Writer::anew(&journal::path(new, number), &head, steps).map(drop)?)
    }

    /// Returns the texts of the content.
    fn source(&self, home: &Path) -> Result<Source, CampaignError> {
        match content::stored_as(home, &format!("{:016x}", self.content.digest())) {
            Some(source) => Ok(source),
            None => Ok(packs::source(&self.head.pack)?),
        }
    }
}

/// Returns the content of a journal: the current pack, or else the copy that the surrounding
/// campaign stores.
///
/// # Errors
/// Returns an error if there is neither.
pub fn content_of<F: CampaignFamily>(
    file: &Path,
    head: &HeadOf<F>,
) -> Result<Arc<F::Content>, CampaignError> {
    packs::find(&head.pack).or_else(|e| {
        let dir = std::path::absolute(file).ok();
        let dir = dir.as_deref().and_then(Path::parent).and_then(Path::parent);
        stored::<F>(dir, head).ok_or(e.into())
    })
}

/// Returns the content that a campaign stores, if it has the digest in the journal's first line.
fn stored<F: CampaignFamily>(dir: Option<&Path>, head: &HeadOf<F>) -> Option<Arc<F::Content>> {
    let source = content::stored_as(dir?, &head.content)?;
    F::Content::load(&source).ok().map(Arc::new)
}

/// Returns whether a file of a campaign belongs to the time before a game and after so many
/// downtimes.
fn before(path: &str, number: u32, downtimes: u32) -> bool {
    let Some((folder, name)) = path.split_once('/') else { return false };
    let digits = |text: &str| {
        let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
        // Renamed and damaged files do not belong to the story.
        let rest = &text[end..];
        let whole = matches!(rest, ".jsonl" | ".jsonl.copy" | ".ron");
        text[..end].parse::<u32>().ok().filter(|_| whole)
    };
    match (folder, name.strip_prefix(BETWEEN)) {
        (JOURNALS, Some(rest)) => digits(rest).is_some_and(|n| n <= downtimes),
        (JOURNALS, None) => digits(name).is_some_and(|n| n < number),
        _ => digits(name).is_some_and(|n| n <= number),
    }
}

/// Returns the name of the copy: "The lamps: what if", "The lamps: what if 2".
fn what_if(name: &str) -> String {
    const MARK: &str = ": what if";
    let (stem, n) = match name.rsplit_once(MARK) {
        Some((stem, "")) => (stem, 2),
        Some((stem, n)) => match n.trim().parse::<u32>() {
            Ok(n) => (stem, n.saturating_add(1)),
            Err(_) => (name, 1),
        },
        None => (name, 1),
    };
    let mark = if n == 1 { MARK.to_owned() } else { format!("{MARK} {n}") };
    let room = 100 - mark.len();
    let mut end = stem.len().min(room);
    while !stem.is_char_boundary(end) {
        end -= 1;
    }
    format!("{}{mark}", &stem[..end])
}
