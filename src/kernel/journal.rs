//! The decisions of a game.

use bevy_ecs::prelude::*;
use serde::{Deserialize, Serialize};

use super::Family;

/// The start and every decision since: the replay, the bug report and the save.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Journal<F: Family> {
    /// What the game began with; `None` before one begins or for a position set by hand.
    pub start: Option<F::Start>,
    /// Decisions in order; what was undone is not among them.
    pub decisions: Vec<Vec<F::Act>>,
}

impl<F: Family> Default for Journal<F> {
    fn default() -> Journal<F> {
        Journal { start: None, decisions: Vec::new() }
    }
}
