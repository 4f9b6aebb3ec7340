//! What an opening found wrong and has not told yet. It is written down before anything is mended, so
//! that whoever opens the campaign next is told even if the program is killed in the middle; it goes
//! when the campaign is closed, or once somebody has played on.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::files;
use super::files::plain::is_there;
use super::layout::PENDING;

/// The most bytes that are read of it.
const MAX_BYTES: u64 = 1 << 16;

/// The notices of an opening, kept until they have been told.
#[derive(Debug)]
pub struct PendingNotices {
    file: PathBuf,
    lines: BTreeSet<String>,
    /// Whether whoever opened the campaign has been given them.
    given: bool,
}

impl PendingNotices {
    /// Returns what earlier openings of a campaign folder could not tell; nothing, as a rule.
    pub fn of(dir: &Path) -> PendingNotices {
        let file = dir.join(PENDING);
        let bytes = files::read_bounded(&file, MAX_BYTES).unwrap_or_default();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let lines = text.lines().map(str::trim).filter(|l| !l.is_empty()).map(str::to_owned);
        PendingNotices { file, lines: lines.collect(), given: false }
    }

    /// What is still to be told, a line each.
    pub fn lines(&self) -> impl Iterator<Item = &String> {
        self.lines.iter()
    }

    /// Writes down what was found, before it is mended. Where that fails the mending, which writes in
    /// the same folder, tells why.
    pub fn note<S: AsRef<str>>(&mut self, found: impl IntoIterator<Item = S>) {
        let before = self.lines.len();
        let line = |s: S| s.as_ref().split_whitespace().collect::<Vec<_>>().join(" ");
        self.lines.extend(found.into_iter().map(line));
        if self.lines.len() == before {
            return;
        }
        self.given = false;
        let all: Vec<&str> = self.lines.iter().map(String::as_str).collect();
        let _ = files::write_whole(&self.file, (all.join("\n") + "\n").as_bytes());
    }

    /// Whoever opened the campaign has been given them.
    pub fn given(&mut self) {
        self.given = true;
    }

    /// Somebody has played on, and was told.
    pub fn told(&mut self) {
        if std::mem::take(&mut self.lines).is_empty() || !is_there(&self.file) {
            return;
        }
        let _ = files::remove(&self.file);
    }
}

impl Drop for PendingNotices {
    fn drop(&mut self) {
        if self.given {
            self.told();
        }
    }
}
