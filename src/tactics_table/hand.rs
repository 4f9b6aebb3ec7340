//! The hand of the hero whose player board is shown, and the hero's piles.

use bevy_egui::egui::{Align2, Rect, Ui, Vec2, pos2, vec2};
use kit::theme;
use shell::plain_table::{Answer, PlainTable};
use tactics::rules::fight_view::HeroFace;

use crate::card::{self, Pictures, TALL};
use crate::drag;
use crate::model::Fight;

/// Shows the hand; cards overlap where there is too little room.
pub fn show(
    ui: &Ui,
    fight: &mut Fight,
    table: &PlainTable,
    pictures: &Pictures,
    hero: &HeroFace,
    out: &mut Vec<Answer>,
) {
    let room = ui.available_rect_before_wrap();
    let tall = room.height() - 6.0;
    let size = vec2(tall / TALL, tall);
    let gap = 8.0 * theme::scale(ui);
    let piles = piles(ui, pictures, hero, room, size);
    let room = Rect::from_min_max(room.min, pos2(piles.left() - gap * 2.0, room.max.y));
    let count = hero.hand.len();
    if count == 0 {
        let font = theme::heading(16.0 * theme::scale(ui));
        let text = t!("tactics-hand-empty", hero = hero.name.as_str());
        ui.painter().text(room.center(), Align2::CENTER_CENTER, text, font, theme::dust());
        return;
    }
    let step = match count {
        1 => 0.0,
        n => ((room.width() - size.x) / (n - 1) as f32).min(size.x + gap),
    };
    let wide = step * (count - 1) as f32 + size.x;
    let from = room.center().x - wide / 2.0;
    let mut raised = None;
    for (n, held) in hero.hand.iter().enumerate() {
        let rect = Rect::from_min_size(pos2(from + step * n as f32, room.min.y + 4.0), size);
        let Some(face) = held else {
            card::paint_back(ui, rect);
            continue;
        };
        let hit = card::show(ui, table, pictures, face, rect, out);
        if hit.hovered() || hit.has_focus() {
            fight.enlarged = Some(face.card);
            raised = Some((face.card, rect));
        }
        drag::follow(ui, fight, pictures, (face.card, &hit), size.x);
    }
    // The card that is looked at lies over its neighbors.
    if let Some((card, rect)) = raised.filter(|_| step < size.x) {
        card::paint(ui, pictures, card, rect, bevy_egui::egui::Color32::WHITE);
    }
}

/// Shows the action deck and the discard pile at the right. Returns where they lie.
fn piles(ui: &Ui, pictures: &Pictures, hero: &HeroFace, room: Rect, size: Vec2) -> Rect {
    let scale = theme::scale(ui);
    let small = size * 0.42;
    let at = |n: f32| {
        Rect::from_min_size(
            pos2(room.max.x - small.x - 4.0, room.min.y + 4.0 + n * (small.y + 26.0 * scale)),
            small,
        )
    };
    let font = theme::body(12.5 * scale);
    let (deck, discards) = (at(0.0), at(1.0));
    if hero.deck > 0 {
        card::paint_back(ui, deck);
    }
    if let Some(top) = hero.discards.last() {
        card::paint(ui, pictures, top.card, discards, bevy_egui::egui::Color32::WHITE);
    }
    for (rect, text) in [
        (deck, t!("tactics-deck-count", n = hero.deck)),
        (discards, t!("tactics-discards-count", n = hero.discards.len())),
    ] {
        let line = bevy_egui::egui::Stroke::new(1.0, theme::line());
        ui.painter().rect_stroke(rect, 4.0, line, bevy_egui::egui::StrokeKind::Outside);
        let below = pos2(rect.max.x, rect.max.y + 2.0);
        ui.painter().text(below, Align2::RIGHT_TOP, text, font.clone(), theme::dust());
    }
    let wide = 84.0 * scale;
    Rect::from_min_max(pos2(room.max.x - wide, room.min.y), room.max)
}
