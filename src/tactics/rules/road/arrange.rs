//! What a hero takes along to an encounter: on the player board, shuffled into the action deck, or left
//! in the tuck box (AT-SETUP-13 to AT-SETUP-19). Set-up and camp offer the same.

use bevy_ecs::prelude::*;

use super::Tried;
use crate::content::words::CardKind;
use crate::rules::effect::standing;
use crate::rules::flow::drive::{self, Nearest};
use crate::rules::flow::frame::Flow;
use crate::rules::flow::prompt::Act;
use crate::rules::hand;
use crate::rules::setup;
use crate::rules::state::ids::{CardId, SeatId};
use crate::rules::state::piles::{self, Pile, Spot};
use crate::rules::state::road::{Along, Road};
use crate::rules::state::table;

/// Returns whether a kind of card is an ability, which never comes to the action deck (AT-SETUP-15,
/// AT-SETUP-19).
fn is_ability(kind: CardKind) -> bool {
    matches!(kind, CardKind::Passive | CardKind::Dice)
}

/// Returns the rule that limits how many cards of a kind a player board holds.
fn limit(kind: CardKind) -> &'static str {
    match kind {
        CardKind::Feature => "AT-SETUP-13",
        CardKind::Passive => "AT-SETUP-17",
        CardKind::Dice => "AT-SETUP-18",
        _ => "AT-SETUP-14",
    }
}

/// Returns the cards that a hero chooses for each encounter: those of the tuck box first, then those on
/// the board, then those that are shuffled in.
fn chosen(world: &World, hero: SeatId) -> impl Iterator<Item = (CardId, CardKind, Pile)> {
    let all = [Pile::Tuck(hero), Pile::Board(hero), Pile::Deck(hero)];
    let cards =
        all.into_iter().flat_map(|pile| piles::pile(world, pile).iter().map(move |c| (*c, pile)));
    cards.filter_map(|(card, pile)| {
        let kind = table::printed(world, card).map(|d| d.kind)?;
        setup::is_chosen(kind).then_some((card, kind, pile))
    })
}

/// Returns where each of a hero's cards might lie instead, with why it may not.
pub fn tried(world: &World, hero: SeatId) -> Vec<Tried> {
    let mut tried: Vec<Tried> = Vec::new();
    for (card, kind, pile) in chosen(world, hero) {
        if pile != Pile::Board(hero) {
            let room = table::has_slot(world, hero, kind);
            let full = || (limit(kind), t!("tactics-refused-no-room"));
            tried.push((Act::Slot(card), (!room).then(full)));
        }
        if pile != Pile::Deck(hero) {
            let ability = || ("AT-SETUP-19", t!("tactics-refused-ability"));
            tried.push((Act::ShuffleIn(card), is_ability(kind).then(ability)));
        }
        if pile != Pile::Tuck(hero) {
            tried.push((Act::Stow(card), None));
        }
    }
    tried
}

/// Returns what the hero who fills the board just now might do.
pub fn asked(world: &World) -> Vec<Tried> {
    let hero = world.resource::<Flow>().encounter().map(|f| SeatId(f.asking));
    let hero = hero.filter(|h| usize::from(h.0) < table::heroes(world));
    hero.map_or_else(Vec::new, |hero| tried(world, hero))
}

/// Carries out what [`tried`] offers. Returns whether the act was one of these.
pub fn carry_out(world: &mut World, act: Act) -> bool {
    let (card, pile): (CardId, fn(SeatId) -> Pile) = match act {
        Act::Slot(card) => (card, Pile::Board),
        Act::ShuffleIn(card) => (card, Pile::Deck),
        Act::Stow(card) => (card, Pile::Tuck),
        _ => return false,
    };
    if let Some(owner) = piles::card(world, card).owner {
        piles::put(world, card, pile(owner), Spot::Top);
        standing::cap_hp(world);
    }
    true
}

/// Puts a card that a hero has gained where it lies until the hero chooses otherwise: on the player
/// board if there is room, else in the tuck box: between encounters all of it is the tuck box, and this what is
/// proposed for the next one (AT-RUL-116). In the middle of an encounter it cannot be used (AT-SETUP-16,
/// AT-MRKT-05).
pub fn store(world: &mut World, hero: SeatId, card: CardId) {
    let kind = table::printed(world, card).map(|d| d.kind);
    let room = kind.is_some_and(|k| table::has_slot(world, hero, k));
    let to = if room && !drive::fights(world) { Pile::Board(hero) } else { Pile::Tuck(hero) };
    hand::shift(world, card, to, Spot::Top);
    standing::cap_hp(world);
}

/// Notes what each hero took along, which is what the hero proposes for the next encounter.
pub fn note(world: &mut World) {
    let along = |seat: SeatId| {
        let at = |pile: Pile| {
            let all = chosen(world, seat).filter(move |(_, _, p)| *p == pile);
            all.map(|(card, _, _)| card).collect()
        };
        Along { board: at(Pile::Board(seat)), deck: at(Pile::Deck(seat)) }
    };
    let all = table::seats(world).map(along).collect();
    world.resource_mut::<Road>().along = all;
}
