//! One Emberdeck at a time in a campaign folder.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use super::StoreError;
use super::files::{folder_of, plain};
use super::layout::LOCK;

/// Who holds a lock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    /// The process of this number.
    Process(String),
    /// Nobody knows.
    Unknown,
}

/// A held lock; dropping it, or the end of the process in whatever way, gives it back.
#[derive(Debug)]
pub struct Lock {
    file: File,
    path: Mutex<PathBuf>,
}

impl Lock {
    /// Takes the lock of a folder.
    ///
    /// # Errors
    /// When another Emberdeck holds it, or its file cannot be written.
    pub fn take(dir: &Path) -> Result<Lock, StoreError> {
        let path = dir.join(LOCK);
        // The file may be taken away between opening and locking it.
        for _ in 0..20 {
            let mut options = OpenOptions::new();
            options.read(true).write(true).create(true).truncate(false);
            let mut file =
                plain::open(&path, &mut options).map_err(|e| StoreError::io(&path, e))?;
            match file.try_lock() {
                Ok(()) if !plain::is_still(&file, &path) => continue,
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return Err(in_use(dir, &mut file)),
                Err(TryLockError::Error(e)) => return Err(StoreError::io(&path, e)),
            }
            // Where the file has other names, what is written into it would be there, too.
            if !plain::has_other_names(&file) {
                let note = |file: &mut File| -> std::io::Result<()> {
                    file.set_len(0)?;
                    file.rewind()?;
                    writeln!(file, "{}", std::process::id())
                };
                note(&mut file).map_err(|e| StoreError::io(&path, e))?;
            }
            return Ok(Lock { file, path: Mutex::new(path) });
        }
        Err(StoreError::LockGone { path })
    }

    /// The lock of a folder that was left half made: none where it is held, or was never there.
    pub(super) fn of_left(dir: &Path) -> Option<Lock> {
        let path = dir.join(LOCK);
        let file = plain::open(&path, OpenOptions::new().read(true).write(true)).ok()?;
        file.try_lock().ok()?;
        Some(Lock { file, path: Mutex::new(path) })
    }

    /// That it is held still: the file that was locked is there. Asked before each write, for who
    /// takes the file away lets others in.
    ///
    /// # Errors
    /// When it is gone, another file stands there, or the whole folder is gone.
    pub fn holds(&self) -> Result<(), StoreError> {
        let path = self.path.lock().unwrap_or_else(std::sync::PoisonError::into_inner).clone();
        let dir = folder_of(&path);
        if !dir.is_dir() {
            return Err(StoreError::FolderGone { path: dir.to_owned() });
        }
        match plain::is_still(&self.file, &path) {
            true => Ok(()),
            false => Err(StoreError::LockGone { path }),
        }
    }

    /// The folder has another name now.
    pub fn moved(&self, dir: &Path) {
        let mut path = self.path.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        *path = dir.join(LOCK);
    }
}

/// That somebody else holds it, and who.
fn in_use(dir: &Path, file: &mut File) -> StoreError {
    let mut id = String::new();
    let holder = match Read::by_ref(file).take(20).read_to_string(&mut id) {
        Ok(_) if !id.trim().is_empty() => Holder::Process(id.trim().to_owned()),
        _ => Holder::Unknown,
    };
    StoreError::InUse { path: dir.to_owned(), holder }
}
