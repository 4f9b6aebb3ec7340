//! Campaigns of this family: what the kernel's [`campaign`] must know of it, and what is its own.

pub mod choices;
pub mod chronicle;
pub mod content;
pub mod deck;
pub mod downtime;
pub mod ending;
pub mod evening;
mod family;
pub mod hands;
mod migrate;
pub mod players;
pub mod quest;
pub mod record;
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
/// A journal that is watched.
pub type Watch = campaign::watch::Watch<Adventure>;
/// A scenario's journal as it was read.
pub type ReadJournal = campaign::family::ReadOf<Adventure>;
/// A step of a scenario's journal.
pub type JournalStep = campaign::family::StepOf<Adventure>;
