//! What can go wrong on the disk.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use super::lock::Holder;

/// Why something on the disk could not be read or written. Prints one clear sentence that names the
/// place, in the language that is spoken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The system refused.
    #[error("{}: {what}", .path.display())]
    Io {
        /// Where.
        path: PathBuf,
        /// Which sort of refusal.
        kind: io::ErrorKind,
        /// The refusal in words.
        what: String,
    },
    /// A file is larger than such a file can be.
    #[error("{}: {}", .path.display(), larger(.most))]
    TooLarge {
        /// The file.
        path: PathBuf,
        /// The most MiB that it may have.
        most: u64,
    },
    /// Something stands there that is no plain file.
    #[error("{}: {}", .path.display(), t!("trouble-not-plain"))]
    NotPlain {
        /// Where.
        path: PathBuf,
    },
    /// Something stands there that is no folder, or a link to one.
    #[error("{}: {}", .path.display(), t!("trouble-not-folder"))]
    NotFolder {
        /// Where.
        path: PathBuf,
    },
    /// Something is there already.
    #[error("{}: {}", .path.display(), t!("trouble-is-there"))]
    Exists {
        /// Where.
        path: PathBuf,
    },
    /// A file that is not ours would be written into a campaign's folder.
    #[error("{}: {}", .path.display(), t!("trouble-out-inside"))]
    InsideCampaign {
        /// The file.
        path: PathBuf,
    },
    /// All names that a file could be kept under are taken.
    #[error("{}: {}", .path.display(), thousand(.what))]
    NoFreeName {
        /// The file.
        path: PathBuf,
        /// What its name would have added.
        what: String,
    },
    /// Another program holds the lock of the folder.
    #[error("{}: {}", .path.display(), in_use(.holder))]
    InUse {
        /// The folder.
        path: PathBuf,
        /// Who holds it.
        holder: Holder,
    },
    /// The file of the lock was taken away, or another stands in its place.
    #[error("{}: {}", .path.display(), t!("trouble-lock-gone"))]
    LockGone {
        /// The file.
        path: PathBuf,
    },
    /// The folder is gone.
    #[error("{}: {}", .path.display(), t!("trouble-folder-gone"))]
    FolderGone {
        /// The folder.
        path: PathBuf,
    },
    /// There is no campaign in a folder.
    #[error("{}: {}", .path.display(), t!("trouble-no-campaign"))]
    NoCampaign {
        /// The folder.
        path: PathBuf,
    },
    /// What a file holds is not what was once written.
    #[error("{}: {what}", .path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        what: String,
    },
    /// What a file holds at a place is not what was once written.
    #[error("{}", damaged_at(.place, .what))]
    DamagedAt {
        /// The file with a line and a column.
        place: String,
        /// What is wrong.
        what: String,
    },
    /// What could not be saved may be there all the same: it could neither be finished nor taken back.
    #[error("{}", perhaps(.0))]
    Uncertain(Box<StoreError>),
    /// A change of several files was begun, and is finished as soon as the campaign is opened.
    #[error("{}", later(.0))]
    Deferred(Box<StoreError>),
    /// The system has no data folder.
    #[error("{}", t!("trouble-home"))]
    NoDataFolder,
    /// Anything else that is wrong with a file.
    #[error("{}: {what}", .path.display())]
    At {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        what: String,
    },
    /// Anything else.
    #[error("{0}")]
    Other(String),
}

impl StoreError {
    /// Makes an error about a file out of what is wrong with it.
    pub fn at(path: &Path, what: impl fmt::Display) -> StoreError {
        StoreError::At { path: path.to_owned(), what: what.to_string() }
    }

    /// Makes an error about a file out of the system's refusal.
    pub fn io(path: &Path, error: io::Error) -> StoreError {
        let (kind, what) = (error.kind(), error.to_string());
        StoreError::Io { path: path.to_owned(), kind, what }
    }

    /// Says that something is there already.
    pub fn exists(path: &Path) -> StoreError {
        StoreError::Exists { path: path.to_owned() }
    }

    /// Says that what could not be saved may be there all the same.
    #[must_use]
    pub fn uncertain(self) -> StoreError {
        StoreError::Uncertain(Box::new(self))
    }
}

fn larger(most: &u64) -> String {
    t!("trouble-larger", most = *most)
}

fn thousand(what: &str) -> String {
    t!("trouble-thousand", what = what)
}

fn in_use(holder: &Holder) -> String {
    let who = match holder {
        Holder::Process(id) => t!("trouble-other-emberdeck", id = id.as_str()),
        Holder::Unknown => t!("trouble-some-emberdeck"),
    };
    t!("trouble-in-use", who = who)
}

fn damaged_at(place: &str, what: &str) -> String {
    t!("trouble-damaged-at", place = place, what = what)
}

fn perhaps(why: &StoreError) -> String {
    t!("trouble-perhaps", why = why.to_string())
}

fn later(why: &StoreError) -> String {
    t!("trouble-change-later", why = why.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_name_the_place() {
        let at = StoreError::at(Path::new("a/b.ron"), "it is wrong");
        assert_eq!(at.to_string(), "a/b.ron: it is wrong");
        let full = io::Error::from(io::ErrorKind::StorageFull);
        let said = StoreError::io(Path::new("c"), full).uncertain().to_string();
        assert!(said.contains("c: no storage space"), "{said}");
    }
}
