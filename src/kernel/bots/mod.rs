//! Players that are not people. A bot sees what its seat may see and answers prompts; its moods
//! come from a generator of its own, never from the table's chance.

pub mod careful;
pub mod passive;
pub mod random;
pub mod restless;

use bevy_ecs::prelude::*;
use serde::{Deserialize, Serialize};

use crate::rules::flow::prompt::{Act, Prompt};

/// Somebody who answers prompts, for all seats at once.
pub trait Bot {
    /// A new scenario begins: forget the last one.
    fn begin(&mut self, seed: u64);
    /// Answers a prompt. The world is lent for asking it what a play would do; it comes back as it
    /// was.
    fn choose(&mut self, world: &mut World, prompt: &Prompt) -> Vec<Act>;
}

/// Which bot plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BotKind {
    /// Any legal answer, good or bad: for finding what breaks.
    #[default]
    Random,
    /// Sensible play by the odds: for measuring balance, and for hints.
    Careful,
    /// Careful with whims: for finding what breaks late in a game.
    Restless,
    /// Goes on wherever it can: for measuring how much a table is asked.
    Passive,
}

impl BotKind {
    /// A new bot of this kind.
    pub fn build(self) -> Box<dyn Bot> {
        match self {
            BotKind::Random => Box::new(random::Random::new(0)),
            BotKind::Careful => Box::new(careful::Careful::new(0)),
            BotKind::Restless => Box::new(restless::Restless::new(0)),
            BotKind::Passive => Box::new(passive::Passive),
        }
    }
}

impl std::str::FromStr for BotKind {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        match s {
            "random" => Ok(BotKind::Random),
            "careful" => Ok(BotKind::Careful),
            "restless" => Ok(BotKind::Restless),
            "passive" => Ok(BotKind::Passive),
            _ => Err(format!("unknown bot `{s}`: random, careful, restless or passive")),
        }
    }
}

/// A small fast generator (SplitMix64) for the moods of bots and the choice of parties.
#[derive(Clone, Debug)]
pub struct Whim(u64);

impl Whim {
    /// Whims from a seed.
    pub fn new(seed: u64) -> Whim {
        Whim(seed ^ 0x5eed_0f00_b075_0001)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`; 0 if `n` is 0.
    pub fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.next()) * n as u128) >> 64) as usize
    }

    /// True once in `n` times.
    pub fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// Brings the first `n` of these to a random choice of all of them.
    pub fn draw<T>(&mut self, of: &mut [T], n: usize) {
        for i in 0..n.min(of.len()) {
            let j = i + self.below(of.len() - i);
            of.swap(i, j);
        }
    }
}
