//! The restless bot: plays carefully with some random answers. It gets further into a game than the
//! random bot and does what the careful bot would not, so it finds errors late in a game.

use bevy_ecs::prelude::*;

use super::random::Random;
use super::{Bot, BotFamily, Whim};
use crate::prompt::Prompt;

/// One in this many answers is random.
const WHIM: usize = 4;

/// Plays carefully, with some random answers.
pub struct Restless<F: BotFamily> {
    careful: Box<dyn Bot<F>>,
    random: Random,
    whim: Whim,
}

impl<F: BotFamily> Restless<F> {
    /// Creates a bot with this seed.
    pub fn new(seed: u64) -> Restless<F> {
        Restless {
            careful: F::careful(seed),
            random: Random::new(seed),
            whim: Whim::new(seed.rotate_left(9)),
        }
    }
}

impl<F: BotFamily> Bot<F> for Restless<F> {
    fn begin(&mut self, seed: u64) {
        *self = Restless::new(seed);
    }

    fn choose(&mut self, world: &mut World, prompt: &Prompt<F>) -> Vec<F::Act> {
        if self.whim.once_in(WHIM) {
            self.random.choose(world, prompt)
        } else {
            self.careful.choose(world, prompt)
        }
    }
}
