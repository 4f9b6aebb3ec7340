//! Finds the person who requests the state of a table.

use bevy_ecs::prelude::*;
use kernel::campaign::CampaignTable;
use kernel::campaign::players::player;

/// Returns the person at the seat with this id.
///
/// # Errors
/// Returns an error if there is no such seat at the table.
pub fn person(
    world: &World,
    game: &dyn CampaignTable,
    seat: Option<&str>,
) -> Result<Option<String>, String> {
    let Some(id) = seat else { return Ok(None) };
    let seat = game.seats(world).into_iter().find(|s| s.id == id);
    let short: String = id.chars().take(40).collect();
    let seat = seat.ok_or_else(|| format!("there is no hero `{short}` at this table"))?;
    Ok(player(world, seat.seat).map(str::to_owned))
}
