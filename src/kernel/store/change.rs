//! Changes of several files of a campaign at once: what is to be done is written down first, whole,
//! and then done. A program that is stopped in the middle of it leaves that list behind, and whoever
//! opens the campaign next does all of it again: each step comes to the same however often it is
//! done.

use std::path::Path;

use serde::{Deserialize, Serialize};

use super::files::plain::is_there;
use super::layout::{CHANGE, belongs};
use super::{StoreError, files};

/// The most bytes of the list: some texts of files stand in it.
const MAX_BYTES: u64 = 256 << 20;

/// One thing to do. Files are named by their path within the folder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "lowercase")]
pub enum Step {
    /// These files are to say this.
    Write {
        /// Which.
        files: Vec<String>,
        /// What.
        text: String,
    },
    /// A file gets a name that is free.
    Rename {
        /// From this name.
        from: String,
        /// To that one.
        to: String,
    },
}

impl Step {
    /// These files are to say this.
    ///
    /// # Errors
    /// When it is no text.
    pub fn write<'a>(
        names: impl IntoIterator<Item = &'a str>,
        bytes: Vec<u8>,
    ) -> Result<Step, StoreError> {
        let text = String::from_utf8(bytes).map_err(|e| StoreError::Other(e.to_string()))?;
        Ok(Step::Write { files: names.into_iter().map(str::to_owned).collect(), text })
    }

    /// A file with its copy gets a name under which nothing looks for it; the path is that within the
    /// folder.
    ///
    /// # Errors
    /// When no such name is free.
    pub fn aside(dir: &Path, path: &str) -> Result<Vec<Step>, StoreError> {
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

    fn carry_out(&self, dir: &Path) -> Result<(), StoreError> {
        match self {
            Step::Write { files, text } => files.iter().try_for_each(|name| {
                if let Some((folder, _)) = name.split_once('/') {
                    files::make_own(&dir.join(folder))?;
                }
                files::write_whole(&dir.join(name), text.as_bytes())
            }),
            Step::Rename { from, to } => {
                let (from, to) = (dir.join(from), dir.join(to));
                // Done already, or taken away by somebody.
                if !is_there(&from) || is_there(&to) {
                    return Ok(());
                }
                files::rename(&from, &to).map_err(|e| StoreError::io(&from, e))?;
                files::sync_dir(files::folder_of(&from))
            }
        }
    }
}

/// Does these things, all of them or none. The folder must be locked.
///
/// # Errors
/// When the folder cannot be written. Then nothing has changed, or it is finished as soon as the
/// campaign is opened, and the message says so.
pub fn carry_out(dir: &Path, steps: Vec<Step>) -> Result<(), StoreError> {
    let path = dir.join(CHANGE);
    let text = serde_json::to_string(&steps).map_err(|e| StoreError::at(&path, e))?;
    let crc = crc32fast::hash(text.as_bytes());
    files::write_whole(&path, format!("{crc:08x}\n{text}").as_bytes())?;
    finish(dir).map(drop).map_err(|e| StoreError::Deferred(Box::new(e)))
}

/// Finishes what was begun, if anything was. Returns what to tell. The folder must be locked.
///
/// # Errors
/// When the folder cannot be written.
pub fn finish(dir: &Path) -> Result<Option<String>, StoreError> {
    let path = dir.join(CHANGE);
    if !is_there(&path) {
        return Ok(None);
    }
    let steps = match read(&path, &files::read_bounded(&path, MAX_BYTES)?) {
        Ok(steps) => steps,
        // It is there whole or not at all, unless somebody damages it.
        Err(why) => {
            let kept = files::keep_damaged(&path)?;
            files::remove(&path).map_err(|e| StoreError::io(&path, e))?;
            let copy = kept.display().to_string();
            return Ok(Some(t!("trouble-change-damaged", why = why.to_string(), copy = copy)));
        }
    };
    for step in &steps {
        step.carry_out(dir)?;
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
