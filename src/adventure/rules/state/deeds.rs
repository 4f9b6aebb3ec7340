//! What happened on the turn so far, for texts that ask for it.

use bevy_ecs::prelude::*;

use super::ids::CardId;
use crate::cards::effect::Deed;
use crate::cards::vocabulary::{Action, Trait};

/// How a card was played.
#[derive(Clone, Copy, Debug)]
pub struct Played {
    /// The action with it.
    pub by: Action,
    /// Whether its power lets its hero explore.
    pub explores: bool,
    /// Whether its power lets its hero examine cards.
    pub examines: bool,
    /// Whether its power adds dice of the skill used to a check.
    pub blesses: bool,
}

/// The things that happened on this turn, each once. They follow from the decisions, so no digest
/// contains them.
#[derive(Resource, Clone, Debug, Default)]
pub struct Deeds {
    done: Vec<Deed>,
    explorations: u8,
    plays: Vec<(CardId, Played)>,
    reduced: i32,
    damage: Option<Trait>,
}

impl Deeds {
    /// Notes that something happened.
    pub fn note(&mut self, deed: Deed) {
        if !self.has(deed) {
            self.done.push(deed);
        }
    }

    /// Returns whether it happened on this turn.
    pub fn has(&self, deed: Deed) -> bool {
        self.done.contains(&deed)
    }

    /// Notes how a card is played.
    pub fn note_play(&mut self, card: CardId, played: Played) {
        self.plays.retain(|(c, _)| *c != card);
        self.plays.push((card, played));
    }

    /// Returns how a card was played last on this turn.
    pub fn play(&self, card: CardId) -> Option<Played> {
        self.plays.iter().find(|(c, _)| *c == card).map(|(_, played)| *played)
    }

    /// Notes how much of the damage that is taken now was reduced.
    pub fn note_reduced(&mut self, n: i32) {
        self.reduced = n;
    }

    /// Returns how much of the damage that was taken last was reduced.
    pub fn reduced(&self) -> i32 {
        self.reduced
    }

    /// Notes the type of the damage that is dealt now.
    pub fn note_damage(&mut self, kind: Trait) {
        self.damage = Some(kind);
    }

    /// Returns the type of the damage that is being dealt, or else that was dealt last.
    pub fn damage(&self) -> Option<Trait> {
        self.damage
    }

    /// Counts an exploration that begins.
    pub fn note_exploration(&mut self) {
        self.explorations = self.explorations.saturating_add(1);
    }

    /// Returns how many explorations were begun on this turn.
    pub fn explorations(&self) -> u8 {
        self.explorations
    }

    /// Forgets everything, as a turn begins.
    pub fn clear(&mut self) {
        *self = Deeds::default();
    }
}
