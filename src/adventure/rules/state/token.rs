//! Heroes' tokens shuffled into a location's deck (AC-TOKN-01 to AC-TOKN-06).
//!
//! In the deck a token is a card like any other, so its position stays unknown. It leaves the deck
//! only to be placed at the location, whatever other effect moves it (AC-TOKN-02). Until then the
//! hero counts as being there (AC-TOKN-06, AC-RUL-51) and explores, encounters and plays as usual
//! (AC-TOKN-03).

use bevy_ecs::prelude::*;

use super::cue::{Cue, Cues};
use super::ids::{CardId, HeroId, PileId, PlaceId};
use super::table::{self, Index, Spot};
use crate::cards::content::DefId;
use crate::saturating;

/// Returns the hero whose token a card is.
pub fn hero_of(world: &World, card: CardId) -> Option<HeroId> {
    table::card(world, card).def.seat().map(HeroId)
}

/// Returns whether a hero's token is in the deck of the hero's location.
pub fn is_hidden(world: &World, hero: HeroId) -> bool {
    table::hero(world, hero).token.is_some()
}

/// Returns the heroes whose tokens are in a location's deck, without their positions.
pub fn hidden_heroes_at(world: &World, place: PlaceId) -> Vec<HeroId> {
    let there = |h: &HeroId| table::hero(world, *h).at == place && is_hidden(world, *h);
    table::heroes(world).filter(there).collect()
}

/// Shuffles a hero's token into the deck of the hero's location.
pub fn shuffle_in(world: &mut World, hero: HeroId) {
    if is_hidden(world, hero) {
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

/// Takes a token out of its deck and places it at that location (AC-TOKN-02). Returns false if the
/// card is no token.
pub fn place_found(world: &mut World, card: CardId) -> bool {
    if hero_of(world, card).is_none() {
        return false;
    }
    table::move_card(world, card, PileId::Gone, Spot::Top);
    true
}

/// Returns the pile that a hero's token really goes to when an effect moves it from `from` to `to`:
/// leaving its deck, it is placed at that location instead of going to a pile (AC-TOKN-02,
/// AC-RUL-49). Returns `None` if it stays in place.
pub fn real_destination(
    world: &mut World,
    hero: HeroId,
    from: PileId,
    to: PileId,
) -> Option<PileId> {
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
