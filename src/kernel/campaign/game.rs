//! A game at a table, saved in a campaign folder or not.

use bevy_ecs::prelude::*;

use super::family::{CampaignFamily, Retelling, StopsOf};
use super::watch::Watch;
use super::{Campaign, CampaignError, Outcome, Session};
use crate::history::History;
use crate::table::{Keeper, Moments, TableError};
use crate::{autopass, play};

/// Why nothing is decided on a table on which a journal is watched.
fn watched() -> String {
    t!("trouble-watched")
}

/// What a client plays: a campaign's scenario, or a position that nothing keeps.
#[derive(Debug)]
pub enum Game<F: CampaignFamily> {
    /// Every decision is saved.
    Saved(Box<Session<F>>),
    /// Nothing is saved: a vignette.
    Loose,
    /// A journal that is watched: nothing is decided.
    Watched(Box<Watch<F>>),
}

impl<F: CampaignFamily> Game<F> {
    /// Has the table mind its manners from now on: prompts at which nobody wants to be asked are
    /// gone on from. What people want is what the campaign has kept, or for a position the usual.
    /// Without this everything is asked.
    pub fn mind_manners(&mut self, world: &mut World) {
        let stops = match self {
            Game::Saved(session) => session.campaign.record.stops.clone(),
            Game::Loose | Game::Watched(_) => Default::default(),
        };
        self.mind(world, stops);
    }

    /// Has the table mind its manners from now on, with these wishes; they are not kept.
    pub fn mind(&mut self, world: &mut World, stops: StopsOf<F>) {
        autopass::install::<F>(world, stops);
        self.go_on(world);
    }

    /// Changes what people want to be asked about, also for the prompts to come in this scenario.
    /// A window that is open stays so.
    ///
    /// # Errors
    /// When it cannot be saved; then nothing has changed.
    pub fn set_stops(&mut self, world: &mut World, stops: StopsOf<F>) -> Result<(), CampaignError> {
        stops.check(F::SEATS).map_err(CampaignError)?;
        if let Game::Saved(session) = self {
            session.keep_stops(&stops)?;
        }
        autopass::set_stops::<F>(world, stops);
        Ok(())
    }

    /// Gives the pack other words: what is open is called otherwise from now on.
    pub fn relocalize(&mut self, of: Retelling<'_, F>) {
        match self {
            Game::Saved(session) => session.relocalize(of),
            Game::Watched(watch) => watch.relocalize(of),
            Game::Loose => {}
        }
    }

    /// What people want to be asked about.
    pub fn stops(&self, world: &World) -> StopsOf<F> {
        match (autopass::stops::<F>(world), self) {
            (Some(stops), _) => stops.clone(),
            (None, Game::Saved(session)) => session.campaign.record.stops.clone(),
            (None, Game::Loose | Game::Watched(_)) => Default::default(),
        }
    }

    /// Answers the open prompt, and then goes on from every prompt at which nobody wants to be
    /// asked.
    ///
    /// # Errors
    /// When it is refused or cannot be saved; then nothing has changed.
    pub fn submit(&mut self, world: &mut World, acts: &[F::Act]) -> Result<(), CampaignError> {
        autopass::before_decision::<F>(world, acts);
        self.decide(world, acts)?;
        autopass::after_decision::<F>(world);
        self.go_on(world);
        Ok(())
    }

    /// Goes on from every prompt at which nobody wants to be asked, and opens checks with their best
    /// way. Where that cannot be saved, the people are asked.
    fn go_on(&mut self, world: &mut World) {
        while let Some(acts) = autopass::passes::<F>(world) {
            if self.decide_by_itself(world, &acts).is_err() {
                return autopass::stay::<F>(world);
            }
            autopass::after_decision::<F>(world);
        }
    }

    /// A decision of people.
    pub(super) fn decide(
        &mut self,
        world: &mut World,
        acts: &[F::Act],
    ) -> Result<(), CampaignError> {
        match self {
            Game::Saved(session) => session.submit(world, acts),
            Game::Loose => play::submit::<F>(world, acts).map_err(|r| CampaignError(r.to_string())),
            Game::Watched(_) => Err(CampaignError(watched())),
        }
    }

    /// The campaign that is played, if it is one.
    pub fn campaign_mut(&mut self) -> Option<&mut Campaign<F>> {
        match self {
            Game::Saved(session) => Some(&mut session.campaign),
            Game::Loose | Game::Watched(_) => None,
        }
    }

    /// A decision that the table makes by itself.
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

    /// Ends a scenario that is over: its result, and what is between games begins. Nothing for a
    /// position.
    ///
    /// # Errors
    /// When it cannot be saved.
    pub fn finish(&mut self, world: &mut World) -> Result<Option<Outcome>, CampaignError> {
        match self {
            Game::Saved(session) => session.finish(world).map(Some),
            Game::Loose | Game::Watched(_) => Ok(None),
        }
    }
}

impl From<CampaignError> for TableError {
    fn from(error: CampaignError) -> TableError {
        TableError::Other(error.to_string())
    }
}

/// Every client sees a game as a [`Table`](crate::table::Table), whether it is saved or not.
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
