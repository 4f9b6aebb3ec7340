//! The names of all files in a campaign's folder, and their maximum sizes. Files with other names
//! do not belong to the campaign: they are neither read nor exported.

use std::path::Path;

use super::StoreError;
use super::files::plain::{self, is_there};

/// The campaign's record: who plays which hero, and how far they are.
pub const RECORD: &str = "campaign.ron";
/// The copy of the record.
pub const RECORD_COPY: &str = "campaign.ron.bak";
/// The maximum size of a record and of a backup, in bytes.
pub const MAX_RECORD: u64 = 4 << 20;
/// The content pack with which the campaign is played.
pub const CONTENT: &str = "content.json";
/// The copy of that pack, needed because the original pack may be gone.
pub const CONTENT_COPY: &str = "content.json.copy";
/// The maximum size of that file, in bytes.
pub const MAX_CONTENT: u64 = 64 << 20;
/// The file with the path of a pack outside the data folder.
pub const PACK_PATH: &str = "pack.path";
/// The lock file.
pub const LOCK: &str = "lock";
/// The redo log of a change of several files (see [`super::change`]).
pub const CHANGE: &str = "change.json";
/// The notices that nobody has read yet (see [`super::pending`]).
pub const PENDING: &str = "pending_notices.txt";

/// The folder of the journals.
pub const JOURNALS: &str = "journals";
/// The prefix of journals of the downtime between two games.
pub const BETWEEN: &str = "between-";
/// The maximum size of a journal, in bytes.
pub const MAX_JOURNAL: u64 = 64 << 20;
/// The folder of the backups.
pub const BACKUPS: &str = "generations";
/// The folder of the chronicle's chapters.
pub const CHAPTERS: &str = "statistics";
/// The maximum size of a chapter, in bytes.
pub const MAX_CHAPTER: u64 = 16 << 20;

/// The subfolders of a campaign's folder.
pub const FOLDERS: [&str; 3] = [JOURNALS, BACKUPS, CHAPTERS];
/// The maximum size of a copy that is stored under another name, in bytes.
pub const MAX_COPY: u64 = 64 << 20;

/// The highest number of a journal, and of a copy beside another file.
const MAX_NUMBER: u32 = 1_000_000;
const MAX_ASIDE: u32 = 999;

/// Returns the maximum size in bytes of the file at that path within a campaign's folder; `None` if
/// no such file belongs to one.
pub fn most(path: &str) -> Option<u64> {
    let Some((folder, name)) = path.split_once('/') else {
        return match path {
            RECORD | RECORD_COPY => Some(MAX_RECORD),
            CONTENT | CONTENT_COPY => Some(MAX_CONTENT),
            _ => None,
        };
    };
    let (name, ending, most) = match folder {
        JOURNALS => (name.strip_prefix(BETWEEN).unwrap_or(name), "jsonl", MAX_JOURNAL),
        BACKUPS => (name, "ron", MAX_RECORD),
        CHAPTERS => (name, "ron", MAX_CHAPTER),
        _ => return None,
    };
    let mut parts = name.split('.');
    let stem = parts.next()?;
    let number = stem.parse::<u32>().ok().filter(|n| *n <= MAX_NUMBER)?;
    if format!("{number:03}") != stem || parts.next() != Some(ending) {
        return None;
    }
    // A copy that was stored beside it: `001.jsonl.aside-2.copy`.
    let rest: Vec<&str> = parts.collect();
    let of_copy = |part: &&str| {
        let n = part.strip_prefix("damaged-").or_else(|| part.strip_prefix("aside-"));
        let n = n.and_then(|n| n.parse::<u32>().ok().filter(|k| k.to_string() == n));
        *part == "copy" || n.is_some_and(|n| (1..=MAX_ASIDE).contains(&n))
    };
    let copies = rest.iter().filter(|part| **part == "copy").count();
    let fits = rest.len() <= 3 && copies <= 1 && rest.iter().all(of_copy);
    fits.then_some(if rest.is_empty() { most } else { MAX_COPY })
}

/// Returns whether the file at that path within the folder belongs to a campaign, judged by its
/// name.
pub fn belongs(path: &str) -> bool {
    most(path).is_some()
}

/// Returns the files of a campaign folder by their paths within it, sorted.
///
/// # Errors
/// Returns an error if a folder cannot be read or is a link.
pub fn contents(dir: &Path) -> Result<Vec<String>, StoreError> {
    std::fs::read_dir(dir).map_err(|e| StoreError::io(dir, e))?;
    let mut all = Vec::new();
    for folder in [""].into_iter().chain(FOLDERS) {
        let place = dir.join(folder);
        if !folder.is_empty() && is_there(&place) && !plain::is_folder(&place) {
            return Err(StoreError::NotFolder { path: place });
        }
        let Ok(entries) = std::fs::read_dir(&place) else { continue };
        for entry in entries {
            let entry = entry.map_err(|e| StoreError::io(dir, e))?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let path = if folder.is_empty() { name } else { format!("{folder}/{name}") };
            if entry.file_type().is_ok_and(|t| t.is_file()) && belongs(&path) {
                all.push(path);
            }
        }
    }
    all.sort();
    Ok(all)
}

/// Checks that the campaign's own files and folders are plain files in plain folders.
///
/// # Errors
/// Names the first one that is not.
pub fn verify(dir: &Path) -> Result<(), StoreError> {
    let names = [RECORD, RECORD_COPY, CONTENT, CONTENT_COPY, LOCK, CHANGE, PACK_PATH];
    plain::verify(dir, &names, &FOLDERS)
}

/// Checks that a folder holds a campaign.
///
/// # Errors
/// Returns [`StoreError::NoCampaign`] if it does not.
pub fn require_campaign(dir: &Path) -> Result<(), StoreError> {
    if is_there(&dir.join(RECORD)) || is_there(&dir.join(RECORD_COPY)) {
        return Ok(());
    }
    Err(StoreError::NoCampaign { path: dir.to_owned() })
}
