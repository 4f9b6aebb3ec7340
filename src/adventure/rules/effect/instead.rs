//! Replacements: cards that go to another place than usual, by their own text or by another's.

use super::cond::holds;
use super::standing::for_each_change;
use crate::cards::effect::{Change, ChangeKind, Fate, Instead, To};
use crate::rules::flow::frame::Ctx;
use crate::rules::state::board::Board;
use crate::rules::state::ids::CardId;
use crate::rules::state::table;

/// Returns where a card goes in place of its usual destination, if any text says so: the card's own
/// (AC-PLAY-15), else a standing effect in force for its hero (AC-RUL-04). `ctx.you` is the hero
/// whose card it is, or who met it.
pub fn destination(board: &Board<'_>, ctx: &Ctx, card: CardId, fate: Fate) -> Option<To> {
    let def = board.printed(card);
    let fits = |i: &&Instead| {
        i.of == fate && i.only_if.as_ref().is_none_or(|w| holds(board, ctx, None, w))
    };
    if let Some(own) = def.instead.iter().find(fits) {
        return Some(own.to);
    }
    let mut found = None;
    for_each_change(
        board,
        ctx.you,
        None,
        &[ChangeKind::Goes],
        |c| matches!(c, Change::Goes { of, what, .. } if *of == fate && table::matches(def, what)),
        |c, _| {
            if let Change::Goes { to, .. } = c {
                found.get_or_insert(*to);
            }
        },
    );
    found
}
