//! Players that are not people.

pub mod careful;
pub mod curious;

use kernel::bots::{Bot, BotFamily};
use kernel::prompt;

use crate::rules::family::Tactics;
use crate::rules::flow::prompt::Act;

impl BotFamily for Tactics {
    /// What only goes back and forth is rare, and so are the thousand ways of walking on.
    fn weight(act: &Act) -> usize {
        match act {
            Act::Via(_) | Act::TakeBack | Act::Pass => 1,
            // What is arranged and traded back and forth.
            Act::Slot(_) | Act::ShuffleIn(_) | Act::Stow(_) | Act::Give { .. } | Act::Sell(_) => 1,
            Act::DiscardToMove(_) => 2,
            Act::Use { .. } | Act::Roll => 12,
            _ => 4,
        }
    }

    /// Goes on or passes wherever that is possible.
    fn gets_on(prompt: &prompt::Prompt<Tactics>) -> Option<Act> {
        let likes = [Act::Continue, Act::Pass, Act::EndTurn, Act::Roll, Act::No];
        likes.into_iter().find(|act| prompt.options.contains(act))
    }

    fn careful(seed: u64) -> Box<dyn Bot<Tactics>> {
        Box::new(careful::Careful::new(seed))
    }
}
