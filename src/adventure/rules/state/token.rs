//! Heroes' tokens shuffled into the deck of a location (AC-TOKN-01 to AC-TOKN-06). In the deck a
//! token is a card like others, so that its place is nobody's knowledge; it leaves the deck
//! only to be placed at the location, whatever would have become of it (AC-TOKN-02). Until then the
//! hero counts as being there (AC-TOKN-06, AC-RUL-51), explores, encounters and plays (AC-TOKN-03).

use bevy_ecs::prelude::*;

use super::cue::{Cue, Cues};
use super::ids::{CardId, HeroId, PileId, PlaceId};
use super::table::{self, Index, Spot};
use crate::cards::content::DefId;
use crate::saturating;

/// The hero whose token a card is.
pub fn of(world: &World, card: CardId) -> Option<HeroId> {
    table::card(world, card).def.seat().map(HeroId)
}

/// Whether a hero's token lies in the deck of the hero's location.
pub fn hidden(world: &World, hero: HeroId) -> bool {
    table::hero(world, hero).token.is_some()
}

/// The heroes whose tokens lie in the deck of a location; their places in it are not told.
pub fn hidden_at(world: &World, place: PlaceId) -> Vec<HeroId> {
    let there = |h: &HeroId| table::hero(world, *h).at == place && hidden(world, *h);
    table::heroes(world).filter(there).collect()
}

/// Shuffles a hero's token into the deck of the hero's location.
pub fn hide(world: &mut World, hero: HeroId) {
    if hidden(world, hero) {
        return;
    }
    let def = DefId::token(hero.0);
    let mut known = saturating::shorts(world.resource::<Index>().cards.len()).rev().map(CardId);
    let old = known.find(|c| table::card(world, *c).def == def);
    let card = old.unwrap_or_else(|| table::imagine(world, def));
    let place = table::hero(world, hero).at;
    table::hero_mut(world, hero).token = Some(card);
    world.resource_mut::<Cues>().push(|| Cue::Hidden { hero, place });
    table::move_card(world, card, PileId::Location(place), Spot::Shuffled);
}

/// Takes a token out of its deck and places it at that location (AC-TOKN-02). False if the card is
/// no token.
pub fn found(world: &mut World, card: CardId) -> bool {
    if of(world, card).is_none() {
        return false;
    }
    table::move_card(world, card, PileId::Gone, Spot::Top);
    true
}

/// Where a hero's token really goes: a token that leaves its deck is placed at that location, and goes to no
/// pile (AC-TOKN-02, AC-RUL-49). None if it stays where it is.
pub fn diverted(world: &mut World, hero: HeroId, from: PileId, to: PileId) -> Option<PileId> {
    match (from, to) {
        (_, PileId::Location(place)) => {
            table::hero_mut(world, hero).at = place;
            Some(to)
        }
        (PileId::Location(place), _) => {
            table::hero_mut(world, hero).token = None;
            world.resource_mut::<Cues>().push(|| Cue::Found { hero, place });
            Some(PileId::Gone)
        }
        _ => None,
    }
}
