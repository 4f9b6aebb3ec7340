//! Campaigns of this family: what the kernel's [`campaign`] must know of it, and what is its own.

pub mod archive;
pub mod between;
pub mod choices;
pub mod chronicle;
pub mod content;
pub mod deck;
mod downtime;
pub mod ending;
pub mod evening;
mod family;
pub mod generations;
pub mod hands;
pub mod journal;
mod migrate;
pub mod players;
pub mod quest;
pub mod record;
pub mod replay;
pub mod shelf;
pub mod stops;
pub mod trade;
pub mod watch;

#[cfg(test)]
mod tests;

use crate::kernel::campaign;
use crate::rules::family::Adventure;

pub use crate::kernel::campaign::packs::{self, join};
pub use crate::kernel::campaign::{CampaignError as Trouble, Outcome, UndoPolicy, relocate, undo};
pub use choices::Choices;
pub use chronicle::of_campaign;
pub use shelf::{Entry, list};

/// An open campaign folder.
pub type Campaign = campaign::Campaign<Adventure>;
/// A campaign at the table.
pub type Session = campaign::Session<Adventure>;
/// What a client plays.
pub type Game = campaign::Game<Adventure>;
