//! The benchmark of the card game: random games of a pack's first scenario.

use std::sync::Arc;

use super::bots::BotKind;
use super::playouts::{Party, SimOptions};
use crate::cards::content::Content;
use crate::kernel::sim::SimError;

/// Returns the options of the benchmark's games.
///
/// # Errors
///
/// Returns an error if the pack has no scenario.
pub fn playouts(content: Arc<Content>, games: u64) -> Result<SimOptions, SimError> {
    let scenario = content.playing_order().first().map(|s| s.id.clone());
    let scenario = scenario
        .ok_or_else(|| SimError::Content("the pack has no scenario to measure with".into()))?;
    let party = Party::Any(content.heroes.len().clamp(1, 4));
    Ok(SimOptions { party, games, bot: BotKind::Random, ..SimOptions::new(content, scenario) })
}
