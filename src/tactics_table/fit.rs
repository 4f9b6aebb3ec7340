//! Words that are made smaller where they would be cut off.

use std::sync::Arc;

use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{Align, Color32, FontId, Galley, Label, RichText, Ui};

/// The smallest share of their size to which words shrink; what is longer still is cut.
const LEAST: f32 = 0.6;
/// The smallest share to which they shrink where they could stand in two lines.
const EASY: f32 = 0.75;

/// Returns the share of its size at which something so wide fits the room.
pub fn share(wide: f32, room: f32) -> f32 {
    (room / wide.max(1.0)).clamp(LEAST, 1.0)
}

/// Returns whether something so wide is better read in two lines of a room.
pub fn is_long(wide: f32, room: f32) -> bool {
    wide * EASY > room
}

/// Returns how wide words are in one line.
pub fn width(ui: &Ui, text: &str, font: &FontId) -> f32 {
    ui.painter().layout_no_wrap(text.to_owned(), font.clone(), Color32::WHITE).size().x
}

/// Shows words in one line, smaller where they would be wider than the room.
pub fn line(ui: &mut Ui, text: &str, font: FontId, color: Color32) {
    let size = font.size * share(width(ui, text, &font), ui.available_width());
    let text = RichText::new(text).font(FontId { size, ..font }).color(color);
    ui.add(Label::new(text).truncate().selectable(false));
}

/// Returns a font in which no single word is wider than the room.
pub fn words(ui: &Ui, text: &str, font: FontId, room: f32) -> FontId {
    let widths = text.split_whitespace().map(|word| width(ui, word, &font));
    let size = font.size * share(widths.fold(0.0, f32::max), room);
    FontId { size, ..font }
}

/// Lays words out in centered lines, smaller where a single word would be wider than the room.
pub fn centered(ui: &Ui, text: &str, font: FontId, color: Color32, room: f32) -> Arc<Galley> {
    let font = words(ui, text, font, room);
    let mut job = LayoutJob::simple(text.to_owned(), font, color, room);
    job.halign = Align::Center;
    ui.painter().layout_job(job)
}
