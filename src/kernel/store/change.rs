//! Atomic changes of several files of a campaign, by a redo log: the list of all steps is written
//! first, then the steps are applied. If the program is stopped in between, opening the campaign
//! applies the whole list again; every step is idempotent.

use std::path::Path;

use serde::{Deserialize, Serialize};

use super::files::plain::is_there;
use super::layout::{CHANGE, belongs};
use super::{StoreError, files};

/// The maximum size of the list, in bytes; it contains the new texts of files.
const MAX_BYTES: u64 = 256 << 20;

/// A step of a change. Files are named by their path within the campaign's folder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "lowercase")]
pub enum Step {
    /// Writes the same text to each of these files.
    Write {
        /// The files.
        files: Vec<String>,
        /// The new text.
        text: String,
    },
    /// Renames a file to a name that is free.
    Rename {
        /// The old name.
        from: String,
        /// The new name.
        to: String,
    },
}

impl Step {
    /// Creates a step that writes the same text to several files.
    ///
    /// # Errors
    /// Returns an error if the bytes are not UTF-8.
    pub fn write<'a>(
        names: impl IntoIterator<Item = &'a str>,
        bytes: Vec<u8>,
    ) -> Result<Step, StoreError> {
        let text = String::from_utf8(bytes).map_err(|e| StoreError::Other(e.to_string()))?;
        Ok(Step::Write { files: names.into_iter().map(str::to_owned).collect(), text })
    }

    /// Creates the steps that rename a file and its copy to names that nothing reads. `path` is
    /// relative to the campaign's folder.
    ///
    /// # Errors
    /// Returns an error if no such name is free.
    pub fn set_aside(dir: &Path, path: &str) -> Result<Vec<Step>, StoreError> {
        let full = dir.join(path);
        let free = files::free_name(&full, "aside")?;
        let end = free.to_string_lossy()[full.to_string_lossy().len()..].to_owned();
        let pair = [(path.to_owned(), format!("{path}{end}"))];
        let copy = (format!("{path}.copy"), format!("{path}{end}.copy"));
        let both = pair.into_iter().chain([copy]).filter(|(from, _)| is_there(&dir.join(from)));
        Ok(both.map(|(from, to)| Step::Rename { from, to }).collect())
    }

    fn belongs(&self) -> bool {
        match self {
            Step::Write { files, .. } => files.iter().all(|f| belongs(f)),
            Step::Rename { from, to } => belongs(from) && belongs(to),
        }
    }

    fn apply(&self, dir: &Path) -> Result<(), StoreError> {
        match self {
            Step::Write { files, text } => files.iter().try_for_each(|name| {
                if let Some((folder, _)) = name.split_once('/') {
                    files::make_own(&dir.join(folder))?;
                }
                files::write_whole(&dir.join(name), text.as_bytes())
            }),
            Step::Rename { from, to } => {
                let (from, to) = (dir.join(from), dir.join(to));
                // Done already, or the file was removed by somebody.
                if !is_there(&from) || is_there(&to) {
                    return Ok(());
                }
                files::rename(&from, &to).map_err(|e| StoreError::io(&from, e))?;
                files::sync_dir(files::folder_of(&from))
            }
        }
    }
}

/// Applies these steps, all of them or none. The folder must be locked.
///
/// # Errors
/// Returns an error if the folder cannot be written. Either nothing has changed, or the error is
/// [`StoreError::Deferred`]: opening the campaign completes the change.
pub fn apply(dir: &Path, steps: Vec<Step>) -> Result<(), StoreError> {
    let path = dir.join(CHANGE);
    let text = serde_json::to_string(&steps).map_err(|e| StoreError::at(&path, e))?;
    let crc = crc32fast::hash(text.as_bytes());
    files::write_whole(&path, format!("{crc:08x}\n{text}").as_bytes())?;
    complete(dir).map(drop).map_err(|e| StoreError::Deferred(Box::new(e)))
}

/// Completes an interrupted change if there is one. Returns a notice for the player. The folder
/// must be locked.
///
/// # Errors
/// Returns an error if the folder cannot be written.
pub fn complete(dir: &Path) -> Result<Option<String>, StoreError> {
    let path = dir.join(CHANGE);
    if !is_there(&path) {
        return Ok(None);
    }
    let steps = match read(&path, &files::read_bounded(&path, MAX_BYTES)?) {
        Ok(steps) => steps,
        // The list was written atomically, so only outside damage leads here.
        Err(why) => {
            let damaged = files::keep_damaged(&path)?;
            files::remove(&path).map_err(|e| StoreError::io(&path, e))?;
            let copy = damaged.display().to_string();
            return Ok(Some(t!("trouble-change-damaged", why = why.to_string(), copy = copy)));
        }
    };
    for step in &steps {
        step.apply(dir)?;
    }
    files::remove(&path).map_err(|e| StoreError::io(&path, e))?;
    files::sync_dir(dir)?;
    Ok(Some(t!("trouble-change-finished")))
}

fn read(path: &Path, bytes: &[u8]) -> Result<Vec<Step>, StoreError> {
    let damaged = |what: String| StoreError::Damaged {
        path: path.to_owned(),
        what: t!("trouble-damaged", what = what),
    };
    let text = std::str::from_utf8(bytes).map_err(|e| damaged(e.to_string()))?;
    let sum = |rest: &str| format!("{:08x}", crc32fast::hash(rest.as_bytes()));
    let body = text.split_once('\n').filter(|(crc, rest)| *crc == sum(rest)).map(|(_, rest)| rest);
    let body = body.ok_or_else(|| damaged(t!("trouble-no-checksum")))?;
    let steps: Vec<Step> = serde_json::from_str(body).map_err(|e| damaged(e.to_string()))?;
    match steps.iter().all(Step::belongs) {
        true => Ok(steps),
        false => Err(damaged(t!("trouble-change-outside"))),
    }
}
