//! Snapshots, digests, the journal, and undo.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use bevy_ecs::prelude::*;
use serde::{Deserialize, Serialize};
use siphasher::sip::SipHasher13;

use super::frame::Flow;
use super::prompt::{Act, Asked};
use crate::rules::play::Start;
use crate::rules::state::cue::Cues;
use crate::rules::state::fate::Fate;
use crate::rules::state::ids::PileId;
use crate::rules::state::table::{Card, Clock, Hero, Index, Over, Pile, PileOf, Place, Playing};

/// Everything that the rules know, apart from the pack: restored, the game goes on the same way.
#[derive(Clone, Debug)]
pub struct Snapshot {
    cards: Vec<Card>,
    piles: Vec<Pile>,
    heroes: Vec<Hero>,
    places: Vec<Place>,
    flow: Flow,
    asked: Asked,
    fate: Fate,
    clock: Clock,
    playing: Playing,
    over: Over,
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
        asked: world.resource::<Asked>().clone(),
        fate: world.resource::<Fate>().clone(),
        clock: *world.resource::<Clock>(),
        playing: *world.resource::<Playing>(),
        over: *world.resource::<Over>(),
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
    world.insert_resource(to.asked.clone());
    world.insert_resource(to.fate.clone());
    world.insert_resource(to.clock);
    world.insert_resource(to.playing);
    world.insert_resource(to.over);
}

/// A digest of everything that the rules know: equal for equal games, on every machine.
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

/// A snapshot before each decision.
#[derive(Resource, Clone, Debug, Default)]
pub struct Past(pub Vec<Arc<Snapshot>>);

/// Takes the last decision back. False if there is none.
pub fn undo(world: &mut World) -> bool {
    let Some(before) = world.resource_mut::<Past>().0.pop() else { return false };
    restore(world, &before);
    world.resource_mut::<Journal>().decisions.pop();
    world.resource_mut::<Cues>().drain();
    true
}
