//! The camp, and what a hero takes along to an encounter: the player board with its slots, the tuck box,
//! the action deck. Cards are dragged from one to the other and to other heroes (AT-RUL-102, AT-SETUP-13
//! to AT-SETUP-19).

use bevy_egui::egui::{
    Align2, Rect, RichText, ScrollArea, Stroke, StrokeKind, Ui, UiBuilder, Vec2, pos2, vec2,
};
use kit::theme;
use shell::plain_table::Answer;
use tactics::content::TacticsContent;
use tactics::content::text::kind_name;
use tactics::content::words::CardKind;
use tactics::rules::fight_view::CardFace;
use tactics::rules::road_view::Member;

use super::Shown;
use super::drag;
use super::state::{Between, Drop};
use crate::card::TALL;
use crate::fit;

/// The slots of a player board, by the kind of card.
const SLOTS: [CardKind; 9] = [
    CardKind::Feature,
    CardKind::Weapon,
    CardKind::Armor,
    CardKind::Accessory,
    CardKind::Passive,
    CardKind::Passive,
    CardKind::Passive,
    CardKind::Dice,
    CardKind::Dice,
];

/// The height of the title of a part of the page, in points at normal scale.
const TITLE: f32 = 24.0;

/// Returns the width of a card on the player board, for a page of this size: the board has two rows, with
/// five slots in the lower one.
pub fn card_width(page: Vec2, scale: f32) -> f32 {
    let across = (page.x - 64.0 * scale) / 5.2;
    let down = (page.y * 0.56 - TITLE * scale) / 2.25 / TALL;
    (132.0 * scale).min(across).min(down)
}

/// Shows the chosen hero's cards.
pub fn show(
    ui: &mut Ui,
    content: &TacticsContent,
    state: &mut Between,
    shown: &Shown<'_>,
    out: &mut Vec<Answer>,
) {
    let Some(member) = shown.scene.view.party.get(state.hero(shown.scene)) else { return };
    let scale = theme::scale(ui);
    let room = ui.available_rect_before_wrap();
    let gap = 8.0 * scale;
    let title = TITLE * scale;
    let wide = shown.small;
    let tall = wide * TALL;
    let board = Rect::from_min_size(room.min, vec2(room.width(), title + tall * 2.0 + gap * 3.0));
    area(ui, state, shown, board, (&t!("tactics-camp-board"), Drop::Board));
    slots(ui, content, state, shown, member, (board, wide, title, gap), out);
    let rest = Rect::from_min_max(pos2(room.min.x, board.max.y + gap), room.max);
    let half = rest.width() * 0.5 - gap * 0.5;
    let tuck = Rect::from_min_size(rest.min, vec2(half, rest.height()));
    let deck = Rect::from_min_max(pos2(rest.max.x - half, rest.min.y), rest.max);
    area(ui, state, shown, tuck, (&t!("tactics-camp-tuck"), Drop::Tuck));
    area(ui, state, shown, deck, (&t!("tactics-camp-deck"), Drop::Deck));
    let inner = |rect: Rect| {
        Rect::from_min_max(rect.min + vec2(gap, title + gap * 0.5), rect.max - vec2(gap, gap))
    };
    let tucked: Vec<(&CardFace, usize)> = member.tuck.iter().map(|face| (face, 1)).collect();
    let size = vec2(wide, tall);
    grid(ui, state, shown, "tuck", (&tucked, inner(tuck), size), out);
    let shuffled = member.shuffled_in.iter().map(|face| (face, 1));
    let decked: Vec<(&CardFace, usize)> =
        shuffled.chain(member.deck.iter().map(|(face, n)| (face, *n))).collect();
    // As large as they fit without scrolling, within reason.
    let small = wide * fit(decked.len(), inner(deck).size() / wide, gap / wide);
    let small = vec2(small, small * TALL);
    grid(ui, state, shown, "deck", (&decked, inner(deck), small), out);
}

/// Shows a part of the page with its title, on which cards can be dropped.
fn area(ui: &Ui, state: &mut Between, shown: &Shown<'_>, rect: Rect, (title, on): (&str, Drop)) {
    let scale = theme::scale(ui);
    let line = Stroke::new(1.0, theme::line());
    ui.painter().rect(rect, 7.0, theme::panel_fill(), line, StrokeKind::Inside);
    let at = rect.min + vec2(10.0, 5.0) * scale;
    let font = theme::heading(15.0 * scale);
    ui.painter().text(at, Align2::LEFT_TOP, title, font, theme::dust());
    drag::target(ui, state, shown, rect, on);
}

fn slots(
    ui: &Ui,
    content: &TacticsContent,
    state: &mut Between,
    shown: &Shown<'_>,
    member: &Member,
    (board, wide, title, gap): (Rect, f32, f32, f32),
    out: &mut Vec<Answer>,
) {
    let scale = theme::scale(ui);
    let size = vec2(wide, wide * TALL);
    let mut left: Vec<&CardFace> = member.board.iter().collect();
    let from = board.min + vec2(gap * 1.5, title + gap);
    let step = vec2(size.x + gap * 1.2, size.y + gap);
    for (n, kind) in SLOTS.iter().enumerate() {
        let (row, column) = if n < 4 { (0, n) } else { (1, n - 4) };
        let at = from + vec2(step.x * column as f32, step.y * row as f32);
        let rect = Rect::from_min_size(at, size);
        let found = left.iter().position(|face| face.kind == Some(*kind));
        match found.map(|at| left.remove(at)) {
            Some(face) => drop(drag::show(ui, state, shown, face, rect, out)),
            None => {
                let line = Stroke::new(1.0, theme::line());
                ui.painter().rect(rect, 6.0, theme::well(), line, StrokeKind::Inside);
                let (text, font) = (kind_name(content, *kind), theme::body(13.0 * scale));
                let room = rect.width() - 10.0 * scale;
                let words = fit::centered(ui, &text, font, theme::faint(), room);
                let at = rect.center() - vec2(0.0, words.size().y / 2.0);
                ui.painter().galley(at, words, theme::faint());
            }
        }
    }
    // Perks lie beside the slots: as many as there are, in what room there is.
    let from = from + vec2(step.x * 5.0, 0.0);
    let room = board.max.x - from.x - gap;
    let columns = (room / step.x).floor().max(1.0);
    for (n, face) in left.iter().enumerate() {
        let (row, column) = ((n as f32 / columns).floor(), n as f32 % columns);
        if room < size.x * 0.6 || row > 1.0 {
            break;
        }
        let fits = size * (room / size.x).min(1.0);
        let rect = Rect::from_min_size(from + vec2(step.x * column, step.y * row), fits);
        drag::show(ui, state, shown, face, rect, out);
    }
}

/// The room that the bar of a list takes, in widths of a card.
const SCROLLBAR: f32 = 0.12;

/// Returns how large so many cards can be in a room that is measured in widths of a card: 1 for as large
/// as elsewhere.
fn fit(cards: usize, room: Vec2, gap: f32) -> f32 {
    let fits = |share: &f32| {
        let columns = ((room.x - SCROLLBAR + gap) / (share + gap)).floor().max(1.0);
        let rows = (cards as f32 / columns).ceil();
        rows * (share * TALL + gap) <= room.y
    };
    [1.0, 0.92, 0.84, 0.77, 0.7].into_iter().find(fits).unwrap_or(0.8)
}

/// Shows cards in rows, each sort once with how many there are.
pub fn grid(
    ui: &mut Ui,
    state: &mut Between,
    shown: &Shown<'_>,
    name: &str,
    (cards, rect, size): (&[(&CardFace, usize)], Rect, Vec2),
    out: &mut Vec<Answer>,
) {
    let scale = theme::scale(ui);
    let gap = 7.0 * scale;
    ui.scope_builder(UiBuilder::new().max_rect(rect).id_salt(name), |ui| {
        if cards.is_empty() {
            ui.label(RichText::new(t!("tactics-camp-empty")).color(theme::faint()));
            return;
        }
        ScrollArea::vertical().id_salt(name).auto_shrink([false, false]).show(ui, |ui| {
            let columns = ((ui.available_width() + gap) / (size.x + gap)).floor().max(1.0) as usize;
            let rows = cards.len().div_ceil(columns);
            let tall = (size.y + gap) * rows as f32;
            let (all, _) = ui.allocate_exact_size(
                vec2(ui.available_width(), tall),
                bevy_egui::egui::Sense::hover(),
            );
            for (n, (face, count)) in cards.iter().enumerate() {
                let place = vec2(
                    (n % columns) as f32 * (size.x + gap),
                    (n / columns) as f32 * (size.y + gap),
                );
                let card = Rect::from_min_size(all.min + place + vec2(2.0, 2.0), size);
                drag::show(ui, state, shown, face, card, out);
                if *count > 1 {
                    badge(ui, card, &format!("×{count}"));
                }
            }
        });
    });
}

/// How far down a card its badge lies, in heights of the card.
const BADGE: f32 = 0.42;

/// Writes a number on a card, at the middle of its right edge, where it hides no name and no text.
pub fn badge(ui: &Ui, card: Rect, text: &str) {
    let scale = theme::scale(ui);
    let font = theme::heading(15.0 * scale);
    let words = ui.painter().layout_no_wrap(text.to_owned(), font, theme::bright());
    let at = card.right_top() + vec2(-words.size().x - 8.0 * scale, card.height() * BADGE);
    let ground = Rect::from_min_size(at, words.size()).expand2(vec2(6.0, 2.0) * scale);
    let line = Stroke::new(1.0, theme::ember_deep());
    ui.painter().rect(ground, 8.0, theme::leather(), line, StrokeKind::Inside);
    ui.painter().galley(at, words, theme::bright());
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A deck of few cards is as large as the board's cards, one of many smaller, and never tiny.
    #[test]
    fn decks_are_as_large_as_they_fit() {
        let room = vec2(4.5, 3.2);
        assert!(fit(4, room, 0.06) > 0.99);
        let many = fit(10, room, 0.06);
        assert!((0.7..1.0).contains(&many), "{many}");
        assert!(fit(60, room, 0.06) >= 0.7);
    }
}
