//! The part of a watched journal that is the same for every family: its title, its moments, and
//! navigation between them.

use std::path::{Path, PathBuf};

use crate::history::Moment;

/// A recorded game with the moments between its decisions.
#[derive(Clone, Debug, Default)]
pub struct Recording {
    /// The surrounding campaign, and the number of the journal there.
    pub(super) home: Option<(PathBuf, u32)>,
    /// The name of the game.
    pub(super) title: String,
    /// Notices, such as changed content or decisions that could not be replayed.
    pub notices: Vec<String>,
    /// For each decision, whether auto-pass made it.
    pub(super) automatic: Vec<bool>,
    /// The moment before each decision, and the final one.
    pub(super) moments: Vec<Moment>,
}

impl Recording {
    /// Returns the name of the game.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Returns the number of decisions.
    pub fn len(&self) -> usize {
        self.automatic.len()
    }

    /// Returns whether there are no decisions.
    pub fn is_empty(&self) -> bool {
        self.automatic.is_empty()
    }

    /// Returns the moment before each decision, and the final one.
    pub fn moments(&self) -> &[Moment] {
        &self.moments
    }

    /// Returns whether auto-pass made a decision.
    pub fn by_itself(&self, n: usize) -> bool {
        self.automatic.get(n).copied().unwrap_or(false)
    }

    /// Returns the first moment of each turn.
    pub fn turns(&self) -> Vec<usize> {
        let first = |n: &usize| *n == 0 || self.moments[*n].turn != self.moments[*n - 1].turn;
        (0..self.moments.len()).filter(first).collect()
    }

    /// Returns the next moment with a player decision.
    pub fn next(&self, at: usize) -> usize {
        (at + 1..self.len()).find(|n| !self.by_itself(*n)).unwrap_or(self.len())
    }

    /// Returns the previous moment with a player decision.
    pub fn previous(&self, at: usize) -> usize {
        (0..at.min(self.len())).rev().find(|n| !self.by_itself(*n)).unwrap_or(0)
    }

    /// Returns the first moment of the next turn.
    pub fn next_turn(&self, at: usize) -> usize {
        self.turns().into_iter().find(|n| *n > at).unwrap_or(self.len())
    }

    /// Returns the first moment of this turn, or of the previous turn if the moment is the first of
    /// its turn.
    pub fn previous_turn(&self, at: usize) -> usize {
        self.turns().into_iter().rev().find(|n| *n < at).unwrap_or(0)
    }

    /// Returns the folder of the surrounding campaign.
    pub fn campaign(&self) -> Option<&Path> {
        self.home.as_ref().map(|(dir, _)| dir.as_path())
    }
}
