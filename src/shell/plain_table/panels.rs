//! The layout of the plain table: seats and events on the left, the page in the middle, the open
//! question on the right.

use bevy_egui::egui::{
    Context, Frame, Label, Rect, RichText, ScrollArea, Sense, Stroke, TextStyle, Ui, Vec2, pos2,
    vec2,
};

use super::{Answer, PlainTable, ask, page};
use crate::kit::theme;
use crate::kit::widgets::group;
use crate::shell::screens::frame::{Look, framed};

/// Returns the panels for a window of this size: left, middle, right.
pub fn places(size: Vec2, text: f32) -> [Rect; 3] {
    let gap = 12.0 * text;
    let left = (300.0 * text).min(size.x * 0.26);
    let right = (410.0 * text).min(size.x * 0.34);
    let column = |from: f32, to: f32| Rect::from_min_max(pos2(from, gap), pos2(to, size.y - gap));
    let ask = size.x - gap - right;
    [column(gap, gap + left), column(gap * 2.0 + left, ask - gap), column(ask, size.x - gap)]
}

/// Shows the table in a window of this size. Returns the answers that were given.
pub fn show(ctx: &Context, table: &PlainTable, size: Vec2, text: f32) -> Vec<Answer> {
    let [left, middle, right] = places(size, text);
    let mut out = Vec::new();
    let panel = Look::panel(text);
    framed(ctx, "plain-seats", left, &panel, |ui| aside(ui, table));
    let sheet = Look { margin: 0.0, line: 0.0, ..Look::panel(text) };
    framed(ctx, "plain-page", middle, &sheet, |ui| page::show(ui, table, &mut out));
    framed(ctx, "plain-ask", right, &panel, |ui| ask::show(ui, table, &mut out));
    out
}

/// Shows the seats and what has happened.
fn aside(ui: &mut Ui, table: &PlainTable) {
    seats(ui, table);
    happened(ui, table);
}

/// Shows who sits at the table.
fn seats(ui: &mut Ui, table: &PlainTable) {
    let scale = theme::scale(ui);
    let asked = table.question.as_ref().and_then(|question| question.who);
    for (seat, person) in &table.seats {
        let color = theme::seat_color(seat.seat.0);
        let on = asked == Some(seat.seat);
        let line = Stroke::new(if on { 2.0 } else { 1.0 }, if on { color } else { theme::line() });
        Frame::NONE.stroke(line).corner_radius(5.0).inner_margin(6.0 * scale).show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            ui.horizontal(|ui| {
                let size = ui.style().text_styles[&TextStyle::Body].size;
                let (rect, _) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
                theme::seat_mark(ui.painter(), rect.center(), size * 0.4, seat.seat.0);
                let name = RichText::new(&seat.name).font(theme::heading(size)).color(color);
                ui.add(Label::new(name).truncate());
                ui.label(RichText::new(person).small().color(theme::dust()));
            });
        });
    }
}

/// Shows what has happened.
pub fn happened(ui: &mut Ui, table: &PlainTable) {
    group(ui, &t!("story-title"));
    ScrollArea::vertical()
        .id_salt("plain-happened")
        .auto_shrink([false, false])
        .stick_to_bottom(true)
        .show(ui, |ui| {
            for (_, line) in table.happened.iter().rev().take(120).rev() {
                ui.label(RichText::new(line).color(theme::parchment()));
            }
        });
}
