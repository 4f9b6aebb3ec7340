//! Players that are not people.

use kernel::bots::BotFamily;

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
}
