//! A game as the table that every client sees.

use bevy_ecs::prelude::*;
use kernel::table::{Keeper, MomentView, Moments, TableError};

use super::undo::Stand;
use super::{Game, Trouble};
use crate::rules::family::Adventure;
use crate::rules::flow::prompt::Act;

impl From<Trouble> for TableError {
    fn from(trouble: Trouble) -> TableError {
        TableError::Other(trouble.to_string())
    }
}

/// Every client sees a game as a [`kernel::table::Table`], whether it is saved or not.
impl Keeper<Adventure> for Game {
    fn submit(&mut self, world: &mut World, acts: &[Act]) -> Result<(), TableError> {
        Ok(Game::submit(self, world, acts)?)
    }

    fn submit_automatic(&mut self, world: &mut World, acts: &[Act]) -> Result<(), TableError> {
        Ok(self.decide_by_itself(world, acts)?)
    }

    fn undo(&mut self, world: &mut World) -> Result<bool, TableError> {
        Ok(Game::undo(self, world)?)
    }

    fn redo(&mut self, world: &mut World) -> Result<bool, TableError> {
        Ok(Game::redo(self, world)?)
    }

    fn go_to(&mut self, world: &mut World, n: usize) -> Result<(), TableError> {
        Ok(Game::go_to(self, world, n)?)
    }

    fn back(&mut self, world: &mut World, to: usize) -> Result<(), TableError> {
        Ok(Game::go_to(self, world, to)?)
    }

    fn stands_in_the_way(&self, world: &World, to: usize) -> Option<String> {
        Game::stands_in_the_way(self, world, to)
    }

    fn moments(&self, world: &World) -> Moments {
        let moments = Game::moments(self, world);
        let view = |s: Stand| {
            let Stand { n, moment, by_itself, locked } = s;
            MomentView { n, moment, automatic: by_itself, locked }
        };
        Moments { all: moments.all.into_iter().map(view).collect(), now: moments.now }
    }
}
