//! Prints the open prompt in the syntax of scripts, so that it can be copied into one.

use bevy_ecs::prelude::*;

use super::VignetteFamily;
use crate::play;
use crate::view::word;

/// Returns the open prompt with its options, line by line.
pub fn prompt<F: VignetteFamily>(world: &World) -> String {
    let Some(p) = play::prompt::<F>(world) else {
        return match play::ended::<F>(world) {
            Some(end) => format!("    nothing is asked: the {} is over ({end:?})\n", F::GAME),
            None => "    nothing is asked\n".into(),
        };
    };
    let about = p.card.map(|c| format!(" about {:?}", F::card_name(world, c))).unwrap_or_default();
    let number = match (p.min, p.max) {
        (1, 1) => String::new(),
        (min, max) => format!(", {min} to {max}"),
    };
    let (who, source) = (F::seat_name(world, p.who), F::source_name(world, p.source));
    let ask = word(&p.ask);
    let mut text = format!("    asked: {ask:?} of {who:?}{about} because of {source:?}{number}\n");
    for option in &p.options {
        text.push_str(&format!("      {}\n", F::say(world, option)));
    }
    text
}
