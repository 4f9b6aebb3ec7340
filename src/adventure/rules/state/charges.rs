//! Mythic charges: how many each hero has (AC-MYTH-03).

use bevy_ecs::prelude::*;

use super::cue::{Cue, Cues};
use super::ids::{HeroId, MAX_HEROES};
use super::table;

/// The most charges of a hero, a bound against content that never stops.
const MOST: u8 = 99;

/// The charges of each hero, by seat.
#[derive(Resource, Clone, Debug, Default, Hash, PartialEq, Eq)]
pub struct Charges([u8; MAX_HEROES]);

impl Charges {
    /// Returns whether nobody has any.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|n| *n == 0)
    }
}

/// Returns how many charges a hero has.
pub fn of(world: &World, hero: HeroId) -> u8 {
    world.resource::<Charges>().0.get(usize::from(hero.0)).copied().unwrap_or(0)
}

/// Returns whether a hero has a mythic path, without which there are no charges (AC-MYTH-01).
pub fn has_path(world: &World, hero: HeroId) -> bool {
    table::hero(world, hero).feats.path.is_some()
}

/// Changes the charges of a hero to so many; who has no mythic path has none.
pub fn set(world: &mut World, hero: HeroId, n: i32) {
    let most = if has_path(world, hero) { i32::from(MOST) } else { 0 };
    let n = u8::try_from(n.clamp(0, most)).unwrap_or(MOST);
    let all = &mut world.resource_mut::<Charges>().into_inner().0;
    let Some(had) = all.get_mut(usize::from(hero.0)) else { return };
    if std::mem::replace(had, n) != n {
        world.resource_mut::<Cues>().push(|| Cue::Charges { hero, n });
    }
}
