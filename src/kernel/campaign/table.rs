//! A game in a campaign folder, a position or a journal that is watched: one table for every client,
//! whatever the family.

use std::any::Any;

use bevy_ecs::prelude::*;
use lang::Language;

use super::autopass_view::{AutoPassView, StopChange, WantedView};
use super::family::{CampaignFamily, StopsOf};
use super::outcome::Outcome;
use super::saved::SavedGame;
use super::watched::WatchedGame;
use super::{CampaignError, Game, UndoPolicy, autopass_view};
use crate::autopass;
use crate::table::Table;
use crate::text::{Page, TextView};

/// A game that clients open, play and close, whichever family it is of: saved ([`SavedGame`]), watched
/// ([`WatchedGame`]), or a position that nothing keeps.
pub trait CampaignTable: Table + Any {
    /// Returns the campaign, if the game is saved in one.
    fn saved(&self) -> Option<&dyn SavedGame>;
    /// Returns the campaign to change it.
    fn saved_mut(&mut self) -> Option<&mut dyn SavedGame>;
    /// Returns the journal, if one is watched.
    fn watched(&self) -> Option<&dyn WatchedGame>;
    /// Returns the journal to begin with it.
    fn watched_mut(&mut self) -> Option<&mut dyn WatchedGame>;

    /// Ends a game that is over: its result is noted, and what is between games begins. Returns what came
    /// of it; nothing for a position.
    ///
    /// # Errors
    /// Returns why if it cannot be saved; then it can be tried again.
    fn finish(&mut self, world: &mut World) -> Result<Option<Outcome>, CampaignError>;

    /// Returns how far decisions may be undone.
    fn undo_policy(&self) -> UndoPolicy;
    /// Changes that.
    ///
    /// # Errors
    /// Returns why, and has changed nothing, if nothing keeps it or it cannot be saved.
    fn set_undo_policy(&mut self, world: &World, undo: UndoPolicy) -> Result<(), CampaignError>;

    /// Returns how auto-pass stands.
    fn autopass(&self, world: &World) -> AutoPassView;
    /// Has the table go on by itself from prompts at which nobody wants to be asked: by what the campaign
    /// has kept, or for a position the usual, with these changes.
    ///
    /// # Errors
    /// Returns why, and has changed nothing, if a change makes no sense.
    fn begin_autopass(
        &mut self,
        world: &mut World,
        changes: &[StopChange],
    ) -> Result<(), CampaignError>;
    /// Has the table ask everything from now on.
    fn end_autopass(&mut self, world: &mut World);
    /// Changes what people want to be asked about: all of the changes or none.
    ///
    /// # Errors
    /// Returns why if a change makes no sense or it cannot be saved.
    fn change_stops(
        &mut self,
        world: &mut World,
        changes: &[StopChange],
    ) -> Result<(), CampaignError>;
    /// Has the very next window stop, whatever it is, or no longer.
    fn hold_next(&mut self, world: &mut World, on: bool);
    /// Returns who wants to be asked at the open prompt; nobody where it must be decided.
    fn wanted(&self, world: &mut World) -> Vec<WantedView>;
    /// Returns ids and names of what lies faceup and is called so, or by a part of it.
    fn pinnable(&self, world: &World, name: &str) -> Vec<(String, String)>;

    /// Gives the pack the words of another language, wherever it is.
    fn relocalize(&mut self, world: &mut World, language: Language);
    /// Shows a rule by its number, or the rules in which words stand, for a terminal.
    fn rules(&self, what: &str) -> Page;
    /// Shows the table in a terminal.
    fn text_view(&self) -> Box<dyn TextView>;
}

impl dyn CampaignTable {
    /// Returns the game of a family, for the family's own window.
    pub fn of<F: CampaignFamily>(&self) -> Option<&Game<F>> {
        (self as &dyn Any).downcast_ref()
    }

    /// Returns the game of a family to change it.
    pub fn of_mut<F: CampaignFamily>(&mut self) -> Option<&mut Game<F>> {
        (self as &mut dyn Any).downcast_mut()
    }
}

impl<F: CampaignFamily> CampaignTable for Game<F> {
    fn saved(&self) -> Option<&dyn SavedGame> {
        match self {
            Game::Saved(session) => Some(&**session),
            Game::Loose | Game::Watched(_) => None,
        }
    }

    fn saved_mut(&mut self) -> Option<&mut dyn SavedGame> {
        match self {
            Game::Saved(session) => Some(&mut **session),
            Game::Loose | Game::Watched(_) => None,
        }
    }

    fn watched(&self) -> Option<&dyn WatchedGame> {
        match self {
            Game::Watched(watch) => Some(&**watch),
            Game::Loose | Game::Saved(_) => None,
        }
    }

    fn watched_mut(&mut self) -> Option<&mut dyn WatchedGame> {
        match self {
            Game::Watched(watch) => Some(&mut **watch),
            Game::Loose | Game::Saved(_) => None,
        }
    }

    fn finish(&mut self, world: &mut World) -> Result<Option<Outcome>, CampaignError> {
        Game::finish(self, world)
    }

    fn undo_policy(&self) -> UndoPolicy {
        Game::undo_policy(self)
    }

    fn set_undo_policy(&mut self, world: &World, undo: UndoPolicy) -> Result<(), CampaignError> {
        Game::set_undo_policy(self, world, undo)
    }

    fn autopass(&self, world: &World) -> AutoPassView {
        autopass_view::view::<F>(world, &self.stops(world))
    }

    fn begin_autopass(
        &mut self,
        world: &mut World,
        changes: &[StopChange],
    ) -> Result<(), CampaignError> {
        let stops = changed::<F>(self.stops(world), changes, world)?;
        self.mind(world, stops);
        Ok(())
    }

    fn end_autopass(&mut self, world: &mut World) {
        autopass::remove::<F>(world);
    }

    fn change_stops(
        &mut self,
        world: &mut World,
        changes: &[StopChange],
    ) -> Result<(), CampaignError> {
        let before = self.stops(world);
        let stops = changed::<F>(before.clone(), changes, world)?;
        if stops == before { Ok(()) } else { self.set_stops(world, stops) }
    }

    fn hold_next(&mut self, world: &mut World, on: bool) {
        autopass::hold::<F>(world, on);
    }

    fn wanted(&self, world: &mut World) -> Vec<WantedView> {
        autopass_view::wanted::<F>(world)
    }

    fn pinnable(&self, world: &World, name: &str) -> Vec<(String, String)> {
        F::pinnable(world, name)
    }

    fn relocalize(&mut self, world: &mut World, language: Language) {
        let Some(there) = F::installed(world).cloned() else { return };
        let now = F::in_language(&there, language);
        // A campaign knows the pack on the table by its address.
        let of = |content: &_| match std::sync::Arc::ptr_eq(content, &there) {
            true => now.clone(),
            false => F::in_language(content, language),
        };
        F::retell(world, &of);
        Game::relocalize(self, &of);
    }

    fn rules(&self, what: &str) -> Page {
        F::catalogue().page(what)
    }

    fn text_view(&self) -> Box<dyn TextView> {
        F::text_view()
    }
}

/// What people want to be asked about, after some changes.
fn changed<F: CampaignFamily>(
    mut stops: StopsOf<F>,
    changes: &[StopChange],
    world: &World,
) -> Result<StopsOf<F>, CampaignError> {
    for change in changes {
        autopass_view::change::<F>(&mut stops, change, world).map_err(CampaignError)?;
    }
    Ok(stops)
}
