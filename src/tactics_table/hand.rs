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
/// How far below the upper edge cards and piles lie, in points.
const DOWN: f32 = 4.0;
/// The least share of their size to which cards shrink before they overlap, and the width, in points at normal
/// scale, to which larger ones shrink in any case.
const LEAST: f32 = 0.8;
const READABLE: f32 = 130.0;

/// How the cards of a hand and the hero's piles lie in their room.
struct Spread {
    /// The first card.
    first: Rect,
    /// From each card to the next.
    step: Vec2,
    /// Whether cards lie over each other.
    overlaps: bool,
    /// Where the piles lie, and how large each is.
    piles: Rect,
    pile: Vec2,
}

/// Lays out a row of so many cards from the left, then the piles: large beside a small hand, small beside a
/// large one, whose cards overlap where there is too little room.
fn row(whole: Rect, count: usize, scale: f32) -> Spread {
    let tall = whole.height() - 6.0;
    let size = vec2(tall / TALL, tall);
    let gap = 8.0 * scale;
    let spread = (size.x + gap) * count.max(1) as f32 - gap;
    // Piles beside each other leave a line below them for what they are.
    let words = WORDS * scale;
    let beside = vec2((tall - words) / TALL, tall - words);
    let large = spread + gap * 3.0 + beside.x * 2.0 + gap <= whole.width();
    let wide = if large { beside.x * 2.0 + gap } else { (size.x * SMALL).max(84.0 * scale) };
    let room = Rect::from_min_max(whole.min, pos2(whole.max.x - wide - gap * 2.0, whole.max.y));
    let ends = (room.min.x + spread).min(room.max.x);
    let low = (whole.height() - DOWN - (BELOW + WORDS) * scale) / 2.0;
    let low = low.min(size.y * SMALL);
    // A hand that nearly fits is a little smaller, and one that does not lies card over card.
    let fits = (room.width() + gap) / count.max(1) as f32 - gap;
    let nearly = ((size.x * LEAST).min(READABLE * scale)..size.x).contains(&fits);
    let size = if nearly { vec2(fits, fits * TALL) } else { size };
    let top = room.min.y + DOWN + (tall - size.y) / 2.0;
    let step = match count {
        0 | 1 => 0.0,
        n => ((room.width() - size.x) / (n - 1) as f32).min(size.x + gap),
    };
    Spread {
        first: Rect::from_min_size(pos2(room.min.x, top), size),
        step: vec2(step, 0.0),
        overlaps: step < size.x,
        piles: Rect::from_min_max(pos2(ends + gap * 2.0, whole.min.y), whole.max),
        pile: if large { beside } else { vec2(low / TALL, low) },
    }
}

/// Lays out a column of so many cards from above, each over the foot of the one before where there is too
/// little room, and the piles below.
fn column(whole: Rect, count: usize, scale: f32) -> Spread {
    let gap = 8.0 * scale;
    let size = vec2(whole.width(), whole.width() * TALL);
    let pile = (whole.width() - gap) / 2.0;
    let pile = vec2(pile, pile * TALL);
    let room = whole.height() - pile.y - DOWN - WORDS * scale - gap;
    let step = match count {
        0 | 1 => 0.0,
        n => ((room - size.y) / (n - 1) as f32).min(size.y + gap),
    };
    Spread {
        first: Rect::from_min_size(whole.min, size),
        step: vec2(0.0, step),
        overlaps: step < size.y,
        piles: Rect::from_min_max(pos2(whole.min.x, whole.min.y + room + gap), whole.max),
        pile,
    }
}

/// Shows the hand and the piles: in a row, or in a column where the room is taller than wide.
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
    let lay = if whole.height() > whole.width() { column } else { row };
    let Spread { first, step, overlaps, piles, pile } = lay(whole, hero.hand.len(), scale);
    show_piles(ui, pictures, hero, piles, pile);
    if hero.hand.is_empty() {
        let font = theme::heading(16.0 * scale);
        let text = t!("tactics-hand-empty", hero = hero.name.as_str());
        let words = ui.painter().layout(text, font, theme::dust(), first.width());
        let at = first.left_center() - vec2(0.0, words.size().y / 2.0);
        ui.painter().galley(at, words, theme::dust());
        return;
    }
    let mut raised = None;
    for (n, held) in hero.hand.iter().enumerate() {
        let rect = first.translate(step * n as f32);
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
    if let Some((card, rect)) = raised.filter(|_| overlaps) {
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
