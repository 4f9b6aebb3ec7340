//! What a decision gave away: chance that was drawn upon, and facedown cards that became known.
//! Whoever undoes such a decision knows more than before; a table may rule that out.

use bevy_ecs::prelude::*;

use super::Family;
use super::ids::CardId;
use super::rng::Rng;

/// The most cards that are noted of one decision.
const MOST: usize = 8;

/// What a decision gave away.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Revealed<F: Family> {
    /// The dice that were rolled, by their numbers of faces.
    pub dice: Vec<u8>,
    /// Something was shuffled or chosen at random.
    pub mixed: bool,
    /// Facedown cards that became known, the first few.
    pub cards: Vec<F::Def>,
}

impl<F: Family> Default for Revealed<F> {
    fn default() -> Revealed<F> {
        Revealed { dice: Vec::new(), mixed: false, cards: Vec::new() }
    }
}

impl<F: Family> Revealed<F> {
    /// Whether nothing was.
    pub fn is_nothing(&self) -> bool {
        self.dice.is_empty() && !self.mixed && self.cards.is_empty()
    }

    /// Notes a card.
    pub fn card(&mut self, def: F::Def) {
        if self.cards.len() < MOST && !self.cards.contains(&def) {
            self.cards.push(def);
        }
    }

    /// Forgets everything, but not the room for it.
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

/// Takes what was noted since it was taken last, with what chance was asked for, and the hidden cards
/// that the open prompt names and the one before did not.
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
