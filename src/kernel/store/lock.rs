//! The lock that lets only one running program write to a campaign folder.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use super::StoreError;
use super::files::{folder_of, plain};
use super::layout::LOCK;

/// The owner of a lock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    /// The process with this id.
    Process(String),
    /// An unknown process.
    Unknown,
}

/// A held lock. It is released when it is dropped or the process ends for whatever reason.
#[derive(Debug)]
pub struct Lock {
    file: File,
    path: Mutex<PathBuf>,
}

impl Lock {
    /// Takes the lock of a folder.
    ///
    /// # Errors
    /// Returns [`StoreError::InUse`] if another program holds the lock, another error if the lock
    /// file cannot be written.
    pub fn take(dir: &Path) -> Result<Lock, StoreError> {
        let path = dir.join(LOCK);
        // The file may be removed between opening and locking it.
        for _ in 0..20 {
            let mut options = OpenOptions::new();
            options.read(true).write(true).create(true).truncate(false);
            let mut file =
                plain::open(&path, &mut options).map_err(|e| StoreError::io(&path, e))?;
            match file.try_lock() {
                Ok(()) if !plain::is_same_file(&file, &path) => continue,
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return Err(in_use(dir, &mut file)),
                Err(TryLockError::Error(e)) => return Err(StoreError::io(&path, e)),
            }
            // If the file has hard links, writing to it would change those files, too.
            if !plain::has_hard_links(&file) {
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

    /// Takes the lock of a folder that a stopped program left unfinished. Returns `None` if the
    /// lock is held or does not exist.
    pub(super) fn take_abandoned(dir: &Path) -> Option<Lock> {
        let path = dir.join(LOCK);
        let file = plain::open(&path, OpenOptions::new().read(true).write(true)).ok()?;
        file.try_lock().ok()?;
        Some(Lock { file, path: Mutex::new(path) })
    }

    /// Checks that the lock still holds: the file that was locked still exists under its name.
    /// Called before each write, because removing the file lets other programs in.
    ///
    /// # Errors
    /// Returns an error if the file was removed or replaced, or the whole folder is gone.
    pub fn ensure_held(&self) -> Result<(), StoreError> {
        let path = self.path.lock().unwrap_or_else(std::sync::PoisonError::into_inner).clone();
        let dir = folder_of(&path);
        if !dir.is_dir() {
            return Err(StoreError::FolderGone { path: dir.to_owned() });
        }
        match plain::is_same_file(&self.file, &path) {
            true => Ok(()),
            false => Err(StoreError::LockGone { path }),
        }
    }

    /// Changes the path of the lock after the folder was renamed.
    pub fn set_folder(&self, dir: &Path) {
        let mut path = self.path.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        *path = dir.join(LOCK);
    }
}

/// Returns the error that another program holds the lock, with its process id if the file contains
/// it.
fn in_use(dir: &Path, file: &mut File) -> StoreError {
    let mut id = String::new();
    let holder = match Read::by_ref(file).take(20).read_to_string(&mut id) {
        Ok(_) if !id.trim().is_empty() => Holder::Process(id.trim().to_owned()),
        _ => Holder::Unknown,
    };
    StoreError::InUse { path: dir.to_owned(), holder }
}
