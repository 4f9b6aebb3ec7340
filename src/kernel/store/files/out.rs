//! Files that the player wants written somewhere, outside of campaigns: exports, reports, chronicles.
//! What a stopped program left unfinished there is removed by the next one that writes that file.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::Path;

use super::{beside, folder_of, plain, remove, unique, write_by};
use crate::store::StoreError;
use crate::store::layout::RECORD;

/// The number of attempts if another program takes the temporary file for an abandoned one.
const ATTEMPTS: usize = 5;
/// The end of the names of temporary files.
const ENDING: &str = ".new";

/// Writes a file atomically at a path that the player chose. The temporary file gets a name that
/// nothing else has. Never used for files of a campaign.
///
/// # Errors
/// As [`super::write_whole`], and if the path is within a campaign folder.
pub fn write_out(path: &Path, bytes: &[u8]) -> Result<(), StoreError> {
    let folder = fs::canonicalize(folder_of(path)).map_err(|e| StoreError::io(path, e))?;
    if is_inside_campaign(&folder) {
        return Err(StoreError::InsideCampaign { path: path.to_owned() });
    }
    if plain::may_be_written(path).is_err() || path.file_name().is_none() {
        return Err(StoreError::OutNotPlain { path: path.to_owned() });
    }
    clear(path);
    let mut attempts = 1..ATTEMPTS;
    loop {
        let new = beside(path, &format!("{:016x}{ENDING}", unique()));
        match write_by(path, &new, bytes) {
            Err(StoreError::Io { kind: io::ErrorKind::NotFound, .. })
                if attempts.next().is_some() => {}
            done => return done,
        }
    }
}

/// Returns whether a folder is one of a campaign or lies in one. Expects a canonical path.
pub fn is_inside_campaign(folder: &Path) -> bool {
    folder.ancestors().take(2).any(|f| plain::is_there(&f.join(RECORD)))
}

/// Removes the temporary files of a path that no running program holds.
fn clear(path: &Path) {
    let Ok(entries) = fs::read_dir(folder_of(path)) else { return };
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let unfinished = |other: &str| {
        let unique = other.strip_prefix(&name).and_then(|rest| rest.strip_prefix('.'));
        let unique = unique.and_then(|rest| rest.strip_suffix(ENDING));
        unique.is_some_and(|n| n.len() == 16 && n.chars().all(|c| c.is_ascii_hexdigit()))
    };
    for entry in entries.flatten() {
        if !unfinished(&entry.file_name().to_string_lossy()) {
            continue;
        }
        let left = entry.path();
        let abandoned = plain::open(&left, OpenOptions::new().read(true))
            .is_ok_and(|file| file.try_lock().is_ok());
        if abandoned {
            let _ = remove(&left);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a killed export left is removed by the next one of that name; what another program is
    /// writing, and what only looks alike, stays.
    #[test]
    fn unfinished_files_are_removed() {
        let place = tempfile::tempdir().expect("a folder");
        let at = |name: &str| place.path().join(name);
        let stay = ["e.tgz.new", "e.tgz.12.new", "f.tgz.0123456789abcdef.new", "e.tgz.copy"];
        let busy = "e.tgz.00000000000000aa.new";
        let left = ["e.tgz.0123456789abcdef.new", "e.tgz.fedcba9876543210.new"];
        for name in stay.into_iter().chain([busy]).chain(left) {
            fs::write(at(name), "half").expect("written");
        }
        let held = fs::File::open(at(busy)).expect("it is there");
        held.try_lock().expect("nobody else holds it");
        write_out(&at("e.tgz"), b"whole").expect("written");
        assert_eq!(fs::read(at("e.tgz")).expect("it is there"), b"whole");
        let mut names: Vec<String> = fs::read_dir(place.path())
            .expect("a folder")
            .map(|e| e.expect("an entry").file_name().to_string_lossy().into_owned())
            .collect();
        names.sort();
        let mut expected: Vec<&str> = stay.into_iter().chain([busy, "e.tgz"]).collect();
        expected.sort_unstable();
        assert_eq!(names, expected);
    }
}
