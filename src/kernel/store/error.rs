//! Errors of the disk.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use super::lock::Holder;
use crate::content::problem::Problem;

/// The reason why something on the disk could not be read or written. Prints one sentence that
/// names the path, in the current language.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The system refused the operation.
    #[error("{}: {what}", .path.display())]
    Io {
        /// The path.
        path: PathBuf,
        /// The kind of the system's error.
        kind: io::ErrorKind,
        /// The system's message.
        what: String,
    },
    /// A file is too large.
    #[error("{}: {}", .path.display(), larger(.most))]
    TooLarge {
        /// The file.
        path: PathBuf,
        /// The maximum size, in MiB.
        most: u64,
    },
    /// The path holds something that is no plain file.
    #[error("{}: {}", .path.display(), t!("trouble-not-plain"))]
    NotPlain {
        /// The path.
        path: PathBuf,
    },
    /// The path holds something that is no folder, or a link to a folder.
    #[error("{}: {}", .path.display(), t!("trouble-not-folder"))]
    NotFolder {
        /// The path.
        path: PathBuf,
    },
    /// The path exists already.
    #[error("{}: {}", .path.display(), t!("trouble-is-there"))]
    Exists {
        /// The path.
        path: PathBuf,
    },
    /// The player chose a path within a campaign's folder for another file.
    #[error("{}: {}", .path.display(), t!("trouble-out-inside"))]
    InsideCampaign {
        /// The file.
        path: PathBuf,
    },
    /// The player chose a path for a file that holds something else.
    #[error("{}: {}", .path.display(), t!("trouble-out-not-plain"))]
    OutNotPlain {
        /// The path.
        path: PathBuf,
    },
    /// All names for copies of a file are taken.
    #[error("{}: {}", .path.display(), thousand(.what))]
    NoFreeName {
        /// The file.
        path: PathBuf,
        /// The text that would be appended to the name.
        what: String,
    },
    /// Another program holds the lock of the folder.
    #[error("{}: {}", .path.display(), in_use(.holder))]
    InUse {
        /// The folder.
        path: PathBuf,
        /// The owner of the lock.
        holder: Holder,
    },
    /// The lock file was removed or replaced.
    #[error("{}: {}", .path.display(), t!("trouble-lock-gone"))]
    LockGone {
        /// The file.
        path: PathBuf,
    },
    /// The folder no longer exists.
    #[error("{}: {}", .path.display(), t!("trouble-folder-gone"))]
    FolderGone {
        /// The folder.
        path: PathBuf,
    },
    /// The folder holds no campaign.
    #[error("{}: {}", .path.display(), t!("trouble-no-campaign"))]
    NoCampaign {
        /// The folder.
        path: PathBuf,
    },
    /// The content of a file is damaged.
    #[error("{}: {what}", .path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// The damage in words.
        what: String,
    },
    /// The content of a file is damaged at a known position.
    #[error("{}", damaged_at(.place, .what))]
    DamagedAt {
        /// The file with line and column.
        place: String,
        /// The damage in words.
        what: String,
    },
    /// The write failed and could not be undone, so the new content may or may not be on the disk.
    #[error("{}", perhaps(.0))]
    Uncertain(Box<StoreError>),
    /// A change of several files was interrupted; opening the campaign completes it.
    #[error("{}", later(.0))]
    Deferred(Box<StoreError>),
    /// The system has no data folder.
    #[error("{}", t!("trouble-home"))]
    NoDataFolder,
    /// A content pack does not load.
    #[error("{}", crate::content::problem::summary(.0))]
    Pack(Vec<Problem>),
    /// Any other problem with a file.
    #[error("{}: {what}", .path.display())]
    At {
        /// The file.
        path: PathBuf,
        /// The problem in words.
        what: String,
    },
    /// Any other problem.
    #[error("{0}")]
    Other(String),
}

impl StoreError {
    /// Creates an error about a file from a message.
    pub fn at(path: &Path, what: impl fmt::Display) -> StoreError {
        StoreError::At { path: path.to_owned(), what: what.to_string() }
    }

    /// Creates an error about a file from the system's error.
    pub fn io(path: &Path, error: io::Error) -> StoreError {
        let (kind, what) = (error.kind(), error.to_string());
        StoreError::Io { path: path.to_owned(), kind, what }
    }

    /// Creates the error that something exists already.
    pub fn exists(path: &Path) -> StoreError {
        StoreError::Exists { path: path.to_owned() }
    }

    /// Wraps the error in [`StoreError::Uncertain`].
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
        let text = StoreError::io(Path::new("c"), full).uncertain().to_string();
        assert!(text.contains("c: no storage space"), "{text}");
    }
}
