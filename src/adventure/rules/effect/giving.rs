//! Giving and exchanging cards of hands by an effect.

use bevy_ecs::prelude::*;

use super::amounts;
use super::progress::{Progress, set_stage, stage};
use crate::cards::amount::Amount;
use crate::cards::effect::CardFilter;
use crate::rules::flow::drive::{self, Question};
use crate::rules::flow::frame::Ctx;
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::state::board::Board;
use crate::rules::state::ids::{CardId, HeroId, PileId};
use crate::rules::state::table::{self, Spot};
use crate::saturating;

/// Returns the matching cards of a hero's hand.
pub fn fitting(board: &Board<'_>, hero: HeroId, what: &CardFilter) -> Vec<CardId> {
    let hand = board.pile(PileId::Hand(hero)).iter().copied();
    hand.filter(|c| board.fits(*c, what)).collect()
}

/// Asks a hero for so many of these cards. Returns them if there is no choice.
fn ask(
    world: &mut World,
    ctx: &Ctx,
    who: HeroId,
    of: Vec<CardId>,
    n: usize,
) -> Option<Vec<CardId>> {
    if of.len() <= n {
        return Some(of);
    }
    let options = of.into_iter().map(Act::Card).collect();
    let q = Question { who, ask: Ask::Cards, source: ctx.source, card: ctx.card };
    drive::ask_some(world, q, options, n, n);
    None
}

/// Lets "you" give cards of the hand to a hero; all that match if there are no more (AC-LIM-01).
pub fn give(world: &mut World, ctx: &Ctx, to: HeroId, what: &CardFilter, n: &Amount) -> Progress {
    let cards = match stage(world) {
        0 => {
            let n = saturating::count(amounts::roll(world, ctx, n, "cards"));
            let fits = fitting(&Board::new(world), ctx.you, what);
            match ask(world, ctx, ctx.you, fits, n) {
                Some(cards) => cards,
                None => {
                    set_stage(world, 1);
                    return Progress::Wait;
                }
            }
        }
        _ => drive::answer_cards(world).unwrap_or_default(),
    };
    for card in cards.into_iter().filter(|_| to != ctx.you) {
        table::move_card(world, card, PileId::Hand(to), Spot::Top);
    }
    Progress::Done
}

/// Lets a hero give "you" cards of the hand, so many at most.
pub fn receive(
    world: &mut World,
    ctx: &Ctx,
    from: HeroId,
    what: &CardFilter,
    n: &Amount,
) -> Progress {
    if stage(world) == 0 {
        let n = saturating::count(amounts::roll(world, ctx, n, "cards"));
        let fits = fitting(&Board::new(world), from, what);
        let most = n.min(fits.len());
        if most == 0 || from == ctx.you {
            return Progress::Done;
        }
        set_stage(world, 1);
        let options = fits.into_iter().map(Act::Card).collect();
        let q = Question { who: from, ask: Ask::Cards, source: ctx.source, card: ctx.card };
        drive::ask_some(world, q, options, 0, most);
        return Progress::Wait;
    }
    for card in drive::answer_cards(world).unwrap_or_default() {
        table::move_card(world, card, PileId::Hand(ctx.you), Spot::Top);
    }
    Progress::Done
}

/// Gives a hero the card of the event, if it is in the hand of "you".
pub fn give_it(world: &mut World, ctx: &Ctx, to: HeroId) -> Progress {
    let own = |c: &CardId| table::card(world, *c).pile == PileId::Hand(ctx.you);
    if let Some(card) = ctx.card.filter(own).filter(|_| to != ctx.you) {
        table::move_card(world, card, PileId::Hand(to), Spot::Top);
    }
    Progress::Done
}

/// Lets a hero give "you" the card of the event, if it is in that hero's hand.
pub fn receive_it(world: &mut World, ctx: &Ctx, from: HeroId) -> Progress {
    let theirs = |c: &CardId| table::card(world, *c).pile == PileId::Hand(from);
    let Some(card) = ctx.card.filter(theirs).filter(|_| from != ctx.you) else {
        return Progress::Done;
    };
    match drive::answer_one(world) {
        Some(Act::Yes) => table::move_card(world, card, PileId::Hand(ctx.you), Spot::Top),
        Some(_) => {}
        None => {
            let q = Question { who: from, ask: Ask::YesNo, source: ctx.source, card: Some(card) };
            drive::ask(world, q, vec![Act::Yes, Act::No]);
            return Progress::Wait;
        }
    }
    Progress::Done
}

/// Lets "you" and a hero exchange a card of the hand; each chooses the own one, "you" first. Does
/// nothing if one of them has none (AC-LIM-04).
pub fn exchange(world: &mut World, ctx: &Ctx, with: HeroId, what: &CardFilter) -> Progress {
    if stage(world) == 0 {
        let board = Board::new(world);
        let (mine, theirs) = (fitting(&board, ctx.you, what), fitting(&board, with, what));
        if with == ctx.you || mine.is_empty() || theirs.is_empty() {
            return Progress::Done;
        }
        set_stage(world, 1);
        match ask(world, ctx, ctx.you, mine, 1) {
            Some(cards) => drive::effects_mut(world).cards = cards,
            None => return Progress::Wait,
        }
    }
    if stage(world) == 1 {
        if let Some(cards) = drive::answer_cards(world) {
            drive::effects_mut(world).cards = cards;
        }
        set_stage(world, 2);
        let theirs = fitting(&Board::new(world), with, what);
        match ask(world, ctx, with, theirs, 1) {
            Some(cards) => drive::effects_mut(world).cards.extend(cards),
            None => return Progress::Wait,
        }
    }
    if let Some(cards) = drive::answer_cards(world) {
        drive::effects_mut(world).cards.extend(cards);
    }
    if let [mine, theirs] = drive::effects(world).cards.clone()[..] {
        table::move_card(world, mine, PileId::Hand(with), Spot::Top);
        table::move_card(world, theirs, PileId::Hand(ctx.you), Spot::Top);
    }
    Progress::Done
}
