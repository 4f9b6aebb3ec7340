//! Whether a price within effects can be paid, and with which cards.

use crate::cards::effect::{CardFilter, Cost, From};
use crate::cards::vocabulary::Action;
use crate::rules::flow::frame::Ctx;
use crate::rules::flow::prompt::Source;
use crate::rules::state::board::Board;
use crate::rules::state::ids::{CardId, PileId};

/// Returns what a cost of chosen cards does with them, where they come from, and which they are.
pub fn of_cards(cost: &Cost) -> Option<(Action, From, &CardFilter)> {
    match cost {
        Cost::Hand(action, what) => Some((*action, From::Hand, what)),
        Cost::Discards(action, what) => Some((*action, From::Discards, what)),
        Cost::Displayed(action, what) => Some((*action, From::Displayed, what)),
        Cost::Deck(_) | Cost::Either(_) | Cost::Several(..) => None,
    }
}

/// Returns the cards with which "you" can pay such a cost: none for what is not chosen.
pub fn payable(board: &Board<'_>, ctx: &Ctx, cost: &Cost) -> Vec<CardId> {
    let Some((_, from, what)) = of_cards(cost) else { return Vec::new() };
    let pile = match from {
        From::Hand => PileId::Hand(ctx.you),
        From::Discards => PileId::Discards(ctx.you),
        _ => PileId::Displayed(ctx.you),
    };
    let spent = |c: &CardId| from == From::Hand && Source::Card(*c) == ctx.source;
    let fits = |c: &CardId| board.fits(*c, what) && !spent(c);
    board.pile(pile).iter().copied().filter(fits).collect()
}

/// Returns whether "you" can pay a cost in full (AC-LIM-04).
pub fn can_pay(board: &Board<'_>, ctx: &Ctx, cost: &Cost) -> bool {
    cost.choices().iter().any(|cost| {
        let (n, one) = cost.each();
        let there = match one {
            Cost::Deck(_) => board.pile(PileId::Deck(ctx.you)).len(),
            _ => payable(board, ctx, one).len(),
        };
        there >= usize::from(n.max(1))
    })
}
