//! Opens files without following links. A campaign folder contains plain files in plain folders;
//! anything else (a link to another place, a pipe without a writer) is refused and never read,
//! written or waited for.

use std::fs::{self, File, Metadata, OpenOptions};
use std::io;
use std::path::Path;

use crate::store::StoreError;

/// Opens a plain file with these options.
///
/// # Errors
/// Returns an error if the file cannot be opened or is no plain file.
pub fn open(path: &Path, options: &mut OpenOptions) -> io::Result<File> {
    if let Ok(meta) = fs::symlink_metadata(path) {
        plain(&meta)?;
    }
    guard(options);
    let file = options.open(path)?;
    // The file may have been replaced since it was checked.
    plain(&file.metadata()?)?;
    Ok(file)
}

/// Sets the flags that refuse a link which replaces the file at the last moment, and that do not
/// wait for the other end of a pipe.
#[cfg(unix)]
fn guard(options: &mut OpenOptions) {
    use rustix::fs::OFlags;
    use std::os::unix::fs::OpenOptionsExt;
    let flags = OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::NOCTTY;
    options.custom_flags(flags.bits() as i32);
}

#[cfg(not(unix))]
fn guard(_: &mut OpenOptions) {}

fn plain(meta: &Metadata) -> io::Result<()> {
    match meta.is_file() {
        true => Ok(()),
        false => Err(io::Error::other(t!("trouble-not-plain"))),
    }
}

/// Returns whether anything exists at a path: a file, a folder, or a link even if it is broken.
pub fn is_there(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok()
}

/// Returns whether a path is a folder itself, not a link to one.
pub fn is_folder(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok_and(|m| m.is_dir())
}

/// Checks that a path is free or holds a plain file, so that a file can be written there.
///
/// # Errors
/// Returns an error if anything else exists there.
pub fn may_be_written(path: &Path) -> io::Result<()> {
    fs::symlink_metadata(path).map_or(Ok(()), |meta| plain(&meta))
}

/// Returns whether an open file is still the one at that path.
pub fn is_same_file(file: &File, path: &Path) -> bool {
    let (Ok(open), Ok(named)) = (file.metadata(), fs::symlink_metadata(path)) else { return false };
    same(&open, &named)
}

#[cfg(unix)]
fn same(one: &Metadata, other: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

#[cfg(not(unix))]
fn same(one: &Metadata, other: &Metadata) -> bool {
    other.is_file() && one.created().ok() == other.created().ok()
}

/// Returns whether a file has hard links, perhaps in other folders: writing to it would change
/// those, too.
#[cfg(unix)]
pub fn has_hard_links(file: &File) -> bool {
    use std::os::unix::fs::MetadataExt;
    file.metadata().is_ok_and(|m| m.nlink() > 1)
}

/// Returns false: hard links are not detected on this system.
#[cfg(not(unix))]
pub fn has_hard_links(_: &File) -> bool {
    false
}

/// Checks that the program's own files and folders in a campaign folder are plain files and plain
/// folders.
///
/// # Errors
/// Names the first one that is not.
pub fn verify(dir: &Path, names: &[&str], folders: &[&str]) -> Result<(), StoreError> {
    let odd = |path: &Path| Err(StoreError::NotPlain { path: path.to_owned() });
    for name in names {
        let path = dir.join(name);
        if fs::symlink_metadata(&path).is_ok_and(|m| !m.is_file()) {
            return odd(&path);
        }
    }
    for name in folders {
        let folder = dir.join(name);
        match fs::symlink_metadata(&folder) {
            // A plain file where a folder is expected only makes later writes fail; there is
            // nothing in it to check.
            Err(_) => continue,
            Ok(meta) if meta.is_file() => continue,
            Ok(meta) if !meta.is_dir() => {
                return Err(StoreError::NotFolder { path: folder });
            }
            Ok(_) => {}
        }
        let entries = fs::read_dir(&folder).map_err(|e| StoreError::io(&folder, e))?;
        let mut all: Vec<_> = entries.flatten().map(|e| e.path()).collect();
        all.sort();
        // A leftover temporary file is removed before its name is written again.
        all.retain(|path| path.extension().is_none_or(|e| e != "new"));
        for path in all {
            if fs::symlink_metadata(&path).is_ok_and(|m| !m.is_file() && !m.is_dir()) {
                return odd(&path);
            }
        }
    }
    Ok(())
}
