//! The random bot: gives any legal answer, including bad ones, so that in time everything is tried.

use bevy_ecs::prelude::*;

use super::{Bot, BotFamily, Whim};
use crate::family::Family;
use crate::prompt::Prompt;

/// Gives any legal answer.
#[derive(Clone, Debug)]
pub struct Random {
    whim: Whim,
}

impl Random {
    /// Creates a bot with this seed.
    pub fn new(seed: u64) -> Random {
        Random { whim: Whim::new(seed) }
    }
}

impl<F: BotFamily> Bot<F> for Random {
    fn begin(&mut self, seed: u64) {
        self.whim = Whim::new(seed);
    }

    fn choose(&mut self, _: &mut World, prompt: &Prompt<F>) -> Vec<F::Act> {
        if prompt.max > 1 {
            return some(&mut self.whim, prompt);
        }
        let all: usize = prompt.options.iter().map(F::weight).sum();
        let mut at = self.whim.below(all);
        for act in &prompt.options {
            let w = F::weight(act);
            if at < w {
                return vec![*act];
            }
            at -= w;
        }
        vec![]
    }
}

/// Returns a random legal answer to a prompt for several cards.
pub fn some<F: Family>(whim: &mut Whim, prompt: &Prompt<F>) -> Vec<F::Act> {
    let mut cards: Vec<F::Act> =
        prompt.options.iter().copied().filter(|a| *a != F::CONTINUE).collect();
    let most = cards.len().min(prompt.max.into());
    let least = most.min(prompt.min.into());
    let mut n = least + whim.below(most - least + 1);
    if n == 0 {
        if prompt.options.contains(&F::CONTINUE) {
            return vec![F::CONTINUE];
        }
        n = most.min(1);
    }
    whim.draw(&mut cards, n);
    cards.truncate(n);
    cards
}
