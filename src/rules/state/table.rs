//! Cards, piles, heroes and locations as components, and the few functions that read and move them.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use bevy_ecs::prelude::*;
use serde::{Deserialize, Serialize};

use super::cue::{Cue, Cues};
use super::fate::Fate;
use super::ids::{CardId, HeroId, PileId, PlaceId};
pub use super::stock::{
    banish, banished, boxed, fetch, find_in_box, home, imagine, in_box, random_but,
    random_from_box, take_from_box,
};
use super::{faceup, kept, known, token};
use crate::cards::content::{Content, DefId};
use crate::cards::effect::{CardFilter, Side};
use crate::cards::printed::{CardDef, HeroDef, LocationDef, ScenarioDef};
use crate::cards::words::{Kind, Skill, Trait};
use crate::narrow;
use crate::rules::effect::{examine, invokes};
use crate::rules::flow::learned;

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

/// How the scenario ended.
#[derive(Clone, Copy, Debug, Hash, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// The villain was cornered, or what else the scenario asks for was done (AC-END-05).
    Won,
    /// The hours ran out (AC-END-01).
    OutOfTime,
    /// Everyone died (AC-END-03).
    AllDead,
}

/// Set once the scenario is over.
#[derive(Resource, Clone, Copy, Debug, Default, Hash, PartialEq, Eq)]
pub struct Over(pub Option<End>);

/// Ends the scenario. What was established first counts (AC-RUL-28).
pub fn finish(world: &mut World, end: End) {
    if world.resource::<Over>().0.is_none() {
        world.resource_mut::<Over>().0 = Some(end);
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

/// The cards of a pile, which may be none (AC-PLAY-44); the last is the top.
pub fn pile(world: &World, id: PileId) -> &[CardId] {
    let e = world.resource::<Index>().piles[id.slot()];
    &world.get::<Pile>(e).expect("every pile entity has its pile").0
}

pub(super) fn pile_mut(world: &mut World, id: PileId) -> Mut<'_, Pile> {
    let e = world.resource::<Index>().piles[id.slot()];
    world.get_mut::<Pile>(e).expect("every pile entity has its pile")
}

/// Where in a pile a card is put.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// On top.
    Top,
    /// At the bottom.
    Bottom,
    /// Anywhere: the pile is shuffled afterwards.
    Shuffled,
    /// At this position from the bottom, or on top if there are fewer cards.
    At(usize),
}

/// Moves a card. Cards never appear or vanish: this and [`move_unseen`] are the only ways from pile
/// to pile.
pub fn move_card(world: &mut World, id: CardId, to: PileId, spot: Spot) {
    relocate(world, id, to, spot, true);
}

/// Moves a card that was shuffled among others before: which of them goes where is told to nobody,
/// not even by naming the pile that one of them comes from.
pub fn move_unseen(world: &mut World, id: CardId, to: PileId, spot: Spot) {
    relocate(world, id, to, spot, false);
}

fn relocate(world: &mut World, id: CardId, to: PileId, spot: Spot, open: bool) {
    let from = card(world, id).pile;
    let to = if card(world, id).imagined && matches!(to, PileId::Box(_) | PileId::Vault) {
        PileId::Gone
    } else {
        to
    };
    let Some(to) = token::diverted(world, id, from, to) else { return };
    if open {
        learned::leaves(world, id, from, to);
    }
    let waits = lay_at(world, id, to, spot, open);
    if open {
        let card = known::seen_moving(from, to).then_some(id);
        world.resource_mut::<Cues>().push(|| Cue::Moved { card, from, to });
    }
    if spot == Spot::Shuffled && !waits {
        shuffle(world, to);
    }
}

/// Moves a card without a word, and with nothing learned by it: for a play that may still be taken
/// back, of a card that everybody knows.
pub fn slip(world: &mut World, id: CardId, to: PileId, spot: Spot) {
    lay_at(world, id, to, spot, true);
}

/// Takes a card out of its pile and lays it into another; whoever sees that (`open`) knows where it
/// lies. Returns whether it waits under a deck that is being examined (AC-EXAM-08).
fn lay_at(world: &mut World, id: CardId, to: PileId, spot: Spot, open: bool) -> bool {
    let from = card(world, id).pile;
    known::leaves(world, id, from);
    let mut old = pile_mut(world, from);
    if let Some(at) = old.0.iter().rposition(|c| *c == id) {
        old.0.remove(at);
        kept::removed(world, from, at);
    }
    // What is shuffled into a deck that is being examined waits under it (AC-EXAM-08).
    let waits = spot == Spot::Shuffled && examine::holds_back(world, to);
    // Below what lies faceup (AC-FACE-06).
    let top = pile(world, to).len() - faceup::count(world, to);
    let mut new = pile_mut(world, to);
    let at = match spot {
        Spot::Shuffled if waits => 0,
        Spot::Bottom => 0,
        Spot::At(n) => n.min(new.0.len()),
        Spot::Top | Spot::Shuffled => top,
    };
    new.0.insert(at, id);
    kept::inserted(world, to, at, spot == Spot::Bottom || waits);
    if matches!(from, PileId::Aside(_)) {
        kept::forget(world, id);
    }
    let e = world.resource::<Index>().cards[id.0 as usize];
    if let Some(mut c) = world.get_mut::<Card>(e) {
        c.pile = to;
        c.up = false;
    }
    let alone = pile(world, to).len() == 1;
    let certain = open && !waits && (spot != Spot::Shuffled || alone);
    known::comes(world, id, from, to, certain);
    waits
}

/// Shuffles a pile; one that is being examined, afterwards (AC-EXAM-08).
pub fn shuffle(world: &mut World, id: PileId) {
    if examine::holds_back(world, id) {
        return;
    }
    // What lies faceup stays on top, unshuffled (AC-FACE-07).
    let up = faceup::count(world, id);
    let mut cards = std::mem::take(&mut pile_mut(world, id).0);
    let above = cards.split_off(cards.len() - up);
    world.resource_mut::<Fate>().shuffle(&mut cards);
    cards.extend(above);
    pile_mut(world, id).0 = cards;
    known::shuffled(world, id);
    kept::shuffled(world, id);
    if !matches!(id, PileId::Box(_)) {
        world.resource_mut::<Cues>().push(|| Cue::Shuffled { pile: id });
    }
}

/// Puts the cards of a pile in this order, on top, and what lies faceup above them (AC-FACE-06);
/// ids that do not lie in it are ignored.
pub fn reorder(world: &mut World, id: PileId, order: &[CardId]) {
    let old = pile(world, id);
    let mut all: Vec<CardId> = old.iter().copied().filter(|c| !order.contains(c)).collect();
    all.extend(order.iter().copied().filter(|c| old.contains(c)));
    let below: Vec<bool> = old.iter().map(|c| !order.contains(c)).collect();
    let (up, mut cards): (Vec<CardId>, Vec<CardId>) =
        all.into_iter().partition(|c| card(world, *c).up);
    cards.extend(up);
    pile_mut(world, id).0 = cards;
    kept::reordered(world, id, |at| below.iter().take(at).filter(|b| **b).count());
}

/// Lays a pile anew, card by card, without a word: for putting back what was only tried out. Every
/// pile that was changed has to be laid.
pub fn lay(world: &mut World, id: PileId, cards: Vec<CardId>) {
    for c in &cards {
        let e = world.resource::<Index>().cards[c.0 as usize];
        if let Some(mut c) = world.get_mut::<Card>(e) {
            c.pile = id;
        }
    }
    pile_mut(world, id).0 = cards;
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
    let (row, plus) = skill_row(world, id, wanted)?;
    let def = hero_def(world, id);
    let boxes = hero(world, id).feats.skills.get(row).copied().unwrap_or(0);
    Some((def.skills[row].die.faces, i32::from(plus) + i32::from(boxes)))
}

/// The row of a skill on the hero's board and what it adds to the row's own.
pub fn skill_row(world: &World, id: HeroId, wanted: Skill) -> Option<(usize, i8)> {
    hero_def(world, id).skills.iter().enumerate().find_map(|(i, s)| {
        if s.skill == wanted {
            return Some((i, 0));
        }
        s.uses.iter().find(|(k, _)| *k == wanted).map(|(_, plus)| (i, *plus))
    })
}

/// All names that a check with this skill goes by: `Arcane: Intelligence +2` counts as both
/// (AC-CHECK-37, AC-RUL-97). An added die or trait is no skill (AC-CHAR-08, AC-CHECK-27).
pub fn also_called(world: &World, id: HeroId, used: Skill) -> Vec<Skill> {
    let mut names = vec![used];
    if let Some((row, _)) = skill_row(world, id, used) {
        let base = hero_def(world, id).skills[row].skill;
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
