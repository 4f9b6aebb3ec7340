//! What a hero can examine.

use bevy_ecs::prelude::*;

use super::standing;
use crate::rules::state::board::Board;
use crate::rules::state::encountered;
use crate::rules::state::ids::{HeroId, PileId};

/// Returns whether the hero can examine a pile: not a location's deck where that is forbidden
/// (AC-GOLD-06).
pub fn can_be_examined(world: &World, hero: HeroId, pile: PileId) -> bool {
    let forbidden = match pile {
        PileId::Location(place) => standing::cannot_examine(&Board::new(world), hero, place),
        _ => None,
    };
    forbidden.is_none() && encountered::can_be_examined(world, pile)
}
