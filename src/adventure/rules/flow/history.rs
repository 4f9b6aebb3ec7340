//! Snapshots, digests, the journal and the history of this family, by their short names.

use bevy_ecs::prelude::*;

use crate::kernel::{history, journal, truth};
use crate::rules::family::Adventure;

pub use crate::kernel::history::Keep;
pub use crate::kernel::truth::restore;

/// Everything that the rules know, apart from the pack.
pub type Snapshot = truth::Snapshot<Adventure>;
/// The start and every decision since.
pub type Journal = journal::Journal<Adventure>;
/// The decisions that stand, and those that were undone.
pub type History = history::History<Adventure>;

/// Takes a snapshot.
pub fn snapshot(world: &World) -> Snapshot {
    truth::snapshot(world)
}

/// A digest of everything that the rules go by: equal for equal games, on every machine.
pub fn digest(world: &World) -> u64 {
    truth::digest::<Adventure>(world)
}

/// Undoes the last decision. Returns false if there is none.
pub fn undo(world: &mut World) -> bool {
    history::undo::<Adventure>(world)
}

/// Makes the decision again that was undone last. Returns false if there is none, or something else was
/// decided since.
pub fn redo(world: &mut World) -> bool {
    history::redo::<Adventure>(world)
}

/// Goes back to where so many decisions stood. Returns false, and nothing has changed, if there are no
/// more than that.
pub fn go_back_to(world: &mut World, to: usize) -> bool {
    history::back::<Adventure>(world, to)
}
