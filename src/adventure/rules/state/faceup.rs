//! Cards left faceup on top of the deck of a location (AC-FACE-01 to AC-FACE-07). They are still in
//! the deck and its top cards; nothing but their own text or their defeat takes them away.

use bevy_ecs::prelude::*;

use super::ids::{CardId, PileId, PlaceId};
use super::table::{self, Card, Index, Spot};
use crate::cards::effect::Change;

/// How many cards of a pile lie faceup on it.
pub fn count(world: &World, pile: PileId) -> usize {
    if !matches!(pile, PileId::Location(_)) {
        return 0;
    }
    table::pile(world, pile).iter().rev().take_while(|c| table::card(world, **c).up).count()
}

/// The cards that lie faceup on a location's deck, from the top.
pub fn cards(world: &World, place: PlaceId) -> Vec<CardId> {
    let pile = PileId::Location(place);
    table::pile(world, pile).iter().rev().take(count(world, pile)).copied().collect()
}

/// Leaves a card faceup on a deck, with so many faceup cards above it.
pub fn leave(world: &mut World, card: CardId, place: PlaceId, above: usize) {
    let pile = PileId::Location(place);
    let up = count(world, pile);
    let at = table::pile(world, pile).len() - above.min(up);
    table::move_card(world, card, pile, Spot::At(at));
    let e = world.resource::<Index>().cards[card.0 as usize];
    if let Some(mut c) = world.get_mut::<Card>(e) {
        c.up = true;
    }
}

/// Puts the faceup cards of a deck in this order, the first one on top (AC-FACE-05).
pub fn order(world: &mut World, place: PlaceId, from_top: &[CardId]) {
    let pile = PileId::Location(place);
    let up = cards(world, place);
    let mut all = table::pile_mut(world, pile);
    let below = all.0.len() - up.len();
    all.0.truncate(below);
    let named = from_top.iter().filter(|c| up.contains(c));
    let mut new: Vec<CardId> = named.copied().collect();
    new.extend(up.iter().copied().filter(|c| !from_top.contains(c)));
    all.0.extend(new.into_iter().rev());
}

/// Whether a faceup card says that the first exploration of a turn encounters it (AC-FACE-03).
pub fn comes_first(world: &World, card: CardId) -> bool {
    let says = |s: &crate::cards::effect::Standing| s.change == Change::MetFirst;
    table::card(world, card).up && table::printed(world, card).standing.iter().any(says)
}

/// What an exploration finds: the top card; but a faceup card that the first exploration of a turn
/// encounters comes before it, wherever it lies among the faceup ones, and is disregarded by further ones (AC-FACE-03, AC-FACE-04), unless so far all
/// explorations of the turn met such cards here: several are encountered in their order
/// (AC-FACE-05). Any other faceup card is explored as usual (AC-RUL-53). `met` are the cards that
/// the explorations of the turn found so far here, if all of them were such.
pub fn found(world: &World, place: PlaceId, met: Option<&[CardId]>) -> Option<CardId> {
    let may = |c: &CardId| match met {
        Some(met) => !comes_first(world, *c) || !met.contains(c),
        None => !comes_first(world, *c),
    };
    let from_top = || table::pile(world, PileId::Location(place)).iter().rev().copied();
    // What must be met first is, though another faceup card lies above it.
    let due = |c: &CardId| comes_first(world, *c) && met.is_some_and(|met| !met.contains(c));
    let mut up = from_top().take_while(|c| table::card(world, *c).up);
    up.find(due).or_else(|| from_top().find(may))
}
