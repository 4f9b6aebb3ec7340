//! Campaigns of the card game: its implementation of the kernel's [`campaign`], and what only this
//! game has.

pub mod choices;
pub mod chronicle;
pub mod content;
pub mod deck;
pub mod downtime;
pub mod ending;
mod family;
pub mod hands;
mod migrate;
pub mod players;
pub mod quest;
pub mod record;
pub mod scenario_story;
pub mod stops;
pub mod trade;

#[cfg(test)]
mod tests;

use crate::kernel::campaign;
use crate::rules::family::Adventure;

pub use choices::Choices;

/// An open campaign folder.
pub type Campaign = campaign::Campaign<Adventure>;
/// A campaign at the table.
pub type Session = campaign::Session<Adventure>;
/// What a client plays.
pub type Game = campaign::Game<Adventure>;
/// A watched journal.
pub type Watch = campaign::watch::Watch<Adventure>;
/// A scenario's journal as read.
pub type ReadJournal = campaign::family::ReadOf<Adventure>;
/// A step of a scenario's journal.
pub type JournalStep = campaign::family::StepOf<Adventure>;
