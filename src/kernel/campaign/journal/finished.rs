//! Journals of finished games and downtimes. Nothing is appended to them any more, but the
//! chronicle is generated from them. Opening a campaign compares the two files of each journal and
//! repairs them. One that is not that of the campaign in both files cannot be repaired; it is told.

use std::collections::BTreeSet;
use std::path::Path;

use serde::Deserialize;
use serde_json::Value;

use super::pair::{copy_of, exists};
use super::{MAX_BYTES, downtime_path, path, unsealed, whole};
use crate::campaign::record::{Body, Record, UnderWay};
use crate::store::files::plain::is_there;
use crate::store::layout::{BETWEEN, JOURNALS, RECORD};
use crate::store::{StoreError, files};

/// What the name of a damaged copy says, behind that of the journal.
const DAMAGED: &str = ".damaged-";

/// How a journal of the current version begins.
const NOW: &[u8] = b"{\"journal\":3,";

/// The maximum number of downtimes whose journals are looked for, so that a damaged record does not
/// cause a long search.
const MAX_DOWNTIMES: u32 = 10_000;

/// Returns whether the content of a journal is what the record notes; `None` if the journal does not
/// say: one of an earlier version has no digests.
type IsIt<'a> = &'a dyn Fn(&[u8]) -> Option<bool>;

/// The start of a downtime, as far as every family writes it.
#[derive(Deserialize)]
struct Met {
    seed: u64,
    #[serde(rename = "meetings")]
    downtimes: u32,
}

/// Repairs the journals of finished games and downtimes. Returns notices for the players. A failed
/// repair is no reason not to play, so there is no error.
pub fn tidy<B: Body>(dir: &Path, record: &Record<B>) -> Vec<String> {
    let mut notices = Vec::new();
    for played in record.body.games() {
        let end = played.digest.get(8..).filter(|end| !end.is_empty());
        let is_it = |bytes: &[u8]| Some(last_table(bytes)? == end?.as_bytes());
        notices.extend(pair(&path(dir, played.journal), &is_it));
    }
    for n in 1..=record.downtimes.min(MAX_DOWNTIMES) {
        let seed = record.seed;
        let is_it = |bytes: &[u8]| {
            let head = super::read_bytes::<Met, Value, Value>(dir, bytes.to_vec());
            Some(head.is_ok_and(|r| {
                r.is_ok_and(|r| r.head.start.seed == seed && r.head.start.downtimes == n - 1)
            }))
        };
        notices.extend(pair(&downtime_path(dir, n), &is_it));
    }
    notices
}

/// Reports journals that should exist but do not: of the game or downtime in progress, which begins
/// again, and of finished games and downtimes. Journals that a restored backup set aside count as
/// existing; damaged copies that were kept do not.
pub fn missing<B: Body>(dir: &Path, record: &Record<B>) -> Vec<String> {
    let gone = |path: &Path| (!exists(path)).then(|| path.display().to_string());
    let lost = match record.under_way {
        Some(UnderWay::Scenario(n)) if n == record.journal() => {
            gone(&path(dir, n)).map(|file| t!("trouble-journal-gone", file = file))
        }
        Some(UnderWay::Downtime(n)) if n == record.downtimes.saturating_add(1) => {
            gone(&downtime_path(dir, n)).map(|file| t!("trouble-between-gone", file = file))
        }
        _ => None,
    };
    let there = stems(dir);
    let games = record.body.games().into_iter().map(|played| format!("{:03}", played.journal));
    let downtimes = 1..=record.downtimes.min(MAX_DOWNTIMES);
    let names = games.chain(downtimes.map(|n| format!("{BETWEEN}{n:03}")));
    let over: Vec<String> =
        names.filter(|name| !there.contains(name)).map(|name| name + ".jsonl").collect();
    let over = (!over.is_empty()).then(|| {
        let folder = dir.join(JOURNALS).display().to_string();
        t!("trouble-finished-gone", folder = folder, files = shown(&over))
    });
    lost.into_iter().chain(over).collect()
}

/// Reports journals of games and downtimes to which the campaign has not come: the record is older
/// than they are, or somebody added them.
pub fn beyond<B: Body>(dir: &Path, record: &Record<B>) -> Option<String> {
    let (game, downtime) = (record.journal(), record.downtimes);
    let later = super::since(dir, game.saturating_add(1), downtime.saturating_add(2));
    let later = later.ok().filter(|later| !later.is_empty())?;
    let folder = dir.display().to_string();
    Some(t!("trouble-beyond", folder = folder, files = shown(&later), record = RECORD))
}

/// Returns a list of files for a notice.
fn shown(files: &[String]) -> String {
    let first = files.iter().take(10).cloned().collect::<Vec<_>>().join(", ");
    if files.len() > 10 { first + ", ..." } else { first }
}

/// Returns the stems of all journals in a folder, also of those that were set aside: `002`,
/// `between-001`. A damaged copy that was kept beside one is no journal, because nothing reads it again.
pub fn stems(dir: &Path) -> BTreeSet<String> {
    let entries = std::fs::read_dir(dir.join(JOURNALS)).into_iter().flatten().flatten();
    let names = entries.filter(|e| e.file_type().is_ok_and(|kind| kind.is_file()));
    let names = names.filter_map(|e| e.file_name().into_string().ok());
    let journals = names.filter(|name| !name.contains(DAMAGED));
    journals.filter_map(|name| Some(name.split_once('.')?.0.to_owned())).collect()
}

/// Compares the two files of a journal and repairs the damaged one. Returns notices, also if the
/// journal is another one than the record means.
fn pair(path: &Path, is_it: IsIt<'_>) -> Vec<String> {
    let copy = copy_of(path);
    let bytes = |p: &Path| match is_there(p) {
        true => files::read_bounded(p, MAX_BYTES).map(Some),
        false => Ok(None),
    };
    let (one, other) = match (bytes(path), bytes(&copy)) {
        (Ok(one), Ok(other)) => (one, other),
        (Err(t), _) | (_, Err(t)) => return vec![t.to_string()],
    };
    let foreign = |bytes: &[u8]| {
        let other = is_it(bytes) == Some(false);
        other.then(|| t!("trouble-finished-foreign", file = path.display().to_string()))
    };
    if one == other {
        // A restored backup may leave neither file.
        let told = |b: Vec<u8>| if sound(&b) { foreign(&b) } else { Some(both_bad(path)) };
        return one.and_then(told).into_iter().collect();
    }
    let good = |b: &Option<Vec<u8>>| b.as_ref().is_some_and(|b| sound(b));
    let right = |b: &Option<Vec<u8>>| b.as_ref().is_some_and(|b| is_it(b) == Some(true));
    let first = match (good(&one), good(&other)) {
        (false, false) => return vec![both_bad(path)],
        (good, false) => good,
        (false, true) => false,
        (true, true) if right(&one) != right(&other) => right(&one),
        // Takes the longer file if it continues the other one.
        (true, true) => !other.as_ref().zip(one.as_ref()).is_some_and(|(b, a)| b.starts_with(a)),
    };
    let (taken, bad, place) =
        if first { (one, other, copy) } else { (other, one, path.to_owned()) };
    let mend = || -> Result<String, StoreError> {
        let saved_as = match &bad {
            Some(bytes) => Some(files::keep_bytes(bytes, path, "damaged")?),
            None => None,
        };
        let taken = taken.as_deref().unwrap_or_default();
        files::write_whole(&place, taken)?;
        // Earlier versions wrote no copies.
        if bad.is_none() && !taken.starts_with(NOW) {
            return Ok(String::new());
        }
        let mended = t!("trouble-finished-mended", file = place.display().to_string());
        Ok(match saved_as {
            Some(saved_as) => {
                format!(
                    "{mended} {}",
                    t!("trouble-was-kept", copy = saved_as.display().to_string())
                )
            }
            None => mended,
        })
    };
    let mended = mend().unwrap_or_else(|e| e.to_string());
    let foreign = taken.as_deref().and_then(foreign);
    Some(mended).filter(|notice| !notice.is_empty()).into_iter().chain(foreign).collect()
}

fn both_bad(path: &Path) -> String {
    t!("trouble-finished-bad", file = path.display().to_string())
}

/// Returns whether every line is valid.
fn sound(bytes: &[u8]) -> bool {
    let mut crc = 0;
    let mut lines = 0;
    for raw in bytes.split_inclusive(|b| *b == b'\n') {
        match whole(raw).and_then(|line| unsealed(crc, line)) {
            Ok((_, next)) => crc = next,
            Err(_) => return false,
        }
        lines += 1;
    }
    lines > 0
}

/// Returns the last digest of the table in a journal, if it has any. The last line may have none: it
/// may note a choice of the table.
fn last_table(bytes: &[u8]) -> Option<&[u8]> {
    const MARK: &[u8] = b"\"table\":\"";
    let at = bytes.windows(MARK.len()).rposition(|part| part == MARK)?;
    bytes.get(at + MARK.len()..)?.split(|b| *b == b'"').next()
}
