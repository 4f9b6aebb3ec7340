//! The game on the table with the types of this family.

use bevy::prelude::*;

use crate::campaign::{Game, Session};
use crate::rules::family::Adventure;
use crate::shell::play;
use crate::shell::session::{GameSession, with_game};

/// Returns the game on the table.
pub fn game(world: &World) -> Option<&Game> {
    world.get_resource::<GameSession>()?.game.as_ref()?.of::<Adventure>()
}

/// Calls a function with the game on the table. Returns `None` if there is none.
pub fn with<T>(world: &mut World, act: impl FnOnce(&mut Game, &mut World) -> T) -> Option<T> {
    with_game(world, |game, world| Some(act(game.of_mut::<Adventure>()?, world)))?
}

/// Returns the campaign that is played, if the game is saved in one.
pub fn session(world: &World) -> Option<&Session> {
    match game(world)? {
        Game::Saved(session) => Some(session),
        Game::Loose | Game::Watched(_) => None,
    }
}

/// Puts the session's scenario on the table and goes there.
pub fn start(world: &mut World, session: Session, seed: Option<u64>) {
    play::start(world, Box::new(Game::Saved(Box::new(session))), seed);
}

/// Shows a game that is running in this world. With `minded`, auto-pass answers prompts that nobody
/// wants to be asked.
pub fn put_on_table(world: &mut World, minded: bool) {
    play::put_on_table(world, Box::new(Game::Loose), minded);
}
