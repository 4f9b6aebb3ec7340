//! Where a campaign stood before each of its scenarios: `generations/NNN.ron`, to go back to.

use std::path::{Path, PathBuf};

use serde::Deserialize;
use serde_json::Value;

use super::record::{self, Body, Record};
use super::{content, journal};
use crate::store::change::{self, Step};
use crate::store::files::plain::{is_folder, is_there};
use crate::store::layout::{self, BACKUPS, RECORD, RECORD_COPY};
use crate::store::lock::Lock;
use crate::store::{StoreError, files};

/// The most that are looked at.
const MAX: u32 = 10_000;

/// One that is kept.
#[derive(Clone, Debug)]
pub struct Backup<B: Body> {
    /// The number of the journal of the scenario that was played next.
    pub number: u32,
    /// The campaign then, or why it cannot be read.
    pub record: Result<Record<B>, StoreError>,
}

impl<B: Body> Backup<B> {
    /// What it is, in words; `name` is what a scenario of that id is called.
    pub fn words(&self, name: impl Fn(&str) -> String) -> String {
        match &self.record {
            Err(t) => format!("{}: {t}", self.number),
            Ok(r) => {
                let games = r.body.games();
                let next = r.body.next().map(|id| format!("“{}”", name(id)));
                let next = next.unwrap_or_else(|| t!("trouble-nothing-next"));
                let won = games.iter().filter(|game| game.won);
                let played = match games.len() {
                    0 => t!("trouble-gen-none"),
                    1 => t!("trouble-gen-one", won = won.count()),
                    n => t!("trouble-gen-some", n = n, won = won.count()),
                };
                t!("trouble-gen-before", n = self.number, next = next, played = played)
            }
        }
    }
}

fn path(dir: &Path, number: u32) -> PathBuf {
    dir.join(BACKUPS).join(format!("{number:03}.ron"))
}

/// Keeps the campaign as it stands before the scenario of that journal. What stood there of another
/// course of the campaign gets another name; so does what cannot be read, and that is told.
///
/// # Errors
/// When the folder cannot be written.
pub fn keep<B: Body>(
    dir: &Path,
    record: &Record<B>,
    number: u32,
) -> Result<Option<String>, StoreError> {
    let path = path(dir, number);
    files::make_own(&dir.join(BACKUPS))?;
    let told = match record::read_file(&path) {
        _ if !is_there(&path) => None,
        // Nothing is written over for nothing.
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
    Ok(told)
}

/// What of it lasts: all but when it was, and which Emberdeck wrote it.
fn lasting<B: Body>(record: &Record<B>) -> Record<B> {
    let engine = String::new();
    Record { schema: 0, engine, last_played: 0, sat: 0, ..record.clone().idle() }
}

/// What makes it the place that it is: neither who sat there nor how the table plays.
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

/// The campaign as it stood before the scenario of that journal.
///
/// # Errors
/// When that is not kept, or cannot be read.
pub fn read<B: Body>(dir: &Path, number: u32) -> Result<Record<B>, StoreError> {
    record::read_file(&path(dir, number))
}

/// All that are kept, the oldest first.
pub fn list<B: Body>(dir: &Path) -> Vec<Backup<B>> {
    let folder = dir.join(BACKUPS);
    let entries = std::fs::read_dir(&folder).ok().filter(|_| is_folder(&folder));
    let Some(entries) = entries else { return Vec::new() };
    let number = |e: std::fs::DirEntry| {
        let name = e.file_name().to_string_lossy().into_owned();
        name.strip_suffix(".ron")?.parse::<u32>().ok().filter(|n| *n < MAX)
    };
    let mut numbers: Vec<u32> = entries.flatten().filter_map(number).collect();
    numbers.sort_unstable();
    let read = |number: u32| Backup { number, record: record::read_file(&path(dir, number)) };
    numbers.into_iter().map(read).collect()
}

/// What a game begins with, as far as every family says it.
#[derive(Deserialize)]
struct Seeded {
    seed: u64,
}

/// How much in a folder is of the same campaign as a record: places to go back to, journals, and the
/// content.
pub(super) fn agreeing<B: Body>(dir: &Path, record: &Record<B>) -> usize {
    let places = list::<B>(dir).into_iter().filter_map(|g| g.record.ok());
    let places = places.filter(|r| r.seed == record.seed);
    // What was taken over as a copy has another name than before.
    let places: usize = places.map(|r| 1 + usize::from(r.name == record.name)).sum();
    let journals = (1..=record.journal().min(MAX)).filter(|n| {
        let read = journal::look::<Seeded, Value, Value>(&journal::path(dir, *n), &|_| 0);
        read.is_ok_and(|r| r.head.start.seed == record.seed_of(*n))
    });
    let content = content::kept_as(dir, &record.content).is_some();
    places + journals.count() + usize::from(content)
}

/// Takes those out of the way that are damaged or of another campaign, and says so.
///
/// # Errors
/// When the folder cannot be written.
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
        if record::is_damaged::<B>(&path) || record::read_file::<B>(&path).is_ok() {
            let kept = files::keep_damaged(&path)?;
            files::remove(&path).map_err(|e| StoreError::io(&path, e))?;
            notices.push(t!(
                "trouble-gen-damaged",
                why = t.to_string(),
                copy = kept.display().to_string()
            ));
        }
    }
    Ok(notices)
}

/// Takes a campaign back to where it stood before the scenario of that journal. What was played
/// since is set aside, not lost: its journals get other names, and where the campaign stands now
/// becomes the generation after the last one. All of that happens, or nothing. Returns also what the
/// players should be told.
///
/// # Errors
/// When it is in use, there is no such generation, the file there is of another place or campaign, or
/// the folder cannot be written.
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
    // Where neither file of the record can be read, this is the way out.
    let files = [RECORD, RECORD_COPY].map(|name| dir.join(name));
    let now = match files.iter().all(|path| record::is_damaged::<B>(path)) {
        true => {
            for path in files.iter().filter(|path| is_there(path)) {
                files::keep_damaged(path)?;
            }
            None
        }
        false => {
            let (now, told) = Record::load(dir)?;
            if old.seed != now.seed {
                return Err(foreign());
            }
            notices.extend(told);
            Some(now)
        }
    };
    if let Some(now) = now.filter(|now| now.journal() > number) {
        // The scenario that would come next was begun anew from here, if it was begun.
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
