//! A journal that is watched, for every client, whatever the family.

use std::path::Path;

use bevy_ecs::prelude::*;

use super::family::CampaignFamily;
use super::watch::Watch;
use super::{CampaignError, Recording};

/// A journal that is watched. [`Table::go_to`](crate::table::Table::go_to) goes to its moments.
pub trait WatchedGame {
    /// Returns its title and its moments, once it has begun.
    fn recording(&self) -> &Recording;
    /// Puts the beginning on a table, and learns the moments by playing all of it once. What cannot be
    /// played any more is left out, and told.
    ///
    /// # Errors
    /// Returns why if even the game cannot be set up.
    fn begin(&mut self, world: &mut World) -> Result<(), CampaignError>;
    /// Makes a campaign of its own from where so many decisions were played.
    ///
    /// # Errors
    /// Returns why if no campaign is around the journal, it no longer knows where it stood before, or the
    /// folder cannot be made.
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
