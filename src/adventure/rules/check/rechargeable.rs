//! Which cards have a check to recharge them that their hero can attempt.

use super::ways::usable;
use crate::cards::amount::Alternative;
use crate::cards::effect::{CardFilter, Purpose};
use crate::rules::effect::cond::{Facts, holds};
use crate::rules::flow::frame::Ctx;
use crate::rules::flow::prompt::Source;
use crate::rules::state::board::Board;
use crate::rules::state::ids::{CardId, HeroId, PileId};

/// Returns the alternatives of the check to recharge a card, with skills that the hero can use
/// (AC-CHECK-19, AC-RUL-69) unless the card demands more (AC-CHECK-20). Empty if the hero cannot
/// attempt it.
pub fn ways(board: &Board<'_>, hero: HeroId, card: CardId) -> Vec<Alternative> {
    let def = board.printed(card);
    let you = Ctx {
        you: hero,
        them: hero,
        source: Source::Card(card),
        card: Some(card),
        level: 0,
        paid: Default::default(),
    };
    if !def.recharge_if.as_ref().is_none_or(|c| holds(board, &you, None, c)) {
        return Vec::new();
    }
    let all = def.recharge.as_ref().and_then(|c| c.steps.first()).cloned().unwrap_or_default();
    let known = Facts { purpose: Some(Purpose::Recharge), against: Some(card), ..Facts::default() };
    let can = |a: &Alternative| usable(board, hero, a, &known).next().is_some();
    if all.iter().any(can) { all } else { Vec::new() }
}

/// Returns the matching cards of a hero's discard pile that have a check to recharge them which the
/// hero can attempt (AC-CHECK-19).
pub fn discarded(
    board: &Board<'_>,
    hero: HeroId,
    what: &CardFilter,
) -> impl Iterator<Item = CardId> {
    let fits = move |c: &CardId| board.fits(*c, what) && !ways(board, hero, *c).is_empty();
    board.pile(PileId::Discards(hero)).iter().copied().filter(fits)
}
