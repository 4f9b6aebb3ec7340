//! Journals of finished games and downtimes. Nothing is appended to them any more, but the
//! chronicle is generated from them. Opening a campaign compares the two files of each journal and
//! repairs them.

use std::collections::BTreeSet;
use std::path::Path;

use serde::Deserialize;
use serde_json::Value;

use super::pair::{copy_of, exists};
use super::{MAX_BYTES, downtime_path, path, unsealed, whole};
use crate::campaign::record::{Body, Record, UnderWay};
use crate::store::files::plain::is_there;
use crate::store::layout::JOURNALS;
use crate::store::{StoreError, files};

/// How a journal of the current version begins.
const NOW: &[u8] = b"{\"journal\":3,";

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
        let end = played.digest.get(8..).unwrap_or_default();
        let ends = format!("\"table\":\"{end}\"");
        let is_it = |bytes: &[u8]| last_line(bytes).contains(&ends);
        notices.extend(pair(&path(dir, played.journal), &is_it));
    }
    // The bound keeps a damaged record from causing a long search.
    for n in 1..=record.downtimes.min(10_000) {
        let seed = record.seed;
        let is_it = |bytes: &[u8]| {
            let head = super::read_bytes::<Met, Value, Value>(dir, bytes.to_vec());
            head.is_ok_and(|r| {
                r.is_ok_and(|r| r.head.start.seed == seed && r.head.start.downtimes == n - 1)
            })
        };
        notices.extend(pair(&downtime_path(dir, n), &is_it));
    }
    notices
}

/// Reports journals that should exist but do not: of the game or downtime in progress, which begins
/// again, and of finished games. Journals that a restored backup set aside count as existing.
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
    let names = record.body.games().into_iter().map(|played| format!("{:03}", played.journal));
    let over: Vec<String> = names.filter(|name| !there.contains(name)).collect();
    let over = (!over.is_empty()).then(|| {
        let folder = dir.join(JOURNALS).display().to_string();
        let shown = over.iter().take(10).map(|name| format!("{name}.jsonl")).collect::<Vec<_>>();
        let more = if over.len() > 10 { ", ..." } else { "" };
        t!("trouble-finished-gone", folder = folder, files = shown.join(", ") + more)
    });
    lost.into_iter().chain(over).collect()
}

/// Returns the stems of all journals in a folder, including kept copies: `002`, `between-001`.
pub fn stems(dir: &Path) -> BTreeSet<String> {
    let entries = std::fs::read_dir(dir.join(JOURNALS)).into_iter().flatten().flatten();
    entries
        .filter_map(|e| e.file_name().to_str()?.split_once('.').map(|(stem, _)| stem.to_owned()))
        .collect()
}

/// Compares the two files of a journal and repairs the damaged one.
fn pair(path: &Path, is_it: &dyn Fn(&[u8]) -> bool) -> Option<String> {
    let copy = copy_of(path);
    let bytes = |p: &Path| match is_there(p) {
        true => files::read_bounded(p, MAX_BYTES).map(Some),
        false => Ok(None),
    };
    let (one, other) = match (bytes(path), bytes(&copy)) {
        (Ok(one), Ok(other)) => (one, other),
        (Err(t), _) | (_, Err(t)) => return Some(t.to_string()),
    };
    if one == other {
        // A restored backup may leave neither file.
        return one.filter(|b| !sound(b)).map(|_| both_bad(path));
    }
    let good = |b: &Option<Vec<u8>>| b.as_ref().is_some_and(|b| sound(b));
    let right = |b: &Option<Vec<u8>>| b.as_ref().is_some_and(|b| is_it(b));
    let first = match (good(&one), good(&other)) {
        (false, false) => return Some(both_bad(path)),
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
    Some(mend().unwrap_or_else(|e| e.to_string())).filter(|notice| !notice.is_empty())
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

fn last_line(bytes: &[u8]) -> String {
    let last = bytes.split_inclusive(|b| *b == b'\n').next_back().unwrap_or_default();
    String::from_utf8_lossy(last).into_owned()
}
