//! Cards that heroes and the party gain, lose and pay with (AT-GOAL-09, AT-SORT-20).

use bevy_ecs::prelude::*;
use lang::saturating;

use super::{arrange, decks, sort};
use crate::content::words::{CardKind, Divider};
use crate::rules::flow::drive;
use crate::rules::flow::frame::{DeckFrame, Step};
use crate::rules::hand;
use crate::rules::state::ids::{CardId, Def, SeatId};
use crate::rules::state::piles::{self, Pile, Spot};
use crate::rules::state::round::Potions;
use crate::rules::state::table;

/// Returns the deck of the party to which a kind of card belongs; none if it belongs to heroes
/// (AT-SORT-19, AT-SETUP-24).
pub fn of_party(kind: CardKind) -> Option<Divider> {
    match kind {
        CardKind::Item | CardKind::Gold | CardKind::Potion => Some(Divider::PartyItems),
        CardKind::RandomEncounter => Some(Divider::PartyRandom),
        CardKind::Market => Some(Divider::Market),
        _ => None,
    }
}

/// Moves a card behind a divider; it belongs to no hero any more.
pub fn put_behind(world: &mut World, card: CardId, to: Divider) {
    let from = piles::card(world, card).pile;
    piles::own(world, card, None);
    hand::shift(world, card, Pile::Divider(to), Spot::Top);
    if table::printed(world, card).is_some_and(|d| d.kind == CardKind::Potion) {
        let party = Pile::Divider(Divider::PartyItems);
        let mut potions = world.resource_mut::<Potions>();
        match (from == party, to == Divider::PartyItems) {
            (false, true) => potions.unused = potions.unused.saturating_add(1),
            (true, false) => potions.unused = potions.unused.saturating_sub(1),
            _ => {}
        }
    }
}

/// Gives a card to a hero: loot goes straight into the action deck (AT-GOAL-10), as do actions and Marks
/// of Death; features and abilities lie where there is room for them; what a perk adds comes with it
/// (AT-PERK-04 to AT-PERK-06). What belongs to the party goes to its decks.
pub fn receive(world: &mut World, hero: SeatId, card: CardId) {
    let Some(def) = table::printed(world, card).cloned() else { return };
    if let Some(party) = of_party(def.kind) {
        return put_behind(world, card, party);
    }
    piles::own(world, card, Some(hero));
    match def.kind {
        CardKind::Feature | CardKind::Passive | CardKind::Dice => {
            arrange::store(world, hero, card);
        }
        CardKind::Perk => {
            hand::shift(world, card, Pile::Board(hero), Spot::Top);
            add(world, hero, &def.add);
            let new = add(world, hero, &def.replace);
            let removals = saturating::byte(new.len());
            decks::change(
                world,
                DeckFrame { hero, step: Step::Replace, removals, new, basics: false },
            );
        }
        _ => {
            hand::shift(world, card, Pile::Deck(hero), Spot::Top);
            if drive::fights(world) {
                piles::shuffle(world, Pile::Deck(hero));
            }
        }
    }
}

/// Adds cards by their ids to what a hero owns, each from where it lies in the box (AT-LEVL-24,
/// AT-PERK-05). Returns those that went into the action deck.
pub fn add(world: &mut World, hero: SeatId, ids: &[String]) -> Vec<CardId> {
    let mut new = Vec::new();
    for id in ids {
        let Some(card) = in_box(world, id) else { continue };
        receive(world, hero, card);
        if piles::card(world, card).pile == Pile::Deck(hero) {
            new.push(card);
        }
    }
    new
}

/// Returns a copy of a card that lies where it lay at the beginning, or else behind any divider but
/// those of the party.
fn in_box(world: &World, id: &str) -> Option<CardId> {
    let content = table::book(world);
    let def = content.find_card(id)?;
    let home = sort::home(content.card(def));
    let party = [Divider::PartyItems, Divider::PartyRandom, Divider::Market];
    let others = Divider::ALL.into_iter().filter(|d| !party.contains(d) && *d != home);
    std::iter::once(home).chain(others).find_map(|divider| {
        let lie = piles::pile(world, Pile::Divider(divider)).iter();
        lie.copied().find(|c| piles::card(world, *c).def == Def::Card(def))
    })
}

/// Returns the Bags of Gold behind a divider.
pub fn gold(world: &World, behind: Divider) -> Vec<CardId> {
    let gold = |c: &CardId| table::printed(world, *c).is_some_and(|d| d.kind == CardKind::Gold);
    piles::pile(world, Pile::Divider(behind)).iter().copied().filter(gold).collect()
}

/// The party gains Bags of Gold, or pays them where the number is below 0 (AT-MRKT-04, AT-MRKT-06), as
/// many as there are. Returns whether there were enough.
pub fn pay(world: &mut World, n: i32) -> bool {
    let (from, to) = if n < 0 {
        (Divider::PartyItems, Divider::SupplyItems)
    } else {
        (Divider::SupplyItems, Divider::PartyItems)
    };
    let bags = gold(world, from);
    let wanted = usize::try_from(n.unsigned_abs()).unwrap_or(usize::MAX);
    for bag in bags.iter().rev().take(wanted) {
        put_behind(world, *bag, to);
    }
    bags.len() >= wanted
}

/// Removes a card from a hero's deck for good: it goes back to the box and is not in the supply
/// (AT-RUL-74, AT-PERK-06).
pub fn remove(world: &mut World, card: CardId) {
    put_behind(world, card, Divider::Box);
}
