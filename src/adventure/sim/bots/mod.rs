//! Bots for the card game.

pub mod careful;

use crate::kernel::bots::{self, BotFamily};
use crate::rules::family::Adventure;
use crate::rules::flow::prompt::{Act, Prompt};

pub use crate::kernel::bots::{Bot, BotKind, Whim, passive, random};

/// Acts that the passive bot prefers, best first; otherwise it takes the first option.
const LIKES: [Act; 6] =
    [Act::Continue, Act::Roll, Act::No, Act::Explore, Act::Decline, Act::EndTurn];

impl BotFamily for Adventure {
    fn weight(act: &Act) -> usize {
        match act {
            Act::TakeBack(_) => 1,
            Act::Way { .. } | Act::Give { .. } => 3,
            _ => 10,
        }
    }

    fn gets_on(prompt: &Prompt) -> Option<Act> {
        let like = LIKES.iter().find(|a| prompt.options.contains(a))?;
        // With nothing left to explore the bot moves, if that is still possible.
        let moves = |a: &&Act| matches!(a, Act::Move(_));
        let elsewhere = prompt.options.iter().find(moves).filter(|_| *like == Act::EndTurn);
        Some(*elsewhere.unwrap_or(like))
    }

    fn careful(seed: u64) -> Box<dyn bots::Bot<Adventure>> {
        Box::new(careful::Careful::new(seed))
    }
}
