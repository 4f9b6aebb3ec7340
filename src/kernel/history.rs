//! The way back and forth between the decisions of a game.

use std::sync::Arc;

use bevy_ecs::prelude::*;

use super::cues::Cues;
use super::journal::Journal;
use super::revealed::Revealed;
use super::rng::Rng;
use super::truth::{Snapshot, restore, snapshot};
use super::{Family, play};

/// A moment of a game, before a decision: its title.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    /// The number of the turn; 0 before the first.
    pub turn: u32,
    /// Whose turn it was.
    pub hero: String,
    /// What was going on: "Encounter with Marsh Hag".
    pub scene: String,
    /// What was asked: "the check".
    pub at: String,
    /// What was decided: "Roll".
    pub did: String,
}

impl Moment {
    /// The turn in words: "Turn 3, Nimm".
    pub fn turn_text(&self) -> String {
        match self.turn {
            0 => t!("moment-before-first"),
            n => t!("moment-turn", n = n, hero = &self.hero),
        }
    }

    /// Everything in one line: "Turn 3, Nimm: encounter with Marsh Hag, before the check".
    pub fn text(&self) -> String {
        t!("moment-line", turn = self.turn_text(), scene = &self.scene, at = &self.at)
    }
}

/// Whether snapshots are kept for undo. Bots' worlds switch it off.
#[derive(Resource, Clone, Copy, Debug)]
pub struct Keep(pub bool);

/// So many of the last decisions have a snapshot each; of those before, every [`EVERY`]th, from which
/// the others are played again. So the history of the longest game weighs little, and no moment is
/// far.
const RECENT: usize = 512;
/// See [`RECENT`].
const EVERY: usize = 64;

/// A decision that stands.
#[derive(Clone, Debug)]
pub struct HistoryEntry<F: Family> {
    before: Option<Arc<Snapshot<F>>>,
    /// Where the game was, and what was decided, in words.
    pub moment: Moment,
    /// What it gave away.
    pub revealed: Revealed<F>,
    /// The table went on by itself: nobody was asked.
    pub automatic: bool,
}

/// A decision that was undone.
#[derive(Clone, Debug)]
pub struct RedoEntry<F: Family> {
    /// The decision.
    pub acts: Vec<F::Act>,
    /// Where the game was, and what was decided, in words.
    pub moment: Moment,
    /// The table had gone on by itself.
    pub automatic: bool,
}

/// The decisions that stand, with what it takes to go back to them, and those that were undone and can
/// be made again as long as nothing else is decided.
#[derive(Resource, Clone, Debug, Default)]
pub struct History<F: Family> {
    made: Vec<HistoryEntry<F>>,
    undone: Vec<RedoEntry<F>>,
}

impl<F: Family> History<F> {
    /// The decisions that stand, in order. Where none were kept, there are fewer than in the
    /// [`Journal`].
    pub fn made(&self) -> &[HistoryEntry<F>] {
        &self.made
    }

    /// What was undone, the one that would come next last.
    pub fn undone(&self) -> &[RedoEntry<F>] {
        &self.undone
    }

    /// Notes that the table made the last decision by itself.
    pub fn mark_automatic(&mut self) {
        if let Some(last) = self.made.last_mut() {
            last.automatic = true;
        }
    }

    /// The snapshot before the last decision.
    pub fn before(&self) -> Option<&Arc<Snapshot<F>>> {
        self.made.last()?.before.as_ref()
    }

    /// How many snapshots are held.
    pub fn snapshots(&self) -> usize {
        self.made.iter().filter(|m| m.before.is_some()).count()
    }
}

/// Keeps what it takes to go back before a decision that is about to be made.
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

/// Notes what the last decision gave away.
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

/// Makes the decision again that was undone last. Returns false if there is none, or something else was
/// decided since.
pub fn redo<F: Family>(world: &mut World) -> bool {
    let Some(next) = world.resource::<History<F>>().undone.last().cloned() else { return false };
    let done = play::submit::<F>(world, &next.acts).is_ok();
    if done && next.automatic {
        world.resource_mut::<History<F>>().mark_automatic();
    }
    done
}

/// Goes back to where so many decisions stood. Returns false, and nothing has changed, if there are no
/// more than that.
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
    // A position may have been reached by decisions of which none were kept.
    let first = journal.decisions.len() - gone.len();
    let decisions: Vec<Vec<F::Act>> = journal.decisions.drain(first..).collect();
    let mut all = gone.into_iter().zip(decisions);
    for (made, acts) in all.by_ref().take(to - from) {
        // The same decision at the same prompt, which was accepted before.
        if play::submit::<F>(world, &acts).is_ok() && made.automatic {
            world.resource_mut::<History<F>>().mark_automatic();
        }
    }
    let all: Vec<(HistoryEntry<F>, Vec<F::Act>)> = all.collect();
    undone.extend(all.into_iter().rev().map(|(made, acts)| RedoEntry {
        acts,
        moment: made.moment,
        automatic: made.automatic,
    }));
    world.resource_mut::<History<F>>().undone = undone;
    world.resource_mut::<Cues<F>>().drain();
    true
}
