//! The restless bot: careful play with a whim now and then. It comes further into a game than the
//! random one, and does what the careful one would not: together they find what breaks late.

use bevy_ecs::prelude::*;

use super::random::Random;
use super::{Bot, BotFamily, Whim};
use crate::prompt::Prompt;

/// One answer in so many is a whim.
const WHIM: usize = 4;

/// Careful, mostly.
pub struct Restless<F: BotFamily> {
    careful: Box<dyn Bot<F>>,
    random: Random,
    whim: Whim,
}

impl<F: BotFamily> Restless<F> {
    /// A bot whose moods come from this seed.
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
