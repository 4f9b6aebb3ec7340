//! The downtime of a family that has none: whatever happens between two games is decided in one of them.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::family::{CampaignFamily, Downtime, RecordOf};
use super::journal::Course;
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
