//! A game at a table, saved in a campaign folder or not.

use bevy_ecs::prelude::*;

use super::family::{CampaignFamily, Retelling, StopsOf};
use super::watch::Watch;
use super::{Campaign, CampaignError, Outcome, Session};
use crate::history::History;
use crate::table::{Keeper, Moments, TableError};
use crate::{autopass, play};

/// What a client plays: a game of a campaign, a position, or a watched journal.
#[derive(Debug)]
pub enum Game<F: CampaignFamily> {
    /// A game in a campaign; every decision is saved.
    Saved(Box<Session<F>>),
    /// A position; nothing is saved.
    Loose,
    /// A watched journal; nothing can be decided.
    Watched(Box<Watch<F>>),
}

impl<F: CampaignFamily> Game<F> {
    /// Begins auto-pass with the settings of the campaign, or the default ones for a position.
    /// Without this every prompt is asked.
    pub fn pass_automatically(&mut self, world: &mut World) {
        let stops = match self {
            Game::Saved(session) => session.campaign.record.stops.clone(),
            Game::Loose | Game::Watched(_) => Default::default(),
        };
        self.mind(world, stops);
    }

    /// Begins auto-pass with these settings, without saving them.
    pub fn mind(&mut self, world: &mut World, stops: StopsOf<F>) {
        autopass::install::<F>(world, stops);
        self.go_on(world);
    }

    /// Changes the auto-pass settings, also for later prompts of this game. An open prompt stays
    /// open.
    ///
    /// # Errors
    /// Returns an error if the settings cannot be saved; nothing changes then.
    pub fn set_stops(&mut self, world: &mut World, stops: StopsOf<F>) -> Result<(), CampaignError> {
        stops.check(F::SEATS)?;
        if let Game::Saved(session) = self {
            session.keep_stops(&stops)?;
        }
        autopass::set_stops::<F>(world, stops);
        Ok(())
    }

    /// Translates the pack.
    pub fn relocalize(&mut self, of: Retelling<'_, F>) {
        match self {
            Game::Saved(session) => session.relocalize(of),
            Game::Watched(watch) => watch.relocalize(of),
            Game::Loose => {}
        }
    }

    /// Returns the auto-pass settings.
    pub fn stops(&self, world: &World) -> StopsOf<F> {
        match (autopass::stops::<F>(world), self) {
            (Some(stops), _) => stops.clone(),
            (None, Game::Saved(session)) => session.campaign.record.stops.clone(),
            (None, Game::Loose | Game::Watched(_)) => Default::default(),
        }
    }

    /// Answers the open prompt, then lets auto-pass answer the following ones.
    ///
    /// # Errors
    /// Returns an error if the answer is refused or cannot be saved; nothing changes then.
    pub fn submit(&mut self, world: &mut World, acts: &[F::Act]) -> Result<(), CampaignError> {
        autopass::before_decision::<F>(world, acts);
        self.decide(world, acts)?;
        autopass::after_decision::<F>(world);
        self.go_on(world);
        Ok(())
    }

    /// Lets auto-pass answer every prompt at which no player wants to be asked, and open checks in
    /// the best way. If an answer cannot be saved, the prompt stays open.
    fn go_on(&mut self, world: &mut World) {
        while let Some(acts) = autopass::passes::<F>(world) {
            if self.decide_by_itself(world, &acts).is_err() {
                return autopass::stay::<F>(world);
            }
            autopass::after_decision::<F>(world);
        }
    }

    /// Submits a decision of the players.
    pub(super) fn decide(
        &mut self,
        world: &mut World,
        acts: &[F::Act],
    ) -> Result<(), CampaignError> {
        match self {
            Game::Saved(session) => session.submit(world, acts),
            Game::Loose => play::submit::<F>(world, acts).map_err(CampaignError::Refused),
            Game::Watched(_) => Err(CampaignError::Watching),
        }
    }

    /// Returns the campaign, if the game is saved in one.
    pub fn campaign_mut(&mut self) -> Option<&mut Campaign<F>> {
        match self {
            Game::Saved(session) => Some(&mut session.campaign),
            Game::Loose | Game::Watched(_) => None,
        }
    }

    /// Submits a decision of auto-pass.
    pub(super) fn decide_by_itself(
        &mut self,
        world: &mut World,
        acts: &[F::Act],
    ) -> Result<(), CampaignError> {
        match self {
            Game::Saved(session) => session.go_on(world, acts),
            Game::Loose | Game::Watched(_) => {
                self.decide(world, acts)?;
                world.resource_mut::<History<F>>().mark_automatic();
                Ok(())
            }
        }
    }

    /// Ends a finished game: notes its result and begins the downtime. Returns `None` for a
    /// position.
    ///
    /// # Errors
    /// Returns an error if the result cannot be saved.
    pub fn finish(&mut self, world: &mut World) -> Result<Option<Outcome>, CampaignError> {
        match self {
            Game::Saved(session) => session.finish(world).map(Some),
            Game::Loose | Game::Watched(_) => Ok(None),
        }
    }
}

impl From<CampaignError> for TableError {
    fn from(error: CampaignError) -> TableError {
        match error {
            CampaignError::Refused(refusal) => TableError::Refused(refusal),
            CampaignError::NothingToUndo => TableError::NothingToUndo,
            CampaignError::NoMoment { to, last } => TableError::NoMoment { to, last },
            CampaignError::UndoForbidden(why) => TableError::UndoForbidden(why),
            other => TableError::Other(other.to_string()),
        }
    }
}

impl From<TableError> for CampaignError {
    fn from(error: TableError) -> CampaignError {
        match error {
            TableError::Refused(refusal) => CampaignError::Refused(refusal),
            TableError::NothingToUndo => CampaignError::NothingToUndo,
            TableError::NoMoment { to, last } => CampaignError::NoMoment { to, last },
            TableError::UndoForbidden(why) => CampaignError::UndoForbidden(why),
            other => CampaignError::Other(other.to_string()),
        }
    }
}

/// Every client sees a game as a [`Table`](crate::table::Table), saved or not.
impl<F: CampaignFamily> Keeper for Game<F> {
    type Family = F;

    fn submit(&mut self, world: &mut World, acts: &[F::Act]) -> Result<(), TableError> {
        Ok(Game::submit(self, world, acts)?)
    }

    fn submit_automatic(&mut self, world: &mut World, acts: &[F::Act]) -> Result<(), TableError> {
        Ok(self.decide_by_itself(world, acts)?)
    }

    fn go_to(&mut self, world: &mut World, n: usize) -> Result<(), TableError> {
        Ok(Game::go_to(self, world, n)?)
    }

    fn back(&mut self, world: &mut World, to: usize) -> Result<(), TableError> {
        Ok(self.take_back(world, to)?)
    }

    fn stands_in_the_way(&self, world: &World, to: usize) -> Option<String> {
        Game::stands_in_the_way(self, world, to)
    }

    fn moments(&self, world: &World) -> Moments {
        Game::moments(self, world)
    }
}
