//! Paying a price within effects: "you may discard a card to explore".

use bevy_ecs::prelude::*;

use super::instead;
use super::price::{can_pay, payable};
use super::progress::{Progress, push_list, set_stage, stage};
use super::shift::put;
use crate::cards::amount::Amount;
use crate::cards::effect::{CardFilter, Cost, Effect, Effects, Fate, From, Pick, To, Way, Who};
use crate::cards::vocabulary::Action;
use crate::rules::flow::drive::{self, Question};
use crate::rules::flow::frame::{Ctx, Rare};
use crate::rules::flow::prompt::{Act, Ask, Source};
use crate::rules::state::board::Board;
use crate::rules::state::ids::{CardId, PileId};
use crate::rules::state::leaving;

/// The stage in which a card was chosen that pays.
const CHOSEN: u8 = 1;
/// The stage in which it was asked whether to pay what is not chosen, or several cards.
const ASKED: u8 = 2;

/// Lets "you" pay, and carries out what follows from that.
pub fn carry_out(world: &mut World, ctx: &Ctx, cost: &Cost, does: &Effects) -> Progress {
    match stage(world) {
        CHOSEN => {
            if let Some(card) = drive::answer_cards(world).unwrap_or_default().first().copied() {
                pay(world, ctx, cost, card, does);
            }
            return Progress::Done;
        }
        ASKED => {
            if drive::answer_one(world) == Some(Act::Yes) {
                pay_unchosen(world, ctx, cost, does);
            }
            return Progress::Done;
        }
        _ => {}
    }
    let board = Board::new(world);
    if !can_pay(&board, ctx, cost) {
        return Progress::Done;
    }
    if let Cost::Either(all) = cost {
        let open = all.iter().filter(|cost| can_pay(&board, ctx, cost)).cloned();
        let mut ways: Vec<Effect> = open.map(|c| Effect::MayPay(c, does.clone())).collect();
        let list = match ways.len() {
            1 => ways.remove(0),
            _ => {
                let way = |e: Effect| Way { only_if: None, does: [e].into() };
                Effect::Choose { who: Who::You, ways: ways.into_iter().map(way).collect() }
            }
        };
        push_list(world, ctx, ctx.you, &[list].into());
        return Progress::Done;
    }
    let cards = payable(&board, ctx, cost);
    let q = |ask: Ask| Question { who: ctx.you, ask, source: ctx.source, card: ctx.card };
    if cards.is_empty() || cost.each().0 > 1 {
        set_stage(world, ASKED);
        drive::ask(world, q(Ask::YesNo), vec![Act::Yes, Act::No]);
    } else {
        set_stage(world, CHOSEN);
        drive::ask_some(world, q(Ask::Cards), cards.into_iter().map(Act::Card).collect(), 0, 1);
    }
    Progress::Wait
}

/// Pays with a card, and carries out what follows.
fn pay(world: &mut World, ctx: &Ctx, cost: &Cost, card: CardId, does: &Effects) {
    let action = match cost {
        Cost::Deck(action) => *action,
        _ => cost.of_cards().map_or(Action::Reveal, |(action, ..)| action),
    };
    let own = Ctx::of(ctx.you, Source::Card(card));
    let sent = instead::destination(&Board::new(world), &own, card, Fate::Paid(action));
    let hero = ctx.you;
    // A revealed card stays where it is (AC-PLAY-19).
    if let Some(to) = sent.or_else(|| To::of(action)) {
        leaving::begin_occasion(world);
        put(world, card, to, hero, None);
    }
    let ctx = Ctx { paid: Rare(Some(card)), ..ctx.clone() };
    push_list(world, &ctx, hero, does);
}

/// Pays from the deck, or with several cards, and carries out what follows.
fn pay_unchosen(world: &mut World, ctx: &Ctx, cost: &Cost, does: &Effects) {
    if let Cost::Deck(_) = cost {
        if let Some(top) = Board::new(world).pile(PileId::Deck(ctx.you)).last().copied() {
            pay(world, ctx, cost, top, does);
        }
        return;
    }
    let (n, one) = cost.each();
    let (action, from, what, pick) = match one {
        Cost::Deck(action) => (*action, From::Deck, CardFilter::default(), Pick::Top),
        _ => match one.of_cards() {
            Some((action, from, what)) => (action, from, what.clone(), Pick::Choose),
            None => return,
        },
    };
    let n = Amount::number(n.into());
    let paid = To::of(action).map(|to| Effect::Shift { who: Who::You, from, what, n, pick, to });
    let list: Vec<Effect> = paid.into_iter().chain(does.iter().cloned()).collect();
    push_list(world, ctx, ctx.you, &list.into());
}
