//! The restless bot: careful play with a whim now and then. It comes further into a game than the
//! random one, and does what the careful one would not: together they find what breaks late.

use bevy_ecs::prelude::*;

use super::careful::Careful;
use super::random::Random;
use super::{Bot, Whim};
use crate::rules::flow::prompt::{Act, Prompt};

/// One answer in so many is a whim.
const WHIM: usize = 4;

/// Careful, mostly.
#[derive(Clone, Debug)]
pub struct Restless {
    careful: Careful,
    random: Random,
    whim: Whim,
}

impl Restless {
    /// A bot whose moods come from this seed.
    pub fn new(seed: u64) -> Restless {
        Restless {
            careful: Careful::new(seed),
            random: Random::new(seed),
            whim: Whim::new(seed.rotate_left(9)),
        }
    }
}

impl Bot for Restless {
    fn begin(&mut self, seed: u64) {
        *self = Restless::new(seed);
    }

    fn choose(&mut self, world: &mut World, prompt: &Prompt) -> Vec<Act> {
        if self.whim.once_in(WHIM) {
            self.random.choose(world, prompt)
        } else {
            self.careful.choose(world, prompt)
        }
    }
}
