//! Combines the two files of a journal, so that one replaces what the other lost. Replaced content
//! is kept under another name, unless it is only a beginning of what replaces it.

use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;

use super::{Head, MAX_BYTES, Read, SCHEMA, read};
use crate::store::files::plain::is_there;
use crate::store::{StoreError, files};

/// Returns the path of the second file of a journal.
pub(super) fn copy_of(path: &Path) -> PathBuf {
    files::beside(path, "copy")
}

/// Returns whether either file of a journal exists.
pub fn exists(path: &Path) -> bool {
    is_there(path) || is_there(&copy_of(path))
}

/// Returns whether a journal has a head and no step yet: the program ended between writing it and the
/// record that would name it.
pub fn is_unplayed(path: &Path) -> bool {
    let steps = |file: &Path| {
        let bytes = files::read_bounded(file, MAX_BYTES).ok()?;
        Some(bytes.split_inclusive(|b| *b == b'\n').skip(1).count())
    };
    let (first, second) = (steps(path), steps(&copy_of(path)));
    first.or(second) == Some(0) && second.unwrap_or(0) == 0
}

/// Returns the file of a journal that exists.
fn there(path: &Path) -> PathBuf {
    if is_there(path) { path.to_owned() } else { copy_of(path) }
}

/// Keeps both files of a damaged journal under other names.
///
/// # Errors
/// Returns an error if the folder cannot be written.
pub fn keep_damaged(path: &Path) -> Result<PathBuf, StoreError> {
    let saved_as = files::keep_as(&there(path), path, "damaged")?;
    let copy = copy_of(path);
    if is_there(path) && is_there(&copy) {
        let bytes = |p: &Path| files::read_bounded(p, super::MAX_BYTES);
        if bytes(path)? != bytes(&copy)? {
            files::keep_as(&copy, path, "damaged")?;
        }
    }
    Ok(saved_as)
}

/// Renames a journal so that nothing reads it any more.
///
/// # Errors
/// Returns an error if the folder cannot be written.
pub fn set_aside(path: &Path) -> Result<PathBuf, StoreError> {
    let aside = files::free_name(path, "aside")?;
    for (from, to) in [(copy_of(path), copy_of(&aside)), (path.to_owned(), aside.clone())] {
        if is_there(&from) {
            files::rename(&from, &to).map_err(|e| StoreError::io(&from, e))?;
        }
    }
    files::sync_dir(files::folder_of(path))?;
    Ok(if is_there(&aside) { aside } else { copy_of(&aside) })
}

/// Gives a journal its name back after [`set_aside`], because nothing could begin in its place. What
/// was written there meanwhile holds no decision, and is replaced.
///
/// # Errors
/// Returns an error if the folder cannot be written.
pub fn bring_back(aside: &Path, path: &Path) -> Result<(), StoreError> {
    // Of a journal whose first file was gone, the second one was named.
    let aside = match aside.extension() {
        Some(end) if end == "copy" => aside.with_extension(""),
        _ => aside.to_owned(),
    };
    for (from, to) in [(aside.clone(), path.to_owned()), (copy_of(&aside), copy_of(path))] {
        if is_there(&from) {
            files::rename(&from, &to).map_err(|e| StoreError::io(&from, e))?;
        }
    }
    files::sync_dir(files::folder_of(path))
}

/// A journal that was read from its two files.
#[derive(Clone, Debug)]
pub struct Pair<S, D, C> {
    /// The valid content.
    pub read: Read<S, D, C>,
    /// Notices about repaired damage, in sentences.
    pub notices: Vec<String>,
}

/// Scores how well a journal with this first line fits its place; higher is better.
pub type Fits<'a, S> = &'a dyn Fn(&Head<S>) -> u8;

/// Reads a journal from both its files. If they differ, the one that fits better is valid, or else
/// the first; the content of the other is kept beside it. The inner error means that the first line
/// of both is damaged.
///
/// # Errors
/// Returns an error if neither file can be read, another version of Emberdeck wrote the journal, or
/// the folder cannot be written.
pub fn read_pair<S: DeserializeOwned, D: DeserializeOwned, C: DeserializeOwned>(
    path: &Path,
    fits: Fits<'_, S>,
) -> Result<Result<Pair<S, D, C>, StoreError>, StoreError> {
    let both = Both::of(path)?;
    let found = both.found();
    let Some(second) = both.counts(fits) else {
        return Ok(Err(found));
    };
    let (counts, other) =
        if second { (both.second, both.first) } else { (both.first, both.second) };
    let File::Read(read) = counts else { return Ok(Err(found)) };
    let place = if second { path.to_owned() } else { copy_of(path) };
    let mut notices = Vec::new();
    if let Some(what) = wrong(&read, &other, &place, second) {
        notices.push(keep_other(path, &place, second, &what, &read.bytes)?);
    }
    Ok(Ok(Pair { read, notices }))
}

/// Reads the valid file of a journal without repairing anything.
///
/// # Errors
/// Returns an error if neither file can be read.
pub fn look<S: DeserializeOwned, D: DeserializeOwned, C: DeserializeOwned>(
    path: &Path,
    fits: Fits<'_, S>,
) -> Result<Read<S, D, C>, StoreError> {
    let both = Both::of(path)?;
    let trouble = both.found();
    let counts = match both.counts(fits) {
        Some(true) => both.second,
        Some(false) => both.first,
        None => return Err(trouble),
    };
    match counts {
        File::Read(read) => Ok(read),
        _ => Err(trouble),
    }
}

/// One of the two files of a journal.
enum File<S, D, C> {
    Missing,
    /// The first line is damaged, or the file cannot be read.
    Bad(StoreError),
    Read(Read<S, D, C>),
}

struct Both<S, D, C> {
    first: File<S, D, C>,
    second: File<S, D, C>,
    /// Why neither file could be read.
    trouble: StoreError,
}

impl<S: DeserializeOwned, D: DeserializeOwned, C: DeserializeOwned> Both<S, D, C> {
    fn of(path: &Path) -> Result<Both<S, D, C>, StoreError> {
        let copy = copy_of(path);
        let first = match is_there(path) {
            false => File::Missing,
            true => read(path)?.map_or_else(File::Bad, File::Read),
        };
        let second = match is_there(&copy) {
            false => File::Missing,
            true => read(&copy).and_then(|r| r).map_or_else(File::Bad, File::Read),
        };
        let trouble = match (&first, &second) {
            (File::Bad(t), _) | (File::Missing, File::Bad(t)) => t.clone(),
            _ => StoreError::at(path, t!("trouble-missing-copy")),
        };
        Ok(Both { first, second, trouble })
    }
}

impl<S, D, C> Both<S, D, C> {
    fn found(&self) -> StoreError {
        self.trouble.clone()
    }

    /// Chooses the valid file; true means the second. Returns `None` if neither can be read.
    fn counts(&self, fits: Fits<'_, S>) -> Option<bool> {
        match (&self.first, &self.second) {
            (File::Read(a), File::Read(b)) if a.begin == b.begin => Some(goes_on(a, b)),
            (File::Read(a), File::Read(b)) => Some(fits(&b.head) > fits(&a.head)),
            (File::Read(_), _) => Some(false),
            (_, File::Read(_)) => Some(true),
            _ => None,
        }
    }
}

/// Returns whether `other` contains all steps of `one` and more.
fn goes_on<S, D, C>(one: &Read<S, D, C>, other: &Read<S, D, C>) -> bool {
    other.steps.len() > one.steps.len() && begins(one, other)
}

/// Describes what is wrong with the file that is not valid. Returns `None` if it is only behind, as
/// a copy may be.
fn wrong<S, D, C>(
    read: &Read<S, D, C>,
    other: &File<S, D, C>,
    place: &Path,
    is_first: bool,
) -> Option<String> {
    let at = |line: usize, what: &str| format!("{}:{line}: {what}", place.display());
    match other {
        // A journal of an earlier version has no copy, and neither has a new one.
        File::Missing if !is_first && (read.steps.is_empty() || read.head.journal < SCHEMA) => None,
        File::Missing => Some(StoreError::at(place, t!("trouble-missing-copy")).to_string()),
        File::Bad(what) => Some(what.to_string()),
        File::Read(r) if r.begin != read.begin => {
            Some(StoreError::at(place, t!("trouble-belongs-elsewhere")).to_string())
        }
        File::Read(r) if !begins(r, read) => {
            Some(StoreError::at(place, t!("trouble-other-course")).to_string())
        }
        File::Read(r) => match &r.damage {
            // Writing does not wait for the copy, so the last line of the copy may be incomplete.
            Some((line, what)) if is_first || r.steps.len() < read.steps.len() => {
                Some(at(*line, what))
            }
            Some((line, what)) if read.damage.is_none() => Some(at(*line, what)),
            _ if is_first && r.steps.len() < read.steps.len() => {
                let n = read.steps.len() - r.steps.len();
                Some(t!("trouble-decisions-missing", file = place.display().to_string(), n = n))
            }
            _ => None,
        },
    }
}

/// Returns whether `one` is a beginning of `other`, or equal to it.
fn begins<S, D, C>(one: &Read<S, D, C>, other: &Read<S, D, C>) -> bool {
    let has = one.steps.len();
    let crc = |r: &Read<S, D, C>, n: usize| n.checked_sub(1).map_or(r.begin.0, |i| r.steps[i].1);
    other.steps.len() >= has && crc(one, has) == crc(other, has)
}

/// Keeps the content of a file, unless it is a part of what replaces it. Returns a notice.
fn keep_other(
    path: &Path,
    place: &Path,
    is_first: bool,
    what: &str,
    taken: &[u8],
) -> Result<String, StoreError> {
    let part = |bytes: &[u8]| taken.starts_with(bytes);
    let bytes = match is_there(place) {
        true => Some(files::read_bounded(place, super::MAX_BYTES)?),
        false => None,
    };
    let saved_as = match bytes {
        // The first file is always kept, because players may want to look at it.
        Some(bytes) if is_first || !part(&bytes) => {
            Some(files::keep_bytes(&bytes, path, "damaged")?)
        }
        _ => None,
    };
    let notice = match (is_first, &saved_as) {
        (true, None) => t!("trouble-from-copy", file = path.display().to_string()),
        (true, Some(_)) => t!("trouble-all-from-copy", what = what),
        (false, _) => t!("trouble-only-copy", what = what),
    };
    Ok(match saved_as {
        None => notice,
        Some(saved_as) => {
            format!("{notice} {}", t!("trouble-was-kept", copy = saved_as.display().to_string()))
        }
    })
}
