//! Checks of prices within effects.

use super::Lint;
use crate::cards::amount::Counted;
use crate::cards::effect::{Cond, Effect, From, Pick, To, Who};
use crate::cards::printed::Edition;
use crate::kernel::content::lint::{At, Linter as _};

/// Returns 1 if a condition asks for cards in the hand, so that what follows can be paid, else 0.
pub(super) fn guards(cond: Option<&Cond>) -> usize {
    let asks = |c: &Cond| matches!(c, Cond::Has(From::Hand, ..));
    usize::from(cond.is_some_and(|c| c.has(&asks)))
}

impl Lint<'_> {
    /// Warns where an edition carries out what it can, so that who has no card gets what it should pay for.
    pub(super) fn free_of_charge(&mut self, at: &At<'_>, does: &[Effect]) {
        let Some((Effect::Shift { who: Who::You, from, n, pick: Pick::Choose, to, .. }, rest)) =
            does.split_first()
        else {
            return;
        };
        let pays = *from == From::Hand && *to != To::Hand && n.fixed().is_some();
        let moved = |e: &Effect| {
            let asks = |e: &Effect| match e {
                Effect::If(cond, ..) => cond.has(&|c| matches!(c, Cond::Moved(_))),
                Effect::Shift { from: From::Moved, .. } => true,
                _ => e.amount().is_some_and(|a| {
                    let mut counted = a.levels.iter().flat_map(|s| &s.counted);
                    counted.any(|c| c.what == Counted::Moved)
                }),
            };
            e.any(&asks)
        };
        let free = rest.iter().any(|e| !moved(e));
        if pays && free && self.guarded == 0 && self.content.pack.edition == Edition::First {
            let why = "with no such card this happens for nothing: what is paid is said by \
                       `MayPay(Hand(Discard), [...])`";
            self.warn(at, why);
        }
    }
}
