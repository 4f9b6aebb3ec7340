//! Changes that a hero may make to the action deck when cards come to it (AT-LEVL-25, AT-LEVL-26,
//! AT-PERK-06).

use bevy_ecs::prelude::*;

use super::{Tried, gain};
use crate::content::words::{CardKind, Divider};
use crate::rules::flow::drive::{self, Nearest, question};
use crate::rules::flow::frame::{DeckFrame, Flow, Frame, Step};
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::hand;
use crate::rules::state::ids::{CardId, Def, SeatId, Source};
use crate::rules::state::piles::{self, Pile, Spot};
use crate::rules::state::table;

/// Lets a hero change the action deck, from that step on.
pub fn change(world: &mut World, frame: DeckFrame) {
    if frame.removals > 0 || frame.basics {
        drive::push(world, Frame::Deck(frame));
    }
}

/// Returns the cards of an action deck that may be removed, one of each sort: actions, basic cards and
/// Marks of Death. What is chosen anew for each encounter is left out without being removed
/// (AT-SETUP-16).
fn removable(world: &World, hero: SeatId, but: &[CardId]) -> Vec<CardId> {
    let chosen = |c: &CardId| {
        table::printed(world, *c).is_none_or(|d| crate::rules::setup::is_chosen(d.kind))
    };
    let lie = piles::pile(world, Pile::Deck(hero)).iter().copied();
    one_of_each(world, lie.filter(|c| !but.contains(c) && !chosen(c)))
}

/// Returns one card of each sort among some, in the order of the pack.
pub fn one_of_each(world: &World, cards: impl Iterator<Item = CardId>) -> Vec<CardId> {
    let mut all: Vec<(Def, CardId)> = cards.map(|c| (piles::card(world, c).def, c)).collect();
    all.sort_unstable();
    all.dedup_by_key(|(def, _)| *def);
    all.into_iter().map(|(_, c)| c).collect()
}

/// For each card that came to the deck by REPLACE one may be removed, but none that was just added
/// (AT-LEVL-25, AT-RUL-74).
pub fn replace(world: &mut World) {
    let DeckFrame { hero, removals, new, .. } = drive::deck(world).clone();
    match drive::answer_one(world) {
        Some(Act::Card(card)) => {
            gain::remove(world, card);
            drive::deck_mut(world).removals -= 1;
            return;
        }
        Some(_) => {
            drive::deck_mut(world).removals = 0;
            return;
        }
        None => {}
    }
    let cards = if removals > 0 { removable(world, hero, &new) } else { Vec::new() };
    if cards.is_empty() {
        return if drive::deck(world).basics {
            drive::go(world, Step::AddBasic);
        } else {
            drive::pop(world);
        };
    }
    ask(world, hero, Ask::RemoveCard, cards);
}

/// Returns the cards that cannot be removed because they have just been added (AT-RUL-74).
pub fn tried(world: &World) -> Vec<Tried> {
    let Some(f) = world.resource::<Flow>().deck().filter(|f| f.step == Step::Replace) else {
        return Vec::new();
    };
    let why = || Some(("AT-RUL-74", t!("tactics-refused-just-added")));
    f.new.iter().map(|card| (Act::Card(*card), why())).collect()
}

/// A Basic Move or a Basic Attack may be added to the deck; only then a card may be removed for it
/// (AT-LEVL-26, AT-RUL-75).
pub fn add_basic(world: &mut World) {
    let hero = drive::deck(world).hero;
    match drive::answer_one(world) {
        Some(Act::Card(card)) => {
            piles::own(world, card, Some(hero));
            hand::shift(world, card, Pile::Deck(hero), Spot::Top);
            return drive::go(world, Step::RemoveOne);
        }
        Some(_) => {
            drive::pop(world);
            return;
        }
        None => {}
    }
    let kinds = [CardKind::BasicMove, CardKind::BasicAttack];
    let basic = |c: &CardId| table::printed(world, *c).is_some_and(|d| kinds.contains(&d.kind));
    let lie = [Divider::BasicMoves, Divider::BasicAttacks].map(Pile::Divider);
    let lie = lie.into_iter().flat_map(|p| piles::pile(world, p).iter().copied());
    let cards = one_of_each(world, lie.filter(basic));
    if cards.is_empty() {
        drive::pop(world);
        return;
    }
    ask(world, hero, Ask::AddBasic, cards);
}

/// Any one card may be removed for a basic card that was added (AT-LEVL-26).
pub fn remove_one(world: &mut World) {
    let hero = drive::deck(world).hero;
    if let Some(act) = drive::answer_one(world) {
        if let Act::Card(card) = act {
            gain::remove(world, card);
        }
        drive::pop(world);
        return;
    }
    let cards = removable(world, hero, &[]);
    if cards.is_empty() {
        drive::pop(world);
        return;
    }
    ask(world, hero, Ask::RemoveCard, cards);
}

fn ask(world: &mut World, hero: SeatId, ask: Ask, cards: Vec<CardId>) {
    let mut options: Vec<Act> = cards.into_iter().map(Act::Card).collect();
    options.push(Act::Continue);
    drive::ask(world, question(hero, ask, Source::Rules), options);
}
