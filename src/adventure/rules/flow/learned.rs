//! What a decision gave away: chance that was drawn upon, and facedown cards that became known.
//! Whoever takes such a decision back knows more than before; a table may rule that out.
//!
//! Nobody lists which verbs do so. Chance tells what was taken from it, every card that leaves a
//! facedown pile into the open passes through `table::move_card`, and the few places in which
//! cards are looked at where they lie note them here. `tests/past.rs` proves that nothing else
//! tells anything: with other hidden cards and other chance, a decision that gave nothing away
//! leads to the same table.

use bevy_ecs::prelude::*;

use super::prompt::{Act, Asked, Source};
use crate::cards::content::DefId;
use crate::rules::state::fate::Fate;
use crate::rules::state::ids::{CardId, PileId};
use crate::rules::state::known::hides;
use crate::rules::state::table::{self, Index};

/// The most cards that are noted of one decision.
const MOST: usize = 8;

/// What a decision gave away.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Learned {
    /// The dice that were rolled, by their faces.
    pub dice: Vec<u8>,
    /// Something was shuffled or chosen at random.
    pub mixed: bool,
    /// Facedown cards that became known, the first few.
    pub cards: Vec<DefId>,
}

impl Learned {
    /// Whether nothing was.
    pub fn is_nothing(&self) -> bool {
        self.dice.is_empty() && !self.mixed && self.cards.is_empty()
    }

    fn card(&mut self, def: DefId) {
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

/// Whether nobody can know which card this is.
fn is_hidden(world: &World, card: CardId) -> bool {
    let card = table::card(world, card);
    hides(card.pile) && !card.up
}

/// A card leaves a pile for another: out of hiding, it becomes known. So does a hero's token, wherever
/// it goes.
pub(in crate::rules) fn leaves(world: &mut World, card: CardId, from: PileId, to: PileId) {
    if hides(from) && !table::card(world, card).up && (!hides(to) || to == PileId::Gone) {
        saw(world, card);
    }
}

/// Cards are looked at where they lie.
pub(in crate::rules) fn looked(world: &mut World, cards: &[CardId]) {
    for card in cards {
        if is_hidden(world, *card) {
            saw(world, *card);
        }
    }
}

fn saw(world: &mut World, card: CardId) {
    let def = table::card(world, card).def;
    world.resource_mut::<Learned>().card(def);
}

/// The cards that the open prompt names though they lie hidden.
pub(in crate::rules) fn named(world: &World) -> Vec<CardId> {
    let Some(prompt) = &world.resource::<Asked>().prompt else { return Vec::new() };
    let known = world.resource::<Index>().cards.len();
    let of = |act: &Act| match act {
        Act::Card(c) | Act::Give { card: c, .. } | Act::Use { of: Source::Card(c), .. } => Some(*c),
        _ => None,
    };
    let all = prompt.options.iter().filter_map(of).chain(prompt.card);
    all.filter(|c| usize::from(c.0) < known && is_hidden(world, *c)).collect()
}

/// Takes what was noted since it was taken last, with what chance was asked for.
pub(in crate::rules) fn take(world: &mut World, known_before: &[CardId]) -> Learned {
    let named: Vec<CardId> =
        named(world).into_iter().filter(|c| !known_before.contains(c)).collect();
    looked(world, &named);
    let mut learned = std::mem::take(&mut *world.resource_mut::<Learned>());
    let drawn = world.resource_mut::<Fate>().take_drawn();
    learned.dice = drawn.dice;
    learned.mixed = drawn.mixed;
    learned
}
