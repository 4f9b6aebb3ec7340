//! The auto-pass settings in the window: stops, pins, and holding the next window.

use bevy::prelude::*;

use super::face::FaceKey;
use super::model::Model;
use super::session;
use crate::adventure_table::command::TableCommand;
use crate::autopass::{AutoPass, StopSettings};
use crate::cards::content::Content;
use crate::kernel::autopass;
use crate::rules::family::Adventure;
use crate::rules::state::table::Book;
use crate::shell::session::{mark_dirty, warn};

/// Returns the stops, if auto-pass is on.
pub fn stops(world: &World) -> Option<&StopSettings> {
    world.get_resource::<AutoPass>().map(|m| &m.stops)
}

/// Returns whether the very next window will stop; `None` without auto-pass.
pub fn holding(world: &World) -> Option<bool> {
    world.get_resource::<AutoPass>().map(AutoPass::holding)
}

/// Applies the commands of auto-pass.
pub fn apply(world: &mut World, command: TableCommand) -> Option<TableCommand> {
    match command {
        TableCommand::Hold => hold(world),
        TableCommand::Stops(open) => world.resource_mut::<Model>().stops = open,
        TableCommand::SetStops(stops) => set(world, stops),
        TableCommand::Pin(id) => pin(world, &id),
        other => return Some(other),
    }
    None
}

/// Toggles whether the very next window stops.
pub fn hold(world: &mut World) {
    if let Some(on) = holding(world) {
        autopass::hold::<Adventure>(world, !on);
        mark_dirty(world);
    }
}

/// Changes the stops and saves them with the campaign.
pub fn set(world: &mut World, stops: StopSettings) {
    let Some(done) = session::with(world, |game, world| game.set_stops(world, stops)) else {
        return;
    };
    if let Err(trouble) = done {
        warn(world, trouble.to_string());
    }
    let wanted = autopass::wanted::<Adventure>(world);
    world.resource_mut::<Model>().wanted = wanted;
    mark_dirty(world);
}

/// Pins or unpins a card, hero or location.
pub fn pin(world: &mut World, id: &str) {
    let Some(mut now) = stops(world).cloned() else { return };
    now.pin(id, !now.pinned(id));
    set(world, now);
}

/// Returns the id by which a face's subject is pinned, if it has anything that can be played.
pub fn pin_id(content: &Content, key: FaceKey) -> Option<&str> {
    match key {
        FaceKey::Card(def) => {
            let card = content.card(def);
            let any = !(card.powers.is_empty() && card.rules.is_empty());
            any.then_some(card.id.as_str())
        }
        FaceKey::Hero(def) => content.heroes.get(usize::from(def)).map(|h| h.id.as_str()),
        FaceKey::Place(def, _) => {
            let place = content.locations.get(usize::from(def))?;
            let any = !(place.powers.is_empty() && place.closed_powers.is_empty());
            any.then_some(place.id.as_str())
        }
        FaceKey::Role(..) | FaceKey::Scenario(_) | FaceKey::Adventure(_) | FaceKey::Back(_) => None,
    }
}

/// Returns the pin id of a face for the game on the table, and whether it is pinned; `None` without
/// auto-pass.
pub fn pin_of(world: &World, key: FaceKey) -> Option<(String, bool)> {
    let stops = stops(world)?;
    let id = pin_id(&world.get_resource::<Book>()?.0, key)?;
    Some((id.to_owned(), stops.pinned(id)))
}
