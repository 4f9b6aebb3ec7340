//! Bounded reads and atomic writes: after a write, a file holds either its old or its new content,
//! complete. All writes of a campaign go through here step by step, so that tests can stop the
//! program at any step or make the disk fail.

#[doc(hidden)]
pub mod fault;
mod out;
pub mod plain;
pub mod staged;

use std::fs::{self, File, OpenOptions};
use std::hash::{BuildHasher, Hasher};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use super::StoreError;
use super::layout::MAX_COPY;
pub use out::{is_inside_campaign, write_out};
use plain::is_there;

/// Reads a plain file of at most `most` bytes.
///
/// # Errors
/// Returns an error if the file cannot be read, is larger, or is no plain file.
pub fn read_bounded(path: &Path, most: u64) -> Result<Vec<u8>, StoreError> {
    let file =
        plain::open(path, OpenOptions::new().read(true)).map_err(|e| StoreError::io(path, e))?;
    let mut bytes = Vec::new();
    file.take(most + 1).read_to_end(&mut bytes).map_err(|e| StoreError::io(path, e))?;
    if bytes.len() as u64 > most {
        return Err(StoreError::TooLarge { path: path.to_owned(), most: most >> 20 });
    }
    Ok(bytes)
}

/// Writes a file atomically: writes a temporary file beside it, renames that, and waits until all
/// of it is on the disk.
///
/// # Errors
/// Returns an error if the folder cannot be written, or the path holds anything but a plain file;
/// the old file is left intact. Returns [`StoreError::Uncertain`] if the disk fails so that the old
/// file cannot be restored.
pub fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), StoreError> {
    let new = beside(path, "new");
    // Left by a save that was stopped, or put there by somebody: in a campaign's folder this name
    // is reserved. Of a link, only the link is removed.
    match fs::symlink_metadata(&new) {
        Ok(meta) if meta.is_dir() => return Err(StoreError::NotPlain { path: new }),
        Ok(_) => remove(&new).map_err(|e| StoreError::io(&new, e))?,
        Err(_) => {}
    }
    write_by(path, &new, bytes)
}

fn write_by(path: &Path, new: &Path, bytes: &[u8]) -> Result<(), StoreError> {
    plain::may_be_written(path).map_err(|e| StoreError::io(path, e))?;
    let before = is_there(path).then(|| read_bounded(path, MAX_COPY));
    let write = |bytes: &[u8]| -> io::Result<()> {
        let mut file = create(new)?;
        // A file that nobody holds was left by a stopped program. Where there are no locks, none is
        // taken for one.
        let _ = file.try_lock();
        write(&mut file, bytes)?;
        sync(&file)?;
        // Not every system renames open files.
        let held = cfg!(unix).then_some(file);
        rename(new, path)?;
        drop(held);
        Ok(())
    };
    if let Err(e) = write(bytes) {
        // An incomplete file is of no use.
        let _ = remove(new);
        return Err(StoreError::io(path, e));
    }
    sync_dir(folder_of(path)).map_err(|error| {
        // After a failed sync it is unknown whether the file survives a power failure, so the old
        // one is restored.
        let back = match before {
            None => remove(path).is_ok(),
            Some(Ok(before)) => write(&before).is_ok(),
            Some(Err(_)) => false,
        };
        if back { error } else { error.uncertain() }
    })
}

/// Returns the path of a file beside another one, with `.what` appended to its name.
pub fn beside(path: &Path, what: &str) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!("{name}.{what}"))
}

/// Returns the folder that contains a path.
pub fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Creates a folder and its parents, and waits until all of them are on the disk.
///
/// # Errors
/// Returns an error if a folder cannot be created.
pub fn make_dir(dir: &Path) -> Result<(), StoreError> {
    if dir.is_dir() {
        return Ok(());
    }
    if let Some(above) = dir.parent().filter(|p| !p.as_os_str().is_empty()) {
        make_dir(above)?;
    }
    let made = fault::step().and_then(|()| fs::create_dir(dir));
    match made {
        Err(e) if !dir.is_dir() => Err(StoreError::io(dir, e)),
        _ => sync_dir(folder_of(dir)),
    }
}

/// Creates a folder within a campaign's.
///
/// # Errors
/// Returns an error if the folder cannot be created, or is a link or a file.
pub fn make_own(dir: &Path) -> Result<(), StoreError> {
    match fs::symlink_metadata(dir) {
        Ok(meta) if meta.is_dir() => Ok(()),
        Ok(_) => Err(StoreError::NotFolder { path: dir.to_owned() }),
        Err(_) => make_dir(dir),
    }
}

/// Waits until the names in a folder are on the disk, on systems that can do that.
///
/// # Errors
/// Returns an error if the disk fails.
pub fn sync_dir(dir: &Path) -> Result<(), StoreError> {
    let wait = || -> io::Result<()> {
        fault::folder()?;
        if cfg!(unix) {
            File::open(dir)?.sync_all()?;
        }
        Ok(())
    };
    wait().map_err(|e| StoreError::io(dir, e))
}

/// Creates a file that does not exist yet.
///
/// # Errors
/// Returns an error if something exists there, or the disk fails.
pub fn create(path: &Path) -> io::Result<File> {
    fault::step()?;
    plain::open(path, OpenOptions::new().write(true).create_new(true))
}

/// Writes bytes at the file's current position.
///
/// # Errors
/// Returns an error if the disk fails; some of the bytes may have been written.
pub fn write(file: &mut File, bytes: &[u8]) -> io::Result<()> {
    let (whole, fault) = fault::partly(bytes.len());
    file.write_all(&bytes[..whole])?;
    fault
}

/// Waits until the content of a file is on the disk.
///
/// # Errors
/// Returns an error if the disk fails.
pub fn sync(file: &File) -> io::Result<()> {
    fault::step()?;
    file.sync_data()
}

/// Truncates a file to this length, in bytes.
///
/// # Errors
/// Returns an error if the disk fails.
pub fn cut(file: &File, length: u64) -> io::Result<()> {
    fault::step()?;
    file.set_len(length)
}

/// Removes a file.
///
/// # Errors
/// Returns an error if the file does not exist or cannot be removed.
pub fn remove(path: &Path) -> io::Result<()> {
    fault::step()?;
    fs::remove_file(path)
}

/// Removes a folder with all its contents.
///
/// # Errors
/// Returns an error if the disk fails; some of the contents may be removed.
pub fn remove_tree(dir: &Path) -> io::Result<()> {
    fault::step()?;
    fs::remove_dir_all(dir)
}

/// Copies a damaged file to a free name beside it. Returns the copy.
///
/// # Errors
/// Returns an error if the folder cannot be written.
pub fn keep_damaged(path: &Path) -> Result<PathBuf, StoreError> {
    match keep_as(path, path, "damaged") {
        Err(StoreError::TooLarge { .. }) => {
            let kept = free_name(path, "damaged")?;
            rename(path, &kept).map_err(|e| StoreError::io(path, e))?;
            Ok(kept)
        }
        kept => kept,
    }
}

/// Copies `file` to a free name beside `path`: the name of `path` with `what` and a number
/// appended.
///
/// # Errors
/// Returns an error if the folder cannot be written.
pub fn keep_as(file: &Path, path: &Path, what: &str) -> Result<PathBuf, StoreError> {
    keep_bytes(&read_bounded(file, MAX_COPY)?, path, what)
}

/// Stores bytes of a file beside it, under its name with `what` and a free number appended. Returns
/// an existing copy if it holds the same bytes.
///
/// # Errors
/// Returns an error if the folder cannot be written.
pub fn keep_bytes(bytes: &[u8], path: &Path, what: &str) -> Result<PathBuf, StoreError> {
    let long = |m: fs::Metadata| m.is_file() && m.len() == bytes.len() as u64;
    let same = |name: &PathBuf| {
        fs::symlink_metadata(name).is_ok_and(long)
            && read_bounded(name, MAX_COPY).is_ok_and(|held| held == bytes)
    };
    let mut names = (1..1000).map(|n| beside(path, &format!("{what}-{n}")));
    if let Some(copy) = names.by_ref().take_while(|name| is_there(name)).find(same) {
        return Ok(copy);
    }
    let copy = free_name(path, what)?;
    write_whole(&copy, bytes)?;
    Ok(copy)
}

/// Renames a file that cannot be read or is too large to copy, to a name that nothing reads: that
/// of `path` with `what` and a free number appended. Only plain files are renamed.
///
/// # Errors
/// Returns an error if the folder cannot be written.
pub fn put_away(file: &Path, path: &Path, what: &str) -> Result<(), StoreError> {
    if !fs::symlink_metadata(file).is_ok_and(|m| m.is_file()) {
        return Ok(());
    }
    rename(file, &free_name(path, what)?).map_err(|e| StoreError::io(file, e))
}

/// Returns a free path beside a file: its name with `what` and a number appended. The name of that
/// file's copy is free, too.
///
/// # Errors
/// Returns an error if a thousand such names are taken.
pub fn free_name(path: &Path, what: &str) -> Result<PathBuf, StoreError> {
    let mut names = (1..1000).map(|n| beside(path, &format!("{what}-{n}")));
    let free = |name: &PathBuf| !is_there(name) && !is_there(&beside(name, "copy"));
    let none = || StoreError::NoFreeName { path: path.to_owned(), what: what.to_owned() };
    names.find(free).ok_or_else(none)
}

/// Renames a file.
///
/// # Errors
/// Returns an error if the disk fails.
pub fn rename(from: &Path, to: &Path) -> io::Result<()> {
    fault::step()?;
    fs::rename(from, to)
}

/// Renames a file or folder to a name that is free. Where the system cannot guarantee that nothing
/// is replaced, checks before renaming.
pub fn rename_to_free(from: &Path, to: &Path) -> io::Result<()> {
    fault::step()?;
    #[cfg(any(target_os = "linux", target_os = "android", target_vendor = "apple"))]
    {
        use rustix::fs::{CWD, RenameFlags, renameat_with};
        use rustix::io::Errno;
        match renameat_with(CWD, from, CWD, to, RenameFlags::NOREPLACE) {
            // Not every file system supports this.
            Err(Errno::INVAL | Errno::NOSYS | Errno::NOTSUP) => {}
            done => return done.map_err(io::Error::from),
        }
    }
    if is_there(to) {
        return Err(io::Error::from(io::ErrorKind::AlreadyExists));
    }
    fs::rename(from, to)
}

/// Returns a random number for a name that no other program chooses.
pub fn unique() -> u64 {
    let mut hasher = std::collections::hash_map::RandomState::new().build_hasher();
    hasher.write_u32(std::process::id());
    hasher.finish()
}
