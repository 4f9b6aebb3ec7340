//! Folders that are there whole or not at all: made under another name beside where they will be,
//! then renamed. Nothing is ever replaced, and what a program that was killed left half made is
//! cleared away by the next one.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::{folder_of, make_dir, plain, remove_tree, rename_to_free, sync_dir, unique};
use crate::store::StoreError;
use crate::store::layout::LOCK;
use crate::store::lock::Lock;

/// How the names of folders begin that are being made.
pub const PREFIX: &str = ".emberdeck-making-";

/// A folder that is being made. Dropped before it is done, it is removed again.
#[derive(Debug)]
pub struct Making {
    dir: PathBuf,
    lock: Option<Arc<Lock>>,
    done: bool,
}

impl Making {
    /// Begins to make a folder that will be there.
    ///
    /// # Errors
    /// When something is there already that is no empty folder, or it cannot be made.
    pub fn of(to: &Path) -> Result<Making, StoreError> {
        if plain::is_there(to) && !is_empty(to) {
            return Err(StoreError::exists(to));
        }
        let above = folder_of(to);
        make_dir(above)?;
        clear(above);
        let mut last = StoreError::exists(to);
        for _ in 0..20 {
            let dir = above.join(format!("{PREFIX}{:016x}", unique()));
            super::fault::step().map_err(|e| StoreError::io(&dir, e))?;
            if let Err(e) = fs::create_dir(&dir) {
                last = StoreError::io(to, e);
                continue;
            }
            // Until it is locked, another program may take it for one that was left.
            match Lock::take(&dir) {
                Ok(lock) => return Ok(Making { dir, lock: Some(Arc::new(lock)), done: false }),
                Err(t) => last = t,
            }
            // Where the disk is full, the lock's file may be there and empty.
            let _ = super::fault::step().and_then(|()| {
                let _ = fs::remove_file(dir.join(LOCK));
                fs::remove_dir(&dir)
            });
        }
        Err(last)
    }

    /// Where it is made.
    pub fn path(&self) -> &Path {
        &self.dir
    }

    /// The lock that is held on it.
    pub fn lock(&self) -> Arc<Lock> {
        self.lock.clone().expect("it is held until it is done")
    }

    /// Puts it where it belongs; an empty folder there makes room for it. The lock goes on being
    /// held.
    ///
    /// # Errors
    /// When something else is there by now, or the disk fails; then nothing is made.
    pub fn done(mut self, to: &Path) -> Result<Arc<Lock>, StoreError> {
        let lock = self.lock.take().expect("it is held until it is done");
        if is_empty(to) {
            // It goes only if it is empty still.
            match super::fault::step().and_then(|()| fs::remove_dir(to)) {
                Err(e) if e.kind() == io::ErrorKind::DirectoryNotEmpty => {
                    return Err(StoreError::exists(to));
                }
                // Another program was faster to make room, and may be to take it.
                Err(e) if e.kind() == io::ErrorKind::NotFound => {}
                done => done.map_err(|e| StoreError::io(to, e))?,
            }
        }
        // Where open files keep a folder from being renamed, it is locked again afterwards.
        let lock = match cfg!(unix) {
            true => Some(lock),
            false => {
                drop(lock);
                None
            }
        };
        rename_to_free(&self.dir, to).map_err(|e| match e.kind() {
            io::ErrorKind::AlreadyExists | io::ErrorKind::DirectoryNotEmpty => {
                StoreError::exists(to)
            }
            _ => StoreError::io(to, e),
        })?;
        let from = std::mem::replace(&mut self.dir, to.to_owned());
        if let Err(t) = sync_dir(folder_of(to)) {
            // Whether it would be there after a power failure nobody knows: it is not.
            if rename_to_free(to, &from).is_ok() {
                self.dir = from;
            }
            return Err(t);
        }
        self.done = true;
        match lock {
            Some(lock) => {
                lock.moved(to);
                Ok(lock)
            }
            None => Lock::take(to).map(Arc::new),
        }
    }
}

impl Drop for Making {
    fn drop(&mut self) {
        if !self.done {
            let _ = remove_tree(&self.dir);
        }
    }
}

fn is_empty(dir: &Path) -> bool {
    fs::symlink_metadata(dir).is_ok_and(|m| m.is_dir())
        && fs::read_dir(dir).is_ok_and(|mut entries| entries.next().is_none())
}

/// Clears away what was left half made: folders of such a name of which nobody holds the lock.
fn clear(above: &Path) {
    let Ok(entries) = fs::read_dir(above) else { return };
    for entry in entries.flatten() {
        let name = entry.file_name();
        if !name.to_string_lossy().starts_with(PREFIX)
            || !entry.file_type().is_ok_and(|t| t.is_dir())
        {
            continue;
        }
        let dir = entry.path();
        // An empty one was left before it was locked, or is about to be locked: then another name
        // is found for it.
        if fs::remove_dir(&dir).is_err()
            && let Some(_lock) = Lock::of_left(&dir)
        {
            let _ = remove_tree(&dir);
        }
    }
}
