//! Reading with bounds and writing so that a file is either the old or the new one, whole. All that
//! a campaign does to the disk goes through here, step by step, so that tests can stop the program
//! within any of them or let the disk fail.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use super::Trouble;

/// The most bytes of a file that is kept under another name.
const MAX_KEPT: u64 = 64 << 20;

/// Reads a file that may have at most so many bytes.
///
/// # Errors
/// When it cannot be read or is larger.
pub fn read_bounded(path: &Path, most: u64) -> Result<Vec<u8>, Trouble> {
    let file = File::open(path).map_err(|e| Trouble::at(path, e))?;
    let mut bytes = Vec::new();
    file.take(most + 1).read_to_end(&mut bytes).map_err(|e| Trouble::at(path, e))?;
    if bytes.len() as u64 > most {
        return Err(Trouble::at(path, t!("trouble-larger", most = most >> 20)));
    }
    Ok(bytes)
}

/// Writes a file by writing another one beside it and renaming that, all of it on the disk before
/// returning.
///
/// # Errors
/// When the folder cannot be written; then the old file is as it was.
pub fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), Trouble> {
    let new = beside(path, "new");
    let write = || -> io::Result<()> {
        let mut file = create(&new)?;
        write(&mut file, bytes)?;
        sync(&file)?;
        drop(file);
        rename(&new, path)
    };
    if let Err(e) = write() {
        // What is half there is of no use; the next time it is written over anyway.
        let _ = remove(&new);
        return Err(Trouble::at(path, e));
    }
    sync_dir(folder_of(path))
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
pub fn make_dir(dir: &Path) -> Result<(), Trouble> {
    if dir.is_dir() {
        return Ok(());
    }
    if let Some(above) = dir.parent().filter(|p| !p.as_os_str().is_empty()) {
        make_dir(above)?;
    }
    let made = fault::step().and_then(|()| fs::create_dir(dir));
    match made {
        Err(e) if !dir.is_dir() => Err(Trouble::at(dir, e)),
        _ => sync_dir(folder_of(dir)),
    }
}

/// Waits until the names in a folder are on the disk, where the system can do that.
///
/// # Errors
/// When the disk fails.
pub fn sync_dir(dir: &Path) -> Result<(), Trouble> {
    let wait = || -> io::Result<()> {
        fault::step()?;
        if cfg!(unix) {
            File::open(dir)?.sync_all()?;
        }
        Ok(())
    };
    wait().map_err(|e| Trouble::at(dir, e))
}

/// Makes a file, or empties it.
///
/// # Errors
/// When the disk fails.
pub fn create(path: &Path) -> io::Result<File> {
    fault::step()?;
    File::create(path)
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

/// Keeps a copy of a damaged file beside it.
///
/// # Errors
/// When the folder cannot be written.
pub fn keep_damaged(path: &Path) -> Result<PathBuf, Trouble> {
    keep_as(path, path, "damaged")
}

/// Keeps a copy of a file beside another one, by that one's name with this and a free number added.
///
/// # Errors
/// When the folder cannot be written.
pub fn keep_as(file: &Path, path: &Path, what: &str) -> Result<PathBuf, Trouble> {
    let mut names = (1..1000).map(|n| beside(path, &format!("{what}-{n}")));
    let Some(kept) = names.find(|name| !name.exists()) else {
        return Err(Trouble::at(path, t!("trouble-thousand", what = what)));
    };
    write_whole(&kept, &read_bounded(file, MAX_KEPT)?)?;
    Ok(kept)
}

fn rename(from: &Path, to: &Path) -> io::Result<()> {
    fault::step()?;
    fs::rename(from, to)
}

#[cfg(not(test))]
mod fault {
    use std::io;

    pub fn step() -> io::Result<()> {
        Ok(())
    }

    pub fn partly(bytes: usize) -> (usize, io::Result<()>) {
        (bytes, Ok(()))
    }
}

/// Disks that fail, and programs that are stopped, for tests.
#[cfg(test)]
pub mod fault {
    use std::cell::Cell;
    use std::io;

    /// What goes wrong.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Fault {
        /// The program stops within that step: nothing is done any more. Of bytes to be written,
        /// so many parts of four are.
        Stop(usize),
        /// The disk refuses that step and so many after it: it is full, or cannot be written.
        Refuse(usize),
    }

    #[derive(Clone, Copy, Default)]
    struct Plan {
        done: usize,
        fault: Option<(usize, Fault)>,
    }

    thread_local! {
        static PLAN: Cell<Plan> = Cell::default();
    }

    /// From now on, on this thread, that goes wrong at the step of this number, counted from 0.
    pub fn plan(at: usize, fault: Fault) {
        PLAN.set(Plan { done: 0, fault: Some((at, fault)) });
    }

    /// All is well again. Says how many steps there were since the plan was made.
    pub fn end() -> usize {
        PLAN.replace(Plan::default()).done
    }

    fn next() -> Option<Fault> {
        let mut plan = PLAN.get();
        let n = plan.done;
        plan.done += 1;
        PLAN.set(plan);
        match plan.fault {
            Some((at, fault @ Fault::Stop(_))) if n >= at => {
                Some(if n == at { fault } else { Fault::Stop(0) })
            }
            Some((at, fault @ Fault::Refuse(more))) if n >= at && n <= at + more => Some(fault),
            _ => None,
        }
    }

    fn error(fault: Fault) -> io::Error {
        match fault {
            Fault::Stop(_) => io::Error::other("the program was stopped"),
            Fault::Refuse(_) => io::Error::from(io::ErrorKind::StorageFull),
        }
    }

    pub(super) fn step() -> io::Result<()> {
        next().map_or(Ok(()), |f| Err(error(f)))
    }

    pub(super) fn partly(bytes: usize) -> (usize, io::Result<()>) {
        match next() {
            None => (bytes, Ok(())),
            Some(f @ Fault::Stop(parts)) => (bytes * parts.min(4) / 4, Err(error(f))),
            Some(f @ Fault::Refuse(_)) => (bytes / 2, Err(error(f))),
        }
    }
}
