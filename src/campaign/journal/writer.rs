//! Writing a journal, step by step, while disks fill up, folders vanish and come back.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use serde::Serialize;

use super::kept::copy_of;
use super::{Head, Line, MAX_BYTES, MAX_LINES, Read, Step, sealed};
use crate::campaign::{Trouble, files};

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
}

impl Writer {
    /// Begins a journal. It is on the disk when this returns.
    ///
    /// # Errors
    /// When the folder cannot be written.
    pub fn begin<S: Serialize>(path: &Path, head: &Head<S>) -> Result<Writer, Trouble> {
        let (text, crc) = sealed(0, head).map_err(|e| Trouble::at(path, e))?;
        files::make_dir(files::folder_of(path))?;
        Writer::with(path, text.into_bytes(), 0, crc)
    }

    /// Goes on with a journal after so many lines; what stands after them is cut off.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn resume<S, D>(path: &Path, read: &Read<S, D>, keep: usize) -> Result<Writer, Trouble> {
        let (crc, end) = match keep.checked_sub(1).and_then(|i| read.steps.get(i)) {
            Some((_, crc, end)) => (*crc, *end),
            None => read.begin,
        };
        let text = read
            .bytes
            .get(..usize::try_from(end).unwrap_or(usize::MAX))
            .unwrap_or(&read.bytes)
            .to_vec();
        Writer::with(path, text, keep, crc)
    }

    /// Writes a whole journal anew, each step with the digest of the table after it.
    ///
    /// # Errors
    /// When the folder cannot be written; then what was there is as it was.
    pub fn anew<'a, S: Serialize, D: Serialize + Clone + 'a>(
        path: &Path,
        head: &Head<S>,
        steps: impl Iterator<Item = (&'a Step<D>, Option<String>)>,
    ) -> Result<Writer, Trouble> {
        let (text, lines, crc) = text_of(head, steps).map_err(|e| Trouble::at(path, e))?;
        Writer::with(path, text.into_bytes(), lines, crc)
    }

    fn with(path: &Path, text: Vec<u8>, lines: usize, crc: u32) -> Result<Writer, Trouble> {
        let path = path.to_owned();
        let mut writer = Writer { path, text, lines, crc, file: None, copy: None };
        writer.file = Some(holding(&writer.path, &writer.text)?);
        // The journal stands without its copy, too.
        writer.copy = holding(&copy_of(&writer.path), &writer.text).ok();
        Ok(writer)
    }

    /// The same journal in another place, written whole.
    ///
    /// # Errors
    /// When it cannot be written there; this one is as it was in any case.
    pub fn moved(&self, path: &Path) -> Result<Writer, Trouble> {
        Writer::with(path, self.text.clone(), self.lines, self.crc)
    }

    /// Looks whether it can be written.
    ///
    /// # Errors
    /// When it cannot.
    pub fn probe(&mut self) -> Result<(), Trouble> {
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
    pub fn add<D: Serialize + Clone>(
        &mut self,
        step: &Step<D>,
        table: Option<String>,
    ) -> Result<(), Trouble> {
        let n = self.lines + 1;
        if n > MAX_LINES {
            return Err(Trouble::at(&self.path, t!("trouble-full", n = MAX_LINES)));
        }
        let (text, crc) =
            sealed(self.crc, &line(n, step, table)).map_err(|e| Trouble::at(&self.path, e))?;
        self.append(text.as_bytes())?;
        self.text.extend_from_slice(text.as_bytes());
        self.lines = n;
        self.crc = crc;
        // Written after the journal itself, and not waited for: either of them may be damaged, but
        // not both at once.
        let copied = self.copy.as_mut().map(|f| files::write(f, text.as_bytes()));
        if !matches!(copied, Some(Ok(()))) {
            self.copy = holding(&copy_of(&self.path), &self.text).ok();
        }
        Ok(())
    }

    fn append(&mut self, bytes: &[u8]) -> Result<(), Trouble> {
        // A file that somebody took away can still be written to, and all of it is lost.
        let there = fs::metadata(&self.path).is_ok_and(|m| m.len() == self.text.len() as u64);
        let mut file = match self.file.take().filter(|_| there) {
            Some(file) => file,
            None => {
                let folder = files::folder_of(&self.path);
                if !folder.is_dir() {
                    let what = t!("trouble-folder-gone");
                    return Err(Trouble::at(folder, what));
                }
                holding(&self.path, &self.text)?
            }
        };
        match files::write(&mut file, bytes).and_then(|()| files::sync(&file)) {
            Ok(()) => {
                self.file = Some(file);
                Ok(())
            }
            Err(e) => {
                // A line that is half there would be found and cut off at the next start anyway.
                let _ = files::cut(&file, self.text.len() as u64);
                Err(Trouble::at(&self.path, e))
            }
        }
    }
}

/// The text of a whole journal, how many lines it has after the first, and its last checksum.
pub(in crate::campaign) fn text_of<'a, S: Serialize, D: Serialize + Clone + 'a>(
    head: &Head<S>,
    steps: impl Iterator<Item = (&'a Step<D>, Option<String>)>,
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

fn line<D: Clone>(n: usize, step: &Step<D>, table: Option<String>) -> Line<D> {
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

/// Opens a file that holds just this, at its end; where it does not, it is written so.
fn holding(path: &Path, text: &[u8]) -> Result<File, Trouble> {
    let holds = match files::read_bounded(path, MAX_BYTES) {
        Ok(bytes) => bytes == text,
        Err(_) => false,
    };
    if !holds {
        files::write_whole(path, text)?;
    }
    File::options().append(true).open(path).map_err(|e| Trouble::at(path, e))
}
