//! Replays the journal of a game on a table.

use bevy_ecs::prelude::*;

use super::CampaignError;
use super::family::{CampaignFamily, ReadOf, StopsOf};
use super::journal::{Course, Replayed};
use crate::history::{self, History};
use crate::play::{self, SetupError};
use crate::{autopass, truth};

/// A table for the replay, with the auto-pass settings of its players if the journal does not
/// record who decided.
struct Replay<'a, F: CampaignFamily> {
    world: &'a mut World,
    stops: Option<StopsOf<F>>,
}

impl<F: CampaignFamily> Course<Vec<F::Act>> for Replay<'_, F> {
    fn decide(&mut self, decision: &Vec<F::Act>) -> Result<(), CampaignError> {
        play::submit::<F>(self.world, decision).map_err(CampaignError::Refused)
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

/// Replays a journal on an installed table. With `stops`, decisions of a journal that does not
/// record who decided are attributed to auto-pass or the players.
///
/// # Errors
/// Returns a message if the game cannot be set up.
pub fn replay<F: CampaignFamily>(
    world: &mut World,
    read: &ReadOf<F>,
    stops: Option<StopsOf<F>>,
) -> Result<Replayed, SetupError> {
    play::begin::<F>(world, &read.head.start)?;
    Ok(read.play_back(&mut Replay::<F> { world, stops }))
}
