//! Where a campaign stood before each of its scenarios: `generations/NNN.ron`, to go back to.

use std::path::{Path, PathBuf};

use super::change::{self, Step};
use super::files::plain::{is_folder, is_there};
use super::lock::Lock;
use super::record::{self, Record};
use super::{Trouble, content, files, journal};
use crate::rules::flow::prompt::Act;
use crate::rules::play::Start;

/// The folder.
pub const FOLDER: &str = "generations";
/// The most that are looked at.
const MAX: u32 = 10_000;

/// One that is kept.
#[derive(Clone, Debug)]
pub struct Generation {
    /// The number of the journal of the scenario that was played next.
    pub number: u32,
    /// The campaign then, or why it cannot be read.
    pub record: Result<Record, Trouble>,
}

impl Generation {
    /// What it is, in words; `name` is what a scenario of that id is called.
    pub fn words(&self, name: impl Fn(&str) -> String) -> String {
        match &self.record {
            Err(t) => format!("{}: {t}", self.number),
            Ok(r) => {
                let next = r.next.as_deref().map(|id| format!("“{}”", name(id)));
                let next = next.unwrap_or_else(|| t!("trouble-nothing-next"));
                let won =
                    r.results.iter().filter(|p| p.end == crate::rules::state::table::End::Won);
                let played = match r.results.len() {
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
    dir.join(FOLDER).join(format!("{number:03}.ron"))
}

/// Keeps the campaign as it stands before the scenario of that journal. What stood there of another
/// course of the campaign gets another name; so does what cannot be read, and that is told.
///
/// # Errors
/// When the folder cannot be written.
pub fn keep(dir: &Path, record: &Record, number: u32) -> Result<Option<String>, Trouble> {
    let path = path(dir, number);
    files::make_own(&dir.join(FOLDER))?;
    let told = match record::read_file(&path) {
        _ if !is_there(&path) => None,
        // Nothing is written over for nothing.
        Ok(old) if lasting(&old) == lasting(record) => return Ok(None),
        Ok(old) if place(&old) == place(record) => None,
        Ok(_) => files::keep_as(&path, &path, "aside").map(|_| None)?,
        Err(why) => {
            let damaged = record::is_damaged(&path);
            let what = if damaged { "damaged" } else { "aside" };
            let copy = files::keep_as(&path, &path, what)?.display().to_string();
            Some(t!("trouble-gen-damaged", why = why.to_string(), copy = copy))
        }
    };
    record.clone().idle().write_alone(&path)?;
    Ok(told)
}

/// What of it lasts: all but when it was, and which Emberdeck wrote it.
fn lasting(record: &Record) -> Record {
    let engine = String::new();
    Record { schema: 0, engine, last_played: 0, sat: 0, ..record.clone().idle() }
}

/// What makes it the place that it is: neither who sat there nor how the table plays.
fn place(record: &Record) -> Record {
    Record {
        pack: String::new(),
        content: String::new(),
        players: Vec::new(),
        people: Vec::new(),
        stops: Default::default(),
        choices: Default::default(),
        begun: 0,
        ..lasting(record)
    }
}

/// The campaign as it stood before the scenario of that journal.
///
/// # Errors
/// When that is not kept, or cannot be read.
pub fn read(dir: &Path, number: u32) -> Result<Record, Trouble> {
    record::read_file(&path(dir, number))
}

/// The scenario that is under way, by the number of its journal, where the record does not say so:
/// one of an earlier version. Before it began, the campaign was kept as it stood; where the campaign was
/// taken back there since, its journal was set aside.
pub(super) fn begun(dir: &Path, record: &Record) -> Option<u32> {
    let number = record.journal();
    let begun = match number {
        // That is kept when a campaign is made, too.
        1 => record.begun > 0,
        _ => record.after.is_none() && read(dir, number).is_ok_and(|g| g.results == record.results),
    };
    let aside = journal::stems(dir).contains(&format!("{number:03}"));
    (begun && !aside).then_some(number)
}

/// All that are kept, the oldest first.
pub fn list(dir: &Path) -> Vec<Generation> {
    let folder = dir.join(FOLDER);
    let entries = std::fs::read_dir(&folder).ok().filter(|_| is_folder(&folder));
    let Some(entries) = entries else { return Vec::new() };
    let number = |e: std::fs::DirEntry| {
        let name = e.file_name().to_string_lossy().into_owned();
        name.strip_suffix(".ron")?.parse::<u32>().ok().filter(|n| *n < MAX)
    };
    let mut numbers: Vec<u32> = entries.flatten().filter_map(number).collect();
    numbers.sort_unstable();
    let read = |number: u32| Generation { number, record: record::read_file(&path(dir, number)) };
    numbers.into_iter().map(read).collect()
}

/// How much in a folder is of the same campaign as a record: places to go back to, journals, and the
/// content.
pub(super) fn agreeing(dir: &Path, record: &Record) -> usize {
    let places = list(dir).into_iter().filter_map(|g| g.record.ok());
    let places = places.filter(|r| r.seed == record.seed);
    // What was taken over as a copy has another name than before.
    let places: usize = places.map(|r| 1 + usize::from(r.name == record.name)).sum();
    let journals = (1..=record.journal().min(MAX)).filter(|n| {
        let read = journal::look::<Start, Vec<Act>>(&journal::path(dir, *n), &|_| 0);
        read.is_ok_and(|r| r.head.start.seed == record.seed_of(*n))
    });
    let content = content::kept_as(dir, &record.content).is_some();
    places + journals.count() + usize::from(content)
}

/// Takes those out of the way that are damaged or of another campaign, and says so.
///
/// # Errors
/// When the folder cannot be written.
pub(super) fn tidy(dir: &Path, now: &Record) -> Result<Vec<String>, Trouble> {
    let mut notices = Vec::new();
    for g in list(dir) {
        let path = path(dir, g.number);
        let t = match g.record {
            Ok(r) if r.journal() == g.number && r.seed == now.seed => {
                continue;
            }
            Ok(_) => Trouble::at(&path, t!("trouble-gen-foreign")),
            Err(t) => t,
        };
        if record::is_damaged(&path) || record::read_file(&path).is_ok() {
            let kept = files::keep_damaged(&path)?;
            files::remove(&path).map_err(|e| Trouble::at(&path, e))?;
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
pub fn restore(dir: &Path, number: u32) -> Result<(Record, Vec<String>), Trouble> {
    let _lock = Lock::take(dir)?;
    super::look_over(dir)?;
    let mut notices: Vec<String> = change::finish(dir)?.into_iter().collect();
    let old = record::read_file(&path(dir, number))?;
    let foreign = || Trouble::at(&path(dir, number), t!("trouble-gen-foreign"));
    if old.journal() != number {
        return Err(foreign());
    }
    let mut steps = Vec::new();
    // Where neither file of the record can be read, this is the way out.
    let files = [record::FILE, record::BACKUP].map(|name| dir.join(name));
    let now = match files.iter().all(|path| record::is_damaged(path)) {
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
        let text = now.plain_text().map_err(|e| Trouble::at(dir, e))?;
        let name = format!("{FOLDER}/{:03}.ron", now.journal());
        if !read(dir, now.journal()).is_ok_and(|old| place(&old) == place(&now)) {
            steps.extend(Step::aside(dir, &name)?);
        }
        steps.push(Step::write([name.as_str()], text)?);
    }
    for path in journal::since(dir, number, old.meetings + 1)? {
        steps.extend(Step::aside(dir, &path)?);
    }
    steps.push(Step::write([record::FILE, record::BACKUP], old.next_save(dir)?)?);
    change::carry_out(dir, steps)?;
    Ok((old, notices))
}
