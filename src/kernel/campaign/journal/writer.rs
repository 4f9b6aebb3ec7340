//! Autosave: appends each decision to the journal as it is made, also while disks fill up and folders
//! vanish and come back.

use std::fs::{self, File, OpenOptions};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::Serialize;

use super::pair::copy_of;
use super::{Head, Line, LineError, MAX_BYTES, MAX_LINES, Read, Step, sealed};
use crate::store::files::plain;
use crate::store::lock::Lock;
use crate::store::{StoreError, files};

/// A journal that is being written. The whole text is also in memory, so nothing depends on the
/// disk as long as this value lives.
#[derive(Debug)]
pub struct Writer {
    path: PathBuf,
    text: Vec<u8>,
    lines: usize,
    crc: u32,
    /// The open files, as long as writing succeeds.
    file: Option<File>,
    copy: Option<File>,
    /// The lock of the folder; without it nothing is written.
    lock: Option<Arc<Lock>>,
}

/// A position in a journal, to which it can be cut.
#[derive(Clone, Copy, Debug)]
pub struct Mark {
    bytes: usize,
    lines: usize,
    crc: u32,
}

impl Writer {
    /// Creates a journal. It is on the disk when this function returns.
    ///
    /// # Errors
    /// Returns an error if the folder cannot be written.
    pub fn begin<S: Serialize>(path: &Path, head: &Head<S>) -> Result<Writer, StoreError> {
        let (text, crc) = sealed(0, head).map_err(|e| StoreError::at(path, e))?;
        files::make_own(files::folder_of(path))?;
        Writer::with(path, text.into_bytes(), 0, crc, true)
    }

    /// Continues a journal after its first `keep` lines and cuts the rest.
    ///
    /// # Errors
    /// Returns an error if the file cannot be written.
    pub fn resume<S, D, C>(
        path: &Path,
        read: &Read<S, D, C>,
        keep: usize,
    ) -> Result<Writer, StoreError> {
        let (crc, end) = match keep.checked_sub(1).and_then(|i| read.steps.get(i)) {
            Some((_, crc, end)) => (*crc, *end),
            None => read.begin,
        };
        let text = read
            .bytes
            .get(..usize::try_from(end).unwrap_or(usize::MAX))
            .unwrap_or(&read.bytes)
            .to_vec();
        Writer::with(path, text, keep, crc, true)
    }

    /// Writes a whole journal, each step with the digest of the table after it. An existing journal
    /// is replaced; callers have kept its content if it differs.
    ///
    /// # Errors
    /// Returns an error if the folder cannot be written; the old file is left intact.
    pub fn anew<'a, S: Serialize, D: Serialize + Clone + 'a, C: Serialize + Clone + 'a>(
        path: &Path,
        head: &Head<S>,
        steps: impl Iterator<Item = (&'a Step<D, C>, Option<String>)>,
    ) -> Result<Writer, StoreError> {
        let (text, lines, crc) = text_of(head, steps).map_err(|e| StoreError::at(path, e))?;
        Writer::with(path, text.into_bytes(), lines, crc, false)
    }

    fn with(
        path: &Path,
        text: Vec<u8>,
        lines: usize,
        crc: u32,
        keeps: bool,
    ) -> Result<Writer, StoreError> {
        let path = path.to_owned();
        let mut writer = Writer { path, text, lines, crc, file: None, copy: None, lock: None };
        writer.file = Some(writer.holding(&writer.path, keeps)?);
        // The journal is valid without its copy.
        writer.copy = writer.holding(&copy_of(&writer.path), keeps).ok();
        Ok(writer)
    }

    /// Opens a file for appending. A file with other content is rewritten, and its content is kept.
    fn holding(&self, path: &Path, keeps: bool) -> Result<File, StoreError> {
        let text = &self.text;
        let held = files::read_bounded(path, MAX_BYTES);
        if !held.as_ref().is_ok_and(|bytes| bytes == text) {
            match &held {
                Ok(bytes) if keeps && is_more(bytes, text) => {
                    files::keep_bytes(bytes, &self.path, "damaged")?;
                }
                Err(_) if keeps => files::put_away(path, &self.path, "damaged")?,
                _ => {}
            }
            files::write_whole(path, text)?;
        }
        let open = || plain::open(path, OpenOptions::new().append(true));
        let file = open().map_err(|e| StoreError::io(path, e))?;
        if !plain::has_hard_links(&file) {
            return Ok(file);
        }
        // Appending to a hard link would change the other file, too.
        files::write_whole(path, text)?;
        open().map_err(|e| StoreError::io(path, e))
    }

    /// Writes only while this lock is held.
    pub fn under(mut self, lock: &Arc<Lock>) -> Writer {
        self.lock = Some(lock.clone());
        self
    }

    /// Writes the whole journal to another path.
    ///
    /// # Errors
    /// Returns an error if the journal cannot be written there.
    pub fn write_to(&self, path: &Path) -> Result<(), StoreError> {
        files::make_own(files::folder_of(path))?;
        files::write_whole(path, &self.text)?;
        files::write_whole(&copy_of(path), &self.text)
    }

    /// Continues at another path, where the journal was written before, under that lock.
    pub fn go_on_at(&mut self, path: PathBuf, lock: &Arc<Lock>) {
        (self.path, self.file, self.copy) = (path, None, None);
        self.lock = Some(lock.clone());
    }

    /// Returns the current position, for [`Writer::back_to`].
    pub fn mark(&self) -> Mark {
        Mark { bytes: self.text.len(), lines: self.lines, crc: self.crc }
    }

    /// Cuts everything after a mark, because it could not be applied completely. Returns whether
    /// that succeeded; if not, a file is too long until it is rewritten, before anything is
    /// appended.
    #[must_use]
    pub fn back_to(&mut self, mark: Mark) -> bool {
        self.text.truncate(mark.bytes);
        (self.lines, self.crc) = (mark.lines, mark.crc);
        let mut done = true;
        for file in [self.file.take(), self.copy.take()].into_iter().flatten() {
            done &= files::cut(&file, mark.bytes as u64).is_ok();
        }
        done
    }

    /// Checks that the journal can be written.
    ///
    /// # Errors
    /// Returns an error if it cannot.
    pub fn probe(&mut self) -> Result<(), StoreError> {
        self.append(&[])
    }

    /// Returns the number of lines after the first.
    pub fn lines(&self) -> usize {
        self.lines
    }

    /// Returns the whole text, whether or not writing it to the disk succeeded.
    pub fn text(&self) -> &[u8] {
        &self.text
    }

    /// Appends a step with the digest of the table after it. The step is on the disk when this
    /// function returns.
    ///
    /// # Errors
    /// Returns an error if writing fails, the folder is gone, or there are too many lines. The
    /// journal is unchanged then, and continues once writing succeeds again.
    pub fn add<D: Serialize + Clone, C: Serialize + Clone>(
        &mut self,
        step: &Step<D, C>,
        table: Option<String>,
    ) -> Result<(), StoreError> {
        let n = self.lines + 1;
        if n > MAX_LINES {
            return Err(StoreError::at(&self.path, t!("trouble-full", n = MAX_LINES)));
        }
        let (text, crc) =
            sealed(self.crc, &line(n, step, table)).map_err(|e| StoreError::at(&self.path, e))?;
        // A longer journal would be refused when it is read.
        if (self.text.len() + text.len()) as u64 > MAX_BYTES {
            return Err(StoreError::TooLarge { path: self.path.clone(), most: MAX_BYTES >> 20 });
        }
        self.append(text.as_bytes())?;
        // Written after the journal itself, without waiting: either file may be damaged, but not
        // both at once.
        let copy = copy_of(&self.path);
        let open = self.copy.take().filter(|file| self.is_whole(file, &copy));
        self.text.extend_from_slice(text.as_bytes());
        self.lines = n;
        self.crc = crc;
        self.copy = open.and_then(|mut f| files::write(&mut f, text.as_bytes()).ok().map(|()| f));
        if self.copy.is_none() {
            self.copy = self.holding(&copy, true).ok();
        }
        Ok(())
    }

    /// Returns whether an open file is still the file of that name and has the expected length.
    /// Writing to a file that was removed would succeed and lose everything.
    fn is_whole(&self, file: &File, path: &Path) -> bool {
        let long = |m: fs::Metadata| m.is_file() && m.len() == self.text.len() as u64;
        fs::symlink_metadata(path).is_ok_and(long) && plain::is_same_file(file, path)
    }

    fn append(&mut self, bytes: &[u8]) -> Result<(), StoreError> {
        if let Some(lock) = &self.lock {
            lock.ensure_held()?;
        }
        // A link in place of the folder would lead the journal to another place.
        let folder = files::folder_of(&self.path);
        if !plain::is_folder(folder) {
            return Err(StoreError::FolderGone { path: folder.to_owned() });
        }
        let mut file = match self.file.take().filter(|file| self.is_whole(file, &self.path)) {
            Some(file) => file,
            None => self.holding(&self.path, true)?,
        };
        match files::write(&mut file, bytes).and_then(|()| files::sync(&file)) {
            Ok(()) => {
                self.file = Some(file);
                Ok(())
            }
            Err(e) => {
                // If cutting fails and the line is complete, the next start finds it.
                let error = StoreError::io(&self.path, e);
                match files::cut(&file, self.text.len() as u64) {
                    Err(_) if !bytes.is_empty() => Err(error.uncertain()),
                    _ => Err(error),
                }
            }
        }
    }
}

/// Returns the text of a whole journal, its number of lines after the first, and its last checksum.
///
/// # Errors
/// Returns an error if a line is too long or cannot be written as JSON.
pub fn text_of<'a, S: Serialize, D: Serialize + Clone + 'a, C: Serialize + Clone + 'a>(
    head: &Head<S>,
    steps: impl Iterator<Item = (&'a Step<D, C>, Option<String>)>,
) -> Result<(String, usize, u32), LineError> {
    let (mut text, mut crc) = sealed(0, head)?;
    let mut lines = 0;
    for (step, table) in steps {
        lines += 1;
        let (line, next) = sealed(crc, &line(lines, step, table))?;
        text.push_str(&line);
        crc = next;
    }
    Ok((text, lines, crc))
}

fn line<D: Clone, C: Clone>(n: usize, step: &Step<D, C>, table: Option<String>) -> Line<D, C> {
    let blank =
        Line { n, acts: None, by_itself: false, undo: false, back: None, choices: None, table };
    match step {
        Step::Do(acts) => Line { acts: Some(acts.clone()), ..blank },
        Step::Auto(acts) => Line { acts: Some(acts.clone()), by_itself: true, ..blank },
        Step::Undo => Line { undo: true, ..blank },
        Step::Back(to) => Line { back: Some(*to), ..blank },
        Step::Chose(choices) => Line { choices: Some(choices.clone()), ..blank },
    }
}

/// Returns whether bytes contain more than a part of a text, apart from an incomplete last line:
/// such a line could not be written.
fn is_more(bytes: &[u8], text: &[u8]) -> bool {
    !text.starts_with(bytes) && bytes.strip_prefix(text).is_none_or(|more| more.contains(&b'\n'))
}
