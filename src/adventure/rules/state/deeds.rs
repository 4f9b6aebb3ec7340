//! What happened on the turn so far, for texts that ask for it.

use bevy_ecs::prelude::*;

use crate::cards::effect::Deed;

/// The things that happened on this turn, each once. They follow from the decisions, so no digest
/// contains them.
#[derive(Resource, Clone, Debug, Default)]
pub struct Deeds(Vec<Deed>);

impl Deeds {
    /// Notes that something happened.
    pub fn note(&mut self, deed: Deed) {
        if !self.has(deed) {
            self.0.push(deed);
        }
    }

    /// Returns whether it happened on this turn.
    pub fn has(&self, deed: Deed) -> bool {
        self.0.contains(&deed)
    }

    /// Forgets everything, as a turn begins.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}
