//! Players that are not people. A bot sees what its seat may see and answers prompts; its moods
//! come from a generator of its own, never from the table's chance.

pub mod passive;
pub mod random;
pub mod restless;
mod whim;

use bevy_ecs::prelude::*;
use serde::{Deserialize, Serialize};

use crate::family::Family;
use crate::prompt::Prompt;

pub use whim::Whim;

/// Somebody who answers prompts, for all seats at once.
pub trait Bot<F: Family> {
    /// Forgets the last game: a new one begins.
    fn begin(&mut self, seed: u64);
    /// Answers a prompt. The world is lent for asking it what a play would do; it comes back as it
    /// was.
    fn choose(&mut self, world: &mut World, prompt: &Prompt<F>) -> Vec<F::Act>;
}

/// A family of games that bots can play.
pub trait BotFamily: Family {
    /// Returns how readily the random bot gives an answer: what only goes back and forth is rare, so
    /// that games go on.
    fn weight(_act: &Self::Act) -> usize {
        1
    }

    /// Returns the option by which one gets on, doing no more than one must; `None` if none does.
    fn gets_on(prompt: &Prompt<Self>) -> Option<Self::Act> {
        prompt.options.contains(&Self::CONTINUE).then_some(Self::CONTINUE)
    }

    /// Makes the bot that plays to win. Without one of the family's own it plays by chance.
    fn careful(seed: u64) -> Box<dyn Bot<Self>> {
        Box::new(random::Random::new(seed))
    }
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
    pub fn build<F: BotFamily>(self) -> Box<dyn Bot<F>> {
        match self {
            BotKind::Random => Box::new(random::Random::new(0)),
            BotKind::Careful => F::careful(0),
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
