//! The camp at the end of an encounter, won or lost: heroes trade equipment and arrange what they take
//! along next time (AT-RUL-102, AT-EQUP-05, AT-EQUP-06).

use bevy_ecs::prelude::*;

use super::{Tried, allowed, arrange, gain, story};
use crate::content::printed::Use;
use crate::content::words::{CardKind, Divider};
use crate::rules::effect::run;
use crate::rules::flow::drive::{self, question};
use crate::rules::flow::frame::{Ctx, Step};
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::hand;
use crate::rules::state::ids::{CardId, SeatId, Source};
use crate::rules::state::piles::{self, Pile, Spot};
use crate::rules::state::table;

/// The heroes trade and arrange as long as they like; how everything lies is the proposal, which
/// `Continue` takes.
pub fn camp(world: &mut World) {
    match drive::answer_one(world) {
        None => {}
        Some(Act::Give { hero, card }) => {
            piles::own(world, card, Some(hero));
            arrange::store(world, hero, card);
        }
        Some(Act::Item(card)) => return use_item(world, card),
        Some(act) if arrange::carry_out(world, act) => {}
        Some(_) => return drive::go(world, Step::AfterCamp),
    }
    let mut options = allowed(tried(world));
    if options.is_empty() {
        return drive::go(world, Step::AfterCamp);
    }
    options.push(Act::Continue);
    drive::ask(world, question(table::lead(world), Ask::Camp, Source::Rules), options);
}

/// Returns everything that could be done in the camp, with why not where it cannot.
pub fn tried(world: &World) -> Vec<Tried> {
    let mut tried: Vec<Tried> = Vec::new();
    for hero in table::seats(world) {
        tried.extend(arrange::tried(world, hero));
        for card in equipment(world, hero) {
            let others = table::seats(world).filter(|other| *other != hero);
            tried.extend(others.map(|hero| (Act::Give { hero, card }, None)));
        }
    }
    for card in piles::pile(world, Pile::Divider(Divider::PartyItems)) {
        let Some(def) = table::printed(world, *card).filter(|d| d.kind == CardKind::Item) else {
            continue;
        };
        let no =
            (def.use_in != Use::Camp).then(|| ("AT-RUL-83", t!("tactics-refused-not-in-camp")));
        tried.push((Act::Item(*card), no));
    }
    tried
}

/// Returns the equipment that a hero owns.
pub fn equipment(world: &World, hero: SeatId) -> Vec<CardId> {
    let is = |c: &CardId| table::printed(world, *c).is_some_and(|d| d.kind.is_equipment());
    piles::owned(world, hero).into_iter().filter(is).collect()
}

/// Uses an item of the party in the camp: what it does, or what it offers; then it goes back to the
/// supply, unless it can be used again (AT-DATA-33).
fn use_item(world: &mut World, card: CardId) {
    let Some(def) = table::printed(world, card).cloned() else { return };
    let ctx = Ctx { source: Source::Card(card), card: Some(card), ..Ctx::nobody() };
    if def.choices.is_empty() {
        if def.once.is_none() {
            gain::put_behind(world, card, Divider::SupplyItems);
        }
        if let Some(way) = def.ways.first() {
            run::push(world, ctx, way.clone());
        }
        return;
    }
    hand::shift(world, card, Pile::Aside, Spot::Top);
    story::of_card(world, card);
}
