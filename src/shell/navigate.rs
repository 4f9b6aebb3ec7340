//! Moves between screens.

use bevy::prelude::*;

use super::screen::Screen;
use super::session::mark_dirty;
use super::table_window::table;

/// Goes to a screen, and closes the dialogs and panels over the table.
pub fn go(world: &mut World, screen: Screen) {
    world.resource_mut::<NextState<Screen>>().set(screen);
    table(world).close(world);
    mark_dirty(world);
}
