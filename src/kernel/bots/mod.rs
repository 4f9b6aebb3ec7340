//! Automatic players. A bot sees what its seat may see and answers prompts. It draws from a
//! generator of its own, never from that of the game.

pub mod passive;
pub mod random;
pub mod restless;
mod whim;

use bevy_ecs::prelude::*;
use serde::{Deserialize, Serialize};

use crate::family::Family;
use crate::prompt::Prompt;

pub use whim::Whim;

/// A player of all seats at once.
pub trait Bot<F: Family> {
    /// Prepares for a new game.
    fn begin(&mut self, seed: u64);
    /// Answers a prompt. The bot may try plays in the world, but restores it before returning.
    fn choose(&mut self, world: &mut World, prompt: &Prompt<F>) -> Vec<F::Act>;
}

/// A family of games that bots can play.
pub trait BotFamily: Family {
    /// Returns the weight of an answer for the random bot. Answers that only go back and forth are
    /// rare, so that games end.
    fn weight(_act: &Self::Act) -> usize {
        1
    }

    /// Returns the option that continues the game with the least effort; `None` if there is none.
    fn gets_on(prompt: &Prompt<Self>) -> Option<Self::Act> {
        prompt.options.contains(&Self::CONTINUE).then_some(Self::CONTINUE)
    }

    /// Creates the bot that plays to win; the random bot if the family has none.
    fn careful(seed: u64) -> Box<dyn Bot<Self>> {
        Box::new(random::Random::new(seed))
    }
}

/// The kinds of bots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BotKind {
    /// Gives any legal answer, good or bad, to find errors.
    #[default]
    Random,
    /// Plays sensibly by the odds, to measure balance and to give hints.
    Careful,
    /// Plays like the careful bot with some random answers, to find errors late in a game.
    Restless,
    /// Continues wherever possible, to measure how much a table is asked.
    Passive,
}

impl BotKind {
    /// Creates a bot of this kind.
    pub fn build<F: BotFamily>(self) -> Box<dyn Bot<F>> {
        match self {
            BotKind::Random => Box::new(random::Random::new(0)),
            BotKind::Careful => F::careful(0),
            BotKind::Restless => Box::new(restless::Restless::new(0)),
            BotKind::Passive => Box::new(passive::Passive),
        }
    }
}

/// There is no bot of that name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown bot `{0}`: random, careful, restless or passive")]
pub struct UnknownBot(String);

impl std::str::FromStr for BotKind {
    type Err = UnknownBot;
    fn from_str(s: &str) -> Result<Self, UnknownBot> {
        match s {
            "random" => Ok(BotKind::Random),
            "careful" => Ok(BotKind::Careful),
            "restless" => Ok(BotKind::Restless),
            "passive" => Ok(BotKind::Passive),
            _ => Err(UnknownBot(s.to_owned())),
        }
    }
}
