//! Events for animation, the log and clients. They are recorded only if a client listens.

use bevy_ecs::prelude::*;

use super::Family;

/// The events that were not fetched yet.
#[derive(Resource, Clone, Debug)]
pub struct Cues<F: Family> {
    /// Whether a client listens.
    pub listening: bool,
    queue: Vec<F::Cue>,
}

impl<F: Family> Default for Cues<F> {
    fn default() -> Cues<F> {
        Cues { listening: false, queue: Vec::new() }
    }
}

impl<F: Family> Cues<F> {
    /// Records an event if a client listens.
    pub fn push(&mut self, cue: impl FnOnce() -> F::Cue) {
        if self.listening {
            self.queue.push(cue());
        }
    }

    /// Takes all events, the oldest first.
    pub fn drain(&mut self) -> Vec<F::Cue> {
        std::mem::take(&mut self.queue)
    }
}
