//! A question about cards: which one leaves the deck, which is lost, who gets one. The cards lie on the
//! page; a click chooses, a card that somebody gets can be dropped on a hero.

use bevy_egui::egui::{Rect, Stroke, StrokeKind, Ui, vec2};
use kit::theme;
use shell::plain_table::Answer;
use tactics::rules::fight_view::CardFace;

use super::Shown;
use super::camp::grid;
use super::state::Between;
use crate::card::TALL;

/// Shows the cards of the question.
pub fn show(ui: &mut Ui, state: &mut Between, shown: &Shown<'_>, out: &mut Vec<Answer>) {
    let scale = theme::scale(ui);
    let room = ui.available_rect_before_wrap();
    let line = Stroke::new(1.0, theme::line());
    ui.painter().rect(room, 7.0, theme::panel_fill(), line, StrokeKind::Inside);
    let named = &shown.scene.view.named;
    let cards: Vec<(&CardFace, usize)> = named.iter().map(|face| (face, 1)).collect();
    let inner = room.shrink(14.0 * scale);
    // Few cards lie large, many small.
    let wide = match cards.len() {
        0..=3 => (inner.width() / 3.4).min(inner.height() * 0.8 / TALL),
        4..=8 => shown.small * 1.45,
        _ => shown.small,
    };
    let wide = wide.min(260.0 * scale);
    let size = vec2(wide, wide * TALL);
    let rows = Rect::from_min_max(inner.min, inner.max);
    grid(ui, state, shown, "named", (&cards, rows, size), out);
}
