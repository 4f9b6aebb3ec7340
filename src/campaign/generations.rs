//! Where a campaign stood before each of its scenarios: `generations/NNN.ron`, to go back to.

use std::path::{Path, PathBuf};

use super::lock::Lock;
use super::record::{self, Record};
use super::{Trouble, files, journal};

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

/// Keeps the campaign as it stands before the scenario of that journal.
///
/// # Errors
/// When the folder cannot be written.
pub fn keep(dir: &Path, record: &Record, number: u32) -> Result<(), Trouble> {
    files::make_dir(&dir.join(FOLDER))?;
    record.write(&path(dir, number))
}

/// The campaign as it stood before the scenario of that journal.
///
/// # Errors
/// When that is not kept, or cannot be read.
pub fn read(dir: &Path, number: u32) -> Result<Record, Trouble> {
    record::read_file(&path(dir, number))
}

/// All that are kept, the oldest first.
pub fn list(dir: &Path) -> Vec<Generation> {
    let Ok(entries) = std::fs::read_dir(dir.join(FOLDER)) else { return Vec::new() };
    let number = |e: std::fs::DirEntry| {
        let name = e.file_name().to_string_lossy().into_owned();
        name.strip_suffix(".ron")?.parse::<u32>().ok().filter(|n| *n < MAX)
    };
    let mut numbers: Vec<u32> = entries.flatten().filter_map(number).collect();
    numbers.sort_unstable();
    let read = |number: u32| Generation { number, record: record::read_file(&path(dir, number)) };
    numbers.into_iter().map(read).collect()
}

/// Takes damaged ones out of the way, and says so.
///
/// # Errors
/// When the folder cannot be written.
pub(super) fn tidy(dir: &Path) -> Result<Vec<String>, Trouble> {
    let mut notices = Vec::new();
    for g in list(dir) {
        let path = path(dir, g.number);
        let Err(t) = g.record else { continue };
        if record::is_damaged(&path) {
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
/// becomes the generation after the last one.
///
/// # Errors
/// When it is in use, there is no such generation, or the folder cannot be written.
pub fn restore(dir: &Path, number: u32) -> Result<Record, Trouble> {
    let _lock = Lock::take(dir)?;
    let old = record::read_file(&path(dir, number))?;
    let (now, _) = Record::load(dir)?;
    if now.journal() > number {
        // The scenario that would come next was begun anew from here, if it was begun.
        keep(dir, &now, now.journal())?;
    }
    // First the record: were the journals gone first, a scenario under way would be lost from view.
    old.save(dir)?;
    let mut at = number;
    while journal::exists(&journal::path(dir, at)) {
        journal::set_aside(&journal::path(dir, at))?;
        at += 1;
    }
    let mut at = old.meetings + 1;
    while journal::exists(&journal::meeting(dir, at)) {
        journal::set_aside(&journal::meeting(dir, at))?;
        at += 1;
    }
    Ok(old)
}
