//! The hand of the hero whose player board is shown, and the hero's piles beside it.

use bevy_egui::egui::{Align2, Color32, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};
use kit::theme;
use shell::plain_table::{Answer, PlainTable};
use tactics::rules::fight_view::HeroFace;

use crate::card::{self, Pictures, TALL};
use crate::drag;
use crate::model::Fight;

/// The largest share of a card's size that piles have where there is little room, what lies between them
/// with the words below the upper one, and the height of those words, in points at normal scale.
const SMALL: f32 = 0.42;
const BELOW: f32 = 22.0;
const WORDS: f32 = 18.0;
/// The width of the piles beside a hand, and the largest of a pile below one, in points at normal scale.
const PILES: f32 = 84.0;
const PILE: f32 = 92.0;
/// How far below the upper edge cards and piles lie, and what lies between two cards, in points.
const DOWN: f32 = 4.0;
const GAP: f32 = 8.0;
/// The width below which cards lie over each other instead of becoming smaller, in points at normal scale.
const LEAST: f32 = 62.0;
/// The most rows of cards.
const ROWS: usize = 5;

/// How the cards of a hand and the hero's piles lie in their room.
struct Spread {
    /// The first card.
    first: Rect,
    /// From each card to the next one beside it, and to the next one below it.
    step: Vec2,
    /// How many cards lie beside each other.
    columns: usize,
    /// Whether cards lie over each other.
    overlaps: bool,
    /// Where the piles lie, and how large each is.
    piles: Rect,
    pile: Vec2,
}

impl Spread {
    /// Returns where a card lies.
    fn card(&self, n: usize) -> Rect {
        let place = vec2((n % self.columns) as f32, (n / self.columns) as f32);
        self.first.translate(place * self.step)
    }
}

/// Returns how many columns of so many cards make them largest in a room, and how wide they are then.
fn largest(room: Vec2, count: usize, gap: f32) -> (usize, f32) {
    let count = count.max(1);
    let of = |rows: usize| {
        let columns = count.div_ceil(rows);
        let each = |whole: f32, n: usize| (whole + gap) / n as f32 - gap;
        (columns, each(room.x, columns).min(each(room.y, rows) / TALL))
    };
    let all = (1..=ROWS.min(count)).map(of);
    all.fold((count, 0.0), |best, next| if next.1 > best.1 + 1.0 { next } else { best })
}

/// Returns how wide the cards of a hand are that lies in this room.
pub fn card_width(whole: Rect, count: usize, scale: f32) -> f32 {
    spread(whole, count, scale).first.width()
}

/// Lays out so many cards as large as they fit, and the piles: on the right of the cards, or below them where
/// the room is taller than wide.
fn spread(whole: Rect, count: usize, scale: f32) -> Spread {
    let gap = GAP * scale;
    if whole.height() > whole.width() {
        let pile = ((whole.width() - gap) / 2.0).min(PILE * scale);
        let pile = vec2(pile, pile * TALL);
        let low = whole.max.y - pile.y - DOWN - WORDS * scale;
        let room = Rect::from_min_max(whole.min, pos2(whole.max.x, low - gap));
        let piles = Rect::from_min_max(pos2(whole.min.x, low), whole.max);
        return Spread { piles, pile, ..cards(room, count, scale) };
    }
    let tall = whole.height() - 6.0;
    // Piles beside each other leave a line below them for what they are.
    let words = WORDS * scale;
    let beside = vec2((tall - words) / TALL, tall - words);
    let one = (tall / TALL + gap) * count.max(1) as f32 - gap;
    let large = one + gap * 3.0 + beside.x * 2.0 + gap <= whole.width();
    let wide = if large { beside.x * 2.0 + gap } else { (tall / TALL * SMALL).max(PILES * scale) };
    let room = Rect::from_min_max(whole.min, pos2(whole.max.x - wide - gap * 2.0, whole.max.y));
    let laid = cards(room, count, scale);
    let last = laid.card(laid.columns - 1).max.x;
    let low = (whole.height() - DOWN - (BELOW + WORDS) * scale) / 2.0;
    let low = low.min(tall * SMALL).min((whole.max.x - last - gap * 2.0) * TALL);
    Spread {
        piles: Rect::from_min_max(pos2(last + gap * 2.0, whole.min.y), whole.max),
        pile: if large { beside } else { vec2(low / TALL, low) },
        ..laid
    }
}

/// Lays out so many cards in a room, with no piles yet: in rows, or, where they would be too small, in one row
/// with each over the one before.
fn cards(room: Rect, count: usize, scale: f32) -> Spread {
    let gap = GAP * scale;
    let inner = vec2(room.width(), room.height() - DOWN - 2.0);
    let (mut columns, mut wide) = largest(inner, count, gap);
    let overlaps = wide < LEAST * scale;
    let mut step = vec2(wide + gap, wide * TALL + gap);
    if overlaps {
        columns = count.max(1);
        wide = (inner.y / TALL).min(inner.x);
        step.x = ((inner.x - wide) / (columns.max(2) - 1) as f32).min(wide + gap);
    }
    let size = vec2(wide, wide * TALL);
    let rows = count.max(1).div_ceil(columns) as f32;
    let spare = (inner.y - (size.y + gap) * rows + gap).max(0.0);
    let tall = room.height() > room.width();
    let top = room.min.y + DOWN + if tall { 0.0 } else { spare / 2.0 };
    Spread {
        first: Rect::from_min_size(pos2(room.min.x, top), size),
        step,
        columns,
        overlaps,
        piles: Rect::NOTHING,
        pile: Vec2::ZERO,
    }
}

/// Shows the hand and the piles.
pub fn show(
    ui: &Ui,
    fight: &mut Fight,
    table: &PlainTable,
    pictures: &Pictures,
    hero: &HeroFace,
    out: &mut Vec<Answer>,
) {
    let whole = ui.available_rect_before_wrap();
    let scale = theme::scale(ui);
    let laid = spread(whole, hero.hand.len(), scale);
    show_piles(ui, pictures, hero, laid.piles, laid.pile);
    if hero.hand.is_empty() {
        let font = theme::heading(16.0 * scale);
        let text = t!("tactics-hand-empty", hero = hero.name.as_str());
        let words = ui.painter().layout(text, font, theme::dust(), laid.first.width());
        let at = laid.first.left_center() - vec2(0.0, words.size().y / 2.0);
        ui.painter().galley(at, words, theme::dust());
        return;
    }
    let mut raised = None;
    for (n, held) in hero.hand.iter().enumerate() {
        let rect = laid.card(n);
        let Some(face) = held else {
            card::paint_back(ui, rect);
            continue;
        };
        let hit = card::show(ui, table, pictures, face, rect, out);
        if hit.hovered() || hit.has_focus() {
            fight.enlarged = Some(face.card);
            raised = Some((face.card, rect));
        }
        drag::follow(ui, fight, pictures, (face.card, &hit), rect.width());
    }
    // The card that is looked at lies over its neighbors.
    if let Some((card, rect)) = raised.filter(|_| laid.overlaps) {
        card::paint(ui, pictures, card, rect, Color32::WHITE);
    }
}

/// Shows the action deck and the discard pile from the left of a room: beside each other where they are
/// tall, else one below the other.
fn show_piles(ui: &Ui, pictures: &Pictures, hero: &HeroFace, room: Rect, size: Vec2) {
    let scale = theme::scale(ui);
    let beside = size.y * 2.0 > room.height();
    let at = |n: f32| {
        let step = match beside {
            true => vec2(size.x + 8.0 * scale, 0.0),
            false => vec2(0.0, size.y + BELOW * scale),
        };
        Rect::from_min_size(room.min + vec2(0.0, DOWN) + step * n, size)
    };
    let font = theme::body(12.5 * scale);
    let (deck, discards) = (at(0.0), at(1.0));
    if hero.deck > 0 {
        card::paint_back(ui, deck);
    }
    if let Some(top) = hero.discards.last() {
        card::paint(ui, pictures, top.card, discards, Color32::from_gray(200));
    }
    for (rect, text) in [
        (deck, t!("tactics-deck-count", n = hero.deck)),
        (discards, t!("tactics-discards-count", n = hero.discards.len())),
    ] {
        let line = Stroke::new(1.0, theme::line());
        ui.painter().rect_stroke(rect, 4.0, line, StrokeKind::Outside);
        let below = pos2(rect.min.x, rect.max.y + 2.0);
        ui.painter().text(below, Align2::LEFT_TOP, text, font.clone(), theme::dust());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Four cards lie side by side in every room that a window of usual size leaves, within it and clear of
    /// the piles.
    #[test]
    fn four_cards_do_not_overlap() {
        for (room, scale) in [
            (vec2(618.0, 184.0), 0.85),
            (vec2(121.0, 645.0), 0.85),
            (vec2(255.0, 645.0), 0.85),
            (vec2(551.0, 194.0), 1.275),
            (vec2(405.0, 241.0), 1.275),
            (vec2(830.0, 270.0), 1.5),
        ] {
            let whole = Rect::from_min_size(pos2(20.0, 30.0), room);
            let laid = spread(whole, 4, scale);
            assert!(!laid.overlaps, "{room:?}");
            let all: Vec<Rect> = (0..4).map(|n| laid.card(n)).collect();
            for (n, one) in all.iter().enumerate() {
                assert!(whole.expand(0.5).contains_rect(*one), "{one:?} in {whole:?}");
                assert!(!one.intersect(laid.piles).is_positive(), "{one:?} and {:?}", laid.piles);
                for other in &all[n + 1..] {
                    assert!(!one.intersect(*other).is_positive(), "{one:?} and {other:?}");
                }
            }
        }
    }
}
