//! The boss card that is carried out, large beside the board, with the deck that it came from and the open
//! discard pile (AT-RUL-105).

use bevy_egui::egui::{
    Align2, Color32, Label, Rect, RichText, ScrollArea, Sense, Stroke, StrokeKind, TextStyle, Ui,
    pos2, vec2,
};
use kit::theme;
use kit::widgets::known;
use shell::plain_table::{PlainTable, uses::Uses};
use tactics::rules::fight_view::{BossFace, CardFace};

use crate::card::{self, Pictures, TALL};
use crate::model::Fight;

/// The share of the panel's height that the card takes at most.
const SHARE: f32 = 0.7;

/// Returns how wide the card is in a panel of this size.
pub fn width(panel: Rect) -> f32 {
    (panel.height() * SHARE / TALL).min(panel.width() * 0.66)
}

/// Shows the card: its picture, and its orders with the one under way marked.
pub fn show(
    ui: &mut Ui,
    fight: &mut Fight,
    table: &PlainTable,
    boss: &BossFace,
    pictures: &Pictures,
) {
    let Some(face) = &boss.card else { return };
    let room = ui.available_rect_before_wrap();
    let wide = width(room);
    let (whole, _) = ui.allocate_exact_size(vec2(room.width(), wide * TALL), Sense::hover());
    let rect = Rect::from_min_size(whole.min, vec2(wide, wide * TALL));
    card::paint(ui, pictures, face.card, rect, Color32::WHITE);
    look(ui, fight, (table, pictures), face, rect);
    let gap = ui.spacing().item_spacing.x;
    let beside = Rect::from_min_max(pos2(rect.max.x + gap, rect.min.y), whole.max);
    piles(ui, fight, (table, pictures), (boss.deck, &boss.discards), beside);
    let heading = ui.style().text_styles[&TextStyle::Heading].size;
    ui.horizontal_wrapped(|ui| {
        let title = RichText::new(&face.name).font(theme::heading(heading));
        ui.add(Label::new(title.color(theme::parchment())));
        ui.label(RichText::new(&boss.name).small().color(theme::bad()));
    });
    ScrollArea::vertical().id_salt("tactics-boss-orders").auto_shrink([false, false]).show(
        ui,
        |ui| {
            for (n, line) in face.lines.iter().enumerate() {
                let color = match n.cmp(&boss.order.saturating_sub(1)) {
                    _ if boss.order == usize::MAX => theme::parchment(),
                    std::cmp::Ordering::Equal => theme::bright(),
                    std::cmp::Ordering::Less => theme::faint(),
                    std::cmp::Ordering::Greater => theme::parchment(),
                };
                ui.label(RichText::new(format!("{}. {line}", n + 1)).color(color));
            }
        },
    );
}

/// Makes a card something to look at closely.
fn look(
    ui: &Ui,
    fight: &mut Fight,
    (table, pictures): (&PlainTable, &Pictures),
    face: &CardFace,
    rect: Rect,
) {
    let hit = ui.interact(
        rect,
        ui.id().with(("boss card", face.card)),
        Sense::hover() | Sense::FOCUSABLE,
    );
    known(ui, &face.name, &hit);
    if hit.hovered() || hit.has_focus() {
        fight.enlarged = Some(face.card);
    }
    card::tell(table, pictures, face, &Uses::default(), &hit);
}

/// Shows a deck and its open discard pile, one below the other in a narrow room, else beside each other.
pub fn piles(
    ui: &Ui,
    fight: &mut Fight,
    (table, pictures): (&PlainTable, &Pictures),
    (deck, discards): (usize, &[CardFace]),
    room: Rect,
) {
    let scale = theme::scale(ui);
    let words = 18.0 * scale;
    let below = room.height() > room.width();
    let (columns, rows) = if below { (1.0, 2.0) } else { (2.0, 1.0) };
    let tall = (room.height() / rows - words - 2.0).min((room.width() / columns - 6.0) * TALL);
    let size = vec2(tall / TALL, tall);
    let at = |n: f32| {
        let step = if below { vec2(0.0, tall + words) } else { vec2(room.width() / 2.0, 0.0) };
        Rect::from_min_size(room.min + step * n, size)
    };
    let font = theme::body(12.5 * scale);
    let (back, open) = (at(0.0), at(1.0));
    let line = Stroke::new(1.0, theme::line());
    for rect in [back, open] {
        ui.painter().rect_stroke(rect, 4.0, line, StrokeKind::Outside);
    }
    if deck > 0 {
        card::paint_back(ui, back);
    }
    if let Some(top) = discards.last() {
        card::paint(ui, pictures, top.card, open, Color32::WHITE);
        let hit = ui.interact(
            open,
            ui.id().with(("boss discards", top.card)),
            Sense::hover() | Sense::FOCUSABLE,
        );
        let names: Vec<&str> = discards.iter().rev().map(|face| face.name.as_str()).collect();
        let title = t!("tactics-open-discards");
        let words = format!("{title}: {}", names.join(", "));
        known(ui, &words, &hit);
        if hit.hovered() || hit.has_focus() {
            fight.enlarged = Some(top.card);
        }
        card::tell_of_pile(table, pictures, top, &words, &hit);
    }
    for (rect, text) in [
        (back, t!("tactics-deck-count", n = deck)),
        (open, t!("tactics-discards-count", n = discards.len())),
    ] {
        let below = pos2(rect.min.x, rect.max.y + 1.0);
        ui.painter().text(below, Align2::LEFT_TOP, text, font.clone(), theme::dust());
    }
}
