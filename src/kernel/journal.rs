//! The decisions of a game.

use bevy_ecs::prelude::*;
use serde::{Deserialize, Serialize};

use super::Family;

/// The start and all decisions of a game: the replay, the bug report and the save.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Journal<F: Family> {
    /// The start; `None` before a game begins, or for a position.
    pub start: Option<F::Start>,
    /// All decisions in order, without undone ones.
    pub decisions: Vec<Vec<F::Act>>,
}

impl<F: Family> Default for Journal<F> {
    fn default() -> Journal<F> {
        Journal { start: None, decisions: Vec::new() }
    }
}
