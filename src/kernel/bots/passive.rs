//! The passive bot: goes on wherever it can. It plays no card it need not play, and shows what a
//! table is asked that wants nothing but to get on.

use bevy_ecs::prelude::*;

use super::Bot;
use crate::rules::flow::prompt::{Act, Prompt};

/// What it would rather do, best first; otherwise it takes what is offered first.
const LIKES: [Act; 6] =
    [Act::Continue, Act::Roll, Act::No, Act::Explore, Act::Decline, Act::EndTurn];

/// Goes on.
#[derive(Clone, Copy, Debug, Default)]
pub struct Passive;

impl Bot for Passive {
    fn begin(&mut self, _: u64) {}

    fn choose(&mut self, _: &mut World, prompt: &Prompt) -> Vec<Act> {
        let moves = |a: &&Act| matches!(a, Act::Move(_));
        if let Some(like) = LIKES.iter().find(|a| prompt.options.contains(a)) {
            // Where nothing is left to explore it goes elsewhere, if that is still possible.
            let elsewhere = prompt.options.iter().find(moves).filter(|_| *like == Act::EndTurn);
            return vec![*elsewhere.unwrap_or(like)];
        }
        let least = usize::from(prompt.min.max(1));
        prompt.options.iter().take(least).copied().collect()
    }
}
