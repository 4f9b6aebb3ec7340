//! What the party owns: gold, items, potions and the tuck boxes; what a market asks for; the boss decks.

use bevy_ecs::prelude::*;
use kernel::text::Page;

use crate::content::words::{CardKind, Divider};
use crate::rules::describe;
use crate::rules::fight_view::seen_of;
use crate::rules::goals;
use crate::rules::road::{gain, market};
use crate::rules::state::piles::{self, BOSS_DECKS, Pile};
use crate::rules::state::round::Potions;
use crate::rules::state::table;

/// Returns how much gold the party has, in a line.
pub fn gold(world: &World) -> String {
    t!("tactics-purse", n = gain::gold(world, Divider::PartyItems).len())
}

/// Shows what the party has, and what of it each hero.
pub fn party(world: &World) -> Page {
    let mut page = Page::default();
    page.line(gold(world));
    page.line(t!("tactics-potions-left", n = world.resource::<Potions>().unused));
    for (name, n) in goals::counters(world) {
        page.line(format!("{name}: {n}"));
    }
    let plain = [CardKind::Gold, CardKind::Potion];
    let items = piles::pile(world, Pile::Divider(Divider::PartyItems)).iter().copied();
    let items =
        items.filter(|c| table::printed(world, *c).is_some_and(|d| !plain.contains(&d.kind)));
    let names: Vec<String> = items.map(|card| describe::card(world, card)).collect();
    if !names.is_empty() {
        page.hanging(format!("{}: ", t!("tactics-items")), names.join(", "));
    }
    for seat in table::seats(world) {
        let hero = describe::hero(world, seat);
        for (title, pile) in [
            (t!("tactics-board-of", hero = hero.as_str()), Pile::Board(seat)),
            (t!("tactics-tuck-of", hero = hero.as_str()), Pile::Tuck(seat)),
        ] {
            let cards = piles::pile(world, pile).iter();
            let names: Vec<String> = cards.map(|card| describe::card(world, *card)).collect();
            if !names.is_empty() {
                page.hanging(format!("{title}: "), names.join(", "));
            }
        }
    }
    page
}

/// Shows what a market sells with its prices, and what the party can pay (AT-MRKT-02, AT-MRKT-03).
pub fn wares(world: &World, page: &mut Page) {
    page.bold(gold(world));
    for card in market::for_sale(world) {
        let price = t!("tactics-market-price", n = market::price(world, card));
        page.hanging("- ", format!("{}: {price}", describe::card(world, card)));
    }
}

/// Shows each boss deck: how many cards it has, what lies open, and every card that was seen with what it
/// says (AT-RUL-105).
pub fn boss_decks(world: &World) -> Page {
    let mut page = Page::default();
    for deck in 0..BOSS_DECKS {
        let cards = piles::pile(world, Pile::BossDeck(deck)).len();
        let open = piles::pile(world, Pile::BossDiscards(deck));
        if cards == 0 && open.is_empty() {
            continue;
        }
        page.bold(t!("tactics-boss-deck", n = cards));
        let names: Vec<String> = open.iter().rev().map(|c| describe::card(world, *c)).collect();
        if !names.is_empty() {
            page.hanging(format!("{}: ", t!("tactics-open-discards")), names.join(", "));
        }
        for face in seen_of(world, deck) {
            let lines: Vec<String> = face.lines.iter().map(ToString::to_string).collect();
            page.hanging("- ", format!("{}: {}", face.name, lines.join(" ")));
        }
    }
    if page.0.is_empty() {
        page.line(t!("tactics-boss-none"));
    }
    page
}
