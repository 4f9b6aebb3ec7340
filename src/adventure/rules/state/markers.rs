//! Markers that texts put on locations and on the scenario card, and count.

use bevy_ecs::prelude::*;

use super::cue::{Cue, Cues};
use super::ids::PlaceId;
use crate::cards::vocabulary::Trait;

/// The maximum number of markers on the table, a bound against content that never stops.
const MOST: usize = 200;

/// A marker. Those without a location lie on the scenario card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Marker {
    name: Trait,
    place: Option<PlaceId>,
}

/// All markers, in the order in which they were put.
#[derive(Resource, Clone, Debug, Default, Hash)]
pub struct Markers(Vec<Marker>);

impl Markers {
    /// Returns whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns how many markers of that name there are.
    pub fn count(&self, name: Trait) -> usize {
        self.0.iter().filter(|m| m.name == name).count()
    }

    /// Returns how many markers of that name lie on a location, or without one on the scenario card.
    pub fn count_on(&self, name: Trait, place: Option<PlaceId>) -> usize {
        self.0.iter().filter(|m| m.name == name && m.place == place).count()
    }

    /// Returns the names of the markers on a location, or without one on the scenario card, each
    /// with its number, in the order in which the first of each was put.
    pub fn on(&self, place: Option<PlaceId>) -> Vec<(Trait, usize)> {
        let mut found: Vec<(Trait, usize)> = Vec::new();
        for marker in self.0.iter().filter(|m| m.place == place) {
            match found.iter_mut().find(|(name, _)| *name == marker.name) {
                Some((_, n)) => *n += 1,
                None => found.push((marker.name, 1)),
            }
        }
        found
    }
}

/// Puts a marker.
pub fn put(world: &mut World, name: Trait, place: Option<PlaceId>) {
    let all = &mut world.resource_mut::<Markers>().into_inner().0;
    if all.len() < MOST {
        all.push(Marker { name, place });
        world.resource_mut::<Cues>().push(|| Cue::Marked { marker: name, place });
    }
}

/// Removes a marker, if there is one.
pub fn remove(world: &mut World, name: Trait, place: Option<PlaceId>) {
    let all = &mut world.resource_mut::<Markers>().into_inner().0;
    if let Some(n) = all.iter().rposition(|m| m.name == name && m.place == place) {
        all.remove(n);
        world.resource_mut::<Cues>().push(|| Cue::Unmarked { marker: name, place });
    }
}
