//! The gallery's filters and its grid, over plain egui. Only visible rows request pictures.

use std::collections::{BTreeMap, BTreeSet};

use bevy_egui::egui::{
    self, Color32, ComboBox, Rect, RichText, ScrollArea, Sense, Stroke, StrokeKind, TextEdit,
    TextureId, Ui, pos2, vec2,
};

use super::list::{Entry, Filter, Sort, listed};
use crate::adventure_table::face::FaceKey;
use crate::kit::theme;
use crate::kit::widgets::{known, plain_button, row_button};

/// The width of a card of the grid at the reference size.
const WIDE: f32 = 176.0;

/// Shows the filters. Returns true if one was changed.
pub fn filters(
    ui: &mut Ui,
    packs: &[String],
    at: &mut usize,
    all: &[Entry],
    filter: &mut Filter,
) -> bool {
    let before = filter.clone();
    let wide = ui.available_width();
    for (n, pack) in packs.iter().enumerate() {
        if row_button(ui, pack, "", n == *at).clicked() {
            *at = n;
        }
    }
    ui.add_space(4.0);
    let hint = t!("gallery-search");
    let field = TextEdit::singleline(&mut filter.words).hint_text(&hint).char_limit(80);
    let field = ui.add(field.desired_width(wide - 8.0));
    known(ui, &hint, &field);
    let adventures: BTreeSet<&String> = all.iter().flat_map(|e| &e.adventures).collect();
    let sets: BTreeSet<char> = all.iter().filter_map(|e| e.set).collect();
    let traits: BTreeSet<&String> = all.iter().flat_map(|e| &e.traits).collect();
    let any = t!("gallery-any");
    let adventures: Vec<String> = adventures.into_iter().cloned().collect();
    combo(ui, "adventure", &t!("gallery-adventure"), &any, &adventures, &mut filter.adventure);
    let sets: Vec<String> = sets.into_iter().map(String::from).collect();
    let mut set = filter.set.map(String::from);
    combo(ui, "set", &t!("gallery-of-set"), &any, &sets, &mut set);
    filter.set = set.and_then(|s| s.chars().next());
    let traits: Vec<String> = traits.into_iter().cloned().collect();
    combo(ui, "trait", &t!("gallery-trait"), &any, &traits, &mut filter.having);
    if *filter != Filter::default() && plain_button(ui, &t!("gallery-all")).clicked() {
        *filter = Filter::default();
    }
    ui.add_space(4.0);
    let mut counts: BTreeMap<Sort, usize> = BTreeMap::new();
    for entry in all {
        *counts.entry(listed(entry.sort)).or_default() += usize::from(filter.but_sort(entry));
    }
    ScrollArea::vertical().id_salt("sorts").auto_shrink([false, false]).show(ui, |ui| {
        ui.set_max_width(wide - 12.0);
        for (sort, count) in counts {
            let chosen = filter.sort == Some(sort);
            let hit = row_button(ui, &sort.title(), &count.to_string(), chosen);
            if hit.clicked() {
                filter.sort = (!chosen).then_some(sort);
            }
        }
    });
    *filter != before
}

fn combo(ui: &mut Ui, id: &str, title: &str, any: &str, all: &[String], now: &mut Option<String>) {
    if all.len() < 2 && now.is_none() {
        return;
    }
    let shown = match &now {
        Some(chosen) => format!("{title}: {chosen}"),
        None => format!("{title}: {any}"),
    };
    let wide = ui.available_width() - 8.0;
    let hit = ComboBox::from_id_salt(id)
        .selected_text(shown)
        .width(wide)
        .truncate()
        .height(ui.ctx().content_rect().height() * 0.5)
        .show_ui(ui, |ui| {
            ui.selectable_value(now, None, any);
            for one in all {
                ui.selectable_value(now, Some(one.clone()), one);
            }
        });
    known(ui, title, &hit.response);
}

/// Shows the entries. Returns the index of the one that was clicked.
pub fn grid(
    ui: &mut Ui,
    found: &[&Entry],
    mut picture: impl FnMut(FaceKey, f32) -> TextureId,
) -> Option<usize> {
    if found.is_empty() {
        ui.label(RichText::new(t!("gallery-nothing")).color(theme::dust()));
        return None;
    }
    let scale = theme::scale(ui);
    let dense = ui.ctx().pixels_per_point();
    let gap = 10.0 * scale;
    let room = ui.available_width() - 16.0;
    let columns = ((room + gap) / (WIDE * scale + gap)).floor().max(1.0);
    let wide = ((room + gap) / columns - gap).min(WIDE * scale * 1.35);
    let tall = wide * 1.4 + gap;
    let columns = columns as usize;
    let rows = found.len().div_ceil(columns);
    let mut chosen = None;
    ui.spacing_mut().item_spacing.y = 0.0;
    let area = ScrollArea::vertical().id_salt("cards").auto_shrink([false, false]);
    area.show_rows(ui, tall, rows, |ui, seen| {
        for row in seen {
            let (rect, _) = ui.allocate_exact_size(vec2(room, tall), Sense::hover());
            for column in 0..columns {
                let n = row * columns + column;
                let Some(entry) = found.get(n) else { break };
                let at = pos2(rect.min.x + column as f32 * (wide + gap), rect.min.y);
                let card = Rect::from_min_size(at, vec2(wide, wide * 1.4));
                let hit = ui.interact(card, ui.id().with(("card", n)), Sense::click());
                hit.widget_info(|| {
                    egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &entry.name)
                });
                known(ui, &entry.name, &hit);
                let texture = picture(entry.key, wide * dense);
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
