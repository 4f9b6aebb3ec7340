//! The places of heroes' tokens.

use bevy::prelude::*;
use bevy_egui::egui::{Pos2, pos2, vec2};

use super::layout::Layout;
use crate::rules::setup;
use crate::rules::state::ids::HeroId;
use crate::rules::state::table;

/// Returns the place and size of a hero's token.
pub fn token_spot(world: &World, l: &Layout, hero: HeroId) -> Option<(Pos2, f32)> {
    let who = table::hero(world, hero);
    if !who.alive {
        return None;
    }
    if !setup::placed(world, hero) {
        return Some(waiting_spot(world, l, hero));
    }
    let slot = l.places.get(who.at.0 as usize)?;
    let mut here = table::heroes_at(world, who.at);
    here.retain(|h| setup::placed(world, *h));
    let i = here.iter().position(|h| *h == hero)?;
    let r = (slot.tokens.height() * 0.42).min(slot.tokens.width() / (here.len() as f32 * 2.3));
    let step = r * 2.25;
    let x = slot.tokens.center().x + (i as f32 - (here.len() as f32 - 1.0) / 2.0) * step;
    Some((pos2(x, slot.tokens.center().y), r))
}

/// Returns the place of a token that is not on the map yet: beside it, on the stage.
fn waiting_spot(world: &World, l: &Layout, hero: HeroId) -> (Pos2, f32) {
    let r = 24.0 * l.k;
    let all: Vec<HeroId> = table::heroes(world).filter(|h| !setup::placed(world, *h)).collect();
    let i = all.iter().position(|h| *h == hero).unwrap_or(0);
    let at = l.staged.left_center() + vec2(r * 2.2 + r * 3.0 * i as f32, 0.0);
    (at, r)
}

/// Returns the token at a point.
pub fn token_at(world: &World, l: &Layout, at: Pos2) -> Option<HeroId> {
    table::heroes(world)
        .find(|h| token_spot(world, l, *h).is_some_and(|(c, r)| c.distance(at) <= r * 1.15))
}
