//! The chain of chapters: the start of each journal holds the digest of the end before it, so that a
//! gap is found and told.

use std::path::Path;

use kernel::campaign::journal;
use kernel::campaign::record::Record;
use serde::de::IgnoredAny;

use super::record::Body;
use crate::rules::start::Start;

/// Returns the digest of the end of the chapter before the one at a place of the road; nothing before
/// the first.
pub fn end_before(body: &Body, at: usize) -> Option<u64> {
    let before = body.chapters.get(at.checked_sub(1)?)?;
    u64::from_str_radix(&before.digest, 16).ok()
}

/// Returns a sentence for each journal that does not go on where the chapter before it ended. Journals of
/// earlier versions do not say what was before them; missing and damaged ones, and those that end
/// otherwise than the campaign notes, are told by others.
pub fn breaks(dir: &Path, record: &Record<Body>) -> Vec<String> {
    let body = &record.body;
    let mut all = Vec::new();
    let numbers = body.chapters.iter().map(|played| played.journal);
    for (at, number) in numbers.chain([record.journal()]).enumerate() {
        let path = journal::path(dir, number);
        let Ok(read) = journal::look::<Start, IgnoredAny, IgnoredAny>(&path, &|_| 0) else {
            continue;
        };
        let after = read.head.start.after;
        if after.is_some_and(|after| end_before(body, at) != Some(after)) {
            all.push(t!("tactics-chain-gap", file = path.display().to_string()));
        }
    }
    all
}
