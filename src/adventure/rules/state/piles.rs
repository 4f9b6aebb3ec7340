//! Piles, and moving cards between them. Every move passes through here, so that knowledge of
//! facedown cards, revealed information and reserved places are updated in one place.

use bevy_ecs::prelude::*;

use super::cue::{Cue, Cues};
use super::ids::{CardId, HeroId, PileId};
pub use super::spot::Spot;
use super::table::{Card, Index, Pile, card};
use super::{examined, faceup, known, laid, leaving, reserved, token};
use crate::kernel::rng::Rng;
use crate::rules::flow::revealed;

/// Returns the cards of a pile, which may be empty (AC-PLAY-44); the last one is the top.
pub fn pile(world: &World, id: PileId) -> &[CardId] {
    // A table without ships has no piles for them.
    let Some(e) = world.resource::<Index>().piles.get(id.slot()) else { return &[] };
    &world.get::<Pile>(*e).expect("every pile entity has its pile").0
}

pub(super) fn pile_mut(world: &mut World, id: PileId) -> Mut<'_, Pile> {
    let e = world.resource::<Index>().piles[id.slot()];
    world.get_mut::<Pile>(e).expect("every pile entity has its pile")
}

/// Moves a card. This function, [`move_unseen`] and [`remove_from_box`] are the only ways, so cards
/// never appear or vanish.
pub fn move_card(world: &mut World, id: CardId, to: PileId, spot: Spot) {
    relocate(world, id, to, spot, true);
}

/// Moves a card that was shuffled among others before. Makes no cue, as even the pile that it comes
/// from would tell players which card goes where.
pub fn move_unseen(world: &mut World, id: CardId, to: PileId, spot: Spot) {
    relocate(world, id, to, spot, false);
}

fn relocate(world: &mut World, id: CardId, to: PileId, spot: Spot, open: bool) {
    let Card { pile: from, imagined, def, up, .. } = *card(world, id);
    let to = match to {
        PileId::Box(_) | PileId::Vault if imagined => PileId::Gone,
        to => to,
    };
    let to = match def.seat() {
        Some(seat) => token::real_destination(world, HeroId(seat), from, to),
        None => Some(to),
    };
    let Some(to) = to else { return };
    if open && !up {
        revealed::note_leaving(world, def, from, to);
    }
    let waits = put_at(world, (id, from, up), to, spot, open);
    if open {
        let card = known::move_is_seen(from, to).then_some(id);
        world.resource_mut::<Cues>().push(|| Cue::Moved { card, from, to });
    }
    if spot == Spot::Shuffled && !waits {
        shuffle(world, to);
    }
}

/// Moves a card that everybody knows without a cue and without recording revealed information: for
/// a play that may still be taken back.
pub fn move_silently(world: &mut World, id: CardId, to: PileId, spot: Spot) {
    let Card { pile: from, up, .. } = *card(world, id);
    put_at(world, (id, from, up), to, spot, true);
}

/// Takes a card out of its pile and inserts it into another. `open`: players see the move, so they
/// know the card's new position. Returns whether the card waits under a deck that is being examined
/// (AC-EXAM-08).
fn put_at(
    world: &mut World,
    (id, from, up): (CardId, PileId, bool),
    to: PileId,
    spot: Spot,
    open: bool,
) -> bool {
    leaving::note(world, id, (from, to), spot);
    laid::moved(world, id, to);
    if known::is_hidden_pile(from) && !up {
        known::note_leaving(world, id, from);
    }
    let keeps = reserved::any(world);
    let index = world.resource::<Index>();
    let (lies, goes) = (index.piles[from.slot()], index.piles[to.slot()]);
    let entity = index.cards[usize::from(id.0)];
    let mut old = world.get_mut::<Pile>(lies).expect("every pile entity has its pile");
    if let Some(at) = old.0.iter().rposition(|c| *c == id) {
        old.0.remove(at);
        if keeps {
            reserved::removed(world, from, at);
        }
    }
    // A card shuffled into a deck that is being examined waits under it (AC-EXAM-08).
    let waits = spot == Spot::Shuffled && examined::defers_shuffle(world, to);
    // New cards go below the faceup ones (AC-FACE-06).
    let above = match spot {
        Spot::Top | Spot::Shuffled => faceup::count(world, to),
        Spot::Bottom | Spot::At(_) => 0,
    };
    let mut new = world.get_mut::<Pile>(goes).expect("every pile entity has its pile");
    let at = match spot {
        Spot::Shuffled if waits => 0,
        Spot::Bottom => 0,
        Spot::At(n) => n.min(new.0.len()),
        Spot::Top | Spot::Shuffled => new.0.len() - above,
    };
    new.0.insert(at, id);
    let alone = new.0.len() == 1;
    if keeps {
        reserved::inserted(world, to, at, spot == Spot::Bottom || waits);
        if matches!(from, PileId::Aside(_)) {
            reserved::forget(world, id);
        }
    }
    if let Some(mut c) = world.get_mut::<Card>(entity) {
        c.pile = to;
        c.up = false;
    }
    // Only hidden piles need knowledge of positions.
    if known::is_hidden_pile(from) || known::is_hidden_pile(to) {
        let certain = open && !waits && (spot != Spot::Shuffled || alone);
        known::note_arriving(world, id, from, to, certain);
    }
    waits
}

/// Removes many cards of the box from the game at once, in this order: at set-up, when no card has a
/// position that anybody knows, so that nothing but the piles changes.
pub fn remove_from_box(world: &mut World, out: &[CardId]) {
    let mut leaves = vec![false; world.resource::<Index>().cards.len()];
    let mut piles: Vec<PileId> = Vec::new();
    for id in out {
        let entity = world.resource::<Index>().cards[usize::from(id.0)];
        let Some(mut card) = world.get_mut::<Card>(entity) else { continue };
        if !piles.contains(&card.pile) {
            piles.push(card.pile);
        }
        card.pile = PileId::Removed;
        leaves[usize::from(id.0)] = true;
    }
    for pile in piles {
        pile_mut(world, pile).0.retain(|c| !leaves[usize::from(c.0)]);
    }
    pile_mut(world, PileId::Removed).0.extend(out);
}

/// Shuffles a pile; a deck that is being examined is shuffled afterwards (AC-EXAM-08).
pub fn shuffle(world: &mut World, id: PileId) {
    if examined::defers_shuffle(world, id) {
        return;
    }
    leaving::note_shuffled(world, id);
    // Faceup cards stay on top, unshuffled (AC-FACE-07).
    let up = faceup::count(world, id);
    let mut cards = std::mem::take(&mut pile_mut(world, id).0);
    let above = cards.split_off(cards.len() - up);
    world.resource_mut::<Rng>().shuffle(&mut cards);
    cards.extend(above);
    pile_mut(world, id).0 = cards;
    if known::is_hidden_pile(id) {
        known::note_shuffled(world, id);
    }
    if reserved::any(world) {
        reserved::shuffled(world, id);
    }
    if !matches!(id, PileId::Box(_)) {
        world.resource_mut::<Cues>().push(|| Cue::Shuffled { pile: id });
    }
}

/// Puts cards of a pile on top in this order, below the faceup ones (AC-FACE-06). Ignores ids that
/// are not in the pile.
pub fn reorder(world: &mut World, id: PileId, order: &[CardId]) {
    let old = pile(world, id);
    let mut all: Vec<CardId> = old.iter().copied().filter(|c| !order.contains(c)).collect();
    all.extend(order.iter().copied().filter(|c| old.contains(c)));
    let below: Vec<bool> = old.iter().map(|c| !order.contains(c)).collect();
    let (up, mut cards): (Vec<CardId>, Vec<CardId>) =
        all.into_iter().partition(|c| card(world, *c).up);
    cards.extend(up);
    pile_mut(world, id).0 = cards;
    reserved::reordered(world, id, |at| below.iter().take(at).filter(|b| **b).count());
}

/// Replaces a pile's cards without cues, to restore a position after trying something out. Every
/// changed pile must be restored.
pub fn restore_pile(world: &mut World, id: PileId, cards: Vec<CardId>) {
    for c in &cards {
        let e = world.resource::<Index>().cards[c.0 as usize];
        if let Some(mut c) = world.get_mut::<Card>(e) {
            c.pile = id;
        }
    }
    pile_mut(world, id).0 = cards;
}
