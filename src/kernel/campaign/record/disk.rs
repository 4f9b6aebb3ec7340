//! `campaign.ron` on the disk: kept twice, so that damage to one file loses nothing. Each save has a
//! number; so it is known which file is the later one where the program was stopped between both,
//! or where somebody put another file in the place of one.

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
/// How deep brackets nest in it.
const MAX_DEPTH: usize = 24;
/// The first line begins so; then come the number of the save, and the checksum.
const MARK: &str = "// Emberdeck campaign, save ";
/// What is between both.
const SUM: &str = ", checksum ";
/// The first line where saves have no number: places to go back to, and earlier versions.
const PLAIN_MARK: &str = "// Emberdeck campaign, checksum ";

/// Just enough to know who can read it.
#[derive(Deserialize)]
struct Versioned {
    schema: u32,
    /// Empty in records that have no body: all were of the first family.
    #[serde(default)]
    family: String,
}

/// A file that says what it should.
struct Found<B: Body> {
    record: Record<B>,
    text: String,
    /// The number of the save; 0 where it has none. None where somebody has taken the first line
    /// away, as one does to change the file by hand.
    save: Option<u64>,
}

impl<B: Body> Found<B> {
    /// Whether both are of the same campaign.
    fn is_of(&self, other: &Found<B>) -> bool {
        let what = |f: &Found<B>| (f.record.seed, f.record.name.clone());
        what(self) == what(other)
    }
}

/// Which of both files counts, and what becomes of the other one.
enum Choice {
    /// The first; the other says the same, or is the save before it.
    First,
    /// The first; the other says something else, and is kept.
    FirstOf(String),
    /// The second; the first is kept.
    Second(String),
}

impl<B: Body> Record<B> {
    /// Reads `campaign.ron` and its copy, with what to tell the players; where one is not as it
    /// should be, both are written anew.
    ///
    /// # Errors
    /// When neither can be read, or what was found cannot be kept.
    pub fn load(dir: &Path) -> Result<(Record<B>, Vec<String>), StoreError> {
        let (path, copy) = (dir.join(RECORD), dir.join(RECORD_COPY));
        let first = match read(&path) {
            Err(Bad::Other(t)) => return Err(t),
            Err(Bad::Damaged(t)) => Err(t),
            Ok(found) => Ok(found),
        };
        let (used, notice) = match (first, read(&copy)) {
            (Ok(first), Ok(second)) if first.text == second.text => {
                return Ok((first.record, Vec::new()));
            }
            (Ok(first), Ok(second)) => match choose(dir, &first, &second) {
                Choice::First => (first, None),
                Choice::FirstOf(why) => (first, Some(kept(why, &copy)?)),
                Choice::Second(why) => (second, Some(kept(why, &path)?)),
            },
            (Ok(first), Err(Bad::Damaged(t) | Bad::Other(t))) => {
                // In the folder of an earlier version it need not be there.
                let wanted = is_there(&copy) || first.save.is_some_and(|n| n > 0);
                let notice = t!("trouble-only-second", why = t.to_string());
                let notice = wanted.then(|| kept(notice, &copy)).transpose()?;
                (first, notice)
            }
            (Err(trouble), Ok(second)) => {
                let why =
                    t!("trouble-second-used", trouble = trouble.to_string(), file = RECORD_COPY);
                (second, Some(kept(why, &path)?))
            }
            (Err(trouble), Err(_)) => return Err(trouble),
        };
        used.record.write_both(dir)?;
        Ok((used.record, notice.into_iter().collect()))
    }

    /// Reads without repairing anything, for the shelf.
    ///
    /// # Errors
    /// When neither file can be read.
    pub fn peek(dir: &Path) -> Result<Record<B>, StoreError> {
        let found = read(&dir.join(RECORD)).or_else(|bad| match bad {
            Bad::Damaged(t) => read(&dir.join(RECORD_COPY)).map_err(|_| t),
            Bad::Other(t) => Err(t),
        });
        found.map(|f| f.record)
    }

    /// Writes `campaign.ron`, and its copy. What somebody has put in the place of one is kept.
    ///
    /// # Errors
    /// When the folder cannot be written; then what was there is as it was.
    pub fn save(&self, dir: &Path) -> Result<(), StoreError> {
        self.write(dir, |path| self.keep_odd(path))
    }

    /// The same where what is to be kept of both files is kept already.
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
        // Where this fails, the copy is a save behind, and the next one makes it good.
        let _ = keep(&copy).and_then(|()| files::write_whole(&copy, &bytes));
        Ok(())
    }

    /// Keeps what stands in the place of one of both files and is no earlier save of this campaign.
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

    /// What both files say after the next save.
    pub fn next_save(&self, dir: &Path) -> Result<Vec<u8>, StoreError> {
        let last = [RECORD, RECORD_COPY].map(|name| number_of(&dir.join(name)));
        let save = last.iter().max().copied().unwrap_or(0).saturating_add(1);
        let text = self.text().map_err(|e| StoreError::at(&dir.join(RECORD), e))?;
        let crc = crc32fast::hash(format!("{save}\n{text}").as_bytes());
        Ok(format!("{MARK}{save}{SUM}{crc:08x}\n{text}").into_bytes())
    }

    /// Writes a file by itself: one that no save numbers.
    pub fn write_alone(&self, path: &Path) -> Result<(), StoreError> {
        files::write_whole(path, &self.plain_text().map_err(|e| StoreError::at(path, e))?)
    }

    /// What such a file holds.
    pub fn plain_text(&self) -> Result<Vec<u8>, String> {
        let text = self.text()?;
        let crc = crc32fast::hash(text.as_bytes());
        Ok(format!("{PLAIN_MARK}{crc:08x}\n{text}").into_bytes())
    }

    /// Returns what is written of it, in the form of its version.
    ///
    /// # Errors
    /// Returns why it cannot be told as text.
    pub fn text(&self) -> Result<String, String> {
        let config = ron::ser::PrettyConfig::new().struct_names(false);
        let text = match B::to_older(self) {
            Some(older) => ron::ser::to_string_pretty(&older, config),
            None => ron::ser::to_string_pretty(self, config),
        };
        let text = text.map_err(|e| e.to_string())?;
        Ok(text + "\n")
    }
}

/// Keeps a file that will be written anew, and adds where to what is told.
fn kept(why: String, path: &Path) -> Result<String, StoreError> {
    if !is_there(path) {
        return Ok(why);
    }
    let copy = files::keep_damaged(path)?;
    Ok(format!("{why} {}", t!("trouble-was-kept", copy = copy.display().to_string())))
}

/// Which of two files counts that are whole and do not say the same.
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
        // The program was stopped between both. In earlier versions the second was the generation
        // before.
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

/// Why a file was not read.
enum Bad {
    /// What it holds is not what was once written.
    Damaged(StoreError),
    /// It may be whole, but cannot be read here.
    Other(StoreError),
}

/// Reads one file, as it is.
pub fn read_file<B: Body>(path: &Path) -> Result<Record<B>, StoreError> {
    read(path).map(|f| f.record).map_err(|(Bad::Damaged(t) | Bad::Other(t))| t)
}

/// Returns the family of games of a campaign folder; of one that cannot be read the first, whose reader
/// tells why.
pub fn family_of(dir: &Path) -> String {
    let said = |name: &&str| {
        let head = ron::from_str::<Versioned>(&text(&dir.join(*name)).ok()?).ok()?;
        Some(head.family).filter(|family| !family.is_empty())
    };
    [RECORD, RECORD_COPY].iter().find_map(said).unwrap_or_else(|| ADVENTURE.into())
}

/// Whether a file is not what was once written; what another version wrote is not damaged.
pub fn is_damaged<B: Body>(path: &Path) -> bool {
    matches!(read::<B>(path), Err(Bad::Damaged(_)))
}

fn read<B: Body>(path: &Path) -> Result<Found<B>, Bad> {
    parse(path, text(path)?)
}

fn damaged(path: &Path, what: &str) -> Bad {
    let what = t!("trouble-damaged", what = what);
    Bad::Damaged(StoreError::Damaged { path: path.to_owned(), what })
}

/// What a file holds.
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

/// What that says.
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
    // Reading takes longer the deeper brackets nest.
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
        let what = t!("trouble-family", family = family, known = B::FAMILY);
        return Err(Bad::Other(StoreError::at(path, what)));
    }
    let save = save_of(&text).map_err(|()| damaged(path, &t!("trouble-checksum")))?;
    let record: Record<B> = match schema < BODY_SINCE {
        true => B::from_older(ron::from_str(&text).map_err(wrong)?),
        false => ron::from_str(&text).map_err(wrong)?,
    };
    limits::check(&record, &text).map_err(at)?;
    Ok(Found { record, text, save })
}

/// The number that the first line of a text says, if its checksum is right. None: there is no such
/// line.
fn save_of(text: &str) -> Result<Option<u64>, ()> {
    let Some((head, rest)) = text.split_once('\n') else { return Ok(None) };
    let right = |crc: &str, of: &str| match crc.trim_end() {
        crc if crc == format!("{:08x}", crc32fast::hash(of.as_bytes())) => Ok(()),
        _ => Err(()),
    };
    if let Some(crc) = head.strip_prefix(PLAIN_MARK) {
        return right(crc, rest).map(|()| Some(0));
    }
    let Some(said) = head.strip_prefix(MARK) else { return Ok(None) };
    let (save, crc) = said.split_once(SUM).ok_or(())?;
    right(crc, &format!("{save}\n{rest}"))?;
    save.parse().map(Some).map_err(|_| ())
}

/// The number of the save that a file says it is, whatever else it holds; 0 where it says none.
fn number_of(path: &Path) -> u64 {
    let Ok(bytes) = files::read_bounded(path, MAX_RECORD) else { return 0 };
    let head = bytes.split(|b| *b == b'\n').next().unwrap_or_default();
    let number = || {
        let said = std::str::from_utf8(head).ok()?.strip_prefix(MARK)?;
        said.split_once(SUM)?.0.parse::<u64>().ok()
    };
    number().unwrap_or(0)
}
