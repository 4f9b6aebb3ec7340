//! How long a hero lasts: cards are life (AC-DIE-01), and hours are the other clock.

use bevy_ecs::prelude::*;

use crate::rules::effect::standing;
use crate::rules::state::ids::{HeroId, PileId};
use crate::rules::state::table::{self, Shut};

/// How many cards the hero can lose before a reset of the hand kills it (AC-TURN-49).
pub fn life(world: &World, hero: HeroId) -> i32 {
    let have = table::pile(world, PileId::Deck(hero)).len() + hand(world, hero);
    have as i32 - hand_size(world, hero)
}

/// Cards in hand.
pub fn hand(world: &World, hero: HeroId) -> usize {
    table::pile(world, PileId::Hand(hero)).len()
}

/// Cards that a reset draws up to (AC-CHAR-12).
pub fn hand_size(world: &World, hero: HeroId) -> i32 {
    standing::hand_size(world, hero) as i32
}

/// Hours left in the blessings deck.
pub fn hours(world: &World) -> usize {
    table::pile(world, PileId::Blessings).len()
}

/// Turns that this hero can still expect.
pub fn turns_left(world: &World) -> f64 {
    (hours(world) as f64 / table::living(world).len().max(1) as f64).max(1.0)
}

/// How dear a card of this hero is: 1 when cards and turns are in balance, more when cards are
/// short.
pub fn dear(world: &World, hero: HeroId) -> f64 {
    let life = life(world, hero);
    if life <= 1 {
        return if life <= 0 { 4.0 } else { 2.5 };
    }
    let per_turn = f64::from(life) / turns_left(world);
    (1.5 - 0.45 * per_turn).clamp(0.45, 1.6)
}

/// Explorations still needed against hours left: over 1, turns alone will not do.
pub fn pressure(world: &World) -> f64 {
    let needed: f64 = table::places(world)
        .filter(|p| table::place(world, *p).shut != Shut::Permanently)
        .map(|p| table::pile(world, PileId::Location(p)).len() as f64 * 0.6 + 0.7)
        .sum();
    needed / (hours(world) as f64 + 1.0)
}
