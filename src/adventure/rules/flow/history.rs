//! Snapshots, digests, the journal and the history, instantiated for the card game.

use bevy_ecs::prelude::*;

use crate::kernel::{history, journal, truth};
use crate::rules::family::Adventure;

pub use crate::kernel::history::Keep;
pub use crate::kernel::truth::restore;

/// A copy of the whole game state, apart from the pack.
pub type Snapshot = truth::Snapshot<Adventure>;
/// The start and every decision since.
pub type Journal = journal::Journal<Adventure>;
/// The decisions made, and the undone ones for redo.
pub type History = history::History<Adventure>;

/// Takes a snapshot.
pub fn snapshot(world: &World) -> Snapshot {
    truth::snapshot(world)
}

/// Returns a digest of the state that rules depend on: equal for equal games, on every machine.
pub fn digest(world: &World) -> u64 {
    truth::digest::<Adventure>(world)
}

/// Undoes the last decision. Returns false if there is none.
pub fn undo(world: &mut World) -> bool {
    history::undo::<Adventure>(world)
}

/// Redoes the decision that was undone last. Returns false if there is none, or if another decision
/// was made since.
pub fn redo(world: &mut World) -> bool {
    history::redo::<Adventure>(world)
}

/// Goes back to when `to` decisions had been made. Returns false and changes nothing if there are
/// no more than that.
pub fn go_back_to(world: &mut World, to: usize) -> bool {
    history::back::<Adventure>(world, to)
}
