//! A game at a table, saved in a campaign folder or not.

use bevy_ecs::prelude::*;

use super::{Finished, Session, Trouble};
use crate::rules::flow::past;
use crate::rules::flow::prompt::Act;
use crate::rules::play;

/// What a client plays: a campaign's scenario, or a position that nothing keeps.
#[derive(Debug)]
pub enum Game {
    /// Every decision is saved.
    Saved(Box<Session>),
    /// Nothing is saved: a vignette.
    Loose,
}

impl Game {
    /// Answers the open prompt.
    ///
    /// # Errors
    /// When it is refused or cannot be saved; then nothing has changed.
    pub fn submit(&mut self, world: &mut World, acts: &[Act]) -> Result<(), Trouble> {
        match self {
            Game::Saved(session) => session.submit(world, acts),
            Game::Loose => play::submit(world, acts).map_err(|r| Trouble(r.to_string())),
        }
    }

    /// Takes the last decision back; false if there is none.
    ///
    /// # Errors
    /// When that cannot be saved; then nothing has changed.
    pub fn undo(&mut self, world: &mut World) -> Result<bool, Trouble> {
        match self {
            Game::Saved(session) => session.undo(world),
            Game::Loose => Ok(past::undo(world)),
        }
    }

    /// Ends a scenario that is over: its result, and what is between games begins. Nothing for a
    /// position.
    ///
    /// # Errors
    /// When it cannot be saved.
    pub fn finish(&mut self, world: &mut World) -> Result<Option<Finished>, Trouble> {
        match self {
            Game::Saved(session) => session.finish(world).map(Some),
            Game::Loose => Ok(None),
        }
    }
}
