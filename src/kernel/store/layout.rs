//! The names of all that lies in a campaign's folder, and how large each file can be. Whatever has
//! another name is not ours: it is neither exported nor looked at.

use std::path::Path;

use super::StoreError;
use super::files::plain::{self, is_there};

/// The file that says who plays what and how far they are.
pub const RECORD: &str = "campaign.ron";
/// Its second file, which says the same.
pub const RECORD_COPY: &str = "campaign.ron.bak";
/// The most bytes of such a file, and of a place to go back to.
pub const MAX_RECORD: u64 = 4 << 20;
/// The content pack as the campaign is played with it.
pub const CONTENT: &str = "content.json";
/// Its second file, which says the same: the pack itself may be gone.
pub const CONTENT_COPY: &str = "content.json.copy";
/// The most bytes of such a file.
pub const MAX_CONTENT: u64 = 64 << 20;
/// The file that says where a pack is that lies in a folder of its own.
pub const PACK_PATH: &str = "pack.path";
/// The file of the lock.
pub const LOCK: &str = "lock";
/// The list of a change of several files, while it is carried out.
pub const CHANGE: &str = "change.json";
/// What an opening found wrong and has not told yet.
pub const PENDING: &str = "untold.txt";

/// The folder of the journals.
pub const JOURNALS: &str = "journals";
/// How the name of a journal begins that is of what happens between two games.
pub const BETWEEN: &str = "between-";
/// The most bytes of a journal.
pub const MAX_JOURNAL: u64 = 64 << 20;
/// The folder of the places to go back to.
pub const BACKUPS: &str = "generations";
/// The folder of the chapters of the campaign's story.
pub const CHAPTERS: &str = "statistics";
/// The most bytes of a chapter.
pub const MAX_CHAPTER: u64 = 16 << 20;

/// The folders within a campaign's.
pub const FOLDERS: [&str; 3] = [JOURNALS, BACKUPS, CHAPTERS];
/// The most bytes of a file that is kept under another name.
pub const MAX_KEPT: u64 = 64 << 20;

/// The highest number of a journal, and of a file that was kept beside another one.
const MAX_NUMBER: u32 = 1_000_000;
const MAX_ASIDE: u32 = 999;

/// Returns the most bytes of a file of that path within a campaign's folder; none if no such file
/// belongs to one.
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
    // What is kept beside it: `001.jsonl.aside-2.copy`.
    let rest: Vec<&str> = parts.collect();
    let kept = |part: &&str| {
        let n = part.strip_prefix("damaged-").or_else(|| part.strip_prefix("aside-"));
        let n = n.and_then(|n| n.parse::<u32>().ok().filter(|k| k.to_string() == n));
        *part == "copy" || n.is_some_and(|n| (1..=MAX_ASIDE).contains(&n))
    };
    let copies = rest.iter().filter(|part| **part == "copy").count();
    let fits = rest.len() <= 3 && copies <= 1 && rest.iter().all(kept);
    fits.then_some(if rest.is_empty() { most } else { MAX_KEPT })
}

/// Whether a file of that path within the folder belongs to a campaign: it has one of the names that
/// Emberdeck gives.
pub fn belongs(path: &str) -> bool {
    most(path).is_some()
}

/// Returns the files of a campaign folder by their paths within it, sorted.
///
/// # Errors
/// Returns an error if a folder cannot be read, or is a link.
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

/// Checks that all that is ours in a campaign's folder is plain files in plain folders.
///
/// # Errors
/// Names the first thing that is not.
pub fn look_over(dir: &Path) -> Result<(), StoreError> {
    let names = [RECORD, RECORD_COPY, CONTENT, CONTENT_COPY, LOCK, CHANGE, PACK_PATH];
    plain::look_over(dir, &names, &FOLDERS)
}

/// Checks that there is a campaign in a folder.
///
/// # Errors
/// Returns [`StoreError::NoCampaign`] if there is none.
pub fn expect(dir: &Path) -> Result<(), StoreError> {
    if is_there(&dir.join(RECORD)) || is_there(&dir.join(RECORD_COPY)) {
        return Ok(());
    }
    Err(StoreError::NoCampaign { path: dir.to_owned() })
}
