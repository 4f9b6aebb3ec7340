//! The layout of the table, from the window's size and the scales of the settings: plain arithmetic
//! that tests can check.
//!
//! Points run from the top left corner, as in egui. The reference is 1600 x 900; the table scales
//! with the smaller of the two ratios, panels and texts with the settings, too. Where texts are
//! large there is less of them: the chronicle folds, locations run above the ask panel, boards
//! become chips. In a wide window, the chronicle is beside the ask panel.

use bevy::prelude::{Deref, Resource};
use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::kit::card::TALL;
use crate::kit::theme::Scale;

/// A location's slot in the row at the top.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlaceSlot {
    /// The whole slot: a drop target for tokens and cards.
    pub all: Rect,
    /// The location's card.
    pub card: Rect,
    /// Its deck.
    pub deck: Rect,
    /// The area of its name and closing requirement.
    pub words: Rect,
    /// The area of the tokens of heroes there.
    pub tokens: Rect,
}

/// The place of everything at the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// The size of the window.
    pub size: Vec2,
    /// The scale of the table: 1 at the reference size.
    pub k: f32,
    /// The scale of texts on the table, which shrink less and grow with the settings.
    pub text: f32,
    /// The scale of panels and their texts.
    pub panel: f32,
    /// Whether the chronicle is folded, by the player or for lack of room.
    pub folded: bool,
    /// The area of blessings deck, hours and scenario.
    pub hours: Rect,
    /// The blessings deck.
    pub blessings: Rect,
    /// The past hours.
    pub gone: Rect,
    /// The scenario's card.
    pub scenario: Rect,
    /// The adventure's card, which the scenario's covers but for its right edge.
    pub adventure: Rect,
    /// The row of locations.
    pub places: Vec<PlaceSlot>,
    /// Every hero's small board.
    pub boards: Vec<Rect>,
    /// The stage in the middle.
    pub stage: Rect,
    /// The current card on the stage.
    pub main: Rect,
    /// The area beside that card: the check, the dice.
    pub beside: Rect,
    /// Cards played on the check.
    pub staged: Rect,
    /// The area of the hand.
    pub hand: Rect,
    /// The width of a card in the hand.
    pub hand_card: f32,
    /// The hero's deck.
    pub deck: Rect,
    /// The hero's discard pile.
    pub discards: Rect,
    /// The hero's buried cards.
    pub buried: Rect,
    /// Cards displayed in front of the hero.
    pub displayed: Rect,
    /// The chronicle panel.
    pub chronicle: Rect,
    /// The ask panel.
    pub ask: Rect,
}

/// The share of the adventure's card that the scenario's leaves to be seen and pointed at.
const PEEK: f32 = 0.32;

/// The columns of a window: the middle, and the panels on its right.
struct Columns {
    left: f32,
    /// The right end of the middle.
    mid: f32,
    /// The left and right end of the ask panel.
    ask: (f32, f32),
    /// Whether the chronicle has a column of its own.
    beside: bool,
}

impl Columns {
    fn of(size: Vec2, k: f32, t: f32, folded: bool) -> Columns {
        let gap = 8.0 * k;
        // The width that a window has beyond 16 to 9.
        let spare = (size.x - 1600.0 * k).max(0.0);
        let more = (spare * 0.1).min(60.0 * t);
        let left = (188.0 * t + gap).min(size.x * 0.2).max(150.0 * k) + more;
        let right = (300.0 * t + 2.0 * gap).min(size.x * 0.34) + more;
        let beside = !folded && spare >= 420.0 * t;
        let story = if beside { (spare * 0.5).min(400.0 * t) } else { 0.0 };
        let from = size.x - right - story;
        let to = size.x - story - gap;
        Columns { left, mid: from - gap, ask: (from, to), beside }
    }
}

/// The piles on both sides of the hand, and the hand between them.
struct Piles {
    deck: Rect,
    discards: Rect,
    buried: Rect,
    displayed: Rect,
    hand: (f32, f32),
}

impl Piles {
    fn of(mid: Rect, top: f32, k: f32, text: f32) -> Piles {
        let gap = 8.0 * k;
        // Below the name of their hero, with a caption below each.
        let low = top + 24.0 * text.max(k) + 16.0 * k;
        let label = 17.0 * text;
        let card = |x: f32, y: f32, w: f32| Rect::from_min_size(pos2(x, y), vec2(w, w * TALL));
        if mid.width() < 800.0 * k {
            // Two in a column on each side, so that the hand has room.
            let low = low - 14.0 * k;
            let tall = (mid.max.y - low - 2.0 * label - 4.0 * k) / 2.0;
            let wide = tall / TALL;
            let column = wide.max(56.0 * text);
            let off = (column - wide) / 2.0;
            let next = low + tall + label + 2.0 * k;
            let (left, right) = (mid.min.x + off, mid.max.x - column + off);
            return Piles {
                deck: card(left, low, wide),
                discards: card(left, next, wide),
                displayed: card(right, low, wide),
                buried: card(right, next, wide),
                hand: (mid.min.x + column + gap, mid.max.x - column - gap),
            };
        }
        let most = (mid.max.y - low - label) / TALL;
        let wide = (mid.width() * 0.1).clamp(54.0 * k, 84.0 * k).min(most);
        Piles {
            deck: card(mid.min.x, low, wide),
            discards: card(mid.min.x + wide + gap, low, wide),
            buried: card(mid.max.x - wide, low, wide),
            displayed: card(mid.max.x - 2.0 * wide - gap, low, wide),
            hand: (mid.min.x + 2.0 * (wide + gap) + gap, mid.max.x - 2.0 * (wide + gap) - gap),
        }
    }
}

impl Layout {
    /// Computes the layout of a window of this size with this many locations and heroes. `folded`:
    /// the player has toggled the chronicle's folding.
    pub fn new(size: Vec2, places: usize, heroes: usize, folded: bool, scale: Scale) -> Layout {
        let k = (size.x / 1600.0).min(size.y / 900.0).clamp(0.5, 4.0);
        let panel = scale.words(size);
        // Texts on the table stop growing before they cover it.
        let text = panel.min(1.5 * k);
        let gap = 8.0 * k;
        let columns = Columns::of(size, k, panel, folded);
        let (left, mid) =
            (columns.left, Rect::from_x_y_ranges(columns.left + gap..=columns.mid, 0.0..=size.y));
        let (top, bottom) = (168.0 * k + 60.0 * text, 226.0 * k);
        // Locations that would be too narrow for their names run above the ask panel.
        let over = mid.width() / (places.max(1) as f32) < 92.0 * text;
        let row_end = if over { size.x - gap } else { mid.max.x };
        let card = |x: f32, y: f32, w: f32| Rect::from_min_size(pos2(x, y), vec2(w, w * TALL));
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
        let piles = Piles::of(mid, size.y - bottom, k, text);
        let hand =
            Rect::from_min_max(pos2(piles.hand.0, size.y - bottom), pos2(piles.hand.1, size.y));
        let column = Rect::from_min_max(
            pos2(columns.ask.0, if over { top + gap } else { gap }),
            pos2(columns.ask.1, size.y - gap),
        );
        let (chronicle, ask, folded) = if columns.beside {
            let own = Rect::from_min_max(
                pos2(columns.ask.1 + gap, gap),
                pos2(size.x - gap, size.y - gap),
            );
            let top = if over { top + gap } else { gap };
            (own.with_min_y(top), column, false)
        } else {
            story_over(column, panel, gap, folded)
        };
        let hours = Rect::from_min_max(pos2(gap, gap), pos2(left, top));
        let small = ((hours.width() - 26.0 * k) / 2.0).min(74.0 * k);
        let high = gap + 10.0 * k + 25.0 * text;
        let story = high + small * TALL + 16.0 * k;
        let scenario = card(gap + 6.0 * k, story, ((top - story) / TALL).min(46.0 * k));
        Layout {
            size,
            k,
            text,
            panel,
            folded,
            hours,
            blessings: card(gap + 6.0 * k, high, small),
            gone: card(gap + 20.0 * k + small, high, small),
            scenario,
            adventure: scenario.translate(vec2(scenario.width() * PEEK, 0.0)),
            places: row(
                Rect::from_min_max(pos2(mid.min.x, gap), pos2(row_end, top)),
                places,
                k,
                text,
            ),
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
            deck: piles.deck,
            discards: piles.discards,
            buried: piles.buried,
            displayed: piles.displayed,
            chronicle,
            ask,
        }
    }

    /// Returns the area without panels, which can be zoomed.
    pub fn table(&self) -> Rect {
        let right = self.places.iter().map(|s| s.all.max.x).fold(self.stage.max.x, f32::max);
        Rect::from_min_max(Pos2::ZERO, pos2((right + 8.0 * self.k).min(self.size.x), self.size.y))
    }

    /// Returns the layout of the table zoomed by `zoom` and moved by `off`. Panels stay.
    pub fn closer(&self, zoom: f32, off: Vec2) -> Layout {
        let mut l = self.clone();
        l.k *= zoom;
        // In steps, so that a glide does not need glyphs of every size.
        l.text *= (zoom * 8.0 + 0.01).floor() / 8.0;
        l.hand_card *= zoom;
        for slot in &mut l.places {
            for r in
                [&mut slot.all, &mut slot.card, &mut slot.deck, &mut slot.words, &mut slot.tokens]
            {
                *r = closer(*r, zoom, off);
            }
        }
        let rects = [
            &mut l.hours,
            &mut l.blessings,
            &mut l.gone,
            &mut l.scenario,
            &mut l.adventure,
            &mut l.stage,
            &mut l.main,
            &mut l.beside,
            &mut l.staged,
            &mut l.hand,
            &mut l.deck,
            &mut l.discards,
            &mut l.buried,
            &mut l.displayed,
        ];
        for r in rects.into_iter().chain(&mut l.boards) {
            *r = closer(*r, zoom, off);
        }
        l
    }

    /// Returns the place of a card in the hand, as middle and angle, in a fan of `n`.
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

fn closer(r: Rect, zoom: f32, off: Vec2) -> Rect {
    Rect::from_min_max(
        (r.min.to_vec2() * zoom + off).to_pos2(),
        (r.max.to_vec2() * zoom + off).to_pos2(),
    )
}

/// Splits a column into chronicle and ask panel; in a short column the chronicle folds.
fn story_over(column: Rect, panel: f32, gap: f32, folded: bool) -> (Rect, Rect, bool) {
    let tight = column.height() < 480.0 * panel;
    let folded = folded != tight;
    let bar = 45.0 * panel;
    let tall = match (folded, tight) {
        (true, _) => bar,
        (_, true) => column.height() * 0.36,
        (_, false) => column.height() * 0.35,
    };
    let story = column.with_max_y(column.min.y + tall);
    (story, column.with_min_y(story.max.y + gap), folded)
}

fn row(room: Rect, n: usize, k: f32, text: f32) -> Vec<PlaceSlot> {
    let n = n.max(1);
    let share = room.width() / n as f32;
    // With room to spare the card is larger, and the texts are beside it.
    let broad = share >= 300.0 * k && share >= 220.0 * text;
    let wide = share.min(if broad { 340.0 * k.max(text * 0.8) } else { 236.0 * k });
    let start = room.center().x - wide * n as f32 / 2.0;
    let slot = |i: usize| {
        let all = Rect::from_min_size(
            pos2(start + wide * i as f32, room.min.y),
            vec2(wide, room.height()),
        );
        let all = all.shrink2(vec2(3.0 * k, 0.0));
        if broad { broad_slot(all, k, text) } else { slim_slot(all, k) }
    };
    (0..n).map(slot).collect()
}

/// Returns a slot with card and deck side by side, texts and tokens below.
fn slim_slot(all: Rect, k: f32) -> PlaceSlot {
    let pad = 5.0 * k;
    // In a narrow slot, the deck is smaller than the card.
    let room = all.width() - 3.0 * pad;
    let card_w = (room * 0.62).min(89.0 * k);
    let deck_w = (room - card_w).min(card_w * 0.76);
    let used = card_w + deck_w + pad;
    let x = all.center().x - used / 2.0;
    let card = Rect::from_min_size(pos2(x, all.min.y + pad), vec2(card_w, card_w * TALL));
    let deck = Rect::from_min_size(
        pos2(card.max.x + pad, card.max.y - deck_w * TALL),
        vec2(deck_w, deck_w * TALL),
    );
    let tokens = all.with_min_y(all.max.y - 27.0 * k);
    let words = Rect::from_min_max(
        pos2(all.min.x + 2.0 * k, card.max.y + 3.0 * k),
        pos2(all.max.x - 2.0 * k, tokens.min.y),
    );
    PlaceSlot { all, card, deck, words, tokens }
}

/// Returns a slot with the card as high as possible, deck and texts on its right, tokens below.
fn broad_slot(all: Rect, k: f32, text: f32) -> PlaceSlot {
    let pad = 5.0 * k;
    let tokens = all.with_min_y(all.max.y - 27.0 * k);
    let card_h = tokens.min.y - all.min.y - 2.0 * pad;
    let card = Rect::from_min_size(all.min + vec2(pad, pad), vec2(card_h / TALL, card_h));
    let right = Rect::from_min_max(
        pos2(card.max.x + 2.0 * pad, card.min.y),
        pos2(all.max.x - pad, tokens.min.y - pad * 0.5),
    );
    let deck_h = (right.height() - 74.0 * text).max(60.0 * k);
    let deck = Rect::from_min_size(right.min, vec2(deck_h / TALL, deck_h));
    let words = right.with_min_y(deck.max.y + pad);
    PlaceSlot { all, card, deck, words, tokens }
}

fn boards(room: Rect, n: usize, text: f32) -> Vec<Rect> {
    let n = n.max(1);
    let tall = (room.height() / n as f32).min(112.0 * text);
    (0..n)
        .map(|i| {
            Rect::from_min_size(
                pos2(room.min.x, room.min.y + tall * i as f32),
                vec2(room.width(), tall - (5.0 * text).min(tall * 0.06)),
            )
        })
        .collect()
}

/// The current layout.
#[derive(Resource, Clone, Debug, Deref)]
pub struct TableLayout(pub Layout);

impl Default for TableLayout {
    fn default() -> Self {
        TableLayout(Layout::new(vec2(1600.0, 900.0), 3, 1, false, Scale::default()))
    }
}

#[cfg(test)]
mod tests;
