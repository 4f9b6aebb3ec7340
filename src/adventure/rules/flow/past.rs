//! Snapshots, digests, the journal, and the way back and forth between its decisions.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use bevy_ecs::prelude::*;
use serde::{Deserialize, Serialize};
use siphasher::sip::SipHasher13;

use super::frame::Flow;
use super::learned::Learned;
use super::prompt::{Act, Asked};
use crate::rules::play::{self, Start};
use crate::rules::state::cue::Cues;
use crate::rules::state::fate::Fate;
use crate::rules::state::ids::PileId;
use crate::rules::state::kept::Keeping;
use crate::rules::state::known::Known;
use crate::rules::state::table::{Card, Clock, Hero, Index, Over, Pile, PileOf, Place, Playing};
use crate::rules::words::moments::{self, Moment};

/// Everything that the rules know, apart from the pack: restored, the game goes on the same way.
#[derive(Clone, Debug)]
pub struct Snapshot {
    cards: Vec<Card>,
    piles: Vec<Pile>,
    heroes: Vec<Hero>,
    places: Vec<Place>,
    flow: Flow,
    keeping: Keeping,
    asked: Asked,
    fate: Fate,
    clock: Clock,
    playing: Playing,
    over: Over,
    known: Known,
}

/// Takes a snapshot.
pub fn snapshot(world: &World) -> Snapshot {
    let index = world.resource::<Index>();
    fn all<C: Component + Clone>(world: &World, of: &[Entity]) -> Vec<C> {
        of.iter().filter_map(|e| world.get::<C>(*e).cloned()).collect()
    }
    Snapshot {
        cards: all(world, &index.cards),
        piles: all(world, &index.piles),
        heroes: all(world, &index.heroes),
        places: all(world, &index.places),
        flow: world.resource::<Flow>().clone(),
        keeping: world.resource::<Keeping>().clone(),
        asked: world.resource::<Asked>().clone(),
        fate: world.resource::<Fate>().clone(),
        clock: *world.resource::<Clock>(),
        playing: *world.resource::<Playing>(),
        over: *world.resource::<Over>(),
        known: world.resource::<Known>().clone(),
    }
}

/// Brings the table back to a snapshot. Entities of cards, heroes, places and piles that are
/// there are kept, so that what hangs on them for show stays.
pub fn restore(world: &mut World, to: &Snapshot) {
    let mut index = std::mem::take(&mut *world.resource_mut::<Index>());
    fn all<C>(world: &mut World, to: &[C], at: &mut Vec<Entity>)
    where
        C: Component<Mutability = bevy_ecs::component::Mutable> + Clone,
    {
        for extra in at.drain(to.len().min(at.len())..) {
            world.despawn(extra);
        }
        for (i, c) in to.iter().enumerate() {
            match at.get(i).and_then(|e| world.get_entity_mut(*e).ok()) {
                Some(mut entity) => {
                    if let Some(mut old) = entity.get_mut::<C>() {
                        *old = c.clone();
                    } else {
                        entity.insert(c.clone());
                    }
                }
                None => {
                    let e = world.spawn(c.clone()).id();
                    at.truncate(i);
                    at.push(e);
                }
            }
        }
    }
    all(world, &to.cards, &mut index.cards);
    let piles = index.piles.len();
    all(world, &to.piles, &mut index.piles);
    for slot in piles..index.piles.len() {
        world.entity_mut(index.piles[slot]).insert(PileOf(PileId::from_slot(slot)));
    }
    all(world, &to.heroes, &mut index.heroes);
    all(world, &to.places, &mut index.places);
    world.insert_resource(index);
    world.insert_resource(to.flow.clone());
    world.insert_resource(to.keeping.clone());
    world.insert_resource(to.asked.clone());
    world.insert_resource(to.fate.clone());
    world.insert_resource(to.clock);
    world.insert_resource(to.playing);
    world.insert_resource(to.over);
    world.insert_resource(to.known.clone());
}

/// A digest of everything that the rules go by: equal for equal games, on every machine. What people
/// remember ([`Known`]) follows from it and from the decisions, and is left out.
pub fn digest(world: &World) -> u64 {
    let mut h = SipHasher13::new_with_keys(0x0045_4d42_4552, 0x4445_434b);
    let index = world.resource::<Index>();
    for e in &index.cards {
        world.get::<Card>(*e).hash(&mut h);
    }
    for e in &index.piles {
        world.get::<Pile>(*e).hash(&mut h);
    }
    for e in &index.heroes {
        world.get::<Hero>(*e).hash(&mut h);
    }
    for e in &index.places {
        world.get::<Place>(*e).hash(&mut h);
    }
    world.resource::<Flow>().hash(&mut h);
    world.resource::<Asked>().hash(&mut h);
    world.resource::<Fate>().hash(&mut h);
    world.resource::<Clock>().hash(&mut h);
    world.resource::<Playing>().hash(&mut h);
    world.resource::<Over>().hash(&mut h);
    let keeping = world.resource::<Keeping>();
    if !keeping.0.is_empty() {
        keeping.hash(&mut h);
    }
    h.finish()
}

/// The start and every decision since: the replay, the bug report and the save.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Journal {
    /// What the scenario began with; `None` before one begins or for a position set by hand.
    pub start: Option<Start>,
    /// Decisions in order; what was undone is not among them.
    pub decisions: Vec<Vec<Act>>,
}

/// Whether snapshots are kept for undo. Bots' worlds switch it off.
#[derive(Resource, Clone, Copy, Debug)]
pub struct Keep(pub bool);

/// So many of the last decisions have a snapshot each; of those before, every [`EVERY`]th, from which
/// the others are played again. So the past of the longest game weighs little, and is never far.
const RECENT: usize = 512;
/// See [`RECENT`].
const EVERY: usize = 64;

/// A decision that stands.
#[derive(Clone, Debug)]
pub struct Made {
    before: Option<Arc<Snapshot>>,
    /// Where the game was, and what was decided, in words.
    pub moment: Moment,
    /// What it gave away.
    pub learned: Learned,
    /// The table went on by itself: nobody was asked.
    pub by_itself: bool,
}

/// A decision that was taken back.
#[derive(Clone, Debug)]
pub struct Undone {
    /// The decision.
    pub acts: Vec<Act>,
    /// Where the game was, and what was decided, in words.
    pub moment: Moment,
    /// The table had gone on by itself.
    pub by_itself: bool,
}

/// The decisions that stand, with what it takes to go back to them, and those that were taken back
/// and can be made again as long as nothing else is decided.
#[derive(Resource, Clone, Debug, Default)]
pub struct Past {
    made: Vec<Made>,
    undone: Vec<Undone>,
}

impl Past {
    /// The decisions that stand, in order. Where none were kept, there are fewer than in the
    /// [`Journal`].
    pub fn made(&self) -> &[Made] {
        &self.made
    }

    /// What was taken back, the one that would come next last.
    pub fn undone(&self) -> &[Undone] {
        &self.undone
    }

    /// Notes that the table made the last decision by itself.
    pub fn went_on(&mut self) {
        if let Some(last) = self.made.last_mut() {
            last.by_itself = true;
        }
    }

    /// The snapshot before the last decision.
    pub fn before(&self) -> Option<&Arc<Snapshot>> {
        self.made.last()?.before.as_ref()
    }

    /// How many snapshots are held.
    pub fn snapshots(&self) -> usize {
        self.made.iter().filter(|m| m.before.is_some()).count()
    }
}

/// Keeps what it takes to go back before a decision that is about to be made.
pub(in crate::rules) fn keep(world: &mut World, acts: &[Act]) {
    let before = Some(Arc::new(snapshot(world)));
    let moment = moments::moment(world, acts);
    world.resource_mut::<Learned>().clear();
    world.resource_mut::<Fate>().take_drawn();
    let mut past = world.resource_mut::<Past>();
    if past.undone.last().is_some_and(|u| u.acts == acts) {
        past.undone.pop();
    } else {
        past.undone.clear();
    }
    past.made.push(Made { before, moment, learned: Learned::default(), by_itself: false });
    let old = past.made.len().saturating_sub(RECENT + 1);
    if !old.is_multiple_of(EVERY) {
        past.made[old].before = None;
    }
}

/// Notes what the last decision gave away.
pub(in crate::rules) fn note(world: &mut World, learned: Learned) {
    if let Some(last) = world.resource_mut::<Past>().made.last_mut() {
        last.learned = learned;
    }
}

/// Takes the last decision back. False if there is none.
pub fn undo(world: &mut World) -> bool {
    match world.resource::<Past>().made.len().checked_sub(1) {
        Some(to) => back(world, to),
        None => false,
    }
}

/// Makes the decision again that was taken back last. False if there is none, or something else was
/// decided since.
pub fn redo(world: &mut World) -> bool {
    let Some(next) = world.resource::<Past>().undone.last().cloned() else { return false };
    let done = play::submit(world, &next.acts).is_ok();
    if done && next.by_itself {
        world.resource_mut::<Past>().went_on();
    }
    done
}

/// Goes back to where so many decisions stood. False, and nothing has changed, if there are no more
/// than that.
pub fn back(world: &mut World, to: usize) -> bool {
    let mut past = world.resource_mut::<Past>();
    let Some(from) = past.made.get(..=to).and_then(|m| m.iter().rposition(|m| m.before.is_some()))
    else {
        return false;
    };
    let Some(before) = past.made[from].before.clone() else { return false };
    let mut undone = std::mem::take(&mut past.undone);
    let gone: Vec<Made> = past.made.drain(from..).collect();
    restore(world, &before);
    let mut journal = world.resource_mut::<Journal>();
    // A position may have been reached by decisions of which none were kept.
    let first = journal.decisions.len() - gone.len();
    let decisions: Vec<Vec<Act>> = journal.decisions.drain(first..).collect();
    let mut all = gone.into_iter().zip(decisions);
    for (made, acts) in all.by_ref().take(to - from) {
        // The same decision at the same prompt, which was accepted before.
        if play::submit(world, &acts).is_ok() && made.by_itself {
            world.resource_mut::<Past>().went_on();
        }
    }
    let all: Vec<(Made, Vec<Act>)> = all.collect();
    undone.extend(all.into_iter().rev().map(|(made, acts)| Undone {
        acts,
        moment: made.moment,
        by_itself: made.by_itself,
    }));
    world.resource_mut::<Past>().undone = undone;
    world.resource_mut::<Cues>().drain();
    true
}
