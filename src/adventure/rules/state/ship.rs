//! The party's ship: its card, who commands it, who is on it, and the plunder under it.

use bevy_ecs::prelude::*;

use super::ids::{CardId, HeroId, PileId, PlaceId};
use super::table::{self, Clock};
use crate::cards::printed::StoryDef;
use crate::cards::ship::ShipFact;

/// The state of the party's ship, whose card lies in [`PileId::Ship`].
#[derive(Resource, Clone, Debug, Default, Hash, PartialEq, Eq)]
pub struct PartyShip {
    /// Whether it is wrecked (AC-SHIP-17).
    pub wrecked: bool,
    /// The location where it is anchored (AC-SHIP-08).
    pub anchor: Option<PlaceId>,
}

impl PartyShip {
    /// Returns whether there is something to tell: a ship that is wrecked or anchored.
    pub fn is_special(&self) -> bool {
        *self != PartyShip::default()
    }
}

/// Returns the card of the party's ship, if it has one (AC-SHIP-05).
pub fn card(world: &World) -> Option<CardId> {
    table::pile(world, PileId::Ship).last().copied()
}

/// Returns whether the party's ship is wrecked.
pub fn is_wrecked(world: &World) -> bool {
    world.resource::<PartyShip>().wrecked
}

/// Returns what the faceup side of the party's ship says, with its card (AC-SHIP-09, AC-SHIP-18).
pub fn side(world: &World) -> Option<(CardId, &StoryDef)> {
    let card = card(world)?;
    let ship = table::printed(world, card).ship.as_ref()?;
    Some((card, ship.side(is_wrecked(world))))
}

/// Returns the hero who commands the party's ship: on the own turn, and where it is anchored only
/// there (AC-SHIP-06, AC-SHIP-08).
pub fn commander(world: &World) -> Option<HeroId> {
    card(world)?;
    let hero = world.resource::<Clock>().on_turn().filter(|h| table::hero(world, *h).alive)?;
    let anchor = world.resource::<PartyShip>().anchor;
    anchor.is_none_or(|at| table::hero(world, hero).at == at).then_some(hero)
}

/// Returns the location of the ship: where it is anchored, or with its commander (AC-SHIP-07).
pub fn place(world: &World) -> Option<PlaceId> {
    card(world)?;
    let anchor = world.resource::<PartyShip>().anchor;
    anchor.or_else(|| commander(world).map(|h| table::hero(world, h).at))
}

/// Returns whether a fact about the party's ship holds for a hero.
pub fn holds(world: &World, hero: HeroId, fact: ShipFact) -> bool {
    if card(world).is_none() {
        return false;
    }
    match fact {
        ShipFact::Commanding => commander(world) == Some(hero),
        ShipFact::Aboard => place(world) == Some(table::hero(world, hero).at),
        ShipFact::Wrecked => is_wrecked(world),
        ShipFact::Anchored => world.resource::<PartyShip>().anchor.is_some(),
        ShipFact::Plunder(n) => table::pile(world, PileId::Plunder).len() >= usize::from(n),
    }
}
