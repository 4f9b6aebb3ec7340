//! Checks to recharge cards that were discarded earlier.

use bevy_ecs::prelude::*;

use super::progress::{Progress, set_stage, stage};
use crate::cards::effect::CardFilter;
use crate::rules::check::rechargeable::discarded;
use crate::rules::flow::drive::{self, Question};
use crate::rules::flow::frame::{Ctx, Frame, Rare, RechargeFrame};
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::state::board::Board;
use crate::rules::state::ids::{CardId, PileId};
use crate::rules::state::table::{self, Spot};

/// Lets the hero choose a card of the discard pile and attempt its check to recharge it.
pub fn try_recharge(world: &mut World, ctx: &Ctx, what: &CardFilter) -> Progress {
    let hero = ctx.you;
    let cards: Vec<CardId> = discarded(&Board::new(world), hero, what).collect();
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
