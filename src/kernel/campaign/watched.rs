//! A watched journal, for clients of every family.

use std::path::Path;

use bevy_ecs::prelude::*;

use super::family::CampaignFamily;
use super::watch::Watch;
use super::{CampaignError, Recording};

/// A watched journal. [`Table::go_to`](crate::table::Table::go_to) goes to its moments.
pub trait WatchedGame {
    /// Returns the title and the moments, once the replay has begun.
    fn recording(&self) -> &Recording;
    /// Puts the start on a table, and collects the moments by replaying the whole journal once.
    /// Decisions that can no longer be replayed are left out, with a notice.
    ///
    /// # Errors
    /// Returns an error if the game cannot be set up.
    fn begin(&mut self, world: &mut World) -> Result<(), CampaignError>;
    /// Creates a new campaign that continues after the first `n` decisions.
    ///
    /// # Errors
    /// Returns an error if there is no campaign around the journal, its backup is missing, or the
    /// folder cannot be created.
    fn take_over(&self, n: usize, to: &Path) -> Result<(), CampaignError>;
}

impl<F: CampaignFamily> WatchedGame for Watch<F> {
    fn recording(&self) -> &Recording {
        self
    }

    fn begin(&mut self, world: &mut World) -> Result<(), CampaignError> {
        Watch::begin(self, world)
    }

    fn take_over(&self, n: usize, to: &Path) -> Result<(), CampaignError> {
        Watch::take_over(self, n, to)
    }
}
