//! A game in a campaign folder, a position or a watched journal: one interface for clients of every
//! family.

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
use crate::content::translation::Translatable as _;
use crate::table::Table;
use crate::text::{Page, TextView};

/// A game that clients open, play and close, of any family: saved ([`SavedGame`]), watched
/// ([`WatchedGame`]), or a position that is not saved.
pub trait CampaignTable: Table + Any {
    /// Returns the campaign, if the game is saved in one.
    fn saved(&self) -> Option<&dyn SavedGame>;
    /// Returns the campaign for changes.
    fn saved_mut(&mut self) -> Option<&mut dyn SavedGame>;
    /// Returns the watched journal, if this is one.
    fn watched(&self) -> Option<&dyn WatchedGame>;
    /// Returns the watched journal for changes.
    fn watched_mut(&mut self) -> Option<&mut dyn WatchedGame>;

    /// Ends a finished game: notes its result and begins the downtime. Returns the outcome, or
    /// `None` for a position.
    ///
    /// # Errors
    /// Returns an error if the result cannot be saved; it can be tried again.
    fn finish(&mut self, world: &mut World) -> Result<Option<Outcome>, CampaignError>;

    /// Returns the undo policy.
    fn undo_policy(&self) -> UndoPolicy;
    /// Changes the undo policy.
    ///
    /// # Errors
    /// Returns an error if the game is not saved in a campaign, or saving fails; nothing changes
    /// then.
    fn set_undo_policy(&mut self, world: &World, undo: UndoPolicy) -> Result<(), CampaignError>;

    /// Returns the state of auto-pass.
    fn autopass(&self, world: &World) -> AutoPassView;
    /// Begins auto-pass with the settings of the campaign, or the default ones for a position, and
    /// these changes.
    ///
    /// # Errors
    /// Returns an error if a change is invalid; nothing changes then.
    fn begin_autopass(
        &mut self,
        world: &mut World,
        changes: &[StopChange],
    ) -> Result<(), CampaignError>;
    /// Ends auto-pass: every prompt is asked.
    fn end_autopass(&mut self, world: &mut World);
    /// Changes the auto-pass settings: all of the changes or none.
    ///
    /// # Errors
    /// Returns an error if a change is invalid or cannot be saved.
    fn change_stops(
        &mut self,
        world: &mut World,
        changes: &[StopChange],
    ) -> Result<(), CampaignError>;
    /// Makes auto-pass stop at the next window, or cancels that.
    fn hold_next(&mut self, world: &mut World, on: bool);
    /// Returns who wants to be asked at the open prompt, and why. Empty if the prompt needs a
    /// decision.
    fn wanted(&self, world: &mut World) -> Vec<WantedView>;
    /// Finds faceup things by a part of their name. Returns ids and names.
    fn pinnable(&self, world: &World, name: &str) -> Vec<(String, String)>;

    /// Translates the pack wherever the game holds it.
    fn relocalize(&mut self, world: &mut World, language: Language);
    /// Returns a rule by its number, or the rules that contain words, for a terminal.
    fn rules(&self, what: &str) -> Page;
    /// Creates the text view of the family.
    fn text_view(&self) -> Box<dyn TextView>;
}

impl dyn CampaignTable {
    /// Returns the game with its type, for the family's own window.
    pub fn of<F: CampaignFamily>(&self) -> Option<&Game<F>> {
        (self as &dyn Any).downcast_ref()
    }

    /// Returns the game with its type for changes.
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
        let now = there.shared_in(language);
        // A campaign recognizes the pack on the table by its address.
        let of = |content: &_| match std::sync::Arc::ptr_eq(content, &there) {
            true => now.clone(),
            false => content.shared_in(language),
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

/// Returns auto-pass settings after some changes.
fn changed<F: CampaignFamily>(
    mut stops: StopsOf<F>,
    changes: &[StopChange],
    world: &World,
) -> Result<StopsOf<F>, CampaignError> {
    for change in changes {
        autopass_view::change::<F>(&mut stops, change, world).map_err(CampaignError::Other)?;
    }
    Ok(stops)
}
