//! The game that is played, and what everybody may say to it.

use bevy::prelude::*;

use crate::campaign::watch::Watch;
use crate::campaign::{Game, Outcome};
use crate::kit::notices::Notices;

/// The game that is played, if there is one.
#[derive(Resource, Default)]
pub struct GameSession {
    /// The game.
    pub game: Option<Game>,
    /// Counts up whenever the table may look different.
    pub rev: u64,
    /// What came of the scenario that ended last.
    pub finished: Option<Outcome>,
    /// Statistics of that scenario.
    pub stats: Vec<(String, String)>,
    /// The seed of the next campaign that is made, if one was asked for.
    pub seed: Option<u64>,
}

/// Marks that something may look different now.
pub fn mark_dirty(world: &mut World) {
    world.resource_mut::<GameSession>().rev += 1;
}

/// Shows a notice that something went wrong.
pub fn warn(world: &mut World, text: impl Into<String>) {
    world.resource_mut::<Notices>().warn(text);
}

/// Returns whether a journal is watched.
pub fn watching(world: &World) -> bool {
    watched(world).is_some()
}

/// The journal that is watched.
pub fn watched(world: &World) -> Option<&Watch> {
    match &world.get_resource::<GameSession>()?.game {
        Some(Game::Watched(watch)) => Some(watch),
        _ => None,
    }
}

/// Returns whether the last decision could not be saved.
pub fn cannot_save(world: &World) -> bool {
    let game = &world.resource::<GameSession>().game;
    matches!(game, Some(Game::Saved(session)) if session.unsaved().is_some())
}
