//! Reading with bounds and writing so that a file is either the old or the new one, whole. All that
//! a campaign does to the disk goes through here, step by step, so that tests can stop the program
//! within any of them or let the disk fail.

#[doc(hidden)]
pub mod fault;
pub mod making;
pub mod plain;

use std::fs::{self, File, OpenOptions};
use std::hash::{BuildHasher, Hasher};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use super::StoreError;
use super::layout::{MAX_KEPT, RECORD};
use plain::is_there;

/// Reads a plain file that may have at most so many bytes.
///
/// # Errors
/// When it cannot be read, is larger, or is no plain file.
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

/// Writes a file by writing another one beside it and renaming that, all of it on the disk before
/// returning.
///
/// # Errors
/// When the folder cannot be written, or something else than a plain file stands there; then it is
/// as it was. Where the disk fails so that it cannot be put back, the message says that it may have
/// changed.
pub fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), StoreError> {
    let new = beside(path, "new");
    // What a save that was stopped left behind, or what somebody put there: in a campaign's folder
    // that name is ours. Of a link, only the link goes.
    if fs::symlink_metadata(&new).is_ok_and(|m| !m.is_dir()) {
        remove(&new).map_err(|e| StoreError::io(&new, e))?;
    }
    write_by(path, &new, bytes)
}

/// The same for a file that people have named, among files that are not ours: what is written
/// beside it has a name that nothing else has. Nothing is written into a campaign in this way.
///
/// # Errors
/// As [`write_whole`], and if the file would lie in a campaign folder.
pub fn write_out(path: &Path, bytes: &[u8]) -> Result<(), StoreError> {
    let folder = std::fs::canonicalize(folder_of(path)).map_err(|e| StoreError::io(path, e))?;
    if folder.ancestors().take(2).any(|f| plain::is_there(&f.join(RECORD))) {
        return Err(StoreError::InsideCampaign { path: path.to_owned() });
    }
    write_by(path, &beside(path, &format!("{:016x}.new", unique())), bytes)
}

fn write_by(path: &Path, new: &Path, bytes: &[u8]) -> Result<(), StoreError> {
    plain::may_be_written(path).map_err(|e| StoreError::io(path, e))?;
    let before = is_there(path).then(|| read_bounded(path, MAX_KEPT));
    let write = |bytes: &[u8]| -> io::Result<()> {
        let mut file = create(new)?;
        write(&mut file, bytes)?;
        sync(&file)?;
        drop(file);
        rename(new, path)
    };
    if let Err(e) = write(bytes) {
        // What is half there is of no use.
        let _ = remove(new);
        return Err(StoreError::io(path, e));
    }
    sync_dir(folder_of(path)).map_err(|error| {
        // Whether it would be there after a power failure nobody knows: it is not.
        let back = match before {
            None => remove(path).is_ok(),
            Some(Ok(before)) => write(&before).is_ok(),
            Some(Err(_)) => false,
        };
        if back { error } else { error.uncertain() }
    })
}

/// A file beside another one: with this added to its name.
pub fn beside(path: &Path, what: &str) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!("{name}.{what}"))
}

/// The folder in which something lies.
pub fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Makes a folder and those above it, all of them on the disk before returning.
///
/// # Errors
/// When it cannot be made.
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

/// Makes a folder within a campaign's.
///
/// # Errors
/// When it cannot be made, or is a link to somewhere else.
pub fn make_own(dir: &Path) -> Result<(), StoreError> {
    match fs::symlink_metadata(dir) {
        Ok(meta) if meta.is_dir() => Ok(()),
        Ok(_) => Err(StoreError::NotFolder { path: dir.to_owned() }),
        Err(_) => make_dir(dir),
    }
}

/// Waits until the names in a folder are on the disk, where the system can do that.
///
/// # Errors
/// When the disk fails.
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

/// Makes a file that is not there yet.
///
/// # Errors
/// When something is there, or the disk fails.
pub fn create(path: &Path) -> io::Result<File> {
    fault::step()?;
    plain::open(path, OpenOptions::new().write(true).create_new(true))
}

/// Writes bytes where the file stands.
///
/// # Errors
/// When the disk fails; some of the bytes may be there.
pub fn write(file: &mut File, bytes: &[u8]) -> io::Result<()> {
    let (whole, fault) = fault::partly(bytes.len());
    file.write_all(&bytes[..whole])?;
    fault
}

/// Waits until what a file holds is on the disk.
///
/// # Errors
/// When the disk fails.
pub fn sync(file: &File) -> io::Result<()> {
    fault::step()?;
    file.sync_data()
}

/// Cuts a file to this length.
///
/// # Errors
/// When the disk fails.
pub fn cut(file: &File, length: u64) -> io::Result<()> {
    fault::step()?;
    file.set_len(length)
}

/// Removes a file.
///
/// # Errors
/// When it is not there or cannot be removed.
pub fn remove(path: &Path) -> io::Result<()> {
    fault::step()?;
    fs::remove_file(path)
}

/// Removes a folder with all that is in it.
///
/// # Errors
/// When the disk fails; some of it may be gone.
pub fn remove_tree(dir: &Path) -> io::Result<()> {
    fault::step()?;
    fs::remove_dir_all(dir)
}

/// Keeps a copy of a damaged file beside it.
///
/// # Errors
/// When the folder cannot be written.
pub fn keep_damaged(path: &Path) -> Result<PathBuf, StoreError> {
    keep_as(path, path, "damaged")
}

/// Keeps a copy of a file beside another one, by that one's name with this and a free number added.
///
/// # Errors
/// When the folder cannot be written.
pub fn keep_as(file: &Path, path: &Path, what: &str) -> Result<PathBuf, StoreError> {
    keep_bytes(&read_bounded(file, MAX_KEPT)?, path, what)
}

/// Keeps bytes of a file beside it, by its name with this and a free number added; where they are
/// kept already, there.
///
/// # Errors
/// When the folder cannot be written.
pub fn keep_bytes(bytes: &[u8], path: &Path, what: &str) -> Result<PathBuf, StoreError> {
    let long = |m: fs::Metadata| m.is_file() && m.len() == bytes.len() as u64;
    let same = |name: &PathBuf| {
        fs::symlink_metadata(name).is_ok_and(long)
            && read_bounded(name, MAX_KEPT).is_ok_and(|held| held == bytes)
    };
    let mut names = (1..1000).map(|n| beside(path, &format!("{what}-{n}")));
    if let Some(kept) = names.by_ref().take_while(|name| is_there(name)).find(same) {
        return Ok(kept);
    }
    let kept = free_name(path, what)?;
    write_whole(&kept, bytes)?;
    Ok(kept)
}

/// Gives a file that cannot be read, or is too large to be copied, a name under which nothing looks
/// for it: that of `path` with this and a free number added. Nothing else than a plain file is
/// moved.
///
/// # Errors
/// When the folder cannot be written.
pub fn put_away(file: &Path, path: &Path, what: &str) -> Result<(), StoreError> {
    if !fs::symlink_metadata(file).is_ok_and(|m| m.is_file()) {
        return Ok(());
    }
    rename(file, &free_name(path, what)?).map_err(|e| StoreError::io(file, e))
}

/// A name that is free beside a file: its name with this and a number added. With it, the name of
/// its copy is free.
///
/// # Errors
/// When there are a thousand already.
pub fn free_name(path: &Path, what: &str) -> Result<PathBuf, StoreError> {
    let mut names = (1..1000).map(|n| beside(path, &format!("{what}-{n}")));
    let free = |name: &PathBuf| !is_there(name) && !is_there(&beside(name, "copy"));
    let none = || StoreError::NoFreeName { path: path.to_owned(), what: what.to_owned() };
    names.find(free).ok_or_else(none)
}

/// Gives a file another name.
///
/// # Errors
/// When the disk fails.
pub fn rename(from: &Path, to: &Path) -> io::Result<()> {
    fault::step()?;
    fs::rename(from, to)
}

/// Gives something a name that nothing has. Where the system cannot promise that nothing is
/// replaced, it is looked up before.
pub fn rename_to_free(from: &Path, to: &Path) -> io::Result<()> {
    fault::step()?;
    #[cfg(any(target_os = "linux", target_os = "android", target_vendor = "apple"))]
    {
        use rustix::fs::{CWD, RenameFlags, renameat_with};
        use rustix::io::Errno;
        match renameat_with(CWD, from, CWD, to, RenameFlags::NOREPLACE) {
            // Not every disk knows how.
            Err(Errno::INVAL | Errno::NOSYS | Errno::NOTSUP) => {}
            done => return done.map_err(io::Error::from),
        }
    }
    if is_there(to) {
        return Err(io::Error::from(io::ErrorKind::AlreadyExists));
    }
    fs::rename(from, to)
}

/// A number that no other program has.
pub fn unique() -> u64 {
    let mut hasher = std::collections::hash_map::RandomState::new().build_hasher();
    hasher.write_u32(std::process::id());
    hasher.finish()
}
