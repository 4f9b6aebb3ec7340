//! Standing effects that a play made for the rest of the turn or of an encounter.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use bevy_ecs::prelude::*;

use super::ids::{HeroId, Source};
use crate::cards::effect::Standing;

/// The maximum number of such effects, a bound against content that never stops.
const MOST: usize = 100;

/// How long a standing effect lasts.
#[derive(Clone, Copy, Debug, Hash, PartialEq, Eq)]
pub enum Until {
    /// To the end of the turn.
    TurnEnd,
    /// To the end of the encounter, or of the next one; no longer than the turn.
    EncounterEnd,
    /// To the end of the owner's check, or of the next one; no longer than the turn.
    CheckEnd,
    /// To the end of the encounter that comes when the card of this one is passed on.
    PassedOn,
}

/// A standing effect for a while.
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
    /// When it ends.
    pub until: Until,
}

impl Hash for LastingEffect {
    fn hash<H: Hasher>(&self, h: &mut H) {
        // What it says follows from its source.
        (self.source, self.owner, self.level, self.until).hash(h);
    }
}

/// All standing effects that last for a while, the oldest first.
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

    /// Ends those that last as long as an encounter.
    pub fn end_encounter(&mut self) {
        self.0.retain(|l| !matches!(l.until, Until::EncounterEnd | Until::PassedOn));
    }

    /// Takes those that last as long as the encounter to which a card is passed on.
    pub fn take_passed_on(&mut self) -> Vec<LastingEffect> {
        self.0.extract_if(.., |l| l.until == Until::PassedOn).collect()
    }

    /// Adds effects that last as long as the encounter that begins.
    pub fn begin_encounter(&mut self, effects: Vec<LastingEffect>) {
        let until = Until::EncounterEnd;
        effects.into_iter().for_each(|e| self.add(LastingEffect { until, ..e }));
    }

    /// Ends those that last as long as a check of the hero.
    pub fn end_check(&mut self, hero: HeroId) {
        self.0.retain(|l| l.until != Until::CheckEnd || l.owner != hero);
    }

    /// Ends all of them, as the turn does.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}
