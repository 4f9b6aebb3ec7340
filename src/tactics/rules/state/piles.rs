//! Cards and the piles in which they lie. A card lies in exactly one, and none appears or vanishes
//! during an encounter (AT-SORT-20).

use bevy_ecs::prelude::*;
use kernel::rng::Rng;
use lang::saturating;
use serde::{Deserialize, Serialize};

use super::ids::{CardId, Def, SeatId};
use super::in_force;
use crate::content::words::Divider;

/// The most heroes of a party (AT-CAMP-09).
pub const SEATS: u8 = 5;
/// The most boss decks of an encounter (AT-RUL-56).
pub const BOSS_DECKS: u8 = 4;

/// The piles of one hero (AT-HERO-10, AT-HERO-11), in the order of their slots.
const OF_HERO: u16 = 7;
const SHARED: u16 = OF_HERO * SEATS as u16;
const BOSSES: u16 = SHARED + 3;
const DIVIDERS: u16 = BOSSES + 2 * BOSS_DECKS as u16;
const SLOTS: usize = (DIVIDERS + Divider::Box as u16 + 1) as usize;

/// Where cards lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Pile {
    /// A hero's action deck (AT-HERO-09).
    Deck(SeatId),
    /// A hero's hand.
    Hand(SeatId),
    /// A hero's discard pile.
    Discards(SeatId),
    /// A hero's player board.
    Board(SeatId),
    /// What a hero has set aside for the encounter (AT-ACTN-18, AT-REVV-04).
    SetAside(SeatId),
    /// A hero's level-up cards, in the order in which they were taken.
    Levels(SeatId),
    /// A hero's tuck box (AT-SETUP-16).
    Tuck(SeatId),
    /// The card that is being played (AT-RUL-94), and boss cards being carried out.
    Aside,
    /// The direction deck (AT-SETUP-04).
    Directions,
    /// Direction cards drawn this turn (AT-BOSS-14).
    DirectionsDrawn,
    /// A boss deck of the encounter (AT-SETUP-10).
    BossDeck(u8),
    /// Its discard pile, which is open (AT-RUL-105).
    BossDiscards(u8),
    /// Cards behind a divider (AT-QTY-41).
    Divider(Divider),
}

impl Pile {
    /// Returns the number of the pile, which clients know it by.
    pub fn slot(self) -> u16 {
        let of = |seat: SeatId, n: u16| u16::from(seat.0) * OF_HERO + n;
        match self {
            Pile::Deck(s) => of(s, 0),
            Pile::Hand(s) => of(s, 1),
            Pile::Discards(s) => of(s, 2),
            Pile::Board(s) => of(s, 3),
            Pile::SetAside(s) => of(s, 4),
            Pile::Levels(s) => of(s, 5),
            Pile::Tuck(s) => of(s, 6),
            Pile::Aside => SHARED,
            Pile::Directions => SHARED + 1,
            Pile::DirectionsDrawn => SHARED + 2,
            Pile::BossDeck(n) => BOSSES + u16::from(n),
            Pile::BossDiscards(n) => BOSSES + u16::from(BOSS_DECKS) + u16::from(n),
            Pile::Divider(d) => DIVIDERS + d as u16,
        }
    }

    /// Returns whether texts of the cards in it are in force, or may be used to answer something.
    fn holds(self) -> bool {
        matches!(self, Pile::Board(_) | Pile::Hand(_) | Pile::Divider(Divider::PartyItems))
    }

    /// Returns whether nobody sees the cards in it: decks are face down (AT-RUL-105).
    pub fn is_deck(self) -> bool {
        matches!(self, Pile::Deck(_) | Pile::BossDeck(_) | Pile::Directions)
    }
}

/// The boss cards that the table has seen in this encounter, in the order in which they were seen
/// (AT-RUL-105). It changes nothing of what happens, so it is no part of a digest.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct BossSeen(pub Vec<CardId>);

impl BossSeen {
    /// Notes that a card was seen.
    pub fn note(world: &mut World, card: CardId) {
        let mut seen = world.resource_mut::<BossSeen>();
        if !seen.0.contains(&card) {
            seen.0.push(card);
        }
    }
}

/// A card on the table.
#[derive(Component, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Card {
    /// What is printed on it.
    pub def: Def,
    /// Where it lies.
    pub pile: Pile,
    /// The hero whose card it is, if any.
    pub owner: Option<SeatId>,
}

/// The cards of each pile, the top one last.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Piles(Vec<Vec<CardId>>);

impl Default for Piles {
    fn default() -> Piles {
        Piles(vec![Vec::new(); SLOTS])
    }
}

impl Piles {
    /// Returns the cards of a pile, the top one last.
    pub fn of(&self, pile: Pile) -> &[CardId] {
        self.0.get(usize::from(pile.slot())).map_or(&[], Vec::as_slice)
    }

    fn of_mut(&mut self, pile: Pile) -> &mut Vec<CardId> {
        &mut self.0[usize::from(pile.slot())]
    }

    /// Returns every card of every pile, in the order of the piles.
    pub fn all(&self) -> impl Iterator<Item = CardId> {
        self.0.iter().flatten().copied()
    }
}

/// Where in a pile a card is put.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// On top.
    Top,
    /// At the bottom.
    Bottom,
}

/// The entities of cards and of figures by their ids.
#[derive(Resource, Default)]
pub struct Index {
    /// Of cards.
    pub cards: Vec<Entity>,
    /// Of figures.
    pub fighters: Vec<Entity>,
}

/// Returns a card.
pub fn card(world: &World, id: CardId) -> &Card {
    let e = world.resource::<Index>().cards[usize::from(id.0)];
    world.get(e).expect("every card entity has its card")
}

/// Returns the cards of a pile, the top one last.
pub fn pile(world: &World, pile: Pile) -> &[CardId] {
    world.resource::<Piles>().of(pile)
}

/// Returns every card that a hero owns but level-up cards.
pub fn owned(world: &World, hero: SeatId) -> Vec<CardId> {
    let all = [
        Pile::Deck(hero),
        Pile::Hand(hero),
        Pile::Discards(hero),
        Pile::Board(hero),
        Pile::Tuck(hero),
        Pile::SetAside(hero),
    ];
    all.into_iter().flat_map(|p| pile(world, p).iter().copied()).collect()
}

/// Makes a card, which lies in a pile from then on. Only for laying out.
pub fn make(world: &mut World, def: Def, owner: Option<SeatId>, pile: Pile) -> CardId {
    let id = CardId(saturating::short(world.resource::<Index>().cards.len()));
    let e = world.spawn(Card { def, pile, owner }).id();
    world.resource_mut::<Index>().cards.push(e);
    world.resource_mut::<Piles>().of_mut(pile).push(id);
    if pile.holds() {
        in_force::dealt(world);
    }
    id
}

/// Moves a card: the one way from pile to pile.
pub fn put(world: &mut World, id: CardId, to: Pile, spot: Spot) {
    let e = world.resource::<Index>().cards[usize::from(id.0)];
    let Some(mut card) = world.get_mut::<Card>(e) else { return };
    let from = std::mem::replace(&mut card.pile, to);
    let mut piles = world.resource_mut::<Piles>();
    piles.of_mut(from).retain(|c| *c != id);
    let cards = piles.of_mut(to);
    match spot {
        Spot::Top => cards.push(id),
        Spot::Bottom => cards.insert(0, id),
    }
    if from.holds() || to.holds() {
        in_force::dealt(world);
    }
}

/// Says whose card it is from now on (AT-EQUP-06, AT-MRKT-07).
pub fn own(world: &mut World, id: CardId, owner: Option<SeatId>) {
    let e = world.resource::<Index>().cards[usize::from(id.0)];
    if let Some(mut card) = world.get_mut::<Card>(e) {
        card.owner = owner;
    }
}

/// Moves all cards of a pile onto another one.
pub fn put_all(world: &mut World, from: Pile, to: Pile) {
    for id in pile(world, from).to_vec() {
        put(world, id, to, Spot::Top);
    }
}

/// Shuffles a pile (AT-RUL-55).
pub fn shuffle(world: &mut World, which: Pile) {
    let mut cards = std::mem::take(world.resource_mut::<Piles>().of_mut(which));
    world.resource_mut::<Rng>().shuffle(&mut cards);
    *world.resource_mut::<Piles>().of_mut(which) = cards;
    if which.holds() {
        in_force::dealt(world);
    }
}

impl Pile {
    /// Returns the pile of a number.
    pub fn of_slot(slot: u16) -> Option<Pile> {
        let seats = (0..SEATS).map(SeatId);
        let of_heroes = seats.flat_map(|s| {
            [
                Pile::Deck(s),
                Pile::Hand(s),
                Pile::Discards(s),
                Pile::Board(s),
                Pile::SetAside(s),
                Pile::Levels(s),
                Pile::Tuck(s),
            ]
        });
        let shared = [Pile::Aside, Pile::Directions, Pile::DirectionsDrawn];
        let bosses = (0..BOSS_DECKS).flat_map(|n| [Pile::BossDeck(n), Pile::BossDiscards(n)]);
        let dividers = Divider::ALL.into_iter().map(Pile::Divider);
        of_heroes.chain(shared).chain(bosses).chain(dividers).find(|p| p.slot() == slot)
    }
}
