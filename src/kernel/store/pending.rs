//! Notices about a damaged campaign that nobody has read yet. They are written to a file before
//! anything is repaired, so that the next player who opens the campaign sees them even if the
//! program is killed meanwhile. The file is removed when the campaign is closed, or when somebody
//! has played on.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::files;
use super::files::plain::is_there;
use super::layout::PENDING;

/// The maximum number of bytes that are read from the file.
const MAX_BYTES: u64 = 1 << 16;

/// The notices of a campaign folder, stored until a player has seen them.
#[derive(Debug)]
pub struct PendingNotices {
    file: PathBuf,
    lines: BTreeSet<String>,
    /// Whether the caller that opened the campaign has received the notices.
    delivered: bool,
}

impl PendingNotices {
    /// Reads the notices that earlier openings of a campaign folder left; usually there are none.
    pub fn read(dir: &Path) -> PendingNotices {
        let file = dir.join(PENDING);
        let bytes = files::read_bounded(&file, MAX_BYTES).unwrap_or_default();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let lines = text.lines().map(str::trim).filter(|l| !l.is_empty()).map(str::to_owned);
        PendingNotices { file, lines: lines.collect(), delivered: false }
    }

    /// Returns the unread notices, one line each.
    pub fn lines(&self) -> impl Iterator<Item = &String> {
        self.lines.iter()
    }

    /// Stores notices before the repair that they describe. Write errors are ignored, because the
    /// repair writes to the same folder and reports them.
    pub fn note<S: AsRef<str>>(&mut self, found: impl IntoIterator<Item = S>) {
        let before = self.lines.len();
        let line = |s: S| s.as_ref().split_whitespace().collect::<Vec<_>>().join(" ");
        self.lines.extend(found.into_iter().map(line));
        if self.lines.len() == before {
            return;
        }
        self.delivered = false;
        // A longer file would not be read.
        let mut text = String::new();
        for line in &self.lines {
            if (text.len() + line.len()) as u64 >= MAX_BYTES {
                break;
            }
            text.push_str(line);
            text.push('\n');
        }
        let _ = files::write_whole(&self.file, text.as_bytes());
    }

    /// Records that the caller that opened the campaign has received the notices; dropping the
    /// value then removes the file.
    pub fn mark_delivered(&mut self) {
        self.delivered = true;
    }

    /// Removes the notices: somebody has read them and played on.
    pub fn dismiss(&mut self) {
        if std::mem::take(&mut self.lines).is_empty() || !is_there(&self.file) {
            return;
        }
        let _ = files::remove(&self.file);
    }
}

impl Drop for PendingNotices {
    fn drop(&mut self) {
        if self.delivered {
            self.dismiss();
        }
    }
}
