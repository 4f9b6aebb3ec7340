//! What of a journal that is watched is the same for every family: its title, its moments, and the way
//! between them.

use std::path::{Path, PathBuf};

use crate::history::Moment;

/// A game that was recorded: the moments between its decisions.
#[derive(Clone, Debug, Default)]
pub struct Recording {
    /// The campaign around it, and its number there.
    pub(super) home: Option<(PathBuf, u32)>,
    /// The name of the game.
    pub(super) title: String,
    /// What is to be told: content that has changed, decisions that could not be played.
    pub notices: Vec<String>,
    /// Whether the table made each decision by itself.
    pub(super) automatic: Vec<bool>,
    /// The moment before each decision, and the last one.
    pub(super) moments: Vec<Moment>,
}

impl Recording {
    /// Returns the name of the game.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Returns how many decisions there are.
    pub fn len(&self) -> usize {
        self.automatic.len()
    }

    /// Whether nothing was decided.
    pub fn is_empty(&self) -> bool {
        self.automatic.is_empty()
    }

    /// Returns the moment before each decision, and the last one.
    pub fn moments(&self) -> &[Moment] {
        &self.moments
    }

    /// Whether the table made that decision by itself.
    pub fn by_itself(&self, n: usize) -> bool {
        self.automatic.get(n).copied().unwrap_or(false)
    }

    /// Returns the first moment of each turn.
    pub fn turns(&self) -> Vec<usize> {
        let first = |n: &usize| *n == 0 || self.moments[*n].turn != self.moments[*n - 1].turn;
        (0..self.moments.len()).filter(first).collect()
    }

    /// Returns the next moment at which people decided, after one.
    pub fn next(&self, at: usize) -> usize {
        (at + 1..self.len()).find(|n| !self.by_itself(*n)).unwrap_or(self.len())
    }

    /// Returns the last moment at which people decided, before one.
    pub fn previous(&self, at: usize) -> usize {
        (0..at.min(self.len())).rev().find(|n| !self.by_itself(*n)).unwrap_or(0)
    }

    /// Returns the beginning of the next turn.
    pub fn next_turn(&self, at: usize) -> usize {
        self.turns().into_iter().find(|n| *n > at).unwrap_or(self.len())
    }

    /// Returns the beginning of this turn, or of the one before if the moment is a beginning.
    pub fn previous_turn(&self, at: usize) -> usize {
        self.turns().into_iter().rev().find(|n| *n < at).unwrap_or(0)
    }

    /// Returns the folder of the campaign that it is of.
    pub fn campaign(&self) -> Option<&Path> {
        self.home.as_ref().map(|(dir, _)| dir.as_path())
    }
}
