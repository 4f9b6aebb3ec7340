//! Whether a price can be paid, and with which cards.

use super::cond::pile_of;
use crate::cards::effect::{Cost, From};
use crate::rules::flow::frame::Ctx;
use crate::rules::flow::prompt::Source;
use crate::rules::state::board::Board;
use crate::rules::state::ids::{CardId, HeroId, PileId};

/// Returns the cards that can pay a cost: none for what is not chosen, or where there are several costs.
pub fn payments(board: &Board<'_>, hero: HeroId, cost: &Cost) -> Vec<CardId> {
    let Some((_, from, what)) = cost.each().1.of_cards() else { return Vec::new() };
    let pile = board.pile(pile_of(board.world, from, hero));
    pile.iter().copied().filter(|c| board.fits(*c, what)).collect()
}

/// Returns the cards with which "you" can pay a cost within the effects of a card, which does not pay for
/// itself from the hand.
pub fn payable(board: &Board<'_>, ctx: &Ctx, cost: &Cost) -> Vec<CardId> {
    let mut cards = payments(board, ctx.you, cost);
    if let Some((_, From::Hand, _)) = cost.each().1.of_cards() {
        cards.retain(|c| Source::Card(*c) != ctx.source);
    }
    cards
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
