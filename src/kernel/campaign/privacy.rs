//! Open or private hands: with private ones a hand is shown only to the person who plays it. Where several
//! people share a screen, it is handed from one to the next before a hand is shown.
//!
//! Nothing of it is a matter of the rules: they offer the same whoever looks. What a seat knows, the
//! family judges ([`Family::knows`](crate::Family::knows)); for whom is looked, this does.

use bevy_ecs::prelude::*;

use super::HandPolicy;
use super::players::{HandPrivacy, Players, player};
use crate::ids::SeatId;
use crate::view::Viewer;

/// Whether hands are kept from people at this table: there are several, and they have chosen so.
pub fn is_private(world: &World) -> bool {
    let chosen =
        world.get_resource::<HandPrivacy>().is_some_and(|c| c.policy == HandPolicy::Private);
    chosen && world.get_resource::<Players>().is_some_and(|p| p.seats().any(|s| p.of(s).is_some()))
}

/// Whether that person may see the hand of a seat.
pub fn may_know(world: &World, person: Option<&str>, seat: SeatId) -> bool {
    !is_private(world) || person.is_some_and(|p| player(world, seat) == Some(p))
}

/// Whom that person looks for: with private hands for the seats whom the person plays, else for
/// everybody.
pub fn viewer(world: &World, person: Option<&str>) -> Viewer {
    let players = world.get_resource::<Players>().filter(|_| is_private(world));
    players.map_or(Viewer::EVERYBODY, |players| {
        let own = |seat: &SeatId| person.is_some() && players.of(*seat) == person;
        Viewer::of(players.seats().filter(own))
    })
}

/// The person who looks just now.
fn here(world: &World) -> Option<&str> {
    world.get_resource::<HandPrivacy>()?.here.as_deref()
}

/// Whether whoever looks just now may see the hand of a seat.
pub fn may_see(world: &World, seat: SeatId) -> bool {
    may_know(world, here(world), seat)
}

/// Whom the person looks for who looks just now.
pub fn viewer_here(world: &World) -> Viewer {
    viewer(world, here(world))
}

/// Returns the person to whom the screen must be handed before the hand of that seat is shown.
pub fn handover(world: &World, seat: SeatId) -> Option<String> {
    (!may_see(world, seat)).then(|| player(world, seat).unwrap_or("nobody").to_owned())
}

/// Notes that the screen was handed to the person who plays that seat.
pub fn hand_over(world: &mut World, seat: SeatId) {
    let person = player(world, seat).map(str::to_owned);
    if let Some(mut privacy) = world.get_resource_mut::<HandPrivacy>() {
        privacy.here = person;
    }
}
