//! The few functions that read and move what lies on the table.

use std::sync::Arc;

use bevy_ecs::prelude::*;

pub use super::components::{
    Book, Card, Clock, Feats, Hero, Index, LocationStatus, Pile, PileOf, Place, Playing, Printed,
};
use super::cue::{Cue, Cues};
pub use super::ending::End;
use super::ids::{CardId, HeroId, PlaceId};
pub(super) use super::piles::pile_mut;
pub use super::piles::{Spot, lay, move_card, move_unseen, pile, reorder, shuffle, slip};
use super::sheet;
pub use super::stock::{
    banish, banished, boxed, fetch, find_in_box, home, imagine, in_box, random_but,
    random_from_box, take_from_box,
};
use crate::cards::content::Content;
use crate::cards::effect::{CardFilter, Side};
use crate::cards::invokes;
use crate::cards::printed::{CardDef, HeroDef, LocationDef, ScenarioDef};
use crate::cards::vocabulary::{Kind, Skill, Trait};
use crate::kernel::{drive, flow};
use crate::rules::family::Adventure;
use crate::saturating;

/// The hero whose turn it is; during the set-up, nobody.
pub fn on_turn(world: &World) -> Option<HeroId> {
    world.resource::<Clock>().on_turn()
}

/// Set once the scenario is over.
pub type Over = flow::Over<Adventure>;

/// Ends the scenario. What was established first counts (AC-RUL-28).
pub fn finish(world: &mut World, end: End) {
    if drive::finish::<Adventure>(world, end) {
        world.resource_mut::<Cues>().push(|| Cue::Over { end });
    }
}

/// The pack in play.
pub fn book(world: &World) -> &Arc<Content> {
    &world.resource::<Book>().0
}

/// The scenario in play.
pub fn scenario(world: &World) -> &ScenarioDef {
    &book(world).scenarios[world.resource::<Playing>().0]
}

/// A card's component.
pub fn card(world: &World, id: CardId) -> &Card {
    let e = world.resource::<Index>().cards[id.0 as usize];
    world.get::<Card>(e).expect("every card entity has its card")
}

/// What is printed on a card.
pub fn printed(world: &World, id: CardId) -> &CardDef {
    book(world).card(card(world, id).def)
}

/// A hero's component.
pub fn hero(world: &World, id: HeroId) -> &Hero {
    let e = world.resource::<Index>().heroes[id.0 as usize];
    world.get::<Hero>(e).expect("every hero entity has its hero")
}

/// A hero's component, to change.
pub fn hero_mut(world: &mut World, id: HeroId) -> Mut<'_, Hero> {
    let e = world.resource::<Index>().heroes[id.0 as usize];
    world.get_mut::<Hero>(e).expect("every hero entity has its hero")
}

/// What is printed for a hero.
pub fn hero_def(world: &World, id: HeroId) -> &HeroDef {
    &book(world).heroes[hero(world, id).def]
}

/// A location's component.
pub fn place(world: &World, id: PlaceId) -> &Place {
    let e = world.resource::<Index>().places[id.0 as usize];
    world.get::<Place>(e).expect("every place entity has its place")
}

/// A location's component, to change.
pub fn place_mut(world: &mut World, id: PlaceId) -> Mut<'_, Place> {
    let e = world.resource::<Index>().places[id.0 as usize];
    world.get_mut::<Place>(e).expect("every place entity has its place")
}

/// What is printed for a location.
pub fn place_def(world: &World, id: PlaceId) -> &LocationDef {
    &book(world).locations[place(world, id).def]
}

/// All heroes, by seat, dead ones too.
pub fn heroes(world: &World) -> impl DoubleEndedIterator<Item = HeroId> + use<> {
    saturating::bytes(world.resource::<Index>().heroes.len()).map(HeroId)
}

/// All living heroes, by seat.
pub fn living(world: &World) -> Vec<HeroId> {
    heroes(world).filter(|h| hero(world, *h).alive).collect()
}

/// All dead heroes, by seat.
pub fn dead(world: &World) -> Vec<HeroId> {
    heroes(world).filter(|h| !hero(world, *h).alive).collect()
}

/// Living heroes at a location, by seat. The dead take part in nothing (AC-DIE-08).
pub fn heroes_at(world: &World, at: PlaceId) -> Vec<HeroId> {
    heroes(world).filter(|h| hero(world, *h).alive && hero(world, *h).at == at).collect()
}

/// All locations in play.
pub fn places(world: &World) -> impl DoubleEndedIterator<Item = PlaceId> + use<> {
    saturating::bytes(world.resource::<Index>().places.len()).map(PlaceId)
}

/// Locations neither permanently nor temporarily closed: where a villain can escape to
/// (AC-CLOSE-16), even with an empty deck (AC-RUL-41).
pub fn open_places(world: &World) -> Vec<PlaceId> {
    places(world).filter(|p| place(world, *p).shut == LocationStatus::Open).collect()
}

/// Whether a printed card is meant by a filter: by what it lists, not by its name (AC-CARD-19);
/// loot by its listed type (AC-CARD-38), "non-Basic" by the trait it lacks (AC-BOX-11).
pub fn matches(def: &CardDef, f: &CardFilter) -> bool {
    def.kind != Kind::Token
        && (f.kinds.is_empty() || f.kinds.contains(&def.kind))
        && (f.ranks.is_empty() || f.ranks.contains(&def.rank))
        && (f.traits.is_empty() || f.traits.iter().any(|t| def.traits.contains(t)))
        && !f.without.iter().any(|t| def.traits.contains(t))
        && (f.ids.is_empty() || f.ids.contains(&def.id))
        && (f.invokes.is_empty() || invokes::card(def, &f.invokes))
        && match f.side {
            None => true,
            Some(Side::Bane) => def.kind.is_bane(),
            Some(Side::Boon) => def.kind.is_boon(),
        }
}

/// A hero's die and bonus for a skill, feats included; `None` without the skill (AC-CHAR-05,
/// AC-CHAR-07, AC-FEAT-08).
pub fn skill(world: &World, id: HeroId, wanted: Skill) -> Option<(u8, i32)> {
    sheet::skill_of(hero_def(world, id), &hero(world, id).feats, wanted)
}

/// All names that a check with this skill goes by: `Arcane: Intelligence +2` counts as both
/// (AC-CHECK-37, AC-RUL-97). An added die or trait is no skill (AC-CHAR-08, AC-CHECK-27).
pub fn also_called(world: &World, id: HeroId, used: Skill) -> Vec<Skill> {
    sheet::names_of(hero_def(world, id), used)
}

/// Whether a trait word is among these.
pub fn has_any(have: &[Trait], wanted: &[Trait]) -> bool {
    wanted.iter().any(|t| have.contains(t))
}
