//! Shows enlarged faces over everything, and portraits of heroes.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Area, Id, Order, Rect, TextureId, pos2, vec2};

use super::{board, notes};
use crate::adventure_table::auto_pass;
use crate::adventure_table::face::{FaceKey, texture};
use crate::adventure_table::model::Model;
use crate::adventure_table::panels::inspect;
use crate::cards::content::Content;
use crate::kit::input::{self, steer};
use crate::shell::screen::Screen;
use crate::shell::screens::frame::Frames;

/// The part of a hero's card with the face.
pub const HEAD: Rect = Rect { min: pos2(0.305, 0.118), max: pos2(0.695, 0.391) };

/// Returns a picture of a hero in which [`HEAD`] has this width.
pub fn portrait(world: &mut World, def: usize, wide: f32, content: &Arc<Content>) -> TextureId {
    // Narrow cards have another layout, with the head elsewhere.
    texture(world, FaceKey::Hero(def as u16), (wide / HEAD.width()).max(260.0), content)
}

/// Shows the enlarged face, over everything.
pub fn inspected(
    world: &mut World,
    frames: &mut Frames<'_>,
    content: &Arc<Content>,
    scale: f32,
    size: Vec2,
) {
    let Some(key) = world.resource::<Model>().inspect else { return };
    let hero = match key {
        FaceKey::Hero(def) | FaceKey::Role(def, _) => board::of(world, content, def),
        _ => None,
    };
    let share = if hero.is_some() { 0.27 } else { 0.5 };
    let wide = ((size.y - 60.0) / 1.4).min(frames.free.width() * share);
    let id = texture(world, key, wide * scale, content);
    if let Some(hero) = hero {
        let free = frames.free.width();
        let room = vec2((free - 40.0).min(1250.0 * frames.text), size.y - 40.0);
        let room = vec2(room.x, room.y.min(room.x * 0.78));
        frames.shade(size);
        let area = Area::new(Id::new("inspect")).order(Order::Foreground);
        let aside = frames.aside();
        let out = &mut frames.out;
        let shown = area.anchor(Align2::CENTER_CENTER, aside).show(frames.ctx, |ui| {
            crate::adventure_table::panels::board::show(ui, id, room, &hero, out)
        });
        steer::view(frames.ctx, shown.response.layer_id);
        frames.reading.push(shown.inner);
        return;
    }
    let notes = notes::notes(world, content, key);
    let pin = auto_pass::pin_of(world, key);
    let at_table = *world.resource::<State<Screen>>().get() == Screen::Table;
    let story = at_table && matches!(key, FaceKey::Scenario(_));
    frames.shade(size);
    let area = Area::new(Id::new("inspect")).order(Order::Foreground);
    let aside = frames.aside();
    let out = &mut frames.out;
    let shown = area.anchor(Align2::CENTER_CENTER, aside).show(frames.ctx, |ui| {
        input::veil(ui);
        inspect::show(ui, id, wide, &notes, (pin.as_ref(), story), out)
    });
    steer::view(frames.ctx, shown.response.layer_id);
    frames.reading.extend(shown.inner);
}
