//! From screen to screen.

use bevy::prelude::*;

use super::model::Model;
use super::screen::Screen;
use super::session::mark_dirty;

/// Goes to a screen.
pub fn go(world: &mut World, screen: Screen) {
    world.resource_mut::<NextState<Screen>>().set(screen);
    world.resource_mut::<Model>().close();
    mark_dirty(world);
}
