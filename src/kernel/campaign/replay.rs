//! Playing the journal of a scenario back on a table.

use bevy_ecs::prelude::*;

use super::journal::{Course, Read, Replayed};
use crate::manners::{self, Stops};
use crate::rules::flow::past::{self, History};
use crate::rules::flow::prompt::Act;
use crate::rules::play;

/// A table on which a journal is played back, with what its people want to be asked about, where the
/// journal is from a time when it did not say who had decided.
struct Replay<'a> {
    world: &'a mut World,
    stops: Option<Stops>,
}

impl Course<Vec<Act>> for Replay<'_> {
    fn decide(&mut self, decision: &Vec<Act>) -> Result<(), String> {
        play::submit(self.world, decision).map_err(|r| r.to_string())
    }

    fn goes_without_saying(&mut self, decision: &Vec<Act>) -> bool {
        let Some(stops) = &self.stops else { return false };
        let window = manners::opening(self.world, stops);
        window.is_some_and(|o| o.wanted.is_empty() && o.answer == *decision)
    }

    fn went_on(&mut self) {
        self.world.resource_mut::<History>().mark_automatic();
    }

    fn decisions(&self) -> usize {
        self.world.resource::<History>().made().len()
    }

    fn back(&mut self, to: usize) -> bool {
        past::back(self.world, to)
    }

    fn digest(&self) -> u64 {
        past::digest(self.world)
    }
}

/// Plays a journal back on an installed table. With stops it is judged which decisions the table
/// made by itself, where the journal does not tell.
///
/// # Errors
/// When even the scenario cannot be set up.
pub fn replay(world: &mut World, read: &Read, stops: Option<Stops>) -> Result<Replayed, String> {
    play::begin(world, &read.head.start)?;
    Ok(read.play_back(&mut Replay { world, stops }))
}
