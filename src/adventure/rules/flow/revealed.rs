//! The hidden information that a decision revealed: random numbers drawn, and facedown cards that
//! became known. Players who undo such a decision keep that knowledge, so a table may forbid it.
//!
//! There is no list of revealing effects to keep complete. The random generator records what was
//! drawn, every card that moves from a facedown pile into the open passes through
//! `table::move_card`, and the few places where cards are examined in place call `note_examined`.
//! `src/clients/tests/past.rs` proves that nothing else reveals anything: a decision that revealed
//! nothing leads to the same table with other hidden cards and other random numbers.

use bevy_ecs::prelude::*;

use super::prompt::{Act, Asked, Source};
use crate::cards::content::DefId;
use crate::kernel::revealed::{self, reveal};
use crate::rules::family::Adventure;
use crate::rules::state::ids::{CardId, PileId};
use crate::rules::state::known::is_hidden_pile;
use crate::rules::state::table::{self, Index};

/// The hidden information that a decision revealed.
pub type Revealed = revealed::Revealed<Adventure>;

/// Returns whether nobody can know which card this is.
fn is_hidden(world: &World, card: CardId) -> bool {
    let card = table::card(world, card);
    is_hidden_pile(card.pile) && !card.up
}

/// Records that a card leaves a pile for another: from a hidden pile into the open, it becomes
/// known. A hero's token always does.
pub(in crate::rules) fn note_leaving(world: &mut World, card: DefId, from: PileId, to: PileId) {
    if is_hidden_pile(from) && (!is_hidden_pile(to) || to == PileId::Gone) {
        world.resource_mut::<Revealed>().card(card);
    }
}

/// Records that cards are looked at in place.
pub(in crate::rules) fn note_examined(world: &mut World, cards: &[CardId]) {
    for card in cards {
        if is_hidden(world, *card) {
            reveal::<Adventure>(world, *card);
        }
    }
}

/// Returns the hidden cards that the open prompt names.
pub(in crate::rules) fn named_by_prompt(world: &World) -> Vec<CardId> {
    let Some(prompt) = &world.resource::<Asked>().prompt else { return Vec::new() };
    let known = world.resource::<Index>().cards.len();
    let of = |act: &Act| match act {
        Act::Card(c) | Act::Give { card: c, .. } | Act::Use { of: Source::Card(c), .. } => Some(*c),
        _ => None,
    };
    let all = prompt.options.iter().filter_map(of).chain(prompt.card);
    all.filter(|c| usize::from(c.0) < known && is_hidden(world, *c)).collect()
}
