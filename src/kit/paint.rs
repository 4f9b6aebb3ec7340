//! Texts and outlines drawn on the bare table.

use std::sync::Arc;

use bevy_egui::egui::epaint::text::{LayoutJob, TextFormat, TextWrapping};
use bevy_egui::egui::{
    Align2, Color32, FontId, Galley, Painter, Pos2, Rect, Stroke, StrokeKind, pos2, vec2,
};

use super::theme;

/// Lays out a text in at most this many rows, with an ellipsis if it is longer.
pub fn rows(
    p: &Painter,
    text: &str,
    font: FontId,
    color: Color32,
    wide: f32,
    most: usize,
) -> Arc<Galley> {
    let mut job = LayoutJob::single_section(text.to_owned(), TextFormat::simple(font, color));
    job.wrap = TextWrapping { max_width: wide, max_rows: most, ..TextWrapping::default() };
    p.layout_job(job)
}

/// Draws a text on the wood, with a shadow.
pub fn write(
    p: &Painter,
    at: Pos2,
    align: Align2,
    text: &str,
    font: FontId,
    color: Color32,
) -> Rect {
    let shade = Color32::from_black_alpha(190);
    p.text(at + vec2(1.0, 1.2), align, text, font.clone(), shade);
    p.text(at, align, text, font, color)
}

/// Draws an outline that marks something as usable or as a drop target.
pub fn ember(p: &Painter, rect: Rect, round: f32) {
    p.rect_stroke(rect, round, Stroke::new(2.5, theme::ember()), StrokeKind::Outside);
    let soft = Stroke::new(5.0, theme::ember().gamma_multiply(0.22));
    p.rect_stroke(rect.expand(3.0), round + 3.0, soft, StrokeKind::Outside);
}

/// Draws a count on a deck; `text` is the scale of words.
pub fn count(p: &Painter, rect: Rect, n: usize, text: f32, color: Color32) {
    let size = 17.0 * text;
    let at = pos2(rect.center().x, rect.max.y - size * 0.75);
    let r = size * 0.82;
    p.circle(
        at,
        r,
        Color32::from_black_alpha(if theme::bold() { 255 } else { 215 }),
        Stroke::new(1.2, color),
    );
    p.text(at, Align2::CENTER_CENTER, n.to_string(), theme::heading(size), color);
}
