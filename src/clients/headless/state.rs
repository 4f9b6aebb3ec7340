//! Everything that a table may know, as an object of the protocol: what the family says of it, with
//! the people who sit there.

use bevy_ecs::prelude::*;
use kernel::Family;
use serde_json::{Value, json};

use crate::campaign::{hands, players};
use crate::rules::family::Adventure;
use crate::rules::state::table;

/// The table as an object: with private hands, of each hand how many cards it has.
pub fn state(world: &World) -> Value {
    state_for(world, None)
}

/// The same with the hands that this person may see (AC-COOP-01).
pub fn state_for(world: &World, person: Option<&str>) -> Value {
    let mut state = Adventure::state(world, hands::viewer(world, person));
    for hero in table::heroes(world) {
        if let Some(seat) = state["heroes"].get_mut(usize::from(hero.0)) {
            seat["player"] = json!(players::player(world, hero));
        }
    }
    state
}

/// The person who plays the hero of that id.
///
/// # Errors
/// When nobody of that id is at the table.
pub fn person(world: &World, seat: Option<&str>) -> Result<Option<String>, String> {
    let Some(seat) = seat else { return Ok(None) };
    let hero = table::heroes(world).find(|h| table::hero_def(world, *h).id == seat);
    let short: String = seat.chars().take(40).collect();
    let hero = hero.ok_or_else(|| format!("there is no hero `{short}` at this table"))?;
    Ok(players::player(world, hero).map(str::to_owned))
}
