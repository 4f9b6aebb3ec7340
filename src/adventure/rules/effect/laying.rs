//! Examined cards that go to other places: on the bottom, into the hand, into the box (AC-EXAM-02,
//! AC-GOLD-03).

use std::num::NonZeroU8;

use bevy_ecs::prelude::*;

use super::progress::{set_stage, stage};
use crate::cards::effect::{CardFilter, Laid};
use crate::rules::flow::drive::{self, Question};
use crate::rules::flow::frame::Ctx;
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::state::board::Board;
use crate::rules::state::encountered;
use crate::rules::state::ids::{CardId, HeroId, PileId};
use crate::rules::state::known;
use crate::rules::state::table::{self, Spot};
use crate::saturating;

/// The stage of an examination in which it is asked what goes to the first place.
pub const FIRST: u8 = 2;

/// What is to become of examined cards.
pub struct Laying<'a> {
    /// The cards that are meant.
    pub what: &'a CardFilter,
    /// The places, each asked for in turn.
    pub to: &'a [Laid],
    /// How many cards at most.
    pub n: Option<NonZeroU8>,
    /// Whether all may be left where they are.
    pub may: bool,
}

/// Asks which of the examined cards go to the next place. Cards about which there is no choice are laid
/// there at once. Returns whether something was asked.
pub fn ask(world: &mut World, ctx: &Ctx, how: &Laying<'_>, examined: &[CardId]) -> bool {
    let number = usize::from(stage(world).saturating_sub(FIRST));
    let laid = drive::effects(world).cards.clone();
    let free = |c: &CardId| !laid.contains(c) && !encountered::on_stage(world, *c);
    let fits = |c: &CardId| Board::new(world).fits(*c, how.what);
    let left: Vec<CardId> = examined.iter().copied().filter(|c| free(c) && fits(c)).collect();
    let most = how.n.map_or(left.len(), |n| usize::from(n.get()).saturating_sub(laid.len()));
    let most = most.min(left.len());
    let Some(to) = how.to.get(number).filter(|_| most > 0) else { return false };
    let must = !how.may && number + 1 == how.to.len();
    if must && most == left.len() {
        for card in left {
            lay(world, ctx, card, *to);
        }
        return false;
    }
    let options = left.into_iter().map(Act::Card).collect();
    let q = Question { who: ctx.you, ask: Ask::Cards, source: ctx.source, card: ctx.card };
    drive::ask_some(world, q, options, if must { most } else { 0 }, most);
    true
}

/// Lays the chosen cards at the place that was asked for, and goes on to the next one.
pub fn answered(world: &mut World, ctx: &Ctx, how: &Laying<'_>, examined: &[CardId]) -> bool {
    let number = usize::from(stage(world).saturating_sub(FIRST));
    let chosen = drive::answer_cards(world).unwrap_or_default();
    if let Some(to) = how.to.get(number) {
        for card in chosen {
            lay(world, ctx, card, *to);
        }
    }
    set_stage(world, FIRST.saturating_add(saturating::byte(number + 1)));
    ask(world, ctx, how, examined)
}

/// Lays one examined card at a place; those of a hero's deck stay that hero's.
fn lay(world: &mut World, ctx: &Ctx, card: CardId, to: Laid) {
    let pile = table::card(world, card).pile;
    let owner = pile.hero().unwrap_or(ctx.you);
    drive::effects_mut(world).cards.push(card);
    if matches!(to, Laid::Top | Laid::Second | Laid::Bottom) {
        known::note_private_order(world, ctx.you, &[card]);
    }
    let (to, spot) = match to {
        Laid::Top => (pile, Spot::Top),
        Laid::Bottom => (pile, Spot::Bottom),
        // Below the card that then lies on top.
        Laid::Second => (pile, Spot::At(table::pile(world, pile).len().saturating_sub(2))),
        Laid::Hand => (PileId::Hand(ctx.you), Spot::Top),
        Laid::Discards => (discards(pile, owner), Spot::Top),
        Laid::Buried => (PileId::Buried(owner), Spot::Top),
        Laid::Box => return table::banish(world, card),
    };
    table::move_card(world, card, to, spot);
}

/// Returns where a card of a deck is discarded: an hour that goes by is one of the hours (AC-PLAY-49).
fn discards(deck: PileId, owner: HeroId) -> PileId {
    if deck == PileId::Blessings { PileId::Hours } else { PileId::Discards(owner) }
}
