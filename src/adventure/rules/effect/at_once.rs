//! When the effects of a play on a check are carried out: as soon as they make sense (AC-RUL-98).
//!
//! Effects that can be done before the roll are. Effects that depend on the result, or that begin
//! an encounter or another check, wait until after the roll, and with them everything printed after
//! them. Notes about how the game goes on also wait, but do not delay others.

use crate::cards::effect::{Effect, EffectClass, Effects, counts_on_check};

/// When an effect of a play on a check is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Due {
    /// Never: it only counts for the check.
    Counts,
    /// After the roll, without delaying the effects after it.
    Later,
    /// Before the roll.
    Now,
    /// After the roll, together with all effects after it.
    After,
}

/// Splits a list into the effects before the roll and those after it.
pub fn split(does: &Effects) -> (Vec<Effect>, Vec<Effect>) {
    let (mut now, mut later) = (Vec::new(), Vec::new());
    let mut after = false;
    for e in does.iter() {
        match due(e) {
            Due::Counts => {}
            Due::Now if !after => now.push(e.clone()),
            d => {
                after |= d == Due::After;
                later.push(e.clone());
            }
        }
    }
    (now, later)
}

/// Returns whether any of these effects depends on whether the check succeeds.
pub fn asks_for_the_outcome(does: &[Effect]) -> bool {
    let asks = |e: &Effect| matches!(e, Effect::If(cond, ..) if cond.asks_for_the_outcome());
    does.iter().any(|e| e.any(&asks))
}

/// Returns whether any of these effects changes the roll itself.
pub fn changes_the_roll(does: &[Effect]) -> bool {
    let changes = |e: &Effect| {
        let traits = matches!(e, Effect::CheckTraits(_) | Effect::Counts(_));
        e.class() == EffectClass::Reroll || traits
    };
    does.iter().any(|e| e.any(&changes))
}

fn due(e: &Effect) -> Due {
    let all = |list: &[Effect]| list.iter().map(due).max().unwrap_or(Due::Counts);
    match e {
        counts_on_check!() | Effect::Difficulty(_) => Due::Counts,
        Effect::If(cond, yes, no) => match all(yes).max(all(no)) {
            Due::Counts => Due::Counts,
            _ if cond.asks_about_the_result() => Due::After,
            due => due,
        },
        Effect::May(list) | Effect::Each(_, list, _) => all(list),
        // What is paid moves cards.
        Effect::MayPay(_, list) => all(list).max(Due::Now),
        Effect::Choose { ways, .. } => {
            ways.iter().map(|w| all(&w.does)).max().unwrap_or(Due::Counts)
        }
        // What is so for a while counts from the play on, as `staged_for_a_while` says; it outlasts the
        // check once that is rolled.
        Effect::UntilTurnEnd(_)
        | Effect::UntilEncounterEnd(_)
        | Effect::UntilCheckEnd(_)
        | Effect::ExtraTurn
        | Effect::Explore
        | Effect::Goes(_)
        | Effect::Undefeated
        | Effect::Defeated => Due::Later,
        Effect::Move { .. }
        | Effect::MoveWith { .. }
        | Effect::Shift { .. }
        | Effect::Damage { .. }
        | Effect::Build { .. }
        | Effect::AddCards { .. }
        | Effect::Examine { .. }
        | Effect::Shuffle(_)
        | Effect::HideToken(_)
        | Effect::OrderFaceup
        | Effect::Give { .. }
        | Effect::Receive { .. }
        | Effect::Exchange { .. }
        | Effect::Mark { .. }
        | Effect::Unmark { .. }
        | Effect::SummonToPlay(_)
        | Effect::Suffer { .. }
        | Effect::Revive(_)
        | Effect::Ship(_)
        | Effect::Mythic(_)
        | Effect::Todo(_) => Due::Now,
        _ => Due::After,
    }
}
