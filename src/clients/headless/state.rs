//! Finds the person who requests the state of a table.

use bevy_ecs::prelude::*;
use kernel::campaign::CampaignTable;
use kernel::campaign::players::player;

use super::error::{RequestError, short};

/// Returns the person at the seat with this id.
///
/// # Errors
/// Returns an error if there is no such seat at the table.
pub fn person(
    world: &World,
    game: &dyn CampaignTable,
    seat: Option<&str>,
) -> Result<Option<String>, RequestError> {
    let Some(id) = seat else { return Ok(None) };
    let seat = game.seats(world).into_iter().find(|s| s.id == id);
    let seat = seat.ok_or_else(|| RequestError::NoHero(short(id)))?;
    Ok(player(world, seat.seat).map(str::to_owned))
}
