//! Open or private hands. A private hand is shown only to the person who plays it. If several
//! people share a screen, the screen is handed over before a hand is shown.
//!
//! Hands are no matter of the rules, which offer the same options whoever looks. The family judges
//! what a seat knows ([`Family::knows`](crate::Family::knows)); this module says for which seats
//! somebody looks.

use bevy_ecs::prelude::*;

use super::players::{HandPrivacy, Players, player};
use crate::ids::SeatId;
use crate::view::Viewer;

/// Returns whether hands are private at this table: it has several people, and they chose so.
pub fn is_private(world: &World) -> bool {
    world.get_resource::<HandPrivacy>().is_some_and(|privacy| privacy.private)
}

/// Returns whether a person may see the hand of a seat.
pub fn may_know(world: &World, person: Option<&str>, seat: SeatId) -> bool {
    viewer(world, person).sits(seat)
}

/// Returns the seats for which a person looks: with private hands the person's own, else all.
pub fn viewer(world: &World, person: Option<&str>) -> Viewer {
    let players = world.get_resource::<Players>().filter(|_| is_private(world));
    players.map_or(Viewer::EVERYBODY, |players| {
        let own = |seat: &SeatId| person.is_some() && players.of(*seat) == person;
        Viewer::of(players.seats().filter(own))
    })
}

/// Returns the person at the screen.
fn here(world: &World) -> Option<&str> {
    world.get_resource::<HandPrivacy>()?.here.as_deref()
}

/// Returns whether the person at the screen may see the hand of a seat.
pub fn may_see(world: &World, seat: SeatId) -> bool {
    may_know(world, here(world), seat)
}

/// Returns the seats for which the person at the screen looks.
pub fn viewer_here(world: &World) -> Viewer {
    viewer(world, here(world))
}

/// Returns the person to whom the screen must be handed before the hand of a seat is shown.
pub fn handover(world: &World, seat: SeatId) -> Option<String> {
    (!may_see(world, seat)).then(|| player(world, seat).unwrap_or("nobody").to_owned())
}

/// Hands the screen to the person who plays a seat.
pub fn hand_over(world: &mut World, seat: SeatId) {
    let person = player(world, seat).map(str::to_owned);
    if let Some(mut privacy) = world.get_resource_mut::<HandPrivacy>() {
        privacy.here = person;
    }
}
