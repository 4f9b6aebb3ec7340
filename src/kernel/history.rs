//! The history of a game: undo and redo of decisions.

use std::sync::Arc;

use bevy_ecs::prelude::*;

use super::cues::Cues;
use super::journal::Journal;
use super::revealed::Revealed;
use super::rng::Rng;
use super::truth::{Snapshot, restore, snapshot};
use super::{Family, play};

pub use super::moment::Moment;

/// Whether snapshots are kept for undo. Worlds of bots switch this off.
#[derive(Resource, Clone, Copy, Debug)]
pub struct Keep(pub bool);

/// The number of last decisions with a snapshot each. Before those only every [`EVERY`]th decision
/// has one, from which the others are replayed. This bounds the memory of the longest game and the
/// time to reach any moment.
const RECENT: usize = 512;
/// See [`RECENT`].
const EVERY: usize = 64;

/// A decision that was not undone.
#[derive(Clone, Debug)]
pub struct HistoryEntry<F: Family> {
    before: Option<Arc<Snapshot<F>>>,
    /// The state of the game before it and the decision, as text.
    pub moment: Moment,
    /// The hidden information that it disclosed.
    pub revealed: Revealed<F>,
    /// Whether auto-pass made it.
    pub automatic: bool,
}

/// An undone decision.
#[derive(Clone, Debug)]
pub struct RedoEntry<F: Family> {
    /// The decision.
    pub acts: Vec<F::Act>,
    /// The state of the game before it and the decision, as text.
    pub moment: Moment,
    /// Whether auto-pass made it.
    pub automatic: bool,
    /// Whether the table stood before it when more was undone: redoing what was undone then stops
    /// here again.
    pub stop: bool,
}

/// The decisions of a game with their snapshots, and the undone decisions, which can be redone
/// until another decision is made.
#[derive(Resource, Clone, Debug, Default)]
pub struct History<F: Family> {
    made: Vec<HistoryEntry<F>>,
    undone: Vec<RedoEntry<F>>,
}

impl<F: Family> History<F> {
    /// Returns the decisions that were not undone, in order. Fewer than in the [`Journal`] if some
    /// were made without keeping snapshots.
    pub fn made(&self) -> &[HistoryEntry<F>] {
        &self.made
    }

    /// Returns the undone decisions; the last one is redone first.
    pub fn undone(&self) -> &[RedoEntry<F>] {
        &self.undone
    }

    /// Marks the last decision as made by auto-pass.
    pub fn mark_automatic(&mut self) {
        if let Some(last) = self.made.last_mut() {
            last.automatic = true;
        }
    }

    /// Returns the snapshot before the last decision.
    pub fn before(&self) -> Option<&Arc<Snapshot<F>>> {
        self.made.last()?.before.as_ref()
    }

    /// Returns the number of decisions before the first one that players made in the turn of their last
    /// one; where that belongs to nobody's turn, before the last one. `None` if they made none.
    pub fn turn_began(&self) -> Option<usize> {
        let last = self.made.iter().rposition(|made| !made.automatic)?;
        let turn = self.made[last].moment.hero_turn;
        if turn == 0 {
            return Some(last);
        }
        let others = self.made[..last].iter().rposition(|made| made.moment.hero_turn != turn);
        let first = others.map_or(0, |n| n + 1);
        (first..=last).find(|n| !self.made[*n].automatic)
    }

    /// Returns the number of snapshots.
    pub fn snapshots(&self) -> usize {
        self.made.iter().filter(|m| m.before.is_some()).count()
    }
}

/// Keeps a snapshot before a decision.
pub(super) fn keep<F: Family>(world: &mut World, acts: &[F::Act]) {
    let before = Some(Arc::new(snapshot::<F>(world)));
    let moment = F::moment(world, acts);
    world.resource_mut::<Revealed<F>>().clear();
    world.resource_mut::<Rng>().take_drawn();
    let mut history = world.resource_mut::<History<F>>();
    if history.undone.last().is_some_and(|u| u.acts == acts) {
        history.undone.pop();
    } else {
        history.undone.clear();
    }
    let revealed = Revealed::default();
    history.made.push(HistoryEntry { before, moment, revealed, automatic: false });
    let old = history.made.len().saturating_sub(RECENT + 1);
    if !old.is_multiple_of(EVERY) {
        history.made[old].before = None;
    }
}

/// Notes the hidden information that the last decision disclosed.
pub(super) fn note<F: Family>(world: &mut World, revealed: Revealed<F>) {
    if let Some(last) = world.resource_mut::<History<F>>().made.last_mut() {
        last.revealed = revealed;
    }
}

/// Undoes the last decision. Returns false if there is none.
pub fn undo<F: Family>(world: &mut World) -> bool {
    match world.resource::<History<F>>().made.len().checked_sub(1) {
        Some(to) => back::<F>(world, to),
        None => false,
    }
}

/// Redoes the last undone decision. Returns false if there is none, or another decision was made
/// since.
pub fn redo<F: Family>(world: &mut World) -> bool {
    let Some(next) = world.resource::<History<F>>().undone.last().cloned() else { return false };
    let done = play::submit::<F>(world, &next.acts).is_ok();
    if done && next.automatic {
        world.resource_mut::<History<F>>().mark_automatic();
    }
    done
}

/// Undoes decisions until `to` remain. Returns false, without any change, if there are fewer.
pub fn back<F: Family>(world: &mut World, to: usize) -> bool {
    let mut history = world.resource_mut::<History<F>>();
    let Some(from) =
        history.made.get(..=to).and_then(|m| m.iter().rposition(|m| m.before.is_some()))
    else {
        return false;
    };
    let Some(before) = history.made[from].before.clone() else { return false };
    let mut undone = std::mem::take(&mut history.undone);
    let gone: Vec<HistoryEntry<F>> = history.made.drain(from..).collect();
    restore(world, &before);
    let mut journal = world.resource_mut::<Journal<F>>();
    // Decisions before this position may have been made without keeping snapshots.
    let first = journal.decisions.len() - gone.len();
    let decisions: Vec<Vec<F::Act>> = journal.decisions.drain(first..).collect();
    let mut all = gone.into_iter().zip(decisions);
    for (made, acts) in all.by_ref().take(to - from) {
        // The same decision was accepted at the same prompt before.
        if play::submit::<F>(world, &acts).is_ok() && made.automatic {
            world.resource_mut::<History<F>>().mark_automatic();
        }
    }
    let all: Vec<(HistoryEntry<F>, Vec<F::Act>)> = all.collect();
    if let Some(next) = undone.last_mut().filter(|_| !all.is_empty()) {
        next.stop = true;
    }
    undone.extend(all.into_iter().rev().map(|(made, acts)| RedoEntry {
        acts,
        moment: made.moment,
        automatic: made.automatic,
        stop: false,
    }));
    world.resource_mut::<History<F>>().undone = undone;
    world.resource_mut::<Cues<F>>().drain();
    true
}
