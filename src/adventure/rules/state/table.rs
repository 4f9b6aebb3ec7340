//! Cards, piles, heroes and locations as components, and the few functions that read and move them.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use bevy_ecs::prelude::*;
use serde::{Deserialize, Serialize};

use super::cue::{Cue, Cues};
pub use super::ending::End;
use super::ids::{CardId, HeroId, PileId, PlaceId};
pub(super) use super::piles::pile_mut;
pub use super::piles::{Spot, lay, move_card, move_unseen, pile, reorder, shuffle, slip};
pub use super::stock::{
    banish, banished, boxed, fetch, find_in_box, home, imagine, in_box, random_but,
    random_from_box, take_from_box,
};
use crate::cards::content::{Content, DefId};
use crate::cards::effect::{CardFilter, Side};
use crate::cards::invokes;
use crate::cards::printed::{CardDef, HeroDef, LocationDef, ScenarioDef};
use crate::cards::words::{Kind, Skill, Trait};
use crate::kernel::{drive, flow};
use crate::narrow;
use crate::rules::family::Adventure;

/// A card.
#[derive(Component, Clone, Debug, Hash, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    /// Its id.
    pub id: CardId,
    /// What is printed on it.
    pub def: DefId,
    /// Where it lies.
    pub pile: PileId,
    /// An imagined copy (AC-SUMM-02).
    pub imagined: bool,
    /// Left faceup on top of the deck of a location (AC-FACE-01).
    pub up: bool,
}

/// The cards of a pile. The last one is the top. The only order that rules go by.
#[derive(Component, Clone, Debug, Default, Hash, PartialEq, Eq)]
pub struct Pile(pub Vec<CardId>);

/// Which pile an entity is.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PileOf(pub PileId);

/// Checked feat boxes (AC-FEAT-03).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Feats {
    /// Boxes checked in each skill row, in printed order; rows not named have none.
    pub skills: Vec<u8>,
    /// Boxes checked for each power, in printed order; those of the role follow.
    pub powers: Vec<u8>,
    /// Boxes checked for hand size.
    pub hand: u8,
    /// Boxes checked for each type of card: (type, boxes).
    pub cards: Vec<(crate::cards::words::Kind, u8)>,
    /// The side of the role card that was chosen, once there is one: 0 or 1 (AC-ROLE-02).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub role: Option<u8>,
}

/// Without a role as before there were any: a digest is for good.
impl Hash for Feats {
    fn hash<H: Hasher>(&self, h: &mut H) {
        let Feats { skills, powers, hand, cards, role } = self;
        (skills, powers, hand, cards).hash(h);
        if let Some(role) = role {
            role.hash(h);
        }
    }
}

impl Feats {
    /// The boxes checked for the power of that number.
    pub fn power(&self, number: usize) -> u8 {
        self.powers.get(number).copied().unwrap_or(0)
    }
}

/// A hero at the table.
#[derive(Component, Clone, Debug, Hash, PartialEq, Eq)]
pub struct Hero {
    /// The seat.
    pub id: HeroId,
    /// Position of the definition in [`Content::heroes`].
    pub def: usize,
    /// Where the token stands.
    pub at: PlaceId,
    /// False once dead (AC-DIE-08).
    pub alive: bool,
    /// Checked boxes.
    pub feats: Feats,
    /// The token lies in the deck of the location, as this card (AC-TOKN-01).
    pub token: Option<CardId>,
}

/// Open or closed.
#[derive(Clone, Copy, Debug, Default, Hash, PartialEq, Eq, Serialize, Deserialize)]
pub enum Shut {
    /// Open.
    #[default]
    Open,
    /// Temporarily closed, by the hero who did it, until the villain's escape (AC-VILL-09).
    Temporarily,
    /// Permanently closed (AC-CLOSE-15).
    Permanently,
}

/// A location in play.
#[derive(Component, Clone, Debug, Hash, PartialEq, Eq)]
pub struct Place {
    /// Its place in the row.
    pub id: PlaceId,
    /// Position of the definition in [`Content::locations`].
    pub def: usize,
    /// Open or closed.
    pub shut: Shut,
    /// Its back is up: only what is said there remains (AC-CLOSE-19).
    pub flipped: bool,
}

/// The pack in play: with what the scenario was begun with besides, such as wildcards.
#[derive(Resource, Clone)]
pub struct Book(pub Arc<Content>);

/// The pack as it is printed.
#[derive(Resource, Clone)]
pub struct Printed(pub Arc<Content>);

/// Where to find the entities of ids.
#[derive(Resource, Clone, Debug, Default)]
pub struct Index {
    /// By card id.
    pub cards: Vec<Entity>,
    /// By hero id.
    pub heroes: Vec<Entity>,
    /// By place id.
    pub places: Vec<Entity>,
    /// By the slot of the pile.
    pub piles: Vec<Entity>,
    /// How many cards there were when the table was laid out, imagined stand-ins among them
    /// (AC-RUL-80). What is imagined later lasts no longer than its encounter (AC-RUL-101).
    pub laid: usize,
}

/// Which scenario is played.
#[derive(Resource, Clone, Copy, Debug, Default, Hash, PartialEq, Eq)]
pub struct Playing(pub usize);

/// Whose turn it is.
#[derive(Resource, Clone, Copy, Debug, Hash, PartialEq, Eq)]
pub struct Clock {
    /// The active hero.
    pub active: HeroId,
    /// Turns begun so far.
    pub turn: u32,
}

impl Clock {
    /// The hero whose turn it is; during the set-up, nobody (AC-SETUP-37).
    pub fn on_turn(&self) -> Option<HeroId> {
        (self.turn > 0).then_some(self.active)
    }
}

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
    narrow::bytes(world.resource::<Index>().heroes.len()).map(HeroId)
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
    narrow::bytes(world.resource::<Index>().places.len()).map(PlaceId)
}

/// Locations neither permanently nor temporarily closed: where a villain can escape to
/// (AC-CLOSE-16), even with an empty deck (AC-RUL-41).
pub fn open_places(world: &World) -> Vec<PlaceId> {
    places(world).filter(|p| place(world, *p).shut == Shut::Open).collect()
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
    skill_of(hero_def(world, id), &hero(world, id).feats, wanted)
}

/// The same, by what is printed for the hero and the checked boxes.
pub(super) fn skill_of(def: &HeroDef, feats: &Feats, wanted: Skill) -> Option<(u8, i32)> {
    let (row, plus) = skill_row(def, wanted)?;
    let boxes = feats.skills.get(row).copied().unwrap_or(0);
    Some((def.skills[row].die.faces, i32::from(plus) + i32::from(boxes)))
}

/// The row of a skill on a hero's board and what it adds to the row's own.
fn skill_row(def: &HeroDef, wanted: Skill) -> Option<(usize, i8)> {
    def.skills.iter().enumerate().find_map(|(i, s)| {
        if s.skill == wanted {
            return Some((i, 0));
        }
        s.uses.iter().find(|(k, _)| *k == wanted).map(|(_, plus)| (i, *plus))
    })
}

/// All names that a check with this skill goes by: `Arcane: Intelligence +2` counts as both
/// (AC-CHECK-37, AC-RUL-97). An added die or trait is no skill (AC-CHAR-08, AC-CHECK-27).
pub fn also_called(world: &World, id: HeroId, used: Skill) -> Vec<Skill> {
    names_of(hero_def(world, id), used)
}

/// The same, by what is printed for the hero.
pub(super) fn names_of(def: &HeroDef, used: Skill) -> Vec<Skill> {
    let mut names = vec![used];
    if let Some((row, _)) = skill_row(def, used) {
        let base = def.skills[row].skill;
        if base != used {
            names.push(base);
        }
    }
    names
}

/// Whether a trait word is among these.
pub fn has_any(have: &[Trait], wanted: &[Trait]) -> bool {
    wanted.iter().any(|t| have.contains(t))
}
