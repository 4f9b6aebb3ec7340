//! Structural damage: dealt to the party's ship, never to heroes (AC-SHIP-14 to AC-SHIP-19).

use bevy_ecs::prelude::*;

use super::deeds::{tell, wreck};
use crate::cards::amount::Amount;
use crate::cards::effect::{CardFilter, Effect, Effects, From, Pick, To, Who};
use crate::rules::check::recharge;
use crate::rules::effect::shift::put;
use crate::rules::effect::triggers::{self, Happened};
use crate::rules::flow::drive::{self, Question};
use crate::rules::flow::frame::{Ctx, EffectsFrame, Frame, List};
use crate::rules::flow::prompt::{Act, Ask, Source};
use crate::rules::state::cue::ShipNews;
use crate::rules::state::ids::{HeroId, PileId};
use crate::rules::state::ship;
use crate::rules::state::table;
use crate::saturating;

/// Lets each hero in turn discard cards from the hand, each of which reduces the damage by 1
/// (AC-SHIP-16), beginning with the hero whose damage it is; then the ship takes the rest.
pub fn discards(world: &mut World) {
    let count = saturating::byte(table::heroes(world).count());
    let f = drive::damage(world);
    let (asked, amount, source, card) = (f.hull.0.asked, f.amount, f.source, f.card);
    let hero = HeroId((f.hero.0 + asked) % count.max(1));
    if let Some(cards) = drive::answer_cards(world) {
        for card in &cards {
            put(world, *card, To::Discards, hero, None);
        }
        let off = saturating::whole(cards.len());
        let f = drive::damage_mut(world);
        f.amount -= off;
        f.reduced += off;
        f.hull.0.asked += 1;
        return;
    }
    if amount <= 0 || asked >= count {
        return strike(world);
    }
    let hand = match table::hero(world, hero).alive {
        true => table::pile(world, PileId::Hand(hero)),
        false => &[],
    };
    if hand.is_empty() {
        drive::damage_mut(world).hull.0.asked += 1;
        return;
    }
    let options: Vec<Act> = hand.iter().map(|c| Act::Card(*c)).collect();
    let most = options.len().min(saturating::count(amount));
    let q = Question { who: hero, ask: Ask::DamageCards, source, card };
    drive::ask_some(world, q, options, 0, most);
}

/// Deals what is left to the ship: it is wrecked (AC-SHIP-17); if it was, so many cards of the
/// blessings deck are discarded (AC-SHIP-19).
fn strike(world: &mut World) {
    let Some(Frame::Damage(f)) = drive::pop(world) else { return };
    let (hero, amount, kind) = (f.hero, f.amount.max(0), f.kind);
    tell(world, ShipNews::Damaged, ship::card(world), amount);
    if amount > 0 {
        if ship::is_wrecked(world) {
            let n = Amount::number(amount);
            let (what, who) = (CardFilter::default(), Who::You);
            let (from, pick, to) = (From::Blessings, Pick::Top, To::Hours);
            let list: Effects = [Effect::Shift { who, from, what, n, pick, to }].into();
            let ctx = Ctx::of(hero, Source::Rules);
            drive::push(world, Frame::Effects(EffectsFrame::new(ctx, List(list), None)));
        } else {
            wreck(world);
        }
        triggers::fire(world, hero, Happened::Hurt(kind));
    }
    recharge::queue(world, f.recharges);
}
