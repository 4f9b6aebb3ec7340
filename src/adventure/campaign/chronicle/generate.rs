//! Generates the chapter of a scenario from its journal, or reads a stored one.

use crate::kernel::content::translation::Translatable as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::chapter::{Chapter, VERSION};
use super::{replay, storage};
use crate::campaign::ReadJournal;
use crate::campaign::record::Played;
use crate::cards::content::Content;
use crate::kernel::campaign::{CampaignError, journal};
use crate::kernel::store::files;
use crate::lang::{self, Language};

/// Returns whether a chapter is that of this scenario and has the current version.
pub(super) fn fits(chapter: &Chapter, played: &Played) -> bool {
    chapter.version == VERSION && is_of(chapter, played)
}

/// Returns whether a chapter is that of this scenario.
fn is_of(chapter: &Chapter, played: &Played) -> bool {
    chapter.digest == played.digest && chapter.scenario == played.scenario
}

/// Returns the stored chapter, or else one that is generated from the journal.
///
/// # Errors
/// Returns an error if there is neither.
pub(super) fn stored_or_generated(
    dir: &Path,
    content: &Arc<Content>,
    played: &Played,
    keep: bool,
) -> Result<Chapter, CampaignError> {
    let old = storage::read(dir, played.journal).filter(|c| is_of(c, played));
    match old {
        Some(chapter) if chapter.version == VERSION => Ok(chapter),
        old => {
            let new = generate(dir, content, played);
            match (new, old) {
                // A complete stored chapter is better than an incomplete new one.
                (Ok(new), Some(old)) if !new.whole && old.whole => Ok(old),
                (Err(_), Some(old)) => Ok(old),
                (Ok(new), _) => {
                    if keep {
                        // If the chapter cannot be stored, it is generated again next time.
                        let _ = storage::write(dir, &new);
                    }
                    Ok(new)
                }
                (Err(t), None) => Err(t),
            }
        }
    }
}

/// Returns a chapter in the current language. Stored chapters are English; in another language the
/// chapter is generated again, if possible.
pub(super) fn in_current_language(
    dir: &Path,
    content: &Arc<Content>,
    played: &Played,
    english: Chapter,
) -> Chapter {
    if lang::current() == Language::English {
        return english;
    }
    let new = generate(dir, &content.shared_in(lang::current()), played)
        .ok()
        .filter(|new| new.whole || !english.whole);
    new.unwrap_or(english)
}

/// Generates the chapter of a finished scenario.
pub(super) fn generate(
    dir: &Path,
    content: &Arc<Content>,
    played: &Played,
) -> Result<Chapter, CampaignError> {
    let read = find_journal(dir, played)?;
    let mut chapter = narrate(content, played.journal, &read, false)?;
    if chapter.digest != played.digest || !chapter.whole {
        chapter.whole = false;
        chapter.digest.clone_from(&played.digest);
        chapter.end = Some(played.end);
    }
    Ok(chapter)
}

/// Generates a chapter from a journal. A panic while generating becomes an error.
fn narrate(
    content: &Arc<Content>,
    number: u32,
    read: &ReadJournal,
    discreet: bool,
) -> Result<Chapter, CampaignError> {
    let work = AssertUnwindSafe(|| replay::chapter_with(content, number, read, discreet));
    match catch_unwind(work) {
        Ok(chapter) => Ok(chapter?),
        Err(_) => Err(CampaignError::Other(t!("story-telling-failed", number = number))),
    }
}

/// Finds the journal of a scenario. If the campaign was restored from a backup, it may have been
/// renamed.
fn find_journal(dir: &Path, played: &Played) -> Result<ReadJournal, CampaignError> {
    let path = journal::path(dir, played.journal);
    let end = played.digest.get(8..).unwrap_or_default();
    let is_it = |read: &ReadJournal| match read.tables.last() {
        Some(Some(table)) => table == end,
        _ => read.head.start.scenario == played.scenario,
    };
    let first = read_journal(&path);
    if let Ok(read) = &first
        && is_it(read)
    {
        return first;
    }
    let aside = |n: u32| files::beside(&path, &format!("aside-{n}"));
    let mut others = (1..1000).map(aside).take_while(|p| journal::exists(p));
    match others.find_map(|p| read_journal(&p).ok().filter(is_it)) {
        Some(read) => Ok(read),
        None => first.and_then(|read| match read.head.start.scenario == played.scenario {
            true => Ok(read),
            false => Err(CampaignError::at(&path, t!("story-other-journal"))),
        }),
    }
}

/// Reads a journal from the better of its files, without repairing it.
fn read_journal(path: &Path) -> Result<ReadJournal, CampaignError> {
    let read = |path: &PathBuf| -> Result<ReadJournal, CampaignError> {
        Ok(journal::read(path).and_then(|r| r)?)
    };
    let (path, copy) = (path.to_owned(), files::beside(path, "copy"));
    match (read(&path), read(&copy)) {
        (Ok(one), Ok(other)) if other.steps.len() > one.steps.len() => Ok(other),
        (Ok(one), _) => Ok(one),
        (Err(_), Ok(other)) => Ok(other),
        (Err(t), Err(_)) => Err(t),
    }
}

/// Returns the chapter of the scenario in progress, as far as it was played; with private hands
/// only what all players may know.
pub(super) fn under_way(
    dir: &Path,
    content: &Arc<Content>,
    number: u32,
    discreet: bool,
) -> Option<Chapter> {
    let path = journal::path(dir, number);
    if !journal::exists(&path) {
        return None;
    }
    narrate(content, number, &read_journal(&path).ok()?, discreet).ok()
}
