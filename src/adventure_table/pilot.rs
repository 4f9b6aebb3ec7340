//! A simple policy that always explores, for pictures and scripted runs.

use super::model::Model;
use crate::rules::check::CheckView;
use crate::rules::flow::prompt::{Act, Ask, Prompt};

/// Returns an answer to the open prompt.
pub fn answer(model: &Model, step: u32) -> Option<Vec<Act>> {
    let p = model.prompt.as_ref()?;
    Some(pick(p, model.check.as_ref(), step))
}

fn pick(p: &Prompt, check: Option<&CheckView>, step: u32) -> Vec<Act> {
    let has = |a: Act| p.options.contains(&a);
    let cards: Vec<Act> = p.options.iter().copied().filter(|a| matches!(a, Act::Card(_))).collect();
    if p.max > 1 || (p.min == 0 && !cards.is_empty()) {
        let n = usize::from(p.min).min(cards.len());
        if n == 0 && has(Act::Continue) {
            return vec![Act::Continue];
        }
        if n > 0 {
            return cards.into_iter().take(n).collect();
        }
    }
    if p.ask == Ask::Check {
        // It plays cards while the check's success is in doubt.
        let doubtful = check.is_some_and(|c| c.chance < 0.75);
        let play = p.options.iter().copied().find(|a| matches!(a, Act::Use { .. }));
        if let (true, Some(play)) = (doubtful, play) {
            return vec![play];
        }
        if has(Act::Roll) {
            return vec![Act::Roll];
        }
    }
    for act in [Act::Explore, Act::Close, Act::Yes, Act::Continue, Act::EndTurn] {
        if has(act) {
            return vec![act];
        }
    }
    let n = p.options.len().max(1);
    p.options.get(step as usize % n).copied().into_iter().collect()
}
