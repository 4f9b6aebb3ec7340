//! Components that only a view would hang on the table: rules must not see them.

use adventure::rules::state::table::Index;
use adventure::sim::bots::Whim;
use bevy_ecs::prelude::*;

/// A view component such as a window hangs on cards.
#[derive(Component)]
struct Junk;

/// Moves so many random cards, piles, heroes and places to another archetype, or back.
pub fn litter(world: &mut World, whim: &mut Whim, times: usize) {
    let index = world.resource::<Index>();
    let all: Vec<Entity> = [&index.cards, &index.piles, &index.heroes, &index.places]
        .into_iter()
        .flatten()
        .copied()
        .collect();
    for _ in 0..times {
        let mut entity = world.entity_mut(all[whim.below(all.len())]);
        if entity.contains::<Junk>() {
            entity.remove::<Junk>();
        } else {
            entity.insert(Junk);
        }
    }
}
