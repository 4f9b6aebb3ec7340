//! Powers that were used and can be used only once for a time, and turns that are taken besides.

use bevy_ecs::prelude::*;

use super::ids::{HeroId, Source};
use crate::cards::effect::Once;

/// The maximum number of turns that wait, a bound against content that never stops.
const MOST: usize = 20;

/// The powers used that are used only once for a time, and the extra turns to come.
#[derive(Resource, Clone, Debug, Default, Hash)]
pub struct Uses {
    used: Vec<(HeroId, Source, u8, Once)>,
    turns: Vec<HeroId>,
}

impl Uses {
    /// Returns whether there is nothing to remember.
    pub fn is_empty(&self) -> bool {
        self.used.is_empty() && self.turns.is_empty()
    }

    /// Notes that a hero used a power.
    pub fn note(&mut self, hero: HeroId, of: Source, power: u8, once: Once) {
        if !self.has(hero, of, power) {
            self.used.push((hero, of, power, once));
        }
    }

    /// Returns whether the hero has used this power and cannot use it again for the time.
    pub fn has(&self, hero: HeroId, of: Source, power: u8) -> bool {
        self.used.iter().any(|u| (u.0, u.1, u.2) == (hero, of, power))
    }

    /// Forgets what is once for a turn, as a turn begins.
    pub fn begin_turn(&mut self) {
        self.used.retain(|u| u.3 != Once::Turn);
    }

    /// Lets a hero take another turn after the present one.
    pub fn add_turn(&mut self, hero: HeroId) {
        if self.turns.len() < MOST {
            self.turns.push(hero);
        }
    }

    /// Takes out the hero of the next extra turn; the dead take none.
    pub fn next_turn(&mut self, living: &[HeroId]) -> Option<HeroId> {
        self.turns.retain(|hero| living.contains(hero));
        (!self.turns.is_empty()).then(|| self.turns.remove(0))
    }
}
