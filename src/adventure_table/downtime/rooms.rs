//! The layout of the downtime screen: rectangles from the window's size and the text scale, and
//! card sizes in them. Pure arithmetic.

use bevy_egui::egui::{Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::moves::kind_of;
use crate::campaign::downtime::AdventureDowntime;
use crate::cards::vocabulary::Kind;
use crate::kit::theme;

/// The height of a card of width 1.
pub const TALL: f32 = 1.4;

/// The parts of the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rooms {
    /// The whole window.
    pub all: Rect,
    /// The progress ribbon.
    pub ribbon: Rect,
    /// The banner with the question.
    pub banner: Rect,
    /// The heroes, side by side.
    pub heroes: Rect,
    /// The body of the current step.
    pub body: Rect,
    /// The foot with undo and the buttons to go on.
    pub foot: Rect,
}

/// Returns the parts of a window of this size.
pub fn rooms(size: Vec2, text: f32) -> Rooms {
    let gap = 6.0 * text;
    let all = Rect::from_min_size(pos2(0.0, 0.0), size).shrink(gap);
    // Large texts in a small window leave less to the frame of the body.
    let unit = text.min(size.y / 620.0);
    let row =
        |top: f32, tall: f32| Rect::from_min_max(pos2(all.min.x, top), pos2(all.max.x, top + tall));
    let ribbon = row(all.min.y, 30.0 * unit);
    let banner = row(ribbon.max.y + gap * 0.5, 46.0 * unit);
    let heroes = row(banner.max.y + gap, 66.0 * unit);
    let foot = row(all.max.y - 40.0 * unit, 40.0 * unit);
    let body =
        Rect::from_min_max(pos2(all.min.x, heroes.max.y + gap), pos2(all.max.x, foot.min.y - gap));
    Rooms { all, ribbon, banner, heroes, body, foot }
}

/// Returns columns of the body from left to right, with these shares of the width.
pub fn columns<const N: usize>(body: Rect, shares: [f32; N], gap: f32) -> [Rect; N] {
    let whole: f32 = shares.iter().sum();
    let room = body.width() - gap * (N as f32 - 1.0);
    let mut left = body.min.x;
    shares.map(|share| {
        let wide = room * share / whole;
        let rect = Rect::from_min_size(pos2(left, body.min.y), vec2(wide, body.height()));
        left = rect.max.x + gap;
        rect
    })
}

/// Returns equal parts from left to right, none wider than `most`, centered.
pub fn row(room: Rect, n: usize, gap: f32, most: f32) -> Vec<Rect> {
    let n = n.max(1);
    let wide = ((room.width() - gap * (n as f32 - 1.0)) / n as f32).min(most);
    let all = wide * n as f32 + gap * (n as f32 - 1.0);
    let left = room.center().x - all / 2.0;
    let at = |i: usize| pos2(left + (wide + gap) * i as f32, room.min.y);
    (0..n).map(|i| Rect::from_min_size(at(i), vec2(wide, room.height()))).collect()
}

/// Returns the largest card that fits into the middle of a room.
pub fn fitted(room: Rect) -> Rect {
    let wide = room.width().min(room.height() / TALL);
    Rect::from_center_size(room.center(), vec2(wide, wide * TALL))
}

/// Returns the width of cards that overlap in columns, the last one uncovered, and the offset of
/// each from the one before. `most` is the number of cards of the longest column.
pub fn cascade(room: Vec2, columns: usize, most: usize, gap: f32, widest: f32) -> (f32, f32) {
    let columns = columns.max(1) as f32;
    let wide = ((room.x - gap * (columns - 1.0)) / columns).min(widest).max(24.0);
    let covered = most.saturating_sub(1) as f32;
    // At least the name of each card is visible: cards become narrower for that.
    let band = 0.17;
    let wide = wide.min(room.y / (TALL + band * covered)).max(24.0);
    let step = if covered > 0.0 { (room.y - wide * TALL) / covered } else { 0.0 };
    (wide, step.min(wide * 0.62).max(wide * band * 0.9))
}

/// Returns the width of each card in a grid, so that about `across` fit.
pub fn grid(wide: f32, across: usize, gap: f32) -> f32 {
    let n = across.max(1) as f32;
    ((wide - gap * (n - 1.0)) / n).max(24.0)
}

/// Returns the cards of a seat by type, each type in the pack's order.
pub fn by_type(between: &AdventureDowntime, seat: usize) -> Vec<(Kind, Vec<String>)> {
    let cards = &between.state().seats[seat].cards;
    let of = |kind: Kind| {
        let mut own: Vec<String> =
            cards.iter().filter(|c| kind_of(between, c) == Some(kind)).cloned().collect();
        own.sort_by_key(|c| between.content().find(c));
        (kind, own)
    };
    let all = Kind::BOONS.into_iter().map(of);
    all.filter(|(kind, own)| !own.is_empty() || between.list(seat, *kind) > 0).collect()
}

/// Draws a place without a card.
pub fn empty(ui: &Ui, rect: Rect) {
    let stroke = Stroke::new(1.0, theme::line());
    ui.painter().rect_stroke(rect, 6.0, stroke, StrokeKind::Inside);
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZES: [(f32, f32, f32); 8] = [
        (1024.0, 600.0, 0.85),
        (1067.0, 600.0, 1.2),
        (1280.0, 720.0, 0.85),
        (1280.0, 720.0, 1.275),
        (1600.0, 900.0, 1.0),
        (1600.0, 900.0, 1.5),
        (2560.0, 1440.0, 1.6),
        (3440.0, 1440.0, 1.6),
    ];

    #[test]
    fn rooms_lie_one_below_the_other_and_leave_the_body_most() {
        for (w, h, text) in SIZES {
            let r = rooms(vec2(w, h), text);
            let rows = [r.ribbon, r.banner, r.heroes, r.body, r.foot];
            for pair in rows.windows(2) {
                assert!(pair[0].max.y <= pair[1].min.y, "{w}x{h} {text}: {pair:?}");
            }
            for rect in rows {
                assert!(r.all.contains_rect(rect), "{w}x{h} {text}: {rect:?}");
            }
            assert!(r.body.height() > h * 0.55, "{w}x{h} {text}: {}", r.body.height());
        }
    }

    #[test]
    fn columns_and_rows_fill_without_overlap() {
        for (w, h, text) in SIZES {
            let body = rooms(vec2(w, h), text).body;
            let three = columns(body, [5.0, 2.5, 2.5], 8.0);
            assert!((three[2].max.x - body.max.x).abs() < 0.1);
            assert!(three[0].max.x < three[1].min.x && three[1].max.x < three[2].min.x);
            for n in 1..=6 {
                let all = row(body, n, 8.0, 300.0);
                assert!(all.len() == n && all.iter().all(|r| body.expand(0.1).contains_rect(*r)));
                assert!(all.windows(2).all(|p| p[0].max.x < p[1].min.x));
            }
            let card = fitted(body);
            assert!(body.expand(0.1).contains_rect(card));
            assert!((card.height() / card.width() - TALL).abs() < 0.001);
        }
    }

    /// A column of up to ten cards shows every card's name and ends within its room.
    #[test]
    fn a_cascade_fits_its_room() {
        for (w, h, text) in SIZES {
            let body = rooms(vec2(w, h), text).body;
            let room = vec2(body.width() * 0.5, body.height() - 30.0 * text);
            for columns in 1..=6 {
                for most in 1..=10 {
                    let (wide, step) = cascade(room, columns, most, 6.0, 220.0);
                    let tall = wide * TALL + step * (most as f32 - 1.0);
                    assert!(tall <= room.y + 1.0, "{w}x{h}: {columns} of {most}: {tall}");
                    let all = wide * columns as f32 + 6.0 * (columns as f32 - 1.0);
                    assert!(all <= room.x + 1.0, "{w}x{h}: {columns}: {all}");
                    assert!(most == 1 || step >= wide * 0.15);
                }
            }
        }
    }
}
