//! The hidden information that a decision discloses: random results, and facedown cards that became
//! known. Undoing such a decision leaves players with that knowledge, so a table may forbid it.

use bevy_ecs::prelude::*;

use super::Family;
use super::ids::CardId;
use super::rng::Rng;

/// The maximum number of cards that are noted for a decision.
const MOST: usize = 8;

/// The hidden information that a decision disclosed.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Revealed<F: Family> {
    /// The rolled dice, by their number of faces.
    pub dice: Vec<u8>,
    /// Whether something was shuffled or chosen at random.
    pub mixed: bool,
    /// The first few facedown cards that became known.
    pub cards: Vec<F::Def>,
}

impl<F: Family> Default for Revealed<F> {
    fn default() -> Revealed<F> {
        Revealed { dice: Vec::new(), mixed: false, cards: Vec::new() }
    }
}

impl<F: Family> Revealed<F> {
    /// Returns whether nothing was disclosed.
    pub fn is_nothing(&self) -> bool {
        self.dice.is_empty() && !self.mixed && self.cards.is_empty()
    }

    /// Notes a card.
    pub fn card(&mut self, def: F::Def) {
        if self.cards.len() < MOST && !self.cards.contains(&def) {
            self.cards.push(def);
        }
    }

    /// Clears everything but keeps the memory.
    pub(super) fn clear(&mut self) {
        self.dice.clear();
        self.mixed = false;
        self.cards.clear();
    }
}

/// Notes that a card became known.
pub fn reveal<F: Family>(world: &mut World, card: CardId) {
    let def = F::printed(world, card);
    world.resource_mut::<Revealed<F>>().card(def);
}

/// Takes what was noted since the last call, with the random results, and the hidden cards that the
/// open prompt names but the previous one did not.
pub(super) fn take<F: Family>(world: &mut World, named_before: &[CardId]) -> Revealed<F> {
    for card in F::named(world) {
        if !named_before.contains(&card) {
            reveal::<F>(world, card);
        }
    }
    let mut revealed = std::mem::take(&mut *world.resource_mut::<Revealed<F>>());
    let drawn = world.resource_mut::<Rng>().take_drawn();
    revealed.dice = drawn.dice;
    revealed.mixed = drawn.mixed;
    revealed
}
