//! What `emberdeck bench` measures without a window, whatever the family.

use std::path::Path;

use super::CommandError;
use crate::campaign::content::PackContent;
use crate::campaign::family::{CampaignFamily, ChoicesOf, HeadOf};
use crate::campaign::journal::{Step, Writer};
use crate::content::source::find_source;
use crate::sim::bench::{BenchOptions, bench};
use crate::sim::saves::saves;
use crate::sim::{Playouts, SimFamily};

pub use super::measured::{Figure, Measured, Saves};

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
