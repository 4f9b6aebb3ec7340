//! When what a play on a check says is done: as soon as it makes sense (AC-RUL-98).
//!
//! Before the roll comes all that can be done there. What is about the result, and what begins
//! something new, an encounter or another check, waits until the dice lie, and with it what is
//! printed after it; what only says how things go on is noted then, too.

use crate::cards::effect::{Cond, Effect, Effects, counts_on_check};

/// When an effect of a play on a check is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Due {
    /// Not at all: it counts on the check.
    Counts,
    /// After the roll, which keeps nothing else waiting.
    Later,
    /// Before the roll.
    Now,
    /// After the roll, and so is what comes after it.
    After,
}

/// What a list says that is done before the roll, and what is done after it.
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

fn due(e: &Effect) -> Due {
    let all = |list: &[Effect]| list.iter().map(due).max().unwrap_or(Due::Counts);
    match e {
        counts_on_check!() | Effect::Difficulty(_) | Effect::Todo(_) => Due::Counts,
        Effect::If(cond, yes, no) => match all(yes).max(all(no)) {
            Due::Counts => Due::Counts,
            _ if of_result(cond) => Due::After,
            due => due,
        },
        Effect::May(list) | Effect::Each(_, list) => all(list),
        Effect::Choose { ways, .. } => {
            ways.iter().map(|w| all(&w.does)).max().unwrap_or(Due::Counts)
        }
        Effect::Explore | Effect::Goes(_) | Effect::Undefeated | Effect::Defeated => Due::Later,
        Effect::Move { .. }
        | Effect::Shift { .. }
        | Effect::Damage { .. }
        | Effect::Build { .. }
        | Effect::AddCards { .. }
        | Effect::Examine { .. }
        | Effect::Shuffle(_)
        | Effect::HideToken(_)
        | Effect::OrderFaceup
        | Effect::SummonToPlay(_)
        | Effect::Suffer { .. }
        | Effect::Revive(_) => Due::Now,
        _ => Due::After,
    }
}

/// Whether a condition is about how the check goes.
fn of_result(cond: &Cond) -> bool {
    match cond {
        Cond::All(all) | Cond::Any(all) => all.iter().any(of_result),
        Cond::Not(c) => of_result(c),
        Cond::FailedBy(_) | Cond::PassedBy(_) | Cond::Passed => true,
        _ => false,
    }
}
