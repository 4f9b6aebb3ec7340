//! The journal of one scenario, or of what the party does between two: a line of JSON for its start
//! and one for each decision, each with a checksum that also covers the lines before it. At once the
//! replay, the bug report and the save.

use std::fs::File;
use std::io::{Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::{Trouble, files};
use crate::rules::flow::prompt::Act;
use crate::rules::play::Start;

/// The folder of the journals within a campaign's.
pub const FOLDER: &str = "journals";
/// The version of the format.
pub const SCHEMA: u32 = 1;
/// The most decisions of a scenario.
pub const MAX_LINES: usize = 100_000;
/// The most bytes of a line.
pub const MAX_LINE: usize = 1 << 20;
/// The most bytes of a file.
const MAX_BYTES: u64 = 64 << 20;

/// The first line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Head<S = Start> {
    /// The version of this format.
    pub journal: u32,
    /// The version of Emberdeck that began it.
    pub engine: String,
    /// Id of the content pack.
    pub pack: String,
    /// Digest of the content pack, 16 hexadecimal digits.
    pub content: String,
    /// What it began with.
    pub start: S,
}

/// Every other line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line<D = Vec<Act>> {
    /// Counted from 1.
    pub n: usize,
    /// What was decided; nothing for an undo.
    #[serde(default = "nothing", rename = "do", skip_serializing_if = "Option::is_none")]
    pub acts: Option<D>,
    /// The last decision was taken back.
    #[serde(default, skip_serializing_if = "is_false")]
    pub undo: bool,
}

fn nothing<D>() -> Option<D> {
    None
}

fn is_false(b: &bool) -> bool {
    !b
}

/// A step of a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step<D = Vec<Act>> {
    /// A decision.
    Do(D),
    /// The last decision that stands was taken back.
    Undo,
}

/// A journal as read.
#[derive(Clone, Debug)]
pub struct Read<S = Start, D = Vec<Act>> {
    /// Its first line.
    pub head: Head<S>,
    /// The steps that are whole, each with the checksum of its line and the position after it.
    pub steps: Vec<(Step<D>, u32, u64)>,
    /// Checksum of the first line and the position after it.
    pub begin: (u32, u64),
    /// What is wrong after them: number of the line and what.
    pub damage: Option<(usize, String)>,
}

/// The journal of that number.
pub fn path(dir: &Path, number: u32) -> PathBuf {
    dir.join(FOLDER).join(format!("{number:03}.jsonl"))
}

/// The journal of a meeting: what the party does between two scenarios.
pub fn meeting(dir: &Path, number: u32) -> PathBuf {
    dir.join(FOLDER).join(format!("between-{number:03}.jsonl"))
}

/// Adds a checksum to an object of JSON.
fn sealed(before: u32, body: &impl Serialize) -> Result<(String, u32), String> {
    let mut text = serde_json::to_string(body).map_err(|e| e.to_string())?;
    text.pop();
    let crc = checksum(before, &text);
    text.push_str(&format!(",\"crc\":\"{crc:08x}\"}}\n"));
    if text.len() > MAX_LINE {
        return Err("a line of a journal has at most 1 MiB".into());
    }
    Ok((text, crc))
}

fn checksum(before: u32, text: &str) -> u32 {
    let mut h = crc32fast::Hasher::new();
    h.update(&before.to_le_bytes());
    h.update(text.as_bytes());
    h.finalize()
}

/// Checks and takes off a checksum.
fn unsealed(before: u32, line: &str) -> Result<(String, u32), String> {
    let (body, rest) = line.rsplit_once(",\"crc\":\"").ok_or("there is no checksum")?;
    let crc = rest
        .strip_suffix("\"}")
        .and_then(|c| u32::from_str_radix(c, 16).ok())
        .ok_or("there is no checksum")?;
    if crc != checksum(before, body) {
        return Err("the checksum is wrong".into());
    }
    Ok((format!("{body}}}"), crc))
}

/// Reads a journal as far as it is whole. The inner trouble: already its first line is damaged.
///
/// # Errors
/// When it cannot be read, or another version of Emberdeck wrote it.
pub fn read<S: DeserializeOwned, D: DeserializeOwned>(
    path: &Path,
) -> Result<Result<Read<S, D>, Trouble>, Trouble> {
    let bytes = files::read_bounded(path, MAX_BYTES)?;
    let mut lines = bytes.split_inclusive(|b| *b == b'\n');
    let at = |n: usize, what: String| Trouble(format!("{}:{n}: {what}", path.display()));
    let first = lines.next().unwrap_or_default();
    let begin = whole(first).and_then(|l| unsealed(0, l)).and_then(|(l, crc)| {
        serde_json::from_str::<Head<S>>(&l).map(|h| (h, crc)).map_err(|e| e.to_string())
    });
    let (head, crc) = match begin {
        Ok(begin) => begin,
        Err(e) => return Ok(Err(at(1, format!("not the beginning of a journal: {e}")))),
    };
    if head.journal != SCHEMA {
        let what = format!("version {}; this Emberdeck reads version {SCHEMA}", head.journal);
        return Err(at(1, what));
    }
    let mut seen = first.len() as u64;
    let mut read = Read { head, steps: Vec::new(), begin: (crc, seen), damage: None };
    let mut before = crc;
    for (i, raw) in lines.enumerate() {
        match step(raw, before, i + 1) {
            Ok((step, crc)) => {
                seen += raw.len() as u64;
                before = crc;
                read.steps.push((step, crc, seen));
            }
            Err(what) => {
                read.damage = Some((i + 2, what));
                break;
            }
        }
    }
    Ok(Ok(read))
}

fn whole(raw: &[u8]) -> Result<&str, String> {
    if raw.len() > MAX_LINE {
        return Err("the line is longer than 1 MiB".into());
    }
    let line = raw.strip_suffix(b"\n").ok_or("the line is cut off")?;
    std::str::from_utf8(line).map_err(|e| format!("not UTF-8: {e}"))
}

fn step<D: DeserializeOwned>(raw: &[u8], before: u32, n: usize) -> Result<(Step<D>, u32), String> {
    if n > MAX_LINES {
        return Err(format!("more than {MAX_LINES} decisions"));
    }
    let (text, crc) = unsealed(before, whole(raw)?)?;
    let line: Line<D> = serde_json::from_str(&text).map_err(|e| e.to_string())?;
    if line.n != n {
        return Err(format!("decision {} stands where {n} should", line.n));
    }
    match (line.acts, line.undo) {
        (Some(acts), false) => Ok((Step::Do(acts), crc)),
        (None, true) => Ok((Step::Undo, crc)),
        _ => Err("neither a decision nor an undo".into()),
    }
}

/// A journal that is being written.
#[derive(Debug)]
pub struct Writer {
    path: PathBuf,
    file: File,
    end: u64,
    lines: usize,
    crc: u32,
}

impl Writer {
    /// Begins a journal. It is on the disk when this returns.
    ///
    /// # Errors
    /// When the folder cannot be written.
    pub fn begin<S: Serialize>(path: &Path, head: &Head<S>) -> Result<Writer, Trouble> {
        let (text, crc) = sealed(0, head).map_err(|e| Trouble::at(path, e))?;
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).map_err(|e| Trouble::at(folder, e))?;
        }
        files::write_whole(path, text.as_bytes())?;
        Writer::at(path, text.len() as u64, 0, crc)
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
        Writer::at(path, end, keep, crc)
    }

    fn at(path: &Path, end: u64, lines: usize, crc: u32) -> Result<Writer, Trouble> {
        let open = || -> std::io::Result<File> {
            let mut file = File::options().write(true).open(path)?;
            if file.metadata()?.len() != end {
                file.set_len(end)?;
                file.sync_all()?;
            }
            file.seek(SeekFrom::Start(end))?;
            Ok(file)
        };
        let file = open().map_err(|e| Trouble::at(path, e))?;
        Ok(Writer { path: path.to_owned(), file, end, lines, crc })
    }

    /// How many lines there are after the first.
    pub fn lines(&self) -> usize {
        self.lines
    }

    /// Adds a step. It is on the disk when this returns.
    ///
    /// # Errors
    /// When the disk fails, or there are too many; then the journal is as it was.
    pub fn add<D: Clone + Serialize>(&mut self, step: &Step<D>) -> Result<(), Trouble> {
        let n = self.lines + 1;
        if n > MAX_LINES {
            return Err(Trouble::at(&self.path, format!("has {MAX_LINES} decisions: it is full")));
        }
        let line = match step {
            Step::Do(acts) => Line { n, acts: Some(acts.clone()), undo: false },
            Step::Undo => Line { n, acts: None, undo: true },
        };
        let (text, crc) = sealed(self.crc, &line).map_err(|e| Trouble::at(&self.path, e))?;
        let written = self.file.write_all(text.as_bytes()).and_then(|()| self.file.sync_data());
        if let Err(e) = written {
            // A line that is half there would be found and cut off at the next start anyway.
            let _ = self.file.set_len(self.end);
            let _ = self.file.seek(SeekFrom::Start(self.end));
            return Err(Trouble::at(&self.path, e));
        }
        self.end += text.len() as u64;
        self.lines = n;
        self.crc = crc;
        Ok(())
    }
}

/// Keeps a copy of a damaged file beside it, under a name that is free.
///
/// # Errors
/// When the folder cannot be written.
pub fn keep_damaged(path: &Path) -> Result<PathBuf, Trouble> {
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    for n in 1..1000 {
        let kept = path.with_file_name(format!("{name}.damaged-{n}"));
        if kept.exists() {
            continue;
        }
        std::fs::copy(path, &kept).map_err(|e| Trouble::at(&kept, e))?;
        File::open(&kept).and_then(|f| f.sync_all()).map_err(|e| Trouble::at(&kept, e))?;
        return Ok(kept);
    }
    Err(Trouble::at(path, "a thousand damaged copies are kept already"))
}
