//! How often each special rule of an encounter took effect (AT-CAMP-08), for those who count it. Nothing of
//! the game depends on it.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use bevy_ecs::prelude::*;

use crate::rules::state::in_force::Bearer;

/// What has a special rule: the encounter, or a law of it by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Whose {
    /// The encounter.
    Encounter,
    /// A law that holds.
    Law(u8),
}

impl Whose {
    /// Returns the one whose text something bears; nothing if it is no special rule.
    pub fn of(bearer: Bearer) -> Option<Whose> {
        match bearer {
            Bearer::Encounter => Some(Whose::Encounter),
            Bearer::Law(n) => Some(Whose::Law(n)),
            _ => None,
        }
    }
}

/// A special rule, by its place in the list of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Special {
    /// Something that is so: counted whenever it is asked about and holds for somebody.
    Standing(Whose, usize),
    /// Something that happens: counted when its event comes, its condition holds and it changes something.
    Rule(Whose, usize),
    /// Something that heroes may do: counted when it is done.
    Power(usize),
}

/// The counts since they were last taken. Rules are asked with a shared world, hence the lock.
#[derive(Resource, Debug, Default)]
pub struct Specials(Mutex<BTreeMap<Special, u64>>);

impl Specials {
    /// Takes the counts.
    pub fn take(&self) -> BTreeMap<Special, u64> {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Returns whether anybody counts special rules in this world.
pub fn counted(world: &World) -> bool {
    world.contains_resource::<Specials>()
}

/// Counts a special rule that took effect, if anybody counts them in this world.
pub fn took(world: &World, special: Special) {
    if let Some(specials) = world.get_resource::<Specials>() {
        *specials.0.lock().unwrap_or_else(PoisonError::into_inner).entry(special).or_default() += 1;
    }
}
