//! What `emberdeck bench` measures of this game: random games of the first scenario of a pack.

use std::path::Path;
use std::sync::Arc;

use crate::cards::source::find_pack;
use crate::kernel::commands::CommandError;
use crate::kernel::commands::bench::{Measured, measure};
use crate::kernel::content::problem::summary;
use crate::rules::family::Adventure;
use crate::sim::bench::playouts;

/// Measures.
///
/// # Errors
/// Returns why the pack cannot be played, or the folder not be written.
pub fn bench(pack: &str, games: u64, dir: &Path) -> Result<Measured, CommandError> {
    let content = find_pack(pack).map_err(|p| CommandError::Usage(summary(&p)))?;
    let party: Vec<String> = content.heroes.iter().take(2).map(|h| h.id.clone()).collect();
    let playouts =
        playouts(Arc::new(content), games).map_err(|e| CommandError::Failed(e.to_string()))?;
    measure::<Adventure, _>(pack, playouts, &party, dir)
}
