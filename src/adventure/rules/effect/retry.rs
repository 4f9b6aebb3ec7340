//! Checks to recharge cards that were discarded earlier.

use bevy_ecs::prelude::*;

use super::progress::{Progress, set_stage, stage};
use crate::cards::effect::CardFilter;
use crate::rules::check::recharge;
use crate::rules::flow::drive::{self, Question};
use crate::rules::flow::frame::{Ctx, Frame, Rare, RechargeFrame};
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::state::board::Board;
use crate::rules::state::ids::{CardId, HeroId, PileId};
use crate::rules::state::table::{self, Spot};

/// Returns the matching cards of a hero's discard pile that have a check to recharge them which the
/// hero can attempt (AC-CHECK-19).
pub fn rechargeable(
    board: &Board<'_>,
    hero: HeroId,
    what: &CardFilter,
) -> impl Iterator<Item = CardId> {
    let fits = move |c: &CardId| {
        table::matches(board.printed(*c), what) && !recharge::ways(board, hero, *c).is_empty()
    };
    board.pile(PileId::Discards(hero)).iter().copied().filter(fits)
}

/// Lets the hero choose a card of the discard pile and attempt its check to recharge it.
pub fn try_recharge(world: &mut World, ctx: &Ctx, what: &CardFilter) -> Progress {
    let hero = ctx.you;
    let cards: Vec<CardId> = rechargeable(&Board::new(world), hero, what).collect();
    let chosen = match (stage(world), cards.as_slice()) {
        (1, _) => drive::answer_cards(world).and_then(|cards| cards.first().copied()),
        (_, []) => None,
        (_, [only]) => Some(*only),
        _ => {
            set_stage(world, 1);
            let options = cards.into_iter().map(Act::Card).collect();
            let q = Question { who: hero, ask: Ask::Cards, source: ctx.source, card: ctx.card };
            drive::ask_some(world, q, options, 1, 1);
            return Progress::Wait;
        }
    };
    if let Some(card) = chosen {
        table::move_card(world, card, PileId::Aside(hero), Spot::Top);
        let queue = vec![(hero, card)];
        // What would recover does not wait for the end of the turn: the check is attempted now.
        let frame = RechargeFrame { queue, trying: false, recovery: Rare(true) };
        drive::push(world, Frame::Recharge(frame));
    }
    Progress::Done
}
