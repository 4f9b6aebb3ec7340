//! Where everything lies, from the size of the window alone: plain arithmetic that tests can check.
//!
//! Points run from the top left corner, as in egui. The reference is 1600 x 900; everything grows
//! and shrinks with the smaller of the two ratios.

use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};

/// Height of a card over its width.
pub const TALL: f32 = 1.4;

/// A location's part of the row at the top.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlaceSlot {
    /// All of it: where a token or a card can be dropped.
    pub all: Rect,
    /// The location's card.
    pub card: Rect,
    /// Its deck.
    pub deck: Rect,
    /// Its name and closing requirement.
    pub words: Rect,
    /// Tokens of the heroes who stand there.
    pub tokens: Rect,
}

/// Where everything lies.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// The window.
    pub size: Vec2,
    /// 1 at the reference size.
    pub k: f32,
    /// Scale of text, which shrinks less.
    pub text: f32,
    /// Blessings deck, hours and scenario.
    pub hours: Rect,
    /// The blessings deck.
    pub blessings: Rect,
    /// The hours gone by.
    pub gone: Rect,
    /// The scenario's card.
    pub scenario: Rect,
    /// The row of locations.
    pub places: Vec<PlaceSlot>,
    /// Every hero's small board.
    pub boards: Vec<Rect>,
    /// The middle.
    pub stage: Rect,
    /// The card that it is about.
    pub main: Rect,
    /// What is beside that card: the check, the dice.
    pub beside: Rect,
    /// Cards played on the check.
    pub staged: Rect,
    /// The zone of the hand.
    pub hand: Rect,
    /// Width of a card in the hand.
    pub hand_card: f32,
    /// The hero's deck.
    pub deck: Rect,
    /// The hero's discard pile.
    pub discards: Rect,
    /// The hero's buried cards.
    pub buried: Rect,
    /// Cards displayed in front of the hero.
    pub displayed: Rect,
    /// What happened.
    pub chronicle: Rect,
    /// What is asked.
    pub ask: Rect,
}

impl Layout {
    /// The layout of a window of that size with so many locations and heroes.
    pub fn new(size: Vec2, places: usize, heroes: usize, folded: bool) -> Layout {
        let k = (size.x / 1600.0).min(size.y / 900.0).clamp(0.5, 4.0);
        let text = k.max(0.85);
        let (left, right) = (196.0 * k, 316.0 * k);
        let (top, bottom) = (228.0 * k, 226.0 * k);
        let gap = 8.0 * k;
        let hours = Rect::from_min_max(pos2(gap, gap), pos2(left, top));
        let small = 74.0 * k;
        let card = |x: f32, y: f32, w: f32| Rect::from_min_size(pos2(x, y), vec2(w, w * TALL));
        let mid = Rect::from_min_max(pos2(left + gap, 0.0), pos2(size.x - right - gap, size.y));
        let stage =
            Rect::from_min_max(pos2(mid.min.x, top + gap), pos2(mid.max.x, size.y - bottom));
        let main_w = ((stage.height() - 16.0 * k) / TALL).min(stage.width() * 0.36);
        let main = card(stage.min.x + 10.0 * k, stage.min.y + 8.0 * k, main_w);
        let beside = Rect::from_min_max(
            pos2(main.max.x + 22.0 * k, stage.min.y + 6.0 * k),
            stage.max - vec2(8.0, 4.0) * k,
        );
        let staged_h = 118.0 * k;
        let staged = Rect::from_min_max(pos2(beside.min.x, beside.max.y - staged_h), beside.max);
        let low = size.y - bottom + 40.0 * k;
        let pile_w = 84.0 * k;
        let hand = Rect::from_min_max(
            pos2(mid.min.x + 2.0 * (pile_w + gap) + gap, size.y - bottom),
            pos2(mid.max.x - 2.0 * (pile_w + gap) - gap, size.y),
        );
        let fold_h = if folded { 34.0 * text } else { size.y * 0.34 };
        let column = size.x - right;
        Layout {
            size,
            k,
            text,
            hours,
            blessings: card(gap + 6.0 * k, gap + 41.0 * k, small),
            gone: card(gap + 94.0 * k, gap + 41.0 * k, small),
            scenario: card(gap + 6.0 * k, gap + 161.0 * k, 40.0 * k),
            places: row(Rect::from_min_max(pos2(mid.min.x, gap), pos2(mid.max.x, top)), places, k),
            boards: boards(
                Rect::from_min_max(pos2(gap, top + gap), pos2(left, size.y - gap)),
                heroes,
                text,
            ),
            stage,
            main,
            beside,
            staged,
            hand,
            hand_card: 140.0 * k,
            deck: card(mid.min.x, low, pile_w),
            discards: card(mid.min.x + pile_w + gap, low, pile_w),
            buried: card(mid.max.x - pile_w, low, pile_w),
            displayed: card(mid.max.x - 2.0 * pile_w - gap, low, pile_w),
            chronicle: Rect::from_min_max(
                pos2(column, gap),
                pos2(size.x - gap, (gap + fold_h).max(gap + 20.0)),
            ),
            ask: Rect::from_min_max(
                pos2(column, gap * 2.0 + fold_h),
                pos2(size.x - gap, size.y - gap),
            ),
        }
    }

    /// The place of a card in the hand, as (middle, angle): a fan of `n`.
    pub fn fan(&self, i: usize, n: usize) -> (Pos2, f32) {
        let w = self.hand_card;
        let room = self.hand.width() - w;
        let step = if n > 1 { (room / (n - 1) as f32).min(w * 1.02) } else { 0.0 };
        let off = i as f32 - (n.saturating_sub(1)) as f32 / 2.0;
        let half = ((n as f32 - 1.0) / 2.0).max(1.0);
        let bend = (off / half).powi(2) * 8.0 * self.k;
        let y = self.hand.min.y + 18.0 * self.k + w * TALL / 2.0 + bend;
        (pos2(self.hand.center().x + off * step, y), off / half * 0.045)
    }
}

fn row(room: Rect, n: usize, k: f32) -> Vec<PlaceSlot> {
    let n = n.max(1);
    let wide = (room.width() / n as f32).min(236.0 * k);
    let start = room.center().x - wide * n as f32 / 2.0;
    (0..n)
        .map(|i| {
            let all = Rect::from_min_size(
                pos2(start + wide * i as f32, room.min.y),
                vec2(wide, room.height()),
            )
            .shrink2(vec2(3.0 * k, 0.0));
            let pad = 5.0 * k;
            let card_w = ((all.width() - 3.0 * pad) * 0.56).min(89.0 * k);
            let deck_w = card_w * 0.76;
            let used = card_w + deck_w + pad;
            let x = all.center().x - used / 2.0;
            let card = Rect::from_min_size(pos2(x, all.min.y + pad), vec2(card_w, card_w * TALL));
            let deck = Rect::from_min_size(
                pos2(card.max.x + pad, card.max.y - deck_w * TALL),
                vec2(deck_w, deck_w * TALL),
            );
            let tokens = Rect::from_min_max(pos2(all.min.x, all.max.y - 27.0 * k), all.max);
            let words = Rect::from_min_max(
                pos2(all.min.x + 2.0 * k, card.max.y + 3.0 * k),
                pos2(all.max.x - 2.0 * k, tokens.min.y),
            );
            PlaceSlot { all, card, deck, words, tokens }
        })
        .collect()
}

fn boards(room: Rect, n: usize, text: f32) -> Vec<Rect> {
    let n = n.max(1);
    let tall = (room.height() / n as f32).min(106.0 * text);
    (0..n)
        .map(|i| {
            Rect::from_min_size(
                pos2(room.min.x, room.min.y + tall * i as f32),
                vec2(room.width(), tall - 5.0 * text),
            )
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Nothing overlaps or leaves the window from 1280 x 720 to ultra-wide, with 2 to 8 locations.
    #[test]
    fn everything_fits() {
        for (w, h) in [(1280.0, 720.0), (1600.0, 900.0), (2560.0, 1440.0), (3440.0, 1440.0)] {
            for n in 1..=6 {
                let l = Layout::new(vec2(w, h), n + 2, n, false);
                let window = Rect::from_min_size(Pos2::ZERO, vec2(w, h));
                for slot in &l.places {
                    assert!(window.contains_rect(slot.all), "{slot:?}");
                    assert!(slot.all.contains_rect(slot.card) && slot.all.contains_rect(slot.deck));
                    assert!(slot.words.height() > 30.0 * l.k, "{:?}", slot.words);
                    assert!(!slot.all.intersects(l.hours) && !slot.all.intersects(l.ask));
                }
                for pair in l.places.windows(2) {
                    assert!(pair[0].all.max.x <= pair[1].all.min.x);
                }
                for b in &l.boards {
                    assert!(window.contains_rect(*b) && !b.intersects(l.stage));
                }
                for r in [l.stage, l.main, l.beside, l.deck, l.discards, l.buried, l.displayed] {
                    assert!(window.contains_rect(r), "{r:?} at {w}x{h}");
                    assert!(!r.intersects(l.ask), "{r:?} at {w}x{h}");
                }
                for i in 0..12 {
                    let (at, _) = l.fan(i, 12);
                    assert!(at.x - l.hand_card / 2.0 >= l.hand.min.x - 1.0);
                    assert!(at.x + l.hand_card / 2.0 <= l.hand.max.x + 1.0);
                }
            }
        }
    }
}
