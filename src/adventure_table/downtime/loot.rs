//! Loot: the enlarged card, and every hero of the party who may take it (AC-END-07).

use bevy_egui::egui::{Align2, Color32, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use super::kit::{Kit, ground};
use super::moves::{Held, Place, kind_of};
use super::rooms::{columns, fitted, row};
use crate::campaign::downtime::Choice;
use crate::kit::paint::{ember, rows};
use crate::kit::theme;
use crate::kit::widgets::known;

/// Shows the loot and who may take it.
pub fn show(kit: &mut Kit<'_>, ui: &mut Ui, room: Rect, id: &str) {
    let gap = 14.0 * kit.text;
    let [left, right] = columns(room, [0.9, 1.5], gap);
    ground(ui, left);
    let card = fitted(left.shrink(12.0 * kit.text));
    let held = Held::card(id, Place::Prize);
    kit.piece(ui, 0, card, card, held.clone());
    if kit.sit.held.is_none() {
        ember(ui.painter(), card, card.width() * 0.045);
    }
    let note = Rect::from_min_max(right.min, pos2(right.max.x, right.min.y + 26.0 * kit.text));
    let words = &t!("loot-hint");
    kit.line(ui, note.min, words, 16.0, theme::dust(), note.width());
    let rest = Rect::from_min_max(pos2(right.min.x, note.max.y + 4.0), right.max);
    let seats = kit.between.state().seats.len();
    // Two rows where there are more than three.
    let lines = if seats > 3 { 2 } else { 1 };
    let across = seats.div_ceil(lines);
    let tall = (rest.height() - gap * (lines as f32 - 1.0)) / lines as f32;
    for n in 0..seats {
        let line = n / across;
        let top = rest.min.y + (tall + gap) * line as f32;
        let strip = Rect::from_min_size(pos2(rest.min.x, top), vec2(rest.width(), tall));
        let all = row(strip, across, gap, 300.0 * kit.text);
        hero(kit, ui, n, all[n % across], id);
    }
}

fn hero(kit: &mut Kit<'_>, ui: &mut Ui, n: usize, rect: Rect, id: &str) {
    ground(ui, rect);
    let seat = &kit.between.state().seats[n];
    let (alive, hero) = (seat.alive, seat.hero.clone());
    let words_tall = 44.0 * kit.text;
    let room = Rect::from_min_max(rect.min, pos2(rect.max.x, rect.max.y - words_tall));
    let face = fitted(room.shrink(8.0 * kit.text));
    if let Some(key) = kit.hero_key(&hero) {
        let tint = if alive { Color32::WHITE } else { Color32::from_gray(80) };
        kit.face(ui, key, face, tint);
    }
    let sense = bevy_egui::egui::Sense::click();
    let hit = ui.interact(rect, bevy_egui::egui::Id::new(("taker", n)), sense);
    let name = kit.between.seat_name(n);
    known(ui, &t!("loot-takes", hero = &name), &hit);
    let color = theme::seat_color(n as u8);
    theme::seat_mark(ui.painter(), face.left_bottom(), 10.0 * kit.text, n as u8);
    let fit = kind_of(kit.between, id).map_or_else(
        || (String::new(), theme::dust()),
        |kind| {
            let (has, list) = (kit.between.has(n, kind), kit.between.list(n, kind));
            let color = if has < list { theme::good() } else { theme::dust() };
            (t!("loot-has", has = has, list = list, kind = kind.localized()), color)
        },
    );
    let p = ui.painter();
    let mut y = rect.max.y - words_tall;
    for (words, size, color) in [(name, 16.0, theme::parchment()), (fit.0, 14.0, fit.1)] {
        let line = rows(p, &words, theme::heading(size * kit.text), color, rect.width() - 10.0, 1);
        let at = Align2::CENTER_TOP.anchor_size(pos2(rect.center().x, y), line.size());
        y = at.max.y;
        p.galley(at.min, line, color);
    }
    if hit.hovered() || hit.has_focus() {
        p.rect_stroke(rect, 7.0, Stroke::new(2.0, color), StrokeKind::Inside);
    }
    if hit.clicked() {
        kit.attempt(Choice::To(n as u8));
    }
    kit.target(ui, rect, Place::Seat(n as u8));
}
