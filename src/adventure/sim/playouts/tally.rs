//! Counts events for each card, from the cues.

use std::collections::BTreeMap;

use bevy_ecs::prelude::*;
use serde::Serialize;

use crate::cards::content::Content;
use crate::rules::flow::prompt::Source;
use crate::rules::state::cue::{Cue, Cues};
use crate::rules::state::table;

/// The counts of all copies of one card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct CardTally {
    /// Encounters with it.
    pub met: u64,
    /// Times it was acquired.
    pub acquired: u64,
    /// Times it was defeated.
    pub defeated: u64,
    /// Times it was played.
    pub played: u64,
}

/// The counts of all cards, by their index in the pack.
#[derive(Clone, Debug, Default)]
pub struct Tally(Vec<CardTally>);

impl Tally {
    /// Creates counts of 0.
    pub fn new(content: &Content) -> Tally {
        Tally(vec![CardTally::default(); content.cards.len()])
    }

    /// Removes the cues from the world and counts them.
    pub fn take(&mut self, world: &mut World) {
        for cue in world.resource_mut::<Cues>().drain() {
            let card = match &cue {
                Cue::Encounter { card, .. }
                | Cue::Defeated { card, .. }
                | Cue::Acquired { card, .. }
                | Cue::Played { of: Source::Card(card), .. } => *card,
                _ => continue,
            };
            let of = &mut self.0[table::card(world, card).def.0 as usize];
            match cue {
                Cue::Encounter { .. } => of.met += 1,
                Cue::Defeated { .. } => of.defeated += 1,
                Cue::Acquired { .. } => of.acquired += 1,
                _ => of.played += 1,
            }
        }
    }

    /// Adds the counts of another tally.
    pub fn merge(&mut self, other: &Tally) {
        for (have, more) in self.0.iter_mut().zip(&other.0) {
            have.met += more.met;
            have.acquired += more.acquired;
            have.defeated += more.defeated;
            have.played += more.played;
        }
    }

    /// Returns the counts by card id, including cards that were never seen.
    pub fn named(&self, content: &Content) -> BTreeMap<String, CardTally> {
        content.cards.iter().zip(&self.0).map(|(c, t)| (c.id.clone(), *t)).collect()
    }
}
