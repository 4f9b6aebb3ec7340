//! What `emberdeck bench` measured.

use serde::Serialize;

use crate::sim::bench::BenchReport;

/// What was measured.
#[derive(Clone, Debug, Serialize)]
pub struct Measured {
    /// Games, undo, snapshots, memory.
    #[serde(flatten)]
    pub rules: BenchReport,
    /// Saving, and taking up again.
    pub saves: Saves,
    /// What the family measures besides.
    pub own: Vec<Figure>,
}

/// A figure that one family alone measures.
#[derive(Clone, Debug, Serialize)]
pub struct Figure {
    /// What it is of.
    pub what: &'static str,
    /// How much.
    pub value: f64,
    /// Of what.
    pub unit: &'static str,
}

/// What saving cost.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Saves {
    /// A decision from the answer to the disk, rules and all, in microseconds: the median.
    pub decision_us: f64,
    /// Its line in the journal alone: the median.
    pub line_us: f64,
    /// The same: 99 of 100 take no longer.
    pub line_99_us: f64,
    /// Writing as many bytes to a file and waiting for the disk.
    pub bare_us: f64,
    /// The same: 99 of 100 take no longer.
    pub bare_99_us: f64,
    /// Lines of the journal that is taken up again.
    pub resumed_lines: usize,
    /// Opening that campaign and playing its journal back, in milliseconds.
    pub resume_ms: f64,
}
