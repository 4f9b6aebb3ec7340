//! Checks of the order of effects in a list: what a text says after them must also happen after them.

use super::Lint;
use crate::cards::effect::{Cond, Effect};
use crate::cards::printed::Edition;
use crate::kernel::content::lint::{At, Linter};

impl Lint<'_> {
    /// Checks that nothing follows an effect that ends or delays what comes after it.
    pub(super) fn in_order(&mut self, at: &At<'_>, effects: &[Effect]) {
        let third = self.content.pack.edition == Edition::Third;
        for (i, effect) in effects.iter().enumerate() {
            let rest = effects.get(i + 1..).unwrap_or_default();
            if let Some(why) = out_of_order(effect, rest, third) {
                self.error(at, why);
                return;
            }
        }
    }
}

/// Returns what is wrong with effects that stand after another one, if anything is.
fn out_of_order(effect: &Effect, rest: &[Effect], third: bool) -> Option<&'static str> {
    let mut rest = rest.iter();
    let lasts = |e: &Effect| e.standing_for_a_while().is_some();
    match effect {
        // The end of the turn breaks an encounter off, and what answers it (AC-ENC-35).
        Effect::EndTurn if third && rest.len() > 0 => {
            Some("ends the turn: put what is done before it")
        }
        // A grant of an exploration waits until the list is done (AC-TURN-32, AC-TURN-33).
        Effect::Explore if !rest.all(lasts) => {
            Some("the exploration comes after the whole list: put what is done before it")
        }
        // What lasts to the end of an encounter that is over lasts to the end of the next one.
        Effect::Encounter if rest.any(|e| matches!(e, Effect::UntilEncounterEnd(_))) => {
            Some("the encounter is over by then: put `UntilEncounterEnd` before it")
        }
        // The attempt comes when the encounter is resolved (AC-HENCH-05).
        Effect::MayClose | Effect::MayCloseOrigin if rest.any(asks_if_closed) => {
            Some("the attempt to close comes later: what follows it belongs to `On(Closed)`")
        }
        _ => None,
    }
}

/// Returns whether an effect depends on whether the location is closed.
fn asks_if_closed(effect: &Effect) -> bool {
    matches!(effect, Effect::If(cond, ..) if cond.required().iter().any(|c| {
        **c == Cond::Closed || matches!(c, Cond::Not(not) if **not == Cond::Closed)
    }))
}
