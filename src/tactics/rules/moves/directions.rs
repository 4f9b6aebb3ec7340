//! The direction deck (AT-BOSS-13, AT-BOSS-14), and drawing a direction with what answers that.

use bevy_ecs::prelude::*;

use crate::ground::Point;
use crate::rules::effect::triggers;
use crate::rules::flow::cue::Cue;
use crate::rules::flow::drive;
use crate::rules::flow::frame::{DirectionFrame, Frame, Happened, Returned, What};
use crate::rules::state::field::Field;
use crate::rules::state::ids::{CardId, Def};
use crate::rules::state::piles::{self, Pile, Spot};

/// Draws the top direction card. Cards drawn in the turn are shuffled back only where the deck has run
/// out (AT-BOSS-14, AT-RUL-29). Returns nothing where all of them were taken out of the game.
pub fn draw(world: &mut World) -> Option<CardId> {
    if piles::pile(world, Pile::Directions).is_empty() {
        reshuffle(world);
    }
    let top = piles::pile(world, Pile::Directions).last().copied()?;
    kernel::revealed::reveal::<crate::rules::family::Tactics>(world, top);
    piles::put(world, top, Pile::DirectionsDrawn, Spot::Top);
    let point = point(world, Some(top));
    drive::tell(world, || Cue::Direction { point });
    Some(top)
}

/// Returns what a direction card shows.
fn point(world: &World, card: Option<CardId>) -> Point {
    match card.map(|card| piles::card(world, card).def) {
        Some(Def::Direction(point)) => point,
        _ => Point::N,
    }
}

/// Begins to draw a direction; what answers the draw is settled before the step on the board is handed
/// down as [`Returned::Direction`].
pub fn begin(world: &mut World) {
    drive::push(world, Frame::Direction(DirectionFrame { card: None, drawn: false }));
}

/// Draws the card, then hands down the step that the one that counts is on the board (AT-RUL-11).
pub fn step(world: &mut World) {
    drive::returned(world);
    if !drive::direction(world).drawn {
        let card = draw(world);
        let f = drive::direction_mut(world);
        (f.card, f.drawn) = (card, true);
        return triggers::fire(world, Happened::new(What::DirectionDrawn));
    }
    let point = point(world, drive::direction(world).card);
    let step = point.step(world.resource::<Field>().north);
    drive::pop_with(world, Returned::Direction { step });
}

/// Shuffles the cards drawn back, if there are any (AT-BOSS-14).
pub fn reshuffle(world: &mut World) {
    if piles::pile(world, Pile::DirectionsDrawn).is_empty() {
        return;
    }
    piles::put_all(world, Pile::DirectionsDrawn, Pile::Directions);
    piles::shuffle(world, Pile::Directions);
}
