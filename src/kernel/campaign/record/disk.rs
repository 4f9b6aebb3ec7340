//! `campaign.ron` on the disk, stored twice, so that damage to one file loses nothing. Each save
//! has a number. It tells which file is newer if the program was stopped between both writes, or if
//! somebody replaced one of the files.

use std::path::Path;

use serde::Deserialize;

use super::{BODY_SINCE, Body, Record, SCHEMA, limits};
use crate::campaign::backups;
use crate::content::family::ADVENTURE;
use crate::content::locate::line_column;
use crate::content::split;
use crate::store::files::plain::is_there;
use crate::store::layout::{MAX_RECORD, RECORD, RECORD_COPY};
use crate::store::{StoreError, files};

/// The oldest version that is read.
const OLDEST: u32 = 1;
/// The maximum depth of nested brackets.
const MAX_DEPTH: usize = 24;
/// The beginning of the first line, followed by the number of the save and the checksum.
const MARK: &str = "// Emberdeck campaign, save ";
/// The text between both.
const SUM: &str = ", checksum ";
/// The beginning of the first line without a number of the save: in backups, and in earlier
/// versions.
const PLAIN_MARK: &str = "// Emberdeck campaign, checksum ";

/// The fields that tell whether this version can read the record.
#[derive(Deserialize)]
struct Versioned {
    schema: u32,
    /// Empty in records without a body, which all belong to the first family.
    #[serde(default)]
    family: String,
}

/// A valid file.
struct Found<B: Body> {
    record: Record<B>,
    text: String,
    /// The number of the save; 0 if it has none. `None` if somebody removed the first line, as one
    /// does to edit the file by hand.
    save: Option<u64>,
}

impl<B: Body> Found<B> {
    /// Returns whether both files belong to the same campaign.
    fn is_of(&self, other: &Found<B>) -> bool {
        let what = |f: &Found<B>| (f.record.seed, f.record.name.clone());
        what(self) == what(other)
    }
}

/// Which of two valid files counts, and what happens to the other one.
enum Choice {
    /// The first; the other is equal or the previous save.
    First,
    /// The first; the other differs and is kept.
    FirstOf(String),
    /// The second; the first is kept.
    Second(String),
}

impl<B: Body> Record<B> {
    /// Reads `campaign.ron` and its copy, with notices for the players. If one is damaged or of
    /// another family, both are rewritten from the other.
    ///
    /// # Errors
    /// Returns an error if neither file can be read, or a damaged file cannot be kept.
    pub fn load(dir: &Path) -> Result<(Record<B>, Vec<String>), StoreError> {
        let (path, copy) = (dir.join(RECORD), dir.join(RECORD_COPY));
        let first = match read(&path) {
            Err(Bad::Other(t)) => return Err(t),
            first => first,
        };
        let named = path.display().to_string();
        let (used, notice) = match (first, read(&copy)) {
            (Ok(first), Ok(second)) if first.text == second.text => {
                return Ok((first.record, Vec::new()));
            }
            (Ok(first), Ok(second)) => match choose(dir, &first, &second) {
                Choice::First => (first, None),
                Choice::FirstOf(why) => (first, Some(keep_and_note(why, &copy)?)),
                Choice::Second(why) => (second, Some(keep_and_note(why, &path)?)),
            },
            (Ok(first), Err(Bad::Foreign(_))) => {
                let why = t!("trouble-second-foreign", file = named, other = RECORD_COPY);
                (first, Some(keep_and_note(why, &copy)?))
            }
            (Ok(first), Err(Bad::Damaged(t) | Bad::Other(t))) => {
                // The folder of an earlier version may have no copy.
                let wanted = is_there(&copy) || first.save.is_some_and(|n| n > 0);
                let notice = t!("trouble-only-second", why = t.to_string());
                let notice = wanted.then(|| keep_and_note(notice, &copy)).transpose()?;
                (first, notice)
            }
            (Err(bad), Ok(second)) => {
                let why = match bad {
                    Bad::Foreign(_) => {
                        t!("trouble-first-foreign", file = named, other = RECORD_COPY)
                    }
                    Bad::Damaged(t) | Bad::Other(t) => {
                        t!("trouble-second-used", trouble = t.to_string(), file = RECORD_COPY)
                    }
                };
                (second, Some(keep_and_note(why, &path)?))
            }
            (Err(bad), Err(_)) => return Err(bad.error()),
        };
        used.record.write_both(dir)?;
        Ok((used.record, notice.into_iter().collect()))
    }

    /// Reads the record without repairing anything, for the shelf.
    ///
    /// # Errors
    /// Returns an error if neither file can be read.
    pub fn peek(dir: &Path) -> Result<Record<B>, StoreError> {
        let found = read(&dir.join(RECORD)).or_else(|bad| match bad {
            Bad::Damaged(t) | Bad::Foreign(t) => read(&dir.join(RECORD_COPY)).map_err(|_| t),
            Bad::Other(t) => Err(t),
        });
        found.map(|f| f.record)
    }

    /// Writes `campaign.ron` and its copy. A file that somebody else replaced is kept first.
    ///
    /// # Errors
    /// Returns an error if the folder cannot be written; the old files are left intact.
    pub fn save(&self, dir: &Path) -> Result<(), StoreError> {
        self.write(dir, |path| self.keep_odd(path))
    }

    /// Writes both files without keeping the old ones.
    fn write_both(&self, dir: &Path) -> Result<(), StoreError> {
        self.write(dir, |_| Ok(()))
    }

    fn write(
        &self,
        dir: &Path,
        keep: impl Fn(&Path) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let (path, copy) = (dir.join(RECORD), dir.join(RECORD_COPY));
        let bytes = self.next_save(dir)?;
        keep(&path)?;
        files::write_whole(&path, &bytes)?;
        // If this fails, the copy is one save behind, and the next save repairs it.
        let _ = keep(&copy).and_then(|()| files::write_whole(&copy, &bytes));
        Ok(())
    }

    /// Keeps a file that is no earlier save of this campaign.
    fn keep_odd(&self, path: &Path) -> Result<(), StoreError> {
        let ours = |found: &Found<B>| {
            found.save.is_some()
                && (found.record.seed, &found.record.name) == (self.seed, &self.name)
        };
        match is_there(path) && !read(path).is_ok_and(|found| ours(&found)) {
            true => files::keep_damaged(path).map(drop),
            false => Ok(()),
        }
    }

    /// Returns the content of both files for the next save.
    pub fn next_save(&self, dir: &Path) -> Result<Vec<u8>, StoreError> {
        let last = [RECORD, RECORD_COPY].map(|name| number_of(&dir.join(name)));
        let save = last.iter().max().copied().unwrap_or(0).saturating_add(1);
        let text = self.text().map_err(|e| StoreError::at(&dir.join(RECORD), e))?;
        let crc = crc32fast::hash(format!("{save}\n{text}").as_bytes());
        Ok(format!("{MARK}{save}{SUM}{crc:08x}\n{text}").into_bytes())
    }

    /// Writes a single file without a number of the save, such as a backup.
    pub fn write_alone(&self, path: &Path) -> Result<(), StoreError> {
        files::write_whole(path, &self.plain_text().map_err(|e| StoreError::at(path, e))?)
    }

    /// Returns the content of such a file.
    pub fn plain_text(&self) -> Result<Vec<u8>, RecordTextError> {
        let text = self.text()?;
        let crc = crc32fast::hash(text.as_bytes());
        Ok(format!("{PLAIN_MARK}{crc:08x}\n{text}").into_bytes())
    }

    /// Returns the record as text, in the form of its version.
    ///
    /// # Errors
    /// Returns an error if the record cannot be serialized, or a reader would refuse it: better the
    /// last save stays than one that cannot be opened.
    pub fn text(&self) -> Result<String, RecordTextError> {
        let config = ron::ser::PrettyConfig::new().struct_names(false);
        let text = match B::to_older(self) {
            Some(older) => ron::ser::to_string_pretty(&older, config),
            None => ron::ser::to_string_pretty(self, config),
        };
        let text = text? + "\n";
        limits::check(self, &text).map_err(|(_, _, what)| RecordTextError::Limit(what))?;
        match text.len() as u64 {
            n if n > MAX_RECORD => Err(RecordTextError::TooLarge),
            _ => Ok(text),
        }
    }
}

/// Why a record cannot be written.
#[derive(Debug, thiserror::Error)]
pub enum RecordTextError {
    /// The record cannot be serialized.
    #[error(transparent)]
    Ron(#[from] ron::Error),
    /// A number is out of range.
    #[error("{0}")]
    Limit(String),
    /// The text is too large.
    #[error("{}", t!("trouble-larger", most = MAX_RECORD >> 20))]
    TooLarge,
}

/// Keeps a file that will be rewritten, and adds its new name to the notice.
fn keep_and_note(why: String, path: &Path) -> Result<String, StoreError> {
    if !is_there(path) {
        return Ok(why);
    }
    let copy = files::keep_damaged(path)?;
    Ok(format!("{why} {}", t!("trouble-was-kept", copy = copy.display().to_string())))
}

/// Chooses between two valid files that differ.
fn choose<B: Body>(dir: &Path, first: &Found<B>, second: &Found<B>) -> Choice {
    if first.record == second.record {
        return Choice::First;
    }
    let (one, other) = (dir.join(RECORD).display().to_string(), RECORD_COPY);
    let theirs = second.save.unwrap_or(0);
    match first.save {
        None => Choice::FirstOf(t!("trouble-by-hand", file = one)),
        Some(_) if !first.is_of(second) => {
            let agree = |f: &Found<B>| backups::agreeing(dir, &f.record);
            match agree(second) > agree(first) {
                true => Choice::Second(t!("trouble-first-foreign", file = one, other = other)),
                false => Choice::FirstOf(t!("trouble-second-foreign", file = one, other = other)),
            }
        }
        // The program was stopped between both writes. In earlier versions the second file was the
        // previous save.
        Some(ours) if ours == theirs.saturating_add(1) || ours == 0 && theirs == 0 => Choice::First,
        Some(ours) if ours > theirs => {
            Choice::FirstOf(t!("trouble-second-older", file = one, other = other))
        }
        Some(ours) if ours == theirs => {
            Choice::FirstOf(t!("trouble-second-differs", file = one, other = other))
        }
        Some(_) => Choice::Second(t!("trouble-first-older", file = one, other = other)),
    }
}

/// Why a file could not be read.
enum Bad {
    /// The content is not what was once written.
    Damaged(StoreError),
    /// The file is a record of another family of games, so it does not belong to this campaign.
    Foreign(StoreError),
    /// The file may be valid, but this version cannot read it.
    Other(StoreError),
}

impl Bad {
    fn error(self) -> StoreError {
        match self {
            Bad::Damaged(t) | Bad::Foreign(t) | Bad::Other(t) => t,
        }
    }
}

/// Reads one file.
pub fn read_file<B: Body>(path: &Path) -> Result<Record<B>, StoreError> {
    read(path).map(|f| f.record).map_err(Bad::error)
}

/// Returns the family that a file of a record or a backup names, and whether its checksum is right.
/// Returns `None` if the file names none, or cannot be read.
pub fn family_in(path: &Path) -> Option<(String, bool)> {
    let text = text(path).ok()?;
    if split::too_deep(&text, MAX_DEPTH).is_some() {
        return None;
    }
    let Versioned { schema, family } = ron::from_str(&text).ok()?;
    let family = if schema < BODY_SINCE { ADVENTURE.into() } else { family };
    (!family.is_empty()).then(|| (family, save_of(&text).is_ok()))
}

/// Returns the seed of the campaign that a file of a record or a backup is of, whatever its family.
/// Returns `None` if the file is damaged.
pub fn seed_in(path: &Path) -> Option<u64> {
    #[derive(Deserialize)]
    struct Seeded {
        seed: u64,
    }
    let text = text(path).ok()?;
    if split::too_deep(&text, MAX_DEPTH).is_some() || save_of(&text).is_err() {
        return None;
    }
    Some(ron::from_str::<Seeded>(&text).ok()?.seed)
}

/// Returns whether a file is damaged. A file of another version or another family is not.
pub fn is_damaged<B: Body>(path: &Path) -> bool {
    matches!(read::<B>(path), Err(Bad::Damaged(_)))
}

/// Returns whether a file is damaged or of another family, so that it says nothing of this campaign.
/// A file of another version does.
pub fn is_useless<B: Body>(path: &Path) -> bool {
    matches!(read::<B>(path), Err(Bad::Damaged(_) | Bad::Foreign(_)))
}

fn read<B: Body>(path: &Path) -> Result<Found<B>, Bad> {
    parse(path, text(path)?)
}

fn damaged(path: &Path, what: &str) -> Bad {
    let what = t!("trouble-damaged", what = what);
    Bad::Damaged(StoreError::Damaged { path: path.to_owned(), what })
}

/// Reads the content of a file.
fn text(path: &Path) -> Result<String, Bad> {
    match std::fs::symlink_metadata(path) {
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => {
            return Err(Bad::Damaged(StoreError::at(path, t!("trouble-missing"))));
        }
        Ok(meta) if meta.is_file() && meta.len() > MAX_RECORD => {
            return Err(damaged(path, &t!("trouble-larger", most = MAX_RECORD >> 20)));
        }
        _ => {}
    }
    let bytes = files::read_bounded(path, MAX_RECORD).map_err(Bad::Other)?;
    String::from_utf8(bytes).map_err(|e| damaged(path, &format!("not UTF-8, {e}")))
}

/// Parses the content of a file.
fn parse<B: Body>(path: &Path, text: String) -> Result<Found<B>, Bad> {
    let wrong = |e: ron::error::SpannedError| {
        let at = e.span.start;
        let place = format!("{}:{}:{}", path.display(), at.line, at.col);
        Bad::Damaged(StoreError::DamagedAt { place, what: e.code.to_string() })
    };
    let at = |(line, column, what): (usize, usize, String)| {
        let place = format!("{}:{line}:{column}", path.display());
        Bad::Damaged(StoreError::DamagedAt { place, what })
    };
    // Parsing takes longer the deeper brackets nest.
    if let Some(deep) = split::too_deep(&text, MAX_DEPTH) {
        let (line, column) = line_column(&text, deep);
        return Err(at((line, column, split::deeper_than(MAX_DEPTH))));
    }
    let Versioned { schema, family } = ron::from_str(&text).map_err(wrong)?;
    if !(OLDEST..=SCHEMA).contains(&schema) {
        let what = t!("trouble-version", schema = schema, most = SCHEMA);
        return Err(Bad::Other(StoreError::at(path, what)));
    }
    let family = if schema < BODY_SINCE { ADVENTURE.into() } else { family };
    if family != B::FAMILY {
        let what = t!("trouble-record-foreign", family = family, own = B::FAMILY);
        return Err(Bad::Foreign(StoreError::at(path, what)));
    }
    let save = save_of(&text).map_err(|()| damaged(path, &t!("trouble-checksum")))?;
    let record: Record<B> = match schema < BODY_SINCE {
        true => B::from_older(ron::from_str(&text).map_err(wrong)?),
        false => ron::from_str(&text).map_err(wrong)?,
    };
    limits::check(&record, &text).map_err(at)?;
    Ok(Found { record, text, save })
}

/// Returns the number in the first line of a text if its checksum is right; `None` if there is no
/// such line.
fn save_of(text: &str) -> Result<Option<u64>, ()> {
    let Some((head, rest)) = text.split_once('\n') else { return Ok(None) };
    let right = |crc: &str, of: &str| match crc.trim_end() {
        crc if crc == format!("{:08x}", crc32fast::hash(of.as_bytes())) => Ok(()),
        _ => Err(()),
    };
    if let Some(crc) = head.strip_prefix(PLAIN_MARK) {
        return right(crc, rest).map(|()| Some(0));
    }
    let Some(text) = head.strip_prefix(MARK) else { return Ok(None) };
    let (save, crc) = text.split_once(SUM).ok_or(())?;
    right(crc, &format!("{save}\n{rest}"))?;
    save.parse().map(Some).map_err(|_| ())
}

/// Returns the number of the save that a file claims, without checking anything else; 0 if there is
/// none.
fn number_of(path: &Path) -> u64 {
    let Ok(bytes) = files::read_bounded(path, MAX_RECORD) else { return 0 };
    let head = bytes.split(|b| *b == b'\n').next().unwrap_or_default();
    let number = || {
        let text = std::str::from_utf8(head).ok()?.strip_prefix(MARK)?;
        text.split_once(SUM)?.0.parse::<u64>().ok()
    };
    number().unwrap_or(0)
}
