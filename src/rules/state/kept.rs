//! Places that are kept for cards set aside (AC-PLAY-27 to AC-PLAY-29).
//!
//! A card that is played lies nowhere while its effects are processed, and yet the action that it
//! was played with is done first (AC-PLAY-31, AC-RUL-70). Both hold at once: the action decides the
//! place in the pile, and that place is kept, whatever comes above or below it, until the card takes
//! it.

use bevy_ecs::prelude::*;

use super::ids::{CardId, HeroId, PileId, PlaceId};
use super::table::{self, Spot};
use crate::cards::effect::To;

/// A place that is kept for a card.
#[derive(Clone, Debug, Hash, PartialEq, Eq)]
pub struct Kept {
    /// The card.
    pub card: CardId,
    /// Where it goes.
    pub to: To,
    /// The location of its hero when it was set aside.
    pub place: PlaceId,
    /// The place in the pile, where that has an order: how many cards lie below it.
    at: Option<(PileId, usize)>,
}

impl Kept {
    fn bottom(&self) -> bool {
        self.to == To::DeckBottom
    }

    /// Whether it comes to lie above another one that has the same cards below it; `later` if it was
    /// set aside after that one.
    fn above(&self, other: &Kept, later: bool) -> bool {
        match (self.bottom(), other.bottom()) {
            (true, true) => !later,
            (false, false) => later,
            (bottom, _) => !bottom,
        }
    }
}

/// All places that are kept, in the order in which their cards were set aside.
#[derive(Resource, Clone, Debug, Default, Hash)]
pub struct Keeping(pub Vec<Kept>);

/// Where in a hero's piles a text puts a card, if that needs neither chance nor a location.
pub fn fixed(world: &World, card: CardId, to: To, hero: HeroId) -> Option<(PileId, Spot)> {
    Some(match to {
        To::Hand => (PileId::Hand(hero), Spot::Top),
        To::DeckTop => (PileId::Deck(hero), Spot::Top),
        To::DeckBottom => (PileId::Deck(hero), Spot::Bottom),
        To::Discards => (PileId::Discards(hero), Spot::Top),
        To::Buried => (PileId::Buried(hero), Spot::Top),
        To::Displayed => (PileId::Displayed(hero), Spot::Top),
        To::Box => (table::banished(world, card), Spot::Top),
        _ => return None,
    })
}

/// Keeps the place that a card would take now.
pub fn keep(world: &mut World, card: CardId, to: To, hero: HeroId) {
    let place = table::hero(world, hero).at;
    let at = match fixed(world, card, to, hero) {
        None | Some((PileId::Box(_) | PileId::Vault | PileId::Removed | PileId::Gone, _)) => None,
        Some((pile, Spot::Bottom)) => Some((pile, 0)),
        Some((pile, _)) => Some((pile, table::pile(world, pile).len())),
    };
    world.resource_mut::<Keeping>().0.push(Kept { card, to, place, at });
}

/// What is kept for a card.
pub fn of(world: &World, card: CardId) -> Option<&Kept> {
    world.resource::<Keeping>().0.iter().find(|k| k.card == card)
}

/// Lays a card down where its place was kept. Returns where it is to go instead, if that place has
/// no order.
pub fn take(world: &mut World, card: CardId) -> Option<Kept> {
    let keeping = &mut world.resource_mut::<Keeping>().into_inner().0;
    let n = keeping.iter().position(|k| k.card == card)?;
    let own = keeping.remove(n);
    let Some((pile, at)) = own.at else { return Some(own) };
    // Kept places above it, with nothing between, are one higher afterwards.
    let above: Vec<CardId> = keeping
        .iter()
        .enumerate()
        .filter(|(i, k)| k.at == own.at && k.above(&own, *i >= n))
        .map(|(_, k)| k.card)
        .collect();
    table::move_card(world, card, pile, Spot::At(at));
    for k in &mut world.resource_mut::<Keeping>().0 {
        if let Some((_, at)) = k.at.as_mut().filter(|_| above.contains(&k.card)) {
            *at += 1;
        }
    }
    None
}

/// A card that was set aside is somewhere again: nothing is kept for it.
pub(super) fn forget(world: &mut World, card: CardId) {
    world.resource_mut::<Keeping>().0.retain(|k| k.card != card);
}

fn each(world: &mut World, pile: PileId, mut change: impl FnMut(&Kept, usize) -> usize) {
    for k in &mut world.resource_mut::<Keeping>().0 {
        if let Some((p, at)) = k.at
            && p == pile
        {
            k.at = Some((p, change(k, at)));
        }
    }
}

/// A card was taken out of a pile.
pub(super) fn removed(world: &mut World, pile: PileId, from: usize) {
    each(world, pile, |_, at| at - usize::from(from < at));
}

/// A card was put into a pile: at the bottom, it comes below what is kept there.
pub(super) fn inserted(world: &mut World, pile: PileId, to: usize, bottom: bool) {
    each(world, pile, |_, at| at + usize::from(to < at || (to == at && bottom)));
}

/// A pile was put in another order: of the cards below a kept place, these stay there.
pub(super) fn reordered(world: &mut World, pile: PileId, stays: impl Fn(usize) -> usize) {
    each(world, pile, |_, at| stays(at));
}

/// A pile was shuffled: the lowest place stays the lowest, the highest the highest.
pub(super) fn shuffled(world: &mut World, pile: PileId) {
    let all = table::pile(world, pile).len();
    each(world, pile, |k, _| if k.bottom() { 0 } else { all });
}
