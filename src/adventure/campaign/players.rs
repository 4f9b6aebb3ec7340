//! The people at the table: who plays which hero.

use bevy_ecs::prelude::*;

use crate::kernel::campaign::players;
use crate::rules::describe;
use crate::rules::family::Adventure;
use crate::rules::state::ids::HeroId;

pub use crate::kernel::campaign::players::{
    COLORS, LONGEST, Person, Players, Seating, check, colors, nameless, player, tidy,
};

/// The person whose answer is wanted.
pub fn asked(world: &World) -> Option<&str> {
    players::asked::<Adventure>(world)
}

/// A hero with the person who plays them: "Ilse Tarrow (Anna)".
pub fn hero_and_player(world: &World, hero: HeroId) -> String {
    let name = describe::hero_name(world, hero);
    match player(world, hero) {
        Some(player) => format!("{name} ({player})"),
        None => name,
    }
}
