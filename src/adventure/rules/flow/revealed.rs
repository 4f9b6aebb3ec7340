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
use crate::kernel::revealed::{self, reveal};
use crate::rules::family::Adventure;
use crate::rules::state::ids::{CardId, PileId};
use crate::rules::state::known::hides;
use crate::rules::state::table::{self, Index};

/// What a decision gave away.
pub type Revealed = revealed::Revealed<Adventure>;

/// Whether nobody can know which card this is.
fn is_hidden(world: &World, card: CardId) -> bool {
    let card = table::card(world, card);
    hides(card.pile) && !card.up
}

/// A facedown card leaves a pile for another: out of hiding, it becomes known. So does a hero's token,
/// wherever it goes.
pub(in crate::rules) fn note_leaving(world: &mut World, card: DefId, from: PileId, to: PileId) {
    if hides(from) && (!hides(to) || to == PileId::Gone) {
        world.resource_mut::<Revealed>().card(card);
    }
}

/// Cards are looked at where they lie.
pub(in crate::rules) fn note_examined(world: &mut World, cards: &[CardId]) {
    for card in cards {
        if is_hidden(world, *card) {
            reveal::<Adventure>(world, *card);
        }
    }
}

/// The cards that the open prompt names though they lie hidden.
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
