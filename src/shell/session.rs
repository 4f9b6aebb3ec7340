//! The game that is played, and what everybody may say to it.

use bevy::prelude::*;

use crate::kernel::campaign::{CampaignTable, Outcome, Recording, SavedGame};
use crate::kernel::view::EndingView;
use crate::kit::notices::Notices;

/// The game that is played, if there is one.
#[derive(Resource, Default)]
pub struct GameSession {
    /// The game.
    pub game: Option<Box<dyn CampaignTable>>,
    /// Counts up whenever the table may look different.
    pub rev: u64,
    /// What came of the game that ended last.
    pub finished: Option<Outcome>,
    /// What is told of that game besides.
    pub report: Report,
    /// The seed of the next campaign that is made, if one was asked for.
    pub seed: Option<u64>,
}

/// What is told of a game that has ended, besides what came of it.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// What the game is called.
    pub title: String,
    /// How its story ends where it is won; empty for nothing.
    pub story: String,
    /// A few numbers about it, with what they count.
    pub statistics: Vec<(String, String)>,
}

/// Marks that something may look different now.
pub fn mark_dirty(world: &mut World) {
    world.resource_mut::<GameSession>().rev += 1;
}

/// Shows a notice that something went wrong.
pub fn warn(world: &mut World, text: impl Into<String>) {
    world.resource_mut::<Notices>().warn(text);
}

/// Does something with the game on the table. Returns nothing if there is none.
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

/// Returns how many decisions stand.
pub fn decisions(world: &World) -> usize {
    world.resource::<GameSession>().game.as_ref().map_or(0, |game| game.decisions(world))
}

/// Returns whether a journal is watched.
pub fn watching(world: &World) -> bool {
    watched(world).is_some()
}

/// Returns the journal that is watched.
pub fn watched(world: &World) -> Option<&Recording> {
    let game = world.get_resource::<GameSession>()?.game.as_ref()?;
    Some(game.watched()?.recording())
}

/// Returns whether the last decision could not be saved.
pub fn cannot_save(world: &World) -> bool {
    saved(world).is_some_and(|game| game.unsaved().is_some())
}
