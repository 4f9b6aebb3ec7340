//! The direction deck (AT-BOSS-13, AT-BOSS-14).

use bevy_ecs::prelude::*;

use crate::ground::Point;
use crate::rules::flow::cue::Cue;
use crate::rules::flow::drive;
use crate::rules::state::field::Field;
use crate::rules::state::ids::Def;
use crate::rules::state::piles::{self, Pile, Spot};

/// Draws the top direction card. Cards drawn in the turn are shuffled back only where the deck has run
/// out (AT-BOSS-14, AT-RUL-29).
pub fn draw(world: &mut World) -> Point {
    if piles::pile(world, Pile::Directions).is_empty() {
        reshuffle(world);
    }
    let Some(top) = piles::pile(world, Pile::Directions).last().copied() else { return Point::N };
    kernel::revealed::reveal::<crate::rules::family::Tactics>(world, top);
    piles::put(world, top, Pile::DirectionsDrawn, Spot::Top);
    let Def::Direction(point) = piles::card(world, top).def else { return Point::N };
    drive::tell(world, || Cue::Direction { point });
    point
}

/// Draws a direction and returns the step that it is on the board (AT-RUL-11).
pub fn step(world: &mut World) -> (i8, i8) {
    let point = draw(world);
    point.step(world.resource::<Field>().north)
}

/// Shuffles the cards drawn back, if there are any (AT-BOSS-14).
pub fn reshuffle(world: &mut World) {
    if piles::pile(world, Pile::DirectionsDrawn).is_empty() {
        return;
    }
    piles::put_all(world, Pile::DirectionsDrawn, Pile::Directions);
    piles::shuffle(world, Pile::Directions);
}
