//! What `emberdeck bench` measures without a window, whatever the family.

use std::path::Path;

use serde::Serialize;

use super::CommandError;
use crate::campaign::content::PackContent;
use crate::campaign::family::{CampaignFamily, ChoicesOf, HeadOf};
use crate::campaign::journal::{Step, Writer};
use crate::content::source::find_source;
use crate::sim::bench::{BenchOptions, BenchReport, bench};
use crate::sim::saves::{Saves, saves};
use crate::sim::{Playouts, SimFamily};

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

/// Measures games of a pack, by its id or its folder, and saving in a folder: a campaign of this party.
///
/// # Errors
/// Returns why the table cannot be set up, or the folder not be written.
pub fn measure<F: CampaignFamily + SimFamily, P: Playouts<F>>(
    pack: &str,
    playouts: P,
    party: &[String],
    dir: &Path,
) -> Result<Measured, CommandError> {
    let start = playouts.start(0).map_err(|e| CommandError::Failed(e.to_string()))?;
    let head = HeadOf::<F>::new(pack, playouts.content().digest(), start);
    let mut writer = Writer::begin(&dir.join("001.jsonl"), &head)?;
    let mut failed = None;
    let mut save = || {
        let step: Step<Vec<F::Act>, ChoicesOf<F>> = Step::Do(vec![F::CONTINUE]);
        if let Err(error) = writer.add(&step, None) {
            failed = Some(error);
        }
    };
    let load = || drop(find_source(pack).and_then(|source| F::Content::load(&source)));
    let mut options = BenchOptions { playouts, load: &load, save: Some(&mut save) };
    let rules = bench::<F, P>(&mut options).map_err(|e| CommandError::Failed(e.to_string()))?;
    if let Some(error) = failed {
        return Err(error.into());
    }
    Ok(Measured { rules, saves: saves::<F>(dir, pack, party)?, own: Vec::new() })
}
