//! Shows a card, a hero or a scenario as large as the screen allows, with the meaning of its words.

use bevy::prelude::Vec2;
use bevy_egui::egui::{Align2, Area, Color32, Id, Order, Rect, Sense, pos2, vec2};

use super::rooms::TALL;
use crate::adventure_table::face::{FaceKey, texture};
use crate::adventure_table::panels::inspect;
use crate::adventure_table::screens::notes;
use crate::campaign::downtime::AdventureDowntime;
use crate::shell::screens::frame::Frames;

/// Shows the enlarged face. Returns true if a click closes it.
pub fn show(
    world: &mut bevy::prelude::World,
    frames: &mut Frames<'_>,
    content: &std::sync::Arc<crate::cards::content::Content>,
    between: &AdventureDowntime,
    key: FaceKey,
    size: Vec2,
) -> bool {
    let wide = ((size.y - 60.0) / TALL).min(size.x * 0.5);
    let picture = texture(world, key, wide * frames.ctx.pixels_per_point(), content);
    let notes = match key {
        FaceKey::Hero(n) | FaceKey::Role(n, _) => {
            content.heroes.get(usize::from(n)).map_or_else(Vec::new, |hero| {
                let seats = &between.state().seats;
                let feats = seats.iter().find(|s| s.hero == hero.id).map(|s| s.feats.clone());
                notes::board(content, hero, &feats.unwrap_or_default())
            })
        }
        _ => notes::notes(world, content, key),
    };
    let all = Rect::from_min_max(pos2(0.0, 0.0), pos2(size.x, size.y));
    // The shade keeps clicks from what is below.
    let shade = Area::new(Id::new("between shade")).fixed_pos(all.min).order(Order::Middle);
    let away = shade
        .show(frames.ctx, |ui| {
            ui.painter().rect_filled(all, 0.0, Color32::from_black_alpha(170));
            ui.allocate_exact_size(vec2(size.x, size.y), Sense::click()).1
        })
        .inner;
    frames.ctx.move_to_top(away.layer_id);
    let out = &mut frames.out;
    let shown = Area::new(Id::new("between large"))
        .order(Order::Foreground)
        .anchor(Align2::CENTER_CENTER, vec2(0.0, 0.0))
        .show(frames.ctx, |ui| inspect::show(ui, picture, wide, &notes, (None, false), out));
    frames.reading.extend(shown.inner);
    away.clicked() || away.secondary_clicked() || {
        let inside = shown.response.rect;
        let reading = shown.inner.unwrap_or(Rect::NOTHING);
        let clicked = frames.ctx.input(|i| i.pointer.any_click());
        let at = frames.ctx.pointer_latest_pos();
        clicked && at.is_some_and(|at| inside.contains(at) && !reading.contains(at))
    }
}
