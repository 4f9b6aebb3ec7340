//! Standing effects that a play made for the rest of the turn.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use bevy_ecs::prelude::*;

use super::ids::{HeroId, Source};
use crate::cards::effect::Standing;

/// The maximum number of such effects, a bound against content that never stops.
const MOST: usize = 100;

/// A standing effect for the rest of the turn.
#[derive(Clone, Debug)]
pub struct LastingEffect {
    /// The effect.
    pub standing: Arc<Standing>,
    /// The card, board or story that made it.
    pub source: Source,
    /// "You" in its text.
    pub owner: HeroId,
    /// The number of checked boxes of the power that made it.
    pub level: u8,
}

impl Hash for LastingEffect {
    fn hash<H: Hasher>(&self, h: &mut H) {
        // What it says follows from its source.
        (self.source, self.owner, self.level).hash(h);
    }
}

/// All standing effects for the rest of the turn, the oldest first.
#[derive(Resource, Clone, Debug, Default, Hash)]
pub struct Lasting(Vec<LastingEffect>);

impl Lasting {
    /// Returns the effects.
    pub fn all(&self) -> &[LastingEffect] {
        &self.0
    }

    /// Adds an effect.
    pub fn add(&mut self, effect: LastingEffect) {
        if self.0.len() < MOST {
            self.0.push(effect);
        }
    }

    /// Ends all of them, as the turn does.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}
