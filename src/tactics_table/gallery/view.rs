//! The gallery's filters and its grid. Only visible rows ask for pictures.

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy::prelude::World;
use bevy_egui::egui::{
    Color32, Rect, RichText, ScrollArea, Sense, Stroke, StrokeKind, TextEdit, Ui, pos2, vec2,
};
use kit::theme;
use kit::widgets::{known, plain_button, row_button};
use tactics::content::TacticsContent;

use super::Gallery;
use super::list::{Filter, Sort};
use crate::card::TALL;
use crate::face;

/// The width of a card of the grid at the reference size.
const WIDE: f32 = 176.0;

/// Shows the packs, the search, and the sorts with how many there are of each.
pub fn filters(ui: &mut Ui, gallery: &mut Gallery) {
    let wide = ui.available_width();
    if gallery.packs.len() > 1 {
        let names: Vec<String> = gallery.packs.iter().map(|(name, _)| name.clone()).collect();
        for (n, name) in names.iter().enumerate() {
            if row_button(ui, name, "", n == gallery.at).clicked() && n != gallery.at {
                gallery.choose(n);
            }
        }
        ui.add_space(4.0);
    }
    let before = gallery.filter.clone();
    let hint = t!("tactics-gallery-search");
    let field = TextEdit::singleline(&mut gallery.filter.words).hint_text(&hint).char_limit(80);
    let field = ui.add(field.desired_width(wide - 8.0));
    known(ui, &hint, &field);
    if gallery.filter != Filter::default() && plain_button(ui, &t!("tactics-gallery-all")).clicked()
    {
        gallery.filter = Filter::default();
    }
    ui.add_space(4.0);
    let mut counts: BTreeMap<Sort, usize> = BTreeMap::new();
    for entry in &gallery.entries {
        *counts.entry(entry.sort).or_default() += usize::from(gallery.filter.has_words(entry));
    }
    let Some(content) = gallery.content() else { return };
    ScrollArea::vertical().id_salt("sorts").auto_shrink([false, false]).show(ui, |ui| {
        ui.set_max_width(wide - 12.0);
        for (sort, count) in counts {
            let chosen = gallery.filter.sort == Some(sort);
            if row_button(ui, &sort.title(&content), &count.to_string(), chosen).clicked() {
                gallery.filter.sort = (!chosen).then_some(sort);
            }
        }
    });
    if gallery.filter != before {
        gallery.find();
    }
}

/// Shows the entries. Returns the place of the one that was clicked.
pub fn grid(
    ui: &mut Ui,
    world: &mut World,
    content: &Arc<TacticsContent>,
    gallery: &Gallery,
) -> Option<usize> {
    if gallery.found.is_empty() {
        ui.label(RichText::new(t!("tactics-gallery-nothing")).color(theme::dust()));
        return None;
    }
    let scale = theme::scale(ui);
    let dense = ui.ctx().pixels_per_point();
    let gap = 10.0 * scale;
    let room = ui.available_width() - 16.0;
    let columns = ((room + gap) / (WIDE * scale + gap)).floor().max(1.0);
    let wide = ((room + gap) / columns - gap).min(WIDE * scale * 1.35);
    let tall = wide * TALL + gap;
    let columns = columns as usize;
    let rows = gallery.found.len().div_ceil(columns);
    let mut chosen = None;
    ui.spacing_mut().item_spacing.y = 0.0;
    let area = ScrollArea::vertical().id_salt("cards").auto_shrink([false, false]);
    area.show_rows(ui, tall, rows, |ui, seen| {
        for row in seen {
            let (rect, _) = ui.allocate_exact_size(vec2(room, tall), Sense::hover());
            for column in 0..columns {
                let n = row * columns + column;
                let Some(entry) = gallery.entry(n) else { break };
                let at = pos2(rect.min.x + column as f32 * (wide + gap) + 3.0, rect.min.y + 3.0);
                let card = Rect::from_min_size(at, vec2(wide, wide * TALL));
                let hit = ui.interact(card, ui.id().with(("card", n)), Sense::click());
                known(ui, &entry.name, &hit);
                let texture = face::printed(world, content, entry.face, wide * dense);
                let uv = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
                ui.painter().image(texture, card, uv, Color32::WHITE);
                if hit.hovered() || hit.has_focus() {
                    let line = Stroke::new(2.5 * scale, theme::ember());
                    ui.painter().rect_stroke(card, wide * 0.05, line, StrokeKind::Outside);
                }
                if hit.gained_focus() {
                    hit.scroll_to_me(None);
                }
                if hit.clicked() || hit.secondary_clicked() {
                    chosen = Some(n);
                }
            }
        }
    });
    chosen
}
