//! Shopping (AT-MRKT-01 to AT-MRKT-07).

use bevy_ecs::prelude::*;
use lang::saturating;

use super::{Tried, arrange, camp, decks, gain};
use crate::content::printed::MarketDef;
use crate::content::words::{CardKind, Divider};
use crate::rules::flow::prompt::Act;
use crate::rules::state::ids::{CardId, SeatId};
use crate::rules::state::piles::{self, Pile};
use crate::rules::state::road::Road;
use crate::rules::state::table;

/// Where cards lie that a market may sell by name.
const SUPPLY: [Divider; 5] = [
    Divider::Market,
    Divider::SupplyLoot,
    Divider::SupplyItems,
    Divider::SupplyPerks,
    Divider::Box,
];

/// Returns what an item costs (AT-MRKT-03).
pub fn price(world: &World, card: CardId) -> u8 {
    let own = table::printed(world, card).and_then(|d| d.price);
    own.unwrap_or(table::book(world).pack.parameters.price)
}

/// Returns one card of each sort that the market of this chapter sells: equipment of earlier chapters
/// that is unclaimed or lost, what this market and markets visited before have brought, and what only
/// this one has (AT-MRKT-02).
pub fn for_sale(world: &World) -> Vec<CardId> {
    let content = table::book(world);
    let Some(here) = &table::chapter(world).market else { return Vec::new() };
    let all = |m: &MarketDef| m.stock.iter().chain(&m.only_here).cloned().collect::<Vec<_>>();
    let markets = content.chapters.iter().filter_map(|c| c.market.as_ref());
    let named: Vec<String> = markets.flat_map(all).collect();
    let mut sold = all(here);
    for visit in &world.resource::<Road>().visited {
        let chapter = content.find_chapter(&visit.chapter).map(|id| content.chapter(id));
        let market = chapter.and_then(|c| c.market.as_ref());
        sold.extend(market.iter().flat_map(|m| m.stock.iter().cloned()));
    }
    let sells = |card: &CardId, lies: Divider| {
        table::printed(world, *card).is_some_and(|d| {
            let lost = lies == Divider::Market && d.kind.is_equipment() && !named.contains(&d.id);
            lost || sold.contains(&d.id)
        })
    };
    let behind = |d: Divider| {
        let lie = piles::pile(world, Pile::Divider(d)).iter().copied();
        lie.filter(move |c| sells(c, d)).collect::<Vec<_>>()
    };
    decks::one_of_each(world, SUPPLY.into_iter().flat_map(behind))
}

/// Returns everything that could be bought and sold, with why not where it cannot.
pub fn tried(world: &World) -> Vec<Tried> {
    let mut tried: Vec<Tried> = Vec::new();
    let gold = gain::gold(world, Divider::PartyItems).len();
    for card in for_sale(world) {
        let costs = price(world, card);
        let dear = || ("AT-MRKT-03", t!("tactics-refused-too-dear", costs = costs, gold = gold));
        let no = (gold < usize::from(costs)).then(dear);
        let shared = table::printed(world, card).is_some_and(|d| gain::of_party(d.kind).is_some());
        let heroes = table::seats(world).take(if shared { 1 } else { usize::MAX });
        tried.extend(heroes.map(|hero| (Act::Buy { hero, card }, no.clone())));
    }
    let bags = gain::gold(world, Divider::SupplyItems).len();
    let pays = table::book(world).pack.parameters.sale;
    let none = || ("AT-RUL-77", t!("tactics-refused-no-gold-left"));
    for hero in table::seats(world) {
        for card in camp::equipment(world, hero) {
            tried.push((Act::Sell(card), (bags < usize::from(pays)).then(none)));
        }
    }
    tried
}

/// Buys or sells a card.
pub fn trade(world: &mut World, act: Act) {
    match act {
        Act::Buy { hero, card } => buy(world, hero, card),
        Act::Sell(card) => sell(world, card),
        _ => {}
    }
}

/// The party pays, whoever has won the gold (AT-MRKT-04, AT-MRKT-06); the item goes to the hero's tuck box
/// and can be used from the next encounter on (AT-MRKT-05).
fn buy(world: &mut World, hero: SeatId, card: CardId) {
    gain::pay(world, -i32::from(price(world, card)));
    let kind = table::printed(world, card).map(|d| d.kind);
    if kind.is_some_and(CardKind::is_equipment) {
        piles::own(world, card, Some(hero));
        arrange::store(world, hero, card);
    } else {
        gain::receive(world, hero, card);
    }
}

/// The market takes any equipment for a Bag of Gold, and sells it from then on (AT-MRKT-07,
/// AT-RUL-77).
fn sell(world: &mut World, card: CardId) {
    gain::put_behind(world, card, Divider::Market);
    gain::pay(world, saturating::whole(usize::from(table::book(world).pack.parameters.sale)));
}
