//! The downtime of a family that has none: whatever happens between two games is decided in one of them.

use std::path::Path;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::family::{CampaignFamily, Downtime, RecordOf};
use super::journal::{self, Course};
use super::record::{Body, Record, UnderWay};
use super::{CampaignError, DowntimeView};

/// A downtime in which nothing is asked.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoDowntime;

/// The start of its journal, which has no answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NoDowntimeStart {
    seed: u64,
    #[serde(rename = "meetings")]
    downtimes: u32,
}

impl NoDowntime {
    /// Counts the downtime of a folder of an earlier version, which wrote a journal of it but did not
    /// count it, so that this journal is compared with its copy and missed like any other. One of another
    /// campaign is not counted.
    pub fn count_uncounted<B: Body>(dir: &Path, record: &mut Record<B>) {
        let path = journal::downtime_path(dir, 1);
        if record.downtimes > 0 || record.under_way == Some(UnderWay::Downtime(1)) {
            return;
        }
        let start = journal::look::<NoDowntimeStart, Value, Value>(&path, &|_| 0);
        let is_ours = |start: &NoDowntimeStart| {
            *start == NoDowntimeStart { seed: record.seed, downtimes: record.downtimes }
        };
        if journal::exists(&path) && start.map_or(true, |read| is_ours(&read.head.start)) {
            record.downtimes = 1;
        }
    }
}

impl Course<()> for NoDowntime {
    fn decide(&mut self, (): &()) -> Result<(), CampaignError> {
        Err(CampaignError::NothingBetween)
    }

    fn decisions(&self) -> usize {
        0
    }

    fn back(&mut self, to: usize) -> bool {
        to == 0
    }

    fn digest(&self) -> u64 {
        0
    }
}

impl<F: CampaignFamily> Downtime<F> for NoDowntime {
    type Start = NoDowntimeStart;
    type Choice = ();
    type Prompt = ();

    fn view(&self) -> Option<DowntimeView> {
        None
    }

    fn option(&self, _n: usize) -> Option<()> {
        None
    }

    fn proposal(&self) -> Option<()> {
        None
    }

    fn open(_content: Arc<F::Content>, _record: &RecordOf<F>) -> NoDowntime {
        NoDowntime
    }

    fn start(record: &RecordOf<F>) -> NoDowntimeStart {
        NoDowntimeStart { seed: record.seed, downtimes: record.downtimes }
    }

    fn prompt(&self) -> Option<()> {
        None
    }

    fn is_over(&self) -> bool {
        true
    }

    fn later() {}

    fn notes(&self) -> &[String] {
        &[]
    }

    /// Counts the downtime, as every family does, so that its journal is compared with its copy and
    /// missed like any other.
    fn conclude(&self, record: &mut RecordOf<F>) {
        record.downtimes += 1;
    }
}
