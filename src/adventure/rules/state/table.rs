//! Functions that read and move the cards, heroes and locations on the table.

use std::sync::Arc;

use bevy_ecs::prelude::*;

pub use super::components::{
    Book, Card, Clock, Feats, Hero, Index, LocationStatus, Pile, PileOf, Place, Playing, Printed,
};
use super::cue::{Cue, Cues};
pub use super::ending::End;
use super::ending::Ending;
use super::ids::{CardId, HeroId, PlaceId};
pub(super) use super::piles::pile_mut;
pub use super::piles::{
    Spot, move_card, move_silently, move_unseen, pile, remove_from_box, reorder, restore_pile,
    shuffle,
};
pub use super::stock::{
    banish, banish_destination, box_pile, count_in_box, fetch, find_in_box, imagine, in_box,
    random_from_box, random_from_box_except, take_from_box,
};
use crate::cards::content::Content;
use crate::cards::effect::{CardFilter, Side};
use crate::cards::invokes;
use crate::cards::printed::{CardDef, HeroDef, LocationDef, ScenarioDef};
use crate::cards::vocabulary::{Kind, Trait};
use crate::kernel::{drive, flow};
use crate::rules::family::Adventure;
use crate::saturating;

/// Returns the hero whose turn it is; `None` during setup.
pub fn on_turn(world: &World) -> Option<HeroId> {
    world.resource::<Clock>().on_turn()
}

/// Present once the scenario is over.
pub type Over = flow::Over<Adventure>;

/// Ends the scenario. Only the first ending counts (AC-RUL-28).
pub fn finish(world: &mut World, end: End) {
    if !book(world).answers_the_end() || world.resource::<Over>().0.is_some() {
        return finish_now(world, end);
    }
    // The first ending counts.
    world.resource_mut::<Ending>().end.get_or_insert(end);
}

/// Ends the scenario without asking what answers its end.
pub fn finish_now(world: &mut World, end: End) {
    if drive::finish::<Adventure>(world, end) {
        world.resource_mut::<Cues>().push(|| Cue::Over { end });
    }
}

/// Returns the pack in play.
pub fn book(world: &World) -> &Arc<Content> {
    &world.resource::<Book>().0
}

/// Returns the scenario in play.
pub fn scenario(world: &World) -> &ScenarioDef {
    &book(world).scenarios[world.resource::<Playing>().0]
}

/// Returns a card's component.
pub fn card(world: &World, id: CardId) -> &Card {
    let e = world.resource::<Index>().cards[id.0 as usize];
    world.get::<Card>(e).expect("every card entity has its card")
}

/// Returns a card's definition.
pub fn printed(world: &World, id: CardId) -> &CardDef {
    book(world).card(card(world, id).def)
}

/// Returns a hero's component.
pub fn hero(world: &World, id: HeroId) -> &Hero {
    let e = world.resource::<Index>().heroes[id.0 as usize];
    world.get::<Hero>(e).expect("every hero entity has its hero")
}

/// Returns a hero's component for changing.
pub fn hero_mut(world: &mut World, id: HeroId) -> Mut<'_, Hero> {
    let e = world.resource::<Index>().heroes[id.0 as usize];
    world.get_mut::<Hero>(e).expect("every hero entity has its hero")
}

/// Returns a hero's definition.
pub fn hero_def(world: &World, id: HeroId) -> &HeroDef {
    &book(world).heroes[hero(world, id).def]
}

/// Returns a location's component.
pub fn place(world: &World, id: PlaceId) -> &Place {
    let e = world.resource::<Index>().places[id.0 as usize];
    world.get::<Place>(e).expect("every place entity has its place")
}

/// Returns a location's component for changing.
pub fn place_mut(world: &mut World, id: PlaceId) -> Mut<'_, Place> {
    let e = world.resource::<Index>().places[id.0 as usize];
    world.get_mut::<Place>(e).expect("every place entity has its place")
}

/// Returns a location's definition.
pub fn place_def(world: &World, id: PlaceId) -> &LocationDef {
    &book(world).locations[place(world, id).def]
}

/// Returns all heroes by seat, including dead ones.
pub fn heroes(world: &World) -> impl DoubleEndedIterator<Item = HeroId> + use<> {
    saturating::bytes(world.resource::<Index>().heroes.len()).map(HeroId)
}

/// Returns all living heroes by seat.
pub fn living(world: &World) -> Vec<HeroId> {
    heroes(world).filter(|h| hero(world, *h).alive).collect()
}

/// Returns all dead heroes by seat.
pub fn dead(world: &World) -> Vec<HeroId> {
    heroes(world).filter(|h| !hero(world, *h).alive).collect()
}

/// Returns the living heroes at a location, by seat. Dead heroes take part in nothing (AC-DIE-08).
pub fn heroes_at(world: &World, at: PlaceId) -> Vec<HeroId> {
    heroes(world).filter(|h| hero(world, *h).alive && hero(world, *h).at == at).collect()
}

/// Returns all locations in play.
pub fn places(world: &World) -> impl DoubleEndedIterator<Item = PlaceId> + use<> {
    saturating::bytes(world.resource::<Index>().places.len()).map(PlaceId)
}

/// Returns the locations that are neither permanently nor temporarily closed: those that a villain
/// can escape to (AC-CLOSE-16), even with an empty deck (AC-RUL-41).
pub fn open_places(world: &World) -> Vec<PlaceId> {
    places(world).filter(|p| place(world, *p).shut == LocationStatus::Open).collect()
}

/// Returns whether a card matches a filter by what it prints alone. Nothing matches what compares a
/// number with the scenario's.
pub fn matches(def: &CardDef, f: &CardFilter) -> bool {
    matches_in(def, f, &Known::default())
}

/// What is known of a card besides what it prints.
#[derive(Clone, Copy, Debug, Default)]
pub struct Known<'a> {
    /// The adventure deck number of the scenario.
    pub scenario: Option<u8>,
    /// More traits.
    pub traits: &'a [Trait],
}

/// Returns whether a card matches a filter: by what it lists, not by its name (AC-CARD-19), loot by
/// its listed type (AC-CARD-38), "non-Basic" by the missing trait (AC-BOX-11).
pub fn matches_in(def: &CardDef, f: &CardFilter, known: &Known<'_>) -> bool {
    let number = || def.set.to_digit(10).unwrap_or(0);
    let has = |t: &Trait| def.traits.contains(t) || known.traits.contains(t);
    def.kind != Kind::Token
        && (f.kinds.is_empty() || f.kinds.contains(&def.kind))
        && (f.ranks.is_empty() || f.ranks.contains(&def.rank))
        && (f.traits.is_empty() || f.traits.iter().any(has))
        && f.all_traits.iter().all(has)
        && (f.lists.is_empty() || f.lists.iter().any(|s| def.check.lists(*s)))
        && !f.lists_none.iter().any(|s| def.check.lists(*s))
        && !f.without.iter().any(has)
        && (f.ids.is_empty() || f.ids.contains(&def.id))
        && (f.any_of.is_empty() || f.any_of.iter().any(|f| matches_in(def, f, known)))
        && (f.invokes.is_empty() || invokes::card(def, &f.invokes))
        && f.number_at_most.is_none_or(|n| number() <= n.into())
        && f.number_is.is_none_or(|is| known.scenario.is_some_and(|n| is.holds(number(), n.into())))
        && match f.side {
            None => true,
            Some(Side::Bane) => def.kind.is_bane(),
            Some(Side::Boon) => def.kind.is_boon(),
        }
}

/// Returns whether any of the wanted traits is present.
pub fn has_any(have: &[Trait], wanted: &[Trait]) -> bool {
    wanted.iter().any(|t| have.contains(t))
}
