//! Whether an act may be shown to whoever looks.

use super::super::flow::prompt::{Act, Source};
use super::super::state::ids::CardId;
use super::super::state::known;
use bevy_ecs::prelude::*;
use kernel::view::Viewer;

/// Returns whether an act reveals nothing about other players' hands to a viewer.
pub fn shows(world: &World, viewer: Viewer, act: &Act) -> bool {
    let known = |c: &CardId| known::is_shown(world, viewer, *c);
    match act {
        Act::Use { of: Source::Card(c), with, .. } => known(c) && with.as_ref().is_none_or(known),
        Act::Use { with, .. } => with.as_ref().is_none_or(known),
        Act::Card(c) | Act::Give { card: c, .. } => known(c),
        _ => true,
    }
}
