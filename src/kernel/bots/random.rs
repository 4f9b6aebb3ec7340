//! The random bot: any legal answer, the bad ones too, so that in time everything is tried.

use bevy_ecs::prelude::*;

use super::{Bot, Whim};
use crate::rules::flow::prompt::{Act, Prompt};

/// Answers anything that is allowed.
#[derive(Clone, Debug)]
pub struct Random {
    whim: Whim,
}

impl Random {
    /// A bot whose moods come from this seed.
    pub fn new(seed: u64) -> Random {
        Random { whim: Whim::new(seed) }
    }
}

/// How readily an answer is given: what only goes back and forth is rare, so that games go on.
fn weight(act: &Act) -> usize {
    match act {
        Act::TakeBack(_) => 1,
        Act::Way { .. } | Act::Give { .. } => 3,
        _ => 10,
    }
}

impl Bot for Random {
    fn begin(&mut self, seed: u64) {
        self.whim = Whim::new(seed);
    }

    fn choose(&mut self, _: &mut World, prompt: &Prompt) -> Vec<Act> {
        if prompt.max > 1 {
            return some(&mut self.whim, prompt);
        }
        let all: usize = prompt.options.iter().map(weight).sum();
        let mut at = self.whim.below(all);
        for act in &prompt.options {
            let w = weight(act);
            if at < w {
                return vec![*act];
            }
            at -= w;
        }
        vec![]
    }
}

/// A random legal answer to a prompt for several cards.
pub fn some(whim: &mut Whim, prompt: &Prompt) -> Vec<Act> {
    let mut cards: Vec<Act> =
        prompt.options.iter().copied().filter(|a| *a != Act::Continue).collect();
    let most = cards.len().min(prompt.max.into());
    let least = most.min(prompt.min.into());
    let mut n = least + whim.below(most - least + 1);
    if n == 0 {
        if prompt.options.contains(&Act::Continue) {
            return vec![Act::Continue];
        }
        n = most.min(1);
    }
    whim.draw(&mut cards, n);
    cards.truncate(n);
    cards
}
