//! Cards left faceup on top of a location's deck (AC-FACE-01 to AC-FACE-07). They count as the
//! deck's top cards; only their own text or their defeat removes them.

use bevy_ecs::prelude::*;

use super::ids::{CardId, PileId, PlaceId};
use super::table::{self, Card, Index, Spot};
use crate::cards::effect::Change;

/// Counts the faceup cards of a pile.
pub fn count(world: &World, pile: PileId) -> usize {
    if !matches!(pile, PileId::Location(_)) {
        return 0;
    }
    table::pile(world, pile).iter().rev().take_while(|c| table::card(world, **c).up).count()
}

/// Returns the faceup cards of a location's deck, from the top.
pub fn cards(world: &World, place: PlaceId) -> Vec<CardId> {
    let pile = PileId::Location(place);
    table::pile(world, pile).iter().rev().take(count(world, pile)).copied().collect()
}

/// Leaves a card faceup on a deck, below the first `above` faceup cards.
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

/// Returns whether a faceup card demands that the first exploration of a turn encounters it
/// (AC-FACE-03).
pub fn must_be_explored_first(world: &World, card: CardId) -> bool {
    let says = |s: &crate::cards::effect::Standing| s.change == Change::MetFirst;
    table::card(world, card).up && table::printed(world, card).standing.iter().any(says)
}

/// Returns the card that an exploration finds. Normally it is the top card. A faceup card that
/// demands the first exploration of the turn goes first, whatever its position among the faceup
/// cards, and later explorations skip it (AC-FACE-03, AC-FACE-04); several of them are encountered
/// in their order, one by each exploration (AC-FACE-05). Any other faceup card is explored as usual
/// (AC-RUL-53).
///
/// `met`: the cards that this turn's explorations found here so far, or `None` once one of them
/// found an ordinary card.
pub fn explored_card(world: &World, place: PlaceId, met: Option<&[CardId]>) -> Option<CardId> {
    let may = |c: &CardId| match met {
        Some(met) => !must_be_explored_first(world, *c) || !met.contains(c),
        None => !must_be_explored_first(world, *c),
    };
    let from_top = || table::pile(world, PileId::Location(place)).iter().rev().copied();
    // A demanding card that was not met yet goes before faceup cards above it.
    let due =
        |c: &CardId| must_be_explored_first(world, *c) && met.is_some_and(|met| !met.contains(c));
    let mut up = from_top().take_while(|c| table::card(world, *c).up);
    up.find(due).or_else(|| from_top().find(may))
}
