//! Begins a game anew with another seed: completely, or the game under way goes on as if nothing had
//! been asked.

use bevy_ecs::prelude::*;

use super::family::CampaignFamily;
use super::record::{next_seed, now};
use super::{CampaignError, Session, journal};
use crate::cues::Cues;
use crate::history::History;
use crate::journal::Journal;
use crate::truth::{self, Snapshot};

/// A game on a table with its decisions, to put it back if another one could not be begun.
struct Table<F: CampaignFamily> {
    position: Snapshot<F>,
    journal: Journal<F>,
    history: History<F>,
}

impl<F: CampaignFamily> Table<F> {
    /// Takes the decisions from a table and copies the position.
    fn take(world: &mut World) -> Table<F> {
        let position = truth::snapshot::<F>(world);
        let journal = std::mem::take(&mut *world.resource_mut::<Journal<F>>());
        let history = std::mem::take(&mut *world.resource_mut::<History<F>>());
        Table { position, journal, history }
    }

    /// Puts the game back, whatever stands on the table.
    fn put_back(self, world: &mut World) {
        truth::restore::<F>(world, &self.position);
        world.insert_resource(self.journal);
        world.insert_resource(self.history);
        drop(world.resource_mut::<Cues<F>>().drain());
    }
}

impl<F: CampaignFamily> Session<F> {
    /// Begins the game under way anew with another seed, and sets aside what was played of it.
    /// Returns notices for the players.
    ///
    /// # Errors
    /// Returns an error if no game is under way, or the folder cannot be written; the game under way
    /// stands and goes on as it was then.
    pub fn begin_anew(&mut self, world: &mut World) -> Result<Vec<String>, CampaignError> {
        let running = self.running.as_ref().ok_or(CampaignError::NoGame)?;
        let (number, scenario) = (running.number, running.scenario.clone());
        let path = journal::path(&self.campaign.dir, number);
        let record = &self.campaign.record;
        let seed = next_seed(record.named_seed.unwrap_or_else(|| record.seed_of(number)));
        self.campaign.lock.ensure_held()?;
        let aside = journal::set_aside(&path)?;
        let before = Table::<F>::take(world);
        let (running, record) = (self.running.take(), self.campaign.record.clone());
        let mut notices = Vec::new();
        let begun = self.start(world, Some(&scenario), Some(seed), number, &mut notices);
        let saved = begun.and_then(|()| {
            let record = &mut self.campaign.record;
            (record.named_seed, record.sat, record.last_played) = (Some(seed), 0, now());
            self.campaign.save(&self.campaign.record)
        });
        if let Err(e) = saved {
            before.put_back(world);
            (self.running, self.campaign.record) = (running, record);
            // If this fails, the writer, which has all of the journal in memory, writes it anew with
            // the next decision.
            let _ = journal::bring_back(&aside, &path);
            return Err(e);
        }
        Ok(notices)
    }
}
