//! The game on the table, and what other modules may ask of it.

use bevy::prelude::*;

use crate::kernel::campaign::{CampaignTable, Outcome, Recording, SavedGame};
use crate::kernel::view::EndingView;
use crate::kit::notices::Notices;

/// The game that is played, if there is one.
#[derive(Resource, Default)]
pub struct GameSession {
    /// The game.
    pub game: Option<Box<dyn CampaignTable>>,
    /// The revision: it is incremented whenever the table may look different.
    pub rev: u64,
    /// The result of the game that ended last.
    pub finished: Option<Outcome>,
    /// The report about that game.
    pub report: Report,
    /// The seed of the next new campaign, if one was given.
    pub seed: Option<u64>,
}

/// What the results screen shows of a game, besides its result.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// The title of the game.
    pub title: String,
    /// The ending of its story if it is won; empty if there is none.
    pub story: String,
    /// Some statistics of the game: the value and what it counts.
    pub statistics: Vec<(String, String)>,
}

/// Marks the table as changed, so that everything that depends on it is updated.
pub fn mark_dirty(world: &mut World) {
    world.resource_mut::<GameSession>().rev += 1;
}

/// Shows a notice that something went wrong.
pub fn warn(world: &mut World, text: impl Into<String>) {
    world.resource_mut::<Notices>().warn(text);
}

/// Calls a function with the game on the table. Returns `None` if there is none.
pub fn with_game<T>(
    world: &mut World,
    act: impl FnOnce(&mut (dyn CampaignTable + 'static), &mut World) -> T,
) -> Option<T> {
    let mut game = world.resource_mut::<GameSession>().game.take()?;
    let done = act(&mut *game, world);
    world.resource_mut::<GameSession>().game = Some(game);
    Some(done)
}

/// Returns the campaign that is played, if the game is saved in one.
pub fn saved(world: &World) -> Option<&dyn SavedGame> {
    world.get_resource::<GameSession>()?.game.as_ref()?.saved()
}

/// Returns how the game on the table ended, once it has.
pub fn ended(world: &World) -> Option<EndingView> {
    world.resource::<GameSession>().game.as_ref()?.ending(world)
}

/// Returns the number of decisions in the history.
pub fn decisions(world: &World) -> usize {
    world.resource::<GameSession>().game.as_ref().map_or(0, |game| game.decisions(world))
}

/// Returns whether a journal is being replayed.
pub fn watching(world: &World) -> bool {
    watched(world).is_some()
}

/// Returns the journal that is being replayed.
pub fn watched(world: &World) -> Option<&Recording> {
    let game = world.get_resource::<GameSession>()?.game.as_ref()?;
    Some(game.watched()?.recording())
}

/// Returns whether the last decision could not be saved.
pub fn cannot_save(world: &World) -> bool {
    saved(world).is_some_and(|game| game.unsaved().is_some())
}
