//! From screen to screen.

use bevy::prelude::*;

use super::screen::Screen;
use super::session::mark_dirty;
use super::table_window::table;

/// Goes to a screen; what was open over the table is closed.
pub fn go(world: &mut World, screen: Screen) {
    world.resource_mut::<NextState<Screen>>().set(screen);
    table(world).close(world);
    mark_dirty(world);
}
