//! Watching a journal, and what of a campaign can be watched.

use std::path::Path;
use std::sync::Arc;

use super::CampaignError;
use super::journal::{self, Head};
use super::record::Record;
use crate::cards::content::Content;
use crate::kernel::campaign::watch;
use crate::rules::family::Adventure;
use crate::rules::state::table::End;

/// A journal that is watched.
pub type Watch = watch::Watch<Adventure>;

/// A scenario of a campaign that can be watched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Watchable {
    /// The number of its journal.
    pub number: u32,
    /// Its id in the pack.
    pub scenario: String,
    /// How it ended, and after how many turns; nothing while it is under way.
    pub result: Option<(End, u32)>,
}

/// The scenarios of a campaign that can be watched, the first one first.
pub fn list(dir: &Path, record: &Record) -> Vec<Watchable> {
    let there = |n: &u32| journal::exists(&journal::path(dir, *n));
    let played = record.body.results.iter().filter(|r| there(&r.journal)).map(|r| Watchable {
        number: r.journal,
        scenario: r.scenario.clone(),
        result: Some((r.end, r.turns)),
    });
    let now = record.journal();
    let under_way = record.body.next.clone().filter(|_| there(&now));
    let now = under_way.map(|scenario| Watchable { number: now, scenario, result: None });
    played.chain(now).collect()
}

/// Returns the content that a journal was played with: the pack as it is now, or else what the campaign
/// keeps that is around it.
///
/// # Errors
/// Returns an error if there is neither.
pub fn content_of(file: &Path, head: &Head) -> Result<Arc<Content>, CampaignError> {
    watch::content_of::<Adventure>(file, head)
}
