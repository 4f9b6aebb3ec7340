//! Both files of a journal together: what one of them lost, the other one has.

use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;

use super::{Read, read};
use crate::campaign::{Trouble, files};
use crate::rules::flow::prompt::Act;
use crate::rules::play::Start;

/// The second file of a journal.
pub(super) fn copy_of(path: &Path) -> PathBuf {
    files::beside(path, "copy")
}

/// Whether there is anything of a journal.
pub fn exists(path: &Path) -> bool {
    path.exists() || copy_of(path).exists()
}

/// The file of a journal that is there.
fn there(path: &Path) -> PathBuf {
    if path.exists() { path.to_owned() } else { copy_of(path) }
}

/// Keeps a damaged journal beside what it will be from now on.
///
/// # Errors
/// When the folder cannot be written.
pub fn keep_damaged(path: &Path) -> Result<PathBuf, Trouble> {
    files::keep_as(&there(path), path, "damaged")
}

/// Gives a journal another name, under which nothing looks for it.
///
/// # Errors
/// When the folder cannot be written.
pub fn set_aside(path: &Path) -> Result<PathBuf, Trouble> {
    let aside = files::keep_as(&there(path), path, "aside")?;
    for file in [&copy_of(path), path] {
        if file.exists() {
            files::remove(file).map_err(|e| Trouble::at(file, e))?;
        }
    }
    Ok(aside)
}

/// A journal as found.
#[derive(Clone, Debug)]
pub struct Kept<S = Start, D = Vec<Act>> {
    /// The file that has more.
    pub read: Read<S, D>,
    /// What was wrong and came right, in sentences.
    pub notices: Vec<String>,
}

/// Reads a journal from both its files. The inner trouble: both are damaged from the first line on.
///
/// # Errors
/// When neither can be read, or another version of Emberdeck wrote it.
pub fn read_kept<S: DeserializeOwned, D: DeserializeOwned>(
    path: &Path,
) -> Result<Result<Kept<S, D>, Trouble>, Trouble> {
    let copy = copy_of(path);
    let second = if copy.exists() {
        read(&copy)
    } else {
        Ok(Err(Trouble::at(&copy, t!("trouble-missing-copy"))))
    };
    if !path.exists() {
        let notice = t!("trouble-from-copy", file = path.display().to_string());
        return second.map(|r| r.map(|read| Kept { read, notices: vec![notice] }));
    }
    match (read(path)?, second) {
        (Ok(first), Ok(Ok(second))) => Ok(Ok(better(path, first, second)?)),
        (Ok(read), Ok(Err(what))) => {
            // A journal of yesterday has no copy, and one that was just begun.
            let notices = if copy.exists() { vec![rewritten(&what)] } else { Vec::new() };
            Ok(Ok(Kept { read, notices }))
        }
        (Ok(read), Err(what)) => Ok(Ok(Kept { read, notices: vec![rewritten(&what)] })),
        (Err(what), Ok(Ok(read))) => {
            let notices = vec![recovered(path, &what.0)?];
            Ok(Ok(Kept { read, notices }))
        }
        (Err(what), _) => Ok(Err(what)),
    }
}

fn rewritten(what: &Trouble) -> String {
    t!("trouble-only-copy", what = what.to_string())
}

fn recovered(path: &Path, what: &str) -> Result<String, Trouble> {
    let kept = keep_damaged(path)?;
    Ok(t!("trouble-all-from-copy", what = what, copy = kept.display().to_string()))
}

/// The one that goes further, if the other one is its beginning; else the first.
fn better<S, D>(path: &Path, first: Read<S, D>, second: Read<S, D>) -> Result<Kept<S, D>, Trouble> {
    let (has, other) = (first.steps.len(), second.steps.len());
    let crc = |r: &Read<S, D>, n: usize| n.checked_sub(1).map_or(r.begin.0, |i| r.steps[i].1);
    if other > has && first.begin == second.begin && crc(&first, has) == crc(&second, has) {
        let what = match &first.damage {
            Some((line, what)) => format!("{}:{line}: {what}", path.display()),
            None => {
                t!("trouble-decisions-missing", file = path.display().to_string(), n = other - has)
            }
        };
        let notices = vec![recovered(path, &what)?];
        return Ok(Kept { read: second, notices });
    }
    let mut notices = Vec::new();
    if first.begin != second.begin {
        notices.push(rewritten(&Trouble::at(&copy_of(path), t!("trouble-belongs-elsewhere"))));
    } else if let Some((line, what)) = &second.damage
        && (second.steps.len() < has || first.damage.is_none())
    {
        let place = copy_of(path);
        notices.push(rewritten(&Trouble(format!("{}:{line}: {what}", place.display()))));
    }
    Ok(Kept { read: first, notices })
}
