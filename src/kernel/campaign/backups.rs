//! Backups of a campaign before each of its games: `generations/NNN.ron`, to restore it.

use std::path::{Path, PathBuf};

use serde::Deserialize;
use serde_json::Value;

use super::record::{self, Body, Record};
use super::{belonging, content, journal};
use crate::store::change::{self, Step};
use crate::store::files::plain::{is_folder, is_there};
use crate::store::layout::{self, BACKUPS, RECORD, RECORD_COPY};
use crate::store::lock::Lock;
use crate::store::{StoreError, files};

/// The maximum number of a backup.
const MAX: u32 = 10_000;

/// A backup.
#[derive(Clone, Debug)]
pub struct Backup<B: Body> {
    /// The number of the journal of the game that followed.
    pub number: u32,
    /// The record of the campaign then, or why it cannot be read.
    pub record: Result<Record<B>, StoreError>,
}

impl<B: Body> Backup<B> {
    /// Describes the backup; `name` returns the name of a game.
    pub fn words(&self, name: impl Fn(&str) -> String) -> String {
        match &self.record {
            Err(t) => format!("{}: {t}", self.number),
            Ok(r) => {
                let games = r.body.games();
                let next = r.body.next().map(|id| format!("“{}”", name(id)));
                let next = next.unwrap_or_else(|| t!("trouble-nothing-next"));
                let ended = |how| games.iter().filter(|game| game.won == Some(how)).count();
                let (won, lost) = (ended(true), ended(false));
                let played = match games.len() {
                    0 => t!("trouble-gen-none"),
                    1 => t!("trouble-gen-one", won = won, lost = lost),
                    n => t!("trouble-gen-some", n = n, won = won, lost = lost),
                };
                t!("trouble-gen-before", n = self.number, next = next, played = played)
            }
        }
    }
}

fn path(dir: &Path, number: u32) -> PathBuf {
    dir.join(BACKUPS).join(format!("{number:03}.ron"))
}

/// Writes the backup before the game with that journal. An existing backup of another course of the
/// campaign is renamed; so is an unreadable one, with a notice.
///
/// # Errors
/// Returns an error if the folder cannot be written.
pub fn keep<B: Body>(
    dir: &Path,
    record: &Record<B>,
    number: u32,
) -> Result<Option<String>, StoreError> {
    let path = path(dir, number);
    files::make_own(&dir.join(BACKUPS))?;
    let notice = match record::read_file(&path) {
        _ if !is_there(&path) => None,
        // An equal backup is not written again.
        Ok(old) if lasting(&old) == lasting(record) => return Ok(None),
        Ok(old) if place(&old) == place(record) => None,
        Ok(_) => files::keep_as(&path, &path, "aside").map(|_| None)?,
        Err(why) => {
            let damaged = record::is_damaged::<B>(&path);
            let what = if damaged { "damaged" } else { "aside" };
            let copy = files::keep_as(&path, &path, what)?.display().to_string();
            Some(t!("trouble-gen-damaged", why = why.to_string(), copy = copy))
        }
    };
    record.clone().idle().write_alone(&path)?;
    Ok(notice)
}

/// Returns the record without times and the version of Emberdeck.
fn lasting<B: Body>(record: &Record<B>) -> Record<B> {
    let engine = String::new();
    Record { schema: 0, engine, last_played: 0, sat: 0, ..record.clone().idle() }
}

/// Returns the part of a record that identifies a point of the campaign: without people and
/// settings.
fn place<B: Body>(record: &Record<B>) -> Record<B> {
    Record {
        pack: String::new(),
        content: String::new(),
        players: Vec::new(),
        people: Vec::new(),
        stops: Default::default(),
        choices: Default::default(),
        body: record.body.place(),
        ..lasting(record)
    }
}

/// Reads the backup before the game with that journal.
///
/// # Errors
/// Returns an error if there is no such backup, or it cannot be read.
pub fn read<B: Body>(dir: &Path, number: u32) -> Result<Record<B>, StoreError> {
    record::read_file(&path(dir, number))
}

/// Returns all backups, the oldest first.
pub fn list<B: Body>(dir: &Path) -> Vec<Backup<B>> {
    let read = |number: u32| Backup { number, record: record::read_file(&path(dir, number)) };
    numbers(dir).into_iter().map(read).collect()
}

/// Returns the files of all backups, the newest first.
pub(super) fn newest_first(dir: &Path) -> Vec<PathBuf> {
    numbers(dir).into_iter().rev().map(|number| path(dir, number)).collect()
}

/// Returns the numbers of all backups, the lowest first.
fn numbers(dir: &Path) -> Vec<u32> {
    let folder = dir.join(BACKUPS);
    let entries = std::fs::read_dir(&folder).ok().filter(|_| is_folder(&folder));
    let Some(entries) = entries else { return Vec::new() };
    let number = |e: std::fs::DirEntry| {
        let name = e.file_name().to_string_lossy().into_owned();
        name.strip_suffix(".ron")?.parse::<u32>().ok().filter(|n| *n < MAX)
    };
    let mut numbers: Vec<u32> = entries.flatten().filter_map(number).collect();
    numbers.sort_unstable();
    numbers
}

/// The start of a game, as far as every family writes it.
#[derive(Deserialize)]
struct Seeded {
    seed: u64,
}

/// Counts how many files in a folder belong to the same campaign as a record: backups, journals and
/// the content.
pub(super) fn agreeing<B: Body>(dir: &Path, record: &Record<B>) -> usize {
    let places = list::<B>(dir).into_iter().filter_map(|g| g.record.ok());
    let places = places.filter(|r| r.seed == record.seed);
    // A copy that was taken over has another name.
    let places: usize = places.map(|r| 1 + usize::from(r.name == record.name)).sum();
    let journals = (1..=record.journal().min(MAX)).filter(|n| {
        let read = journal::look::<Seeded, Value, Value>(&journal::path(dir, *n), &|_| 0);
        read.is_ok_and(|r| r.head.start.seed == record.seed_of(*n))
    });
    let content = content::stored_as(dir, &record.content).is_some();
    places + journals.count() + usize::from(content)
}

/// Renames backups that are damaged or of another campaign or family. Returns notices.
///
/// # Errors
/// Returns an error if the folder cannot be written.
pub fn tidy<B: Body>(dir: &Path, now: &Record<B>) -> Result<Vec<String>, StoreError> {
    let mut notices = Vec::new();
    for g in list::<B>(dir) {
        let path = path(dir, g.number);
        let t = match g.record {
            Ok(r) if r.journal() == g.number && r.seed == now.seed => {
                continue;
            }
            Ok(_) => StoreError::at(&path, t!("trouble-gen-foreign")),
            Err(t) => t,
        };
        if record::is_useless::<B>(&path) || record::read_file::<B>(&path).is_ok() {
            let copy = files::keep_damaged(&path)?;
            files::remove(&path).map_err(|e| StoreError::io(&path, e))?;
            notices.push(t!(
                "trouble-gen-damaged",
                why = t.to_string(),
                copy = copy.display().to_string()
            ));
        }
    }
    Ok(notices)
}

/// Restores the backup before the game with that journal. Later games are not lost: their journals
/// are renamed, and the current state becomes a backup after the last one. All of this happens or
/// nothing. Returns the record and notices for the players.
///
/// # Errors
/// Returns an error if the campaign is in use, there is no such backup, the file belongs to another
/// point or campaign, or the folder cannot be written.
pub fn restore<B: Body>(dir: &Path, number: u32) -> Result<(Record<B>, Vec<String>), StoreError> {
    let _lock = Lock::take(dir)?;
    layout::verify(dir)?;
    let mut notices: Vec<String> = change::complete(dir)?.into_iter().collect();
    let old: Record<B> = record::read_file(&path(dir, number))?;
    let foreign = || StoreError::at(&path(dir, number), t!("trouble-gen-foreign"));
    if old.journal() != number {
        return Err(foreign());
    }
    let mut steps = Vec::new();
    // If neither file of the record is one of this campaign, a backup is the way to repair it.
    let files = [RECORD, RECORD_COPY].map(|name| dir.join(name));
    let is_lost = files.iter().all(|path| record::is_useless::<B>(path))
        || Record::<B>::peek(dir).is_ok_and(|now| belonging::check(dir, &now).is_err());
    let now = match is_lost {
        true => {
            for path in files.iter().filter(|path| is_there(path)) {
                files::keep_damaged(path)?;
            }
            None
        }
        false => {
            let (now, notice) = Record::load(dir)?;
            if old.seed != now.seed {
                return Err(foreign());
            }
            notices.extend(notice);
            Some(now)
        }
    };
    if let Some(now) = now.filter(|now| now.journal() > number) {
        // The next game was begun again from this point, if it was begun.
        let now = now.idle();
        let text = now.plain_text().map_err(|e| StoreError::at(dir, e))?;
        let name = format!("{BACKUPS}/{:03}.ron", now.journal());
        if !read::<B>(dir, now.journal()).is_ok_and(|old| place(&old) == place(&now)) {
            steps.extend(Step::set_aside(dir, &name)?);
        }
        steps.push(Step::write([name.as_str()], text)?);
    }
    for path in journal::since(dir, number, old.downtimes + 1)? {
        steps.extend(Step::set_aside(dir, &path)?);
    }
    steps.push(Step::write([RECORD, RECORD_COPY], old.next_save(dir)?)?);
    change::apply(dir, steps)?;
    Ok((old, notices))
}
