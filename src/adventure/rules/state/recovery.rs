//! The recovery piles: cards that were played and wait for their check to recharge until the end of
//! the turn (AC-GOLD-03, AC-CARD-25). They lie set aside until then.

use bevy_ecs::prelude::*;

use super::ids::{CardId, HeroId, PileId};
use super::table;

/// The cards of all recovery piles with their heroes, in the order in which they were played.
#[derive(Resource, Clone, Debug, Default, Hash)]
pub struct Recovering(pub Vec<(HeroId, CardId)>);

/// Puts a card that is set aside into its hero's recovery pile.
pub fn wait(world: &mut World, hero: HeroId, card: CardId) {
    world.resource_mut::<Recovering>().0.push((hero, card));
}

/// Returns whether a card waits to recover.
pub fn waits(world: &World, card: CardId) -> bool {
    let all = &world.resource::<Recovering>().0;
    all.iter().any(|(hero, c)| *c == card && table::card(world, card).pile == PileId::Aside(*hero))
}

/// Takes all cards out of the recovery piles.
pub fn take(world: &mut World) -> Vec<(HeroId, CardId)> {
    std::mem::take(&mut world.resource_mut::<Recovering>().0)
}
