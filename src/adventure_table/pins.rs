//! The marks of pinned cards of the hand, about which auto-pass always asks.

use bevy::prelude::*;
use bevy_egui::egui::{Color32, Painter, Stroke, pos2, vec2};

use super::layout::TableLayout;
use crate::adventure_table::auto_pass;
use crate::adventure_table::model::Model;
use crate::kit::card::{TALL, View};
use crate::kit::theme;
use crate::rules::state::ids::PileId;
use crate::rules::state::table::{self, Index};

/// Draws a pin at the left of each pinned card of the visible hand.
pub fn draw(world: &World, p: &Painter) {
    let Some(stops) = auto_pass::stops(world) else { return };
    let k = world.resource::<TableLayout>().k;
    let model = world.resource::<Model>();
    if model.curtain.is_some() {
        return;
    }
    let eyes = model.eyes();
    for card in table::pile(world, PileId::Hand(eyes)) {
        if !stops.pinned(&table::printed(world, *card).id) {
            continue;
        }
        let entity = world.resource::<Index>().cards.get(usize::from(card.0));
        let Some(view) = entity.and_then(|e| world.get::<View>(*e)) else { continue };
        let corner = view.now.at - Vec2::new(view.now.wide * 0.5, view.now.wide * TALL * 0.5);
        let at = pos2(corner.x, corner.y) + vec2(9.0, 40.0) * k;
        let dark = Stroke::new(3.0 * k, Color32::from_black_alpha(200));
        p.line_segment([at, at + vec2(0.0, 13.0) * k], dark);
        p.line_segment([at, at + vec2(0.0, 12.0) * k], Stroke::new(1.4 * k, theme::parchment()));
        p.circle(at, 5.0 * k, theme::link(), Stroke::new(1.2 * k, Color32::from_black_alpha(220)));
    }
}
