//! What happened, for animation, the log and clients. Recorded only where somebody listens.

use bevy_ecs::prelude::*;

use super::Family;

/// Cues not yet fetched.
#[derive(Resource, Clone, Debug)]
pub struct Cues<F: Family> {
    /// Whether anybody listens.
    pub listening: bool,
    queue: Vec<F::Cue>,
}

impl<F: Family> Default for Cues<F> {
    fn default() -> Cues<F> {
        Cues { listening: false, queue: Vec::new() }
    }
}

impl<F: Family> Cues<F> {
    /// Records a cue, if anybody listens.
    pub fn push(&mut self, cue: impl FnOnce() -> F::Cue) {
        if self.listening {
            self.queue.push(cue());
        }
    }

    /// Takes all cues, oldest first.
    pub fn drain(&mut self) -> Vec<F::Cue> {
        std::mem::take(&mut self.queue)
    }
}
