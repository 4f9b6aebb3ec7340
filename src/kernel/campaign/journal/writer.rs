//! Writing a journal, step by step, while disks fill up, folders vanish and come back.

use std::fs::{self, File, OpenOptions};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::Serialize;

use super::pair::copy_of;
use super::{Head, Line, MAX_BYTES, MAX_LINES, Read, Step, sealed};
use crate::store::files::plain;
use crate::store::lock::Lock;
use crate::store::{StoreError, files};

/// A journal that is being written. It is in memory as well: as long as this lives, nothing of it
/// depends on the disk.
#[derive(Debug)]
pub struct Writer {
    path: PathBuf,
    text: Vec<u8>,
    lines: usize,
    crc: u32,
    /// The files, as long as all goes well with them.
    file: Option<File>,
    copy: Option<File>,
    /// The lock of the folder, without which nothing is written.
    lock: Option<Arc<Lock>>,
}

/// How far a journal goes.
#[derive(Clone, Copy, Debug)]
pub struct Mark {
    bytes: usize,
    lines: usize,
    crc: u32,
}

impl Writer {
    /// Begins a journal. It is on the disk when this returns.
    ///
    /// # Errors
    /// When the folder cannot be written.
    pub fn begin<S: Serialize>(path: &Path, head: &Head<S>) -> Result<Writer, StoreError> {
        let (text, crc) = sealed(0, head).map_err(|e| StoreError::at(path, e))?;
        files::make_own(files::folder_of(path))?;
        Writer::with(path, text.into_bytes(), 0, crc, true)
    }

    /// Goes on with a journal after so many lines; what stands after them is cut off.
    ///
    /// # Errors
    /// When the file cannot be written.
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

    /// Writes a whole journal anew, each step with the digest of the table after it. What was there is
    /// replaced: it says the same, or is kept already.
    ///
    /// # Errors
    /// When the folder cannot be written; then what was there is as it was.
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
        // The journal stands without its copy, too.
        writer.copy = writer.holding(&copy_of(&writer.path), keeps).ok();
        Ok(writer)
    }

    /// Opens a file that holds just what this does, at its end; where it does not, it is written so,
    /// and what it held is kept.
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
        // What is added here would be added there, too.
        files::write_whole(path, text)?;
        open().map_err(|e| StoreError::io(path, e))
    }

    /// Writes only as long as that lock is held.
    pub fn under(mut self, lock: &Arc<Lock>) -> Writer {
        self.lock = Some(lock.clone());
        self
    }

    /// Writes the same journal to another place, whole.
    ///
    /// # Errors
    /// When it cannot be written there.
    pub fn write_to(&self, path: &Path) -> Result<(), StoreError> {
        files::make_own(files::folder_of(path))?;
        files::write_whole(path, &self.text)?;
        files::write_whole(&copy_of(path), &self.text)
    }

    /// Goes on in that place, where it was written to, under that lock.
    pub fn go_on_at(&mut self, path: PathBuf, lock: &Arc<Lock>) {
        (self.path, self.file, self.copy) = (path, None, None);
        self.lock = Some(lock.clone());
    }

    /// How far it goes now, to go back to.
    pub fn mark(&self) -> Mark {
        Mark { bytes: self.text.len(), lines: self.lines, crc: self.crc }
    }

    /// Cuts off what was added since, as if it had never been; for what could not be carried out to
    /// its end. Says whether that was done: where not, a file is longer than it should be until it is
    /// written anew, before anything is added.
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

    /// Looks whether it can be written.
    ///
    /// # Errors
    /// When it cannot.
    pub fn probe(&mut self) -> Result<(), StoreError> {
        self.append(&[])
    }

    /// How many lines there are after the first.
    pub fn lines(&self) -> usize {
        self.lines
    }

    /// All that was written, whatever became of the files.
    pub fn text(&self) -> &[u8] {
        &self.text
    }

    /// Adds a step, with the digest of the table after it. It is on the disk when this returns.
    ///
    /// # Errors
    /// When the disk fails, the folder is gone, or there are too many; then the journal is as it
    /// was, and goes on as soon as the disk does.
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
        self.append(text.as_bytes())?;
        // Written after the journal itself, and not waited for: either of them may be damaged, but
        // not both at once.
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

    /// Whether an open file is still the one of that name, and as long as it was left: one that
    /// somebody took away can still be written to, and all of it is lost.
    fn is_whole(&self, file: &File, path: &Path) -> bool {
        let long = |m: fs::Metadata| m.is_file() && m.len() == self.text.len() as u64;
        fs::symlink_metadata(path).is_ok_and(long) && plain::is_same_file(file, path)
    }

    fn append(&mut self, bytes: &[u8]) -> Result<(), StoreError> {
        if let Some(lock) = &self.lock {
            lock.ensure_held()?;
        }
        let mut file = match self.file.take().filter(|file| self.is_whole(file, &self.path)) {
            Some(file) => file,
            None => {
                let folder = files::folder_of(&self.path);
                if !folder.is_dir() {
                    return Err(StoreError::FolderGone { path: folder.to_owned() });
                }
                self.holding(&self.path, true)?
            }
        };
        match files::write(&mut file, bytes).and_then(|()| files::sync(&file)) {
            Ok(()) => {
                self.file = Some(file);
                Ok(())
            }
            Err(e) => {
                // Where that fails as well and all of the line is there, it is found at the next start.
                let error = StoreError::io(&self.path, e);
                match files::cut(&file, self.text.len() as u64) {
                    Err(_) if !bytes.is_empty() => Err(error.uncertain()),
                    _ => Err(error),
                }
            }
        }
    }
}

/// The text of a whole journal, how many lines it has after the first, and its last checksum.
pub fn text_of<'a, S: Serialize, D: Serialize + Clone + 'a, C: Serialize + Clone + 'a>(
    head: &Head<S>,
    steps: impl Iterator<Item = (&'a Step<D, C>, Option<String>)>,
) -> Result<(String, usize, u32), String> {
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

/// Whether bytes hold more than a part of a text, and more than that with a line that was cut off: such
/// a line is one that could not be written.
fn is_more(bytes: &[u8], text: &[u8]) -> bool {
    !text.starts_with(bytes) && bytes.strip_prefix(text).is_none_or(|more| more.contains(&b'\n'))
}
