//! The road behind the party, in sentences.

use crate::content::TacticsContent;
use crate::content::words::Outcome;
use crate::rules::road::travelled::{Stop, Turning};

/// Returns a result in a word.
pub fn outcome(outcome: Outcome) -> String {
    match outcome {
        Outcome::Failure => t!("tactics-failure"),
        Outcome::Success => t!("tactics-success"),
        Outcome::Plus => t!("tactics-plus-result"),
    }
}

/// Returns a chapter of the road with its result.
pub fn stop(content: &TacticsContent, stop: &Stop) -> String {
    let name = content.chapter(stop.chapter).name.as_str();
    match (stop.outcome, stop.here) {
        (Some(result), true) => {
            t!("tactics-road-here-after", name = name, result = outcome(result))
        }
        (Some(result), false) => t!("tactics-road-fought", name = name, result = outcome(result)),
        (None, true) => t!("tactics-road-here", name = name),
        (None, false) => name.to_owned(),
    }
}

/// Returns a turning at a stop, with whether it was taken and where it led. Where the party is and has not
/// gone on, what was not taken is still open.
pub fn turning(content: &TacticsContent, stop: &Stop, turning: &Turning) -> String {
    let label = turning.label.as_str();
    let open = stop.here && !stop.turnings.iter().any(|t| t.taken && t.to.is_some());
    match (turning.taken, turning.to) {
        (true, Some(to)) => {
            let to = content.chapter(to).name.as_str();
            t!("tactics-road-taken-to", label = label, to = to)
        }
        (true, None) => t!("tactics-road-taken", label = label),
        (false, _) if open && turning.shut => t!("tactics-road-shut", label = label),
        (false, _) if open => t!("tactics-road-open", label = label),
        (false, _) => t!("tactics-road-refused", label = label),
    }
}
