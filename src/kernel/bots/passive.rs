//! The passive bot: continues wherever possible. It plays no card that it need not play, and
//! measures what is asked of a table that only wants to continue.

use bevy_ecs::prelude::*;

use super::{Bot, BotFamily};
use crate::prompt::Prompt;

/// Continues wherever possible.
#[derive(Clone, Copy, Debug, Default)]
pub struct Passive;

impl<F: BotFamily> Bot<F> for Passive {
    fn begin(&mut self, _: u64) {}

    fn choose(&mut self, _: &mut World, prompt: &Prompt<F>) -> Vec<F::Act> {
        if let Some(act) = F::gets_on(prompt) {
            return vec![act];
        }
        let least = usize::from(prompt.min.max(1));
        prompt.options.iter().take(least).copied().collect()
    }
}
