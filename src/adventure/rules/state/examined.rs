//! Decks under examination, which are shuffled only afterwards.

use bevy_ecs::prelude::*;

use super::ids::PileId;
use crate::rules::flow::frame::{Flow, Frame};

/// Returns whether a deck is being examined; if so, marks it to be shuffled when the examination
/// ends (AC-EXAM-08).
pub fn defers_shuffle(world: &mut World, pile: PileId) -> bool {
    let flow = world.resource_mut::<Flow>().into_inner();
    let under_way = flow.frames.iter_mut().find_map(|f| match f {
        Frame::Effects(f) => f.examining.as_mut().filter(|e| e.pile == pile),
        _ => None,
    });
    let Some(e) = under_way else { return false };
    e.shuffle = true;
    true
}
