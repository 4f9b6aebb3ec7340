//! A game at a table, saved in a campaign folder or not.

use std::sync::Arc;

use bevy_ecs::prelude::*;

use super::watch::Watch;
use super::{Finished, Session, Trouble};
use crate::cards::content::Content;
use crate::manners::{self, Manners, Stops};
use crate::rules::flow::past::History;
use crate::rules::flow::prompt::Act;
use crate::rules::play;

/// Why nothing is decided on a table on which a journal is watched.
fn watched() -> String {
    t!("trouble-watched")
}

/// What a client plays: a campaign's scenario, or a position that nothing keeps.
#[derive(Debug)]
pub enum Game {
    /// Every decision is saved.
    Saved(Box<Session>),
    /// Nothing is saved: a vignette.
    Loose,
    /// A journal that is watched: nothing is decided.
    Watched(Box<Watch>),
}

impl Game {
    /// Has the table mind its manners from now on: prompts at which nobody wants to be asked are
    /// gone on from. What people want is what the campaign has kept, or for a position the usual.
    /// Without this everything is asked.
    pub fn mind_manners(&mut self, world: &mut World) {
        let stops = match self {
            Game::Saved(session) => session.campaign.record.stops.clone(),
            Game::Loose | Game::Watched(_) => Stops::default(),
        };
        self.mind(world, stops);
    }

    /// Has the table mind its manners from now on, with these wishes; they are not kept.
    pub fn mind(&mut self, world: &mut World, stops: Stops) {
        manners::install(world, stops);
        self.go_on(world);
    }

    /// Changes what people want to be asked about, also for the prompts to come in this scenario.
    /// A window that is open stays so.
    ///
    /// # Errors
    /// When it cannot be saved; then nothing has changed.
    pub fn set_stops(&mut self, world: &mut World, stops: Stops) -> Result<(), Trouble> {
        stops.check().map_err(Trouble)?;
        if let Game::Saved(session) = self {
            session.keep_stops(&stops)?;
        }
        if let Some(mut m) = world.get_resource_mut::<Manners>() {
            m.stops = stops;
        }
        Ok(())
    }

    /// Gives the pack other words: what is open is called otherwise from now on.
    pub fn speak(&mut self, of: &dyn Fn(&Arc<Content>) -> Arc<Content>) {
        match self {
            Game::Saved(session) => session.speak(of),
            Game::Watched(watch) => watch.speak(of),
            Game::Loose => {}
        }
    }

    /// What people want to be asked about.
    pub fn stops(&self, world: &World) -> Stops {
        match (world.get_resource::<Manners>(), self) {
            (Some(m), _) => m.stops.clone(),
            (None, Game::Saved(session)) => session.campaign.record.stops.clone(),
            (None, Game::Loose | Game::Watched(_)) => Stops::default(),
        }
    }

    /// Answers the open prompt, and then goes on from every prompt at which nobody wants to be
    /// asked.
    ///
    /// # Errors
    /// When it is refused or cannot be saved; then nothing has changed.
    pub fn submit(&mut self, world: &mut World, acts: &[Act]) -> Result<(), Trouble> {
        manners::ending(world, acts);
        self.decide(world, acts)?;
        manners::note(world);
        self.go_on(world);
        Ok(())
    }

    /// Goes on from every prompt at which nobody wants to be asked, and opens checks with their best
    /// way. Where that cannot be saved, the people are asked.
    fn go_on(&mut self, world: &mut World) {
        let next =
            |world: &mut World| manners::by_itself(world).or_else(|| manners::opens_with(world));
        while let Some(acts) = next(world) {
            if self.decide_by_itself(world, &acts).is_err() {
                return manners::stay(world);
            }
            manners::note(world);
        }
    }

    /// A decision of people.
    pub(super) fn decide(&mut self, world: &mut World, acts: &[Act]) -> Result<(), Trouble> {
        match self {
            Game::Saved(session) => session.submit(world, acts),
            Game::Loose => play::submit(world, acts).map_err(|r| Trouble(r.to_string())),
            Game::Watched(_) => Err(Trouble(watched())),
        }
    }

    /// The campaign that is played, if it is one.
    pub fn campaign_mut(&mut self) -> Option<&mut super::Campaign> {
        match self {
            Game::Saved(session) => Some(&mut session.campaign),
            Game::Loose | Game::Watched(_) => None,
        }
    }

    /// A decision that the table makes by itself.
    pub(super) fn decide_by_itself(
        &mut self,
        world: &mut World,
        acts: &[Act],
    ) -> Result<(), Trouble> {
        match self {
            Game::Saved(session) => session.go_on(world, acts),
            Game::Loose | Game::Watched(_) => {
                self.decide(world, acts)?;
                world.resource_mut::<History>().mark_automatic();
                Ok(())
            }
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
            Game::Loose | Game::Watched(_) => Ok(None),
        }
    }
}
