//! Folders that are created completely or not at all: under a temporary name beside their final
//! place, then renamed. Nothing is ever replaced. What a killed program left unfinished is removed
//! by the next one.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::{
    folder_of, is_inside_campaign, make_dir, plain, remove_tree, rename_to_free, sync_dir, unique,
};
use crate::store::StoreError;
use crate::store::layout::LOCK;
use crate::store::lock::Lock;

/// The prefix of folders that are being created.
pub const PREFIX: &str = ".emberdeck-making-";

/// A folder that is being created. It is removed if it is dropped before [`StagedFolder::commit`].
#[derive(Debug)]
pub struct StagedFolder {
    dir: PathBuf,
    lock: Option<Arc<Lock>>,
    done: bool,
    parents: NewParents,
}

/// The folders above a new one that were created for it, from the innermost. They are removed
/// again if the new one is not kept and nothing else is in them.
#[derive(Debug)]
struct NewParents(Vec<PathBuf>);

impl NewParents {
    fn create(dir: &Path) -> Result<NewParents, StoreError> {
        let missing = dir.ancestors().filter(|above| !above.as_os_str().is_empty());
        let missing = missing.take_while(|above| !plain::is_there(above)).map(Path::to_owned);
        let made = NewParents(missing.collect());
        make_dir(dir).map(|()| made)
    }
}

impl Drop for NewParents {
    fn drop(&mut self) {
        for dir in &self.0 {
            let _ = super::fault::step().and_then(|()| fs::remove_dir(dir));
        }
    }
}

impl StagedFolder {
    /// Begins to create the folder `to` under a temporary name.
    ///
    /// # Errors
    /// Returns an error if `to` exists and is not an empty folder, is within a campaign folder, or
    /// cannot be created.
    pub fn create(to: &Path) -> Result<StagedFolder, StoreError> {
        let above = folder_of(to);
        let parents = NewParents::create(above)?;
        // Only now it is known what a path such as `new/..` leads to.
        if plain::is_there(to) && !is_empty(to) {
            return Err(StoreError::exists(to));
        }
        if fs::canonicalize(above).is_ok_and(|folder| is_inside_campaign(&folder)) {
            return Err(StoreError::InsideCampaign { path: to.to_owned() });
        }
        clear(above);
        let mut last = StoreError::exists(to);
        for _ in 0..20 {
            let dir = above.join(format!("{PREFIX}{:016x}", unique()));
            super::fault::step().map_err(|e| StoreError::io(&dir, e))?;
            if let Err(e) = fs::create_dir(&dir) {
                last = StoreError::io(to, e);
                continue;
            }
            // Until the folder is locked, another program may take it for an abandoned one.
            match Lock::take(&dir) {
                Ok(lock) => {
                    let lock = Some(Arc::new(lock));
                    return Ok(StagedFolder { dir, lock, done: false, parents });
                }
                Err(t) => last = t,
            }
            // If the disk is full, the lock file may exist and be empty.
            let _ = super::fault::step().and_then(|()| {
                let _ = fs::remove_file(dir.join(LOCK));
                fs::remove_dir(&dir)
            });
        }
        Err(last)
    }

    /// Returns the temporary path of the folder.
    pub fn path(&self) -> &Path {
        &self.dir
    }

    /// Returns the lock that is held on the folder.
    pub fn lock(&self) -> Arc<Lock> {
        self.lock.clone().expect("it is held until it is done")
    }

    /// Renames the folder to its final name, after removing an empty folder of that name. Returns
    /// the lock, which stays held.
    ///
    /// # Errors
    /// Returns an error if something else exists there by now, or the disk fails; then nothing is
    /// created.
    pub fn commit(mut self, to: &Path) -> Result<Arc<Lock>, StoreError> {
        let lock = self.lock.take().expect("it is held until it is done");
        if is_empty(to) {
            // Removes the folder only if it is still empty.
            match super::fault::step().and_then(|()| fs::remove_dir(to)) {
                Err(e) if e.kind() == io::ErrorKind::DirectoryNotEmpty => {
                    return Err(StoreError::exists(to));
                }
                // Another program has removed the empty folder, and may be about to use the name.
                Err(e) if e.kind() == io::ErrorKind::NotFound => {}
                done => done.map_err(|e| StoreError::io(to, e))?,
            }
        }
        // Where open files prevent renaming their folder, the lock is released and taken again.
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
            // After a failed sync it is unknown whether the new name survives a power failure, so
            // the rename is undone.
            if rename_to_free(to, &from).is_ok() {
                self.dir = from;
            }
            return Err(t);
        }
        self.done = true;
        self.parents.0.clear();
        match lock {
            Some(lock) => {
                lock.set_folder(to);
                Ok(lock)
            }
            None => Lock::take(to).map(Arc::new),
        }
    }
}

impl Drop for StagedFolder {
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

/// Removes unfinished folders whose lock nobody holds.
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
        // An empty folder was abandoned before it was locked, or is about to be locked; in that
        // case its creator tries another name.
        if fs::remove_dir(&dir).is_err()
            && let Some(_lock) = Lock::take_abandoned(&dir)
        {
            let _ = remove_tree(&dir);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::layout::RECORD;

    /// A folder that is not kept leaves none of those that were created on the way to it, but those
    /// that were there or hold something else.
    #[test]
    fn new_parents_go_with_a_folder_that_is_not_kept() {
        let place = tempfile::tempdir().expect("a folder");
        let at = |name: &str| place.path().join(name);
        let around = StagedFolder::create(&at("a/b/c/..")).expect_err("it exists");
        assert_eq!(around, StoreError::exists(&at("a/b/c/..")));
        assert!(!at("a").exists());
        drop(StagedFolder::create(&at("a/b/c")).expect("it is begun"));
        assert!(!at("a").exists());
        let staged = StagedFolder::create(&at("a/b/c")).expect("it is begun");
        fs::write(at("a/mine"), "").expect("written");
        drop(staged);
        assert!(at("a/mine").exists() && !at("a/b").exists());
        let staged = StagedFolder::create(&at("a/b/c")).expect("it is begun");
        drop(staged.commit(&at("a/b/c")).expect("it is kept"));
        assert!(at("a/b/c").exists());
    }

    #[test]
    fn no_folder_is_created_within_a_campaign() {
        let place = tempfile::tempdir().expect("a folder");
        fs::write(place.path().join(RECORD), "").expect("written");
        for name in ["b", "journals/b"] {
            let to = place.path().join(name);
            let refused = StagedFolder::create(&to).expect_err("it is inside");
            assert_eq!(refused, StoreError::InsideCampaign { path: to });
        }
        assert!(!place.path().join("journals").exists());
    }
}
