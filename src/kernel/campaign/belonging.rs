//! Whether the record of a campaign folder is that of this campaign. Somebody may put both files of
//! another campaign's record in the place of its own. Then backups and journals tell: each of them
//! comes from the seed of its campaign.

use std::path::Path;

use serde::Deserialize;
use serde_json::Value;

use super::record::{self, Body, Record};
use super::{backups, journal};
use crate::store::StoreError;
use crate::store::layout::{BETWEEN, RECORD, RECORD_COPY};

/// The maximum number of files that are asked, so that a large folder opens fast.
const ASKED: usize = 200;
/// How many files must speak against a record whose two files agree.
const ENOUGH: usize = 2;

/// The start of a game or a downtime, as far as every family writes it.
#[derive(Deserialize)]
struct Seeded {
    seed: u64,
}

/// Checks that a record belongs to the rest of its folder: that a backup or a journal agrees with it, or
/// at most one disagrees.
///
/// # Errors
/// Returns an error that names both files of the record if the rest of the folder is of another
/// campaign. Nothing is changed then.
pub fn check<B: Body>(dir: &Path, record: &Record<B>) -> Result<(), StoreError> {
    let backups = backups::newest_first(dir).into_iter().take(ASKED);
    let backups = backups.filter_map(|path| record::seed_in(&path)).map(|seed| seed == record.seed);
    let journals = journal::stems(dir).into_iter().take(ASKED);
    let journals = journals.filter_map(|stem| agrees(dir, record, &stem));
    let mut against = 0;
    for agrees in backups.chain(journals) {
        if agrees {
            return Ok(());
        }
        against += 1;
    }
    match against < ENOUGH {
        true => Ok(()),
        false => Err(StoreError::at(
            &dir.join(RECORD),
            t!("trouble-record-elsewhere", other = RECORD_COPY),
        )),
    }
}

/// Returns whether a journal is of the campaign of a record; `None` if it cannot be read.
fn agrees<B: Body>(dir: &Path, record: &Record<B>, stem: &str) -> Option<bool> {
    let read = |path: &Path| journal::look::<Seeded, Value, Value>(path, &|_| 0).ok();
    if let Some(number) = stem.strip_prefix(BETWEEN) {
        let read = read(&journal::downtime_path(dir, number.parse().ok()?))?;
        return Some(read.head.start.seed == record.seed);
    }
    let number = stem.parse().ok()?;
    let read = read(&journal::path(dir, number))?;
    let seed = read.head.start.seed;
    // Players may name the seed of a game, which the record notes as long as it is in progress.
    let is_named = number == record.journal() && record.named_seed == Some(seed);
    let is_noted = || {
        let played = record.body.games().into_iter().find(|played| played.journal == number)?;
        Some(played.digest.get(8..)? == read.tables.iter().flatten().next_back()?.as_str())
    };
    Some(seed == record.seed_of(number) || is_named || is_noted() == Some(true))
}
