//! Playing the journal of a scenario back on a table.

use bevy_ecs::prelude::*;

use super::family::{CampaignFamily, ReadOf, StopsOf};
use super::journal::{Course, Replayed};
use crate::history::{self, History};
use crate::{autopass, play, truth};

/// A table on which a journal is played back, with what its people want to be asked about, where the
/// journal is from a time when it did not say who had decided.
struct Replay<'a, F: CampaignFamily> {
    world: &'a mut World,
    stops: Option<StopsOf<F>>,
}

impl<F: CampaignFamily> Course<Vec<F::Act>> for Replay<'_, F> {
    fn decide(&mut self, decision: &Vec<F::Act>) -> Result<(), String> {
        play::submit::<F>(self.world, decision).map_err(|r| r.to_string())
    }

    fn goes_without_saying(&mut self, decision: &Vec<F::Act>) -> bool {
        let Some(stops) = &self.stops else { return false };
        autopass::would_pass::<F>(self.world, stops, decision)
    }

    fn went_on(&mut self) {
        self.world.resource_mut::<History<F>>().mark_automatic();
    }

    fn decisions(&self) -> usize {
        self.world.resource::<History<F>>().made().len()
    }

    fn back(&mut self, to: usize) -> bool {
        history::back::<F>(self.world, to)
    }

    fn digest(&self) -> u64 {
        truth::digest::<F>(self.world)
    }
}

/// Plays a journal back on an installed table. With stops it is judged which decisions the table
/// made by itself, where the journal does not tell.
///
/// # Errors
/// When even the scenario cannot be set up.
pub fn replay<F: CampaignFamily>(
    world: &mut World,
    read: &ReadOf<F>,
    stops: Option<StopsOf<F>>,
) -> Result<Replayed, String> {
    play::begin::<F>(world, &read.head.start)?;
    Ok(read.play_back(&mut Replay::<F> { world, stops }))
}
