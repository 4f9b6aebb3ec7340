//! From the names that a vignette uses to the ids on the table, and back.

use bevy_ecs::prelude::*;
use kernel::content::problem::did_you_mean;
use kernel::view::word;
use lang::saturating;

use super::format::PileName;
use crate::ground::{Base, Sq};
use crate::rules::state::fighter::{Fighter, FighterKind};
use crate::rules::state::ids::{CardId, Def, FighterId, SeatId, Source};
use crate::rules::state::piles::{self, Index, Pile};
use crate::rules::state::table;

fn unknown<'a>(what: &str, name: &str, known: impl Iterator<Item = &'a str>) -> String {
    let hint = did_you_mean(name, known).map(|h| format!("; {h}")).unwrap_or_default();
    format!("no {what} `{name}` is on the table{hint}")
}

/// Returns the name of a figure: of a hero the id, of anybody else the identifier.
pub fn fighter_id(world: &World, id: FighterId) -> String {
    match table::fighter(world, id).seat() {
        Some(seat) => seat_id(world, seat),
        None => table::fighter(world, id).code.clone(),
    }
}

/// Returns the id of the hero of a seat.
pub fn seat_id(world: &World, seat: SeatId) -> String {
    let def = table::sheet(world, seat).def;
    table::book(world).heroes[def.index()].id.clone()
}

/// Returns the figure of that name; of several of a companion the first that stands.
///
/// # Errors
/// Returns a message if nobody is called so.
pub fn fighter(world: &World, name: &str) -> Result<FighterId, String> {
    let is = |f: &&Fighter| {
        f.code == name
            || match f.kind {
                FighterKind::Hero(seat) => seat_id(world, seat) == name,
                FighterKind::Summon { def, .. } | FighterKind::Ally { def, .. } => {
                    table::book(world).companion(def).id == name
                }
                FighterKind::Enemy(_) => false,
            }
    };
    let found = table::standing(world).find(is).or_else(|| table::fighters(world).find(is));
    found.map(|f| f.id).ok_or_else(|| {
        let known = table::fighters(world).map(|f| f.code.as_str());
        unknown("figure", name, known)
    })
}

/// Returns the seat of the hero of that name.
///
/// # Errors
/// Returns a message if no hero is called so.
pub fn seat(world: &World, name: &str) -> Result<SeatId, String> {
    let seat = fighter(world, name).ok().and_then(|id| table::fighter(world, id).seat());
    seat.ok_or_else(|| {
        let known = table::fighters(world).filter(|f| f.is_hero()).map(|f| f.code.as_str());
        unknown("hero", name, known)
    })
}

/// A figure or a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// A square.
    Square(Sq),
    /// A figure.
    Fighter(FighterId),
}

impl Place {
    /// Returns the squares of it.
    pub fn base(self, world: &World) -> Base {
        match self {
            Place::Square(sq) => Base::small(sq),
            Place::Fighter(id) => table::fighter(world, id).base(),
        }
    }

    /// Returns its name.
    pub fn name(self, world: &World) -> String {
        match self {
            Place::Square(sq) => sq.to_string(),
            Place::Fighter(id) => fighter_id(world, id),
        }
    }
}

/// Returns the figure of that name, or the square.
///
/// # Errors
/// Returns a message if it is neither.
pub fn place(world: &World, name: &str) -> Result<Place, String> {
    match (fighter(world, name), name.parse()) {
        (Ok(id), _) => Ok(Place::Fighter(id)),
        (Err(_), Ok(sq)) => Ok(Place::Square(sq)),
        (Err(why), Err(_)) => Err(why),
    }
}

/// Returns the id that is printed for a sort of card.
pub fn printed_id(world: &World, def: Def) -> String {
    let content = table::book(world);
    match def {
        Def::Card(def) => content.card(def).id.clone(),
        Def::Class(def) => content.class(def).id.clone(),
        Def::LevelUp(def) => content.level(def).id.clone(),
        Def::Boss(def) => content.boss_card(def).id.clone(),
        Def::Direction(point) => word(&point),
    }
}

/// Returns the id that is printed for a card.
pub fn card_id(world: &World, id: CardId) -> String {
    printed_id(world, piles::card(world, id).def)
}

/// Returns all copies of the card of that id, in the order of their own ids; `"id#2"` is the second.
///
/// # Errors
/// Returns a message if there is none.
pub fn cards(world: &World, name: &str) -> Result<Vec<CardId>, String> {
    let (id, number) = match name.split_once('#') {
        Some((id, n)) => (id, Some(n.parse::<usize>().map_err(|_| format!("`{name}`: `#{n}`?"))?)),
        None => (name, None),
    };
    let all = saturating::shorts(world.resource::<Index>().cards.len()).map(CardId);
    let named: Vec<(CardId, String)> = all.map(|c| (c, card_id(world, c))).collect();
    let found: Vec<CardId> = named.iter().filter(|(_, n)| n == id).map(|(c, _)| *c).collect();
    match number {
        _ if found.is_empty() => {
            Err(unknown("card", id, named.iter().map(|(_, name)| name.as_str())))
        }
        None => Ok(found),
        Some(n) => match n.checked_sub(1).and_then(|n| found.get(n)) {
            Some(card) => Ok(vec![*card]),
            None => Err(format!("there are {} cards `{id}`, so there is no `{name}`", found.len())),
        },
    }
}

/// Returns the pile of that name.
///
/// # Errors
/// Returns a message if it names a hero who is not there.
pub fn pile(world: &World, name: &PileName) -> Result<Pile, String> {
    let of = |hero: &String| seat(world, hero);
    Ok(match name {
        PileName::Hand(h) => Pile::Hand(of(h)?),
        PileName::Deck(h) => Pile::Deck(of(h)?),
        PileName::Discards(h) => Pile::Discards(of(h)?),
        PileName::Board(h) => Pile::Board(of(h)?),
        PileName::Aside(h) => Pile::SetAside(of(h)?),
        PileName::Tuck(h) => Pile::Tuck(of(h)?),
        PileName::Levels(h) => Pile::Levels(of(h)?),
        PileName::Played => Pile::Aside,
        PileName::BossDeck => Pile::BossDeck(0),
        PileName::BossDiscards => Pile::BossDiscards(0),
        PileName::Directions => Pile::Directions,
        PileName::Drawn => Pile::DirectionsDrawn,
        PileName::Behind(divider) => Pile::Divider(*divider),
    })
}

/// Returns the cards of a pile by their ids: hands, boards and level-up cards in the order of arrival, all
/// others from the top.
pub fn contents(world: &World, pile: Pile) -> Vec<String> {
    let cards = piles::pile(world, pile).iter().map(|c| card_id(world, *c));
    match pile {
        Pile::Hand(_) | Pile::Board(_) | Pile::Levels(_) | Pile::Tuck(_) | Pile::Aside => {
            cards.collect()
        }
        _ => cards.rev().collect(),
    }
}

/// Returns the name of what asks or has a power.
pub fn source_id(world: &World, source: Source) -> String {
    match source {
        Source::Rules => "rules".into(),
        Source::Chapter => "chapter".into(),
        Source::Card(card) => card_id(world, card),
        Source::Fighter(id) => fighter_id(world, id),
    }
}
