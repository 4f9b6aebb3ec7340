//! The journal of one game or one downtime: a line of JSON for the start and one for each decision.
//! The checksum of a line also covers all lines before it. A journal is the save, the replay and
//! the bug report in one. It is stored twice, so that damage to one file loses nothing.

mod error;
mod finished;
mod pair;
mod replay;
mod writer;

use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::packs;
use crate::store::layout::{BETWEEN, JOURNALS};
use crate::store::{StoreError, files};

pub use crate::store::layout::MAX_JOURNAL as MAX_BYTES;
pub use error::LineError;
pub use finished::{beyond, missing, stems, tidy};
pub use pair::{
    Fits, Pair, bring_back, exists, is_unplayed, keep_damaged, look, read_pair, set_aside,
};
pub use replay::{Course, Replayed};
pub use writer::{Mark, Writer, text_of};

/// The version of the format. Version 1 had no digests of the table; version 2 did not record who
/// had decided, and undid only step by step.
pub const SCHEMA: u32 = 3;
/// The maximum number of decisions of a game.
pub const MAX_LINES: usize = 100_000;
/// The maximum size of a line, in bytes.
pub const MAX_LINE: usize = 1 << 20;

/// The first line of a journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Head<S> {
    /// The version of this format.
    pub journal: u32,
    /// The version of Emberdeck that created the journal.
    pub engine: String,
    /// Id of the content pack.
    pub pack: String,
    /// Digest of the content pack, 16 hexadecimal digits.
    pub content: String,
    /// The start of the game or downtime.
    pub start: S,
}

impl<S> Head<S> {
    /// Creates the first line of a new journal. The pack is given by its id or its folder.
    pub fn new(pack: &str, digest: u64, start: S) -> Head<S> {
        Head {
            journal: SCHEMA,
            engine: env!("CARGO_PKG_VERSION").into(),
            pack: pack.into(),
            content: format!("{digest:016x}"),
            start,
        }
    }
}

/// Every line but the first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line<D, C> {
    /// The number of the line, from 1.
    pub n: usize,
    /// The decision; `None` for an undo.
    #[serde(default = "nothing", rename = "do", skip_serializing_if = "Option::is_none")]
    pub acts: Option<D>,
    /// Whether auto-pass made the decision.
    #[serde(default, rename = "auto", skip_serializing_if = "is_false")]
    pub by_itself: bool,
    /// Whether the last decision was undone.
    #[serde(default, skip_serializing_if = "is_false")]
    pub undo: bool,
    /// The number of decisions that remain after an undo of several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub back: Option<usize>,
    /// The new choices of the table, if they changed.
    #[serde(default = "nothing", skip_serializing_if = "Option::is_none")]
    pub choices: Option<Box<C>>,
    /// The digest of the table after this line, 8 hexadecimal digits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
}

fn nothing<D>() -> Option<D> {
    None
}

/// Returns the short form of a digest that lines contain.
pub fn short(digest: u64) -> String {
    format!("{:08x}", digest & 0xFFFF_FFFF)
}

fn is_false(b: &bool) -> bool {
    !b
}

/// A step of a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step<D, C> {
    /// A decision of the players.
    Do(D),
    /// A decision that auto-pass made.
    Auto(D),
    /// An undo of the last decision.
    Undo,
    /// An undo down to this number of decisions.
    Back(usize),
    /// A change of the table's choices; nothing else changes.
    Chose(Box<C>),
}

/// A decision of a journal that was not undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing<'a, D> {
    /// The index of its step.
    pub step: usize,
    /// The decision.
    pub decision: &'a D,
    /// Whether auto-pass made it.
    pub by_itself: bool,
}

/// A journal as read.
#[derive(Clone, Debug)]
pub struct Read<S, D, C> {
    /// The first line.
    pub head: Head<S>,
    /// The valid steps, each with the checksum of its line and the position after it in the file.
    pub steps: Vec<(Step<D, C>, u32, u64)>,
    /// The digest of the table after each step, if the line contains one.
    pub tables: Vec<Option<String>>,
    /// The checksum of the first line and the position after it.
    pub begin: (u32, u64),
    /// All bytes of the file, including damaged ones.
    pub bytes: Vec<u8>,
    /// The first damaged line, if any: its number and what is wrong.
    pub damage: Option<(usize, String)>,
}

impl<S, D, C> Read<S, D, C> {
    /// Returns the decisions that remain after the first `steps` steps, without undone ones.
    pub fn standing(&self, steps: usize) -> Vec<Standing<'_, D>> {
        let mut all: Vec<Standing<'_, D>> = Vec::new();
        for (step, (what, ..)) in self.steps.iter().take(steps).enumerate() {
            match what {
                Step::Do(decision) => all.push(Standing { step, decision, by_itself: false }),
                Step::Auto(decision) => all.push(Standing { step, decision, by_itself: true }),
                Step::Undo => drop(all.pop()),
                Step::Back(to) => all.truncate(*to),
                Step::Chose(_) => {}
            }
        }
        all
    }
}

/// Returns the path of the journal of a game.
pub fn path(dir: &Path, number: u32) -> PathBuf {
    dir.join(JOURNALS).join(format!("{number:03}.jsonl"))
}

/// Returns the path of the journal of a downtime, counted from 1.
pub fn downtime_path(dir: &Path, number: u32) -> PathBuf {
    dir.join(JOURNALS).join(format!("{BETWEEN}{number:03}.jsonl"))
}

/// Returns the journals from a game and from a downtime on, as paths within the campaign's folder.
///
/// # Errors
/// Returns an error if the folder cannot be read.
pub fn since(dir: &Path, scenario: u32, downtimes: u32) -> Result<Vec<String>, StoreError> {
    let folder = dir.join(JOURNALS);
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let entries = std::fs::read_dir(&folder).map_err(|e| StoreError::io(&folder, e))?;
    let mut all = Vec::new();
    for entry in entries {
        let name = entry.map_err(|e| StoreError::io(&folder, e))?.file_name();
        let name = name.to_string_lossy();
        let name = name.strip_suffix(".copy").unwrap_or(&name);
        let Some(stem) = name.strip_suffix(".jsonl") else { continue };
        let late = match stem.strip_prefix(BETWEEN) {
            Some(n) => n.parse::<u32>().is_ok_and(|n| n >= downtimes),
            None => stem.parse::<u32>().is_ok_and(|n| n >= scenario),
        };
        if late {
            all.push(format!("{JOURNALS}/{name}"));
        }
    }
    all.sort();
    all.dedup();
    Ok(all)
}

/// Appends a checksum to a JSON object.
fn sealed(before: u32, body: &impl Serialize) -> Result<(String, u32), LineError> {
    let mut text = serde_json::to_string(body)?;
    text.pop();
    let crc = checksum(before, &text);
    text.push_str(&format!(",\"crc\":\"{crc:08x}\"}}\n"));
    if text.len() > MAX_LINE {
        return Err(LineError::Large);
    }
    Ok((text, crc))
}

fn checksum(before: u32, text: &str) -> u32 {
    let mut h = crc32fast::Hasher::new();
    h.update(&before.to_le_bytes());
    h.update(text.as_bytes());
    h.finalize()
}

/// Checks and removes the checksum of a line.
fn unsealed(before: u32, line: &str) -> Result<(String, u32), LineError> {
    let (body, rest) = line.rsplit_once(",\"crc\":\"").ok_or(LineError::NoChecksum)?;
    let written = rest.strip_suffix("\"}").ok_or(LineError::NoChecksum)?;
    let crc = checksum(before, body);
    // The digits must be written exactly as this program writes them.
    if written != format!("{crc:08x}") {
        return Err(LineError::WrongChecksum);
    }
    Ok((format!("{body}}}"), crc))
}

/// Reads one file of a journal up to its first damaged line. The inner error means that the first
/// line is damaged.
///
/// # Errors
/// Returns an error if the file cannot be read, or another version of Emberdeck wrote it.
pub fn read<S: DeserializeOwned, D: DeserializeOwned, C: DeserializeOwned>(
    path: &Path,
) -> Result<Result<Read<S, D, C>, StoreError>, StoreError> {
    read_bytes(path, files::read_bounded(path, MAX_BYTES)?)
}

/// Reads a journal from bytes; the path is used in messages.
///
/// # Errors
/// Returns an error if another version of Emberdeck wrote the journal.
pub fn read_bytes<S: DeserializeOwned, D: DeserializeOwned, C: DeserializeOwned>(
    path: &Path,
    bytes: Vec<u8>,
) -> Result<Result<Read<S, D, C>, StoreError>, StoreError> {
    let mut lines = bytes.split_inclusive(|b| *b == b'\n');
    let at = |n: usize, what: String| StoreError::Other(format!("{}:{n}: {what}", path.display()));
    let first = lines.next().unwrap_or_default();
    let begin = whole(first)
        .and_then(|l| unsealed(0, l))
        .and_then(|(l, crc)| Ok((serde_json::from_str::<Head<S>>(&l)?, crc)));
    let (head, crc) = match begin {
        Ok(begin) => begin,
        Err(e) => return Ok(Err(at(1, format!("not the beginning of a journal: {e}")))),
    };
    if !(1..=SCHEMA).contains(&head.journal) {
        let what = format!("version {}; this Emberdeck reads up to {SCHEMA}", head.journal);
        return Err(at(1, what));
    }
    let mut seen = first.len() as u64;
    let begin = (crc, seen);
    let (steps, tables) = (Vec::new(), Vec::new());
    let mut read = Read { head, steps, tables, begin, bytes: Vec::new(), damage: None };
    let mut before = crc;
    for (i, raw) in lines.enumerate() {
        match step(raw, before, i + 1) {
            Ok((step, table, crc)) => {
                seen += raw.len() as u64;
                before = crc;
                read.steps.push((step, crc, seen));
                read.tables.push(table);
            }
            Err(what) => {
                read.damage = Some((i + 2, what.to_string()));
                break;
            }
        }
    }
    read.bytes = bytes;
    Ok(Ok(read))
}

/// Returns the id of the pack in the first line of a journal, if there is one.
pub fn pack_of(path: &Path) -> Option<String> {
    let bytes = files::read_bounded(path, MAX_BYTES).ok()?;
    let head = whole(bytes.split_inclusive(|b| *b == b'\n').next()?).ok()?;
    let head: serde_json::Value = serde_json::from_str(head).ok()?;
    let pack = head["pack"].as_str()?.to_owned();
    // A file must not choose what is read on this computer.
    packs::check(&pack).is_ok().then_some(pack)
}

fn whole(raw: &[u8]) -> Result<&str, LineError> {
    if raw.len() > MAX_LINE {
        return Err(LineError::TooLong);
    }
    let line = raw.strip_suffix(b"\n").ok_or(LineError::CutOff)?;
    Ok(std::str::from_utf8(line)?)
}

/// A step, the digest of the table, and the checksum.
type Sealed<D, C> = (Step<D, C>, Option<String>, u32);

fn step<D: DeserializeOwned, C: DeserializeOwned>(
    raw: &[u8],
    before: u32,
    n: usize,
) -> Result<Sealed<D, C>, LineError> {
    if n > MAX_LINES {
        return Err(LineError::TooMany);
    }
    let (text, crc) = unsealed(before, whole(raw)?)?;
    let line: Line<D, C> = serde_json::from_str(&text)?;
    if line.n != n {
        return Err(LineError::OutOfOrder { n: line.n, expected: n });
    }
    let step = match (line.acts, line.by_itself, line.undo, line.back, line.choices) {
        (Some(acts), false, false, None, None) => Step::Do(acts),
        (Some(acts), true, false, None, None) => Step::Auto(acts),
        (None, false, true, None, None) => Step::Undo,
        (None, false, false, Some(to), None) => Step::Back(to),
        (None, false, false, None, Some(choices)) => Step::Chose(choices),
        _ => return Err(LineError::Unknown),
    };
    Ok((step, line.table, crc))
}
