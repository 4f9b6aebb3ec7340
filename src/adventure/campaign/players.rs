//! Heroes with the people who play them.

use bevy_ecs::prelude::*;

use crate::kernel::campaign::players::player;
use crate::rules::describe;
use crate::rules::state::ids::HeroId;

/// Returns the name of a hero with the person who plays the hero: "Ilse Tarrow (Anna)".
pub fn hero_and_player(world: &World, hero: HeroId) -> String {
    let name = describe::hero_name(world, hero);
    match player(world, hero) {
        Some(player) => format!("{name} ({player})"),
        None => name,
    }
}
