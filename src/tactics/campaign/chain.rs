//! The chain of chapters: the start of each journal holds the digest of the end before it, so that a
//! gap or a change is found and told.

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

/// Returns a sentence for each journal that does not go on where the chapter before it ended, that tells
/// of another chapter than the campaign notes, or that ends elsewhere. Journals of earlier versions do
/// not say what was before them; missing and damaged ones are told by others.
pub fn breaks(dir: &Path, record: &Record<Body>) -> Vec<String> {
    let body = &record.body;
    let mut all = Vec::new();
    let numbers = body.chapters.iter().map(|played| played.journal);
    for (at, number) in numbers.chain([record.journal()]).enumerate() {
        let path = journal::path(dir, number);
        let Ok(read) = journal::look::<Start, IgnoredAny, IgnoredAny>(&path, &|_| 0) else {
            continue;
        };
        let file = || path.display().to_string();
        let start = &read.head.start;
        if start.after.is_some_and(|after| end_before(body, at) != Some(after)) {
            all.push(t!("tactics-chain-gap", file = file()));
        }
        let Some(played) = body.chapters.get(at) else { continue };
        let end = played.digest.get(8..).unwrap_or_default();
        let ends_so = read.tables.last().is_none_or(|t| t.as_deref().is_none_or(|t| t == end));
        if start.chapter != played.chapter || !ends_so {
            all.push(t!("tactics-chain-other", file = file()));
        }
    }
    all
}
