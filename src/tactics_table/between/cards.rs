//! A question about cards: which one leaves the deck, which is lost, who gets one. The cards lie on the
//! page; a click chooses, a card that somebody gets can be dropped on a hero.

use bevy_egui::egui::{Rect, Stroke, StrokeKind, Ui, Vec2, vec2};
use kit::theme;
use shell::plain_table::Answer;
use tactics::rules::fight_view::CardFace;

use super::Shown;
use super::camp::grid;
use super::state::Between;
use crate::card::TALL;

/// What lies between two cards, in points at normal scale.
const GAP: f32 = 7.0;
/// What all of them need besides: room for the bar of the list and for the edges of cards that can be chosen.
const EDGE: Vec2 = vec2(24.0, 12.0);

/// Shows the cards of the question.
pub fn show(ui: &mut Ui, state: &mut Between, shown: &Shown<'_>, out: &mut Vec<Answer>) {
    let scale = theme::scale(ui);
    let room = ui.available_rect_before_wrap();
    let line = Stroke::new(1.0, theme::line());
    ui.painter().rect(room, 7.0, theme::panel_fill(), line, StrokeKind::Inside);
    let named = &shown.scene.view.named;
    let cards: Vec<(&CardFace, usize)> = named.iter().map(|face| (face, 1)).collect();
    let inner = room.shrink(14.0 * scale);
    let size = vec2(shown.small, shown.small * TALL);
    // Few cards lie in the middle, where the eye is.
    let rows = match room_for(cards.len(), inner.size(), shown.small, GAP * scale) {
        Some(need) => Rect::from_center_size(inner.center(), need),
        None => inner,
    };
    grid(ui, state, shown, "named", (&cards, rows, size), out);
}

/// Returns the width of so many cards on a page of this size; nothing for so many that they lie small.
pub fn card_width(cards: usize, page: Vec2, scale: f32) -> Option<f32> {
    let inner = page - vec2(28.0, 28.0) * scale - EDGE;
    let (columns, rows, most) = match cards {
        0..=3 => (cards.max(1) as f32, 1.0, 430.0),
        4..=8 => (4.0, 2.0, 230.0),
        _ => return None,
    };
    let gap = GAP * scale;
    let wide = (inner.x / columns - gap).min((inner.y / rows - gap) / TALL);
    Some(wide.min(most * scale))
}

/// Returns the room that few cards take; nothing if they fill the page.
fn room_for(cards: usize, page: Vec2, wide: f32, gap: f32) -> Option<Vec2> {
    let columns = (1..=cards).rev().find(|n| *n as f32 * (wide + gap) + EDGE.x - 4.0 <= page.x)?;
    let rows = cards.div_ceil(columns) as f32;
    let need = vec2(columns as f32 * (wide + gap) + 16.0, rows * (wide * TALL + gap) + 8.0);
    (need.y <= page.y).then_some(need)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Few cards are large and lie within the page, many are small.
    #[test]
    fn few_cards_are_large() {
        for (page, scale) in [(vec2(780.0, 600.0), 0.85), (vec2(970.0, 820.0), 1.0)] {
            let one = card_width(1, page, scale).expect("it is large");
            let six = card_width(6, page, scale).expect("they are large");
            assert!(one > six && six > 120.0, "{one} {six}");
            for (cards, wide) in [(1, one), (6, six)] {
                let need = room_for(cards, page, wide, 7.0 * scale).expect("there is room");
                assert!(need.x <= page.x && need.y <= page.y, "{need:?} {page:?}");
            }
            assert_eq!(card_width(20, page, scale), None);
        }
    }
}
