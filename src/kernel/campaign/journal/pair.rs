//! Both files of a journal together: what one of them lost, the other one has. What is replaced is
//! kept under another name, unless it is only the beginning of what takes its place.

use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;

use super::{Head, Read, SCHEMA, read};
use crate::store::files::plain::is_there;
use crate::store::{StoreError, files};

/// The second file of a journal.
pub(super) fn copy_of(path: &Path) -> PathBuf {
    files::beside(path, "copy")
}

/// Whether there is anything of a journal.
pub fn exists(path: &Path) -> bool {
    is_there(path) || is_there(&copy_of(path))
}

/// The file of a journal that is there.
fn there(path: &Path) -> PathBuf {
    if is_there(path) { path.to_owned() } else { copy_of(path) }
}

/// Keeps a damaged journal, both files of it, beside what it will be from now on.
///
/// # Errors
/// When the folder cannot be written.
pub fn keep_damaged(path: &Path) -> Result<PathBuf, StoreError> {
    let kept = files::keep_as(&there(path), path, "damaged")?;
    let copy = copy_of(path);
    if is_there(path) && is_there(&copy) {
        let bytes = |p: &Path| files::read_bounded(p, super::MAX_BYTES);
        if bytes(path)? != bytes(&copy)? {
            files::keep_as(&copy, path, "damaged")?;
        }
    }
    Ok(kept)
}

/// Gives a journal another name, under which nothing looks for it.
///
/// # Errors
/// When the folder cannot be written.
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

/// A journal as found.
#[derive(Clone, Debug)]
pub struct Pair<S, D, C> {
    /// The file that counts.
    pub read: Read<S, D, C>,
    /// What was wrong and came right, in sentences.
    pub notices: Vec<String>,
}

/// How well a journal that begins so fits where it stands; the more, the better.
pub type Fits<'a, S> = &'a dyn Fn(&Head<S>) -> u8;

/// Reads a journal from both its files. Where they part, the one counts that fits better, or else
/// the first; what the other one holds is kept beside it. The inner trouble: both are damaged from
/// the first line on.
///
/// # Errors
/// When neither can be read, another version of Emberdeck wrote it, or the folder cannot be written.
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
        notices.push(told(path, &place, second, &what, &read.bytes)?);
    }
    Ok(Ok(Pair { read, notices }))
}

/// The same, and nothing is written or told: the file that counts.
///
/// # Errors
/// When neither can be read.
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

/// A file of a journal.
enum File<S, D, C> {
    Missing,
    /// Damaged from its first line on, or not to be read.
    Bad(StoreError),
    Read(Read<S, D, C>),
}

struct Both<S, D, C> {
    first: File<S, D, C>,
    second: File<S, D, C>,
    /// Why there is nothing to read.
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

    /// Which file counts; true: the second. None: neither can be read.
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

/// Whether the other one is the same and goes on after its end.
fn goes_on<S, D, C>(one: &Read<S, D, C>, other: &Read<S, D, C>) -> bool {
    other.steps.len() > one.steps.len() && begins(one, other)
}

/// What is wrong with the file that does not count. Nothing, if it is only behind as a copy may be.
fn wrong<S, D, C>(
    read: &Read<S, D, C>,
    other: &File<S, D, C>,
    place: &Path,
    is_first: bool,
) -> Option<String> {
    let at = |line: usize, what: &str| format!("{}:{line}: {what}", place.display());
    match other {
        // A journal of an earlier version has no copy, and one that was just begun.
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
            // A copy is not waited for: its last line may be half there.
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

/// Whether one is the beginning of the other, or the same.
fn begins<S, D, C>(one: &Read<S, D, C>, other: &Read<S, D, C>) -> bool {
    let has = one.steps.len();
    let crc = |r: &Read<S, D, C>, n: usize| n.checked_sub(1).map_or(r.begin.0, |i| r.steps[i].1);
    other.steps.len() >= has && crc(one, has) == crc(other, has)
}

/// Keeps what that file holds, if it is more than a part of what takes its place, and says what
/// happened.
fn told(
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
    let kept = match bytes {
        // The first file is kept in any case: somebody may want to know what became of it.
        Some(bytes) if is_first || !part(&bytes) => {
            Some(files::keep_bytes(&bytes, path, "damaged")?)
        }
        _ => None,
    };
    let told = match (is_first, &kept) {
        (true, None) => t!("trouble-from-copy", file = path.display().to_string()),
        (true, Some(_)) => t!("trouble-all-from-copy", what = what),
        (false, _) => t!("trouble-only-copy", what = what),
    };
    Ok(match kept {
        None => told,
        Some(kept) => {
            format!("{told} {}", t!("trouble-was-kept", copy = kept.display().to_string()))
        }
    })
}
