//! The initiative line: a round token for every turn, those that are over dimmed.

use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Sense, Shape, Stroke, Ui, pos2, vec2};
use kit::theme;
use kit::widgets::known;
use shell::plain_table::page::inks;
use shell::plain_table::standee::portrait;
use tactics::rules::fight_view::{FightView, TokenFace, TurnState};

use crate::model::Fight;

/// Shows the line. A click on a token keeps the values of its figure on the table.
pub fn show(ui: &mut Ui, fight: &mut Fight, view: &FightView) {
    let room = ui.available_rect_before_wrap();
    let scale = theme::scale(ui);
    let title = match view.round {
        0 => view.title.clone(),
        n => t!("tactics-round", n = n),
    };
    let font = theme::heading(17.0 * scale);
    let words = ui.painter().layout_no_wrap(title, font, theme::parchment());
    let width = words.size().x;
    let at = pos2(room.left(), room.center().y - words.size().y / 2.0);
    ui.painter().galley(at, words, theme::parchment());
    let from = room.left() + width + 18.0 * scale;
    let count = view.line.len().max(1) as f32;
    let step = ((room.right() - from) / count).min(room.height() * 1.1);
    let radius = (step * 0.43).min(room.height() * 0.4);
    if view.line.is_empty() {
        return;
    }
    let track = Stroke::new(2.0 * scale, theme::line());
    let last = from + step * (count - 0.5);
    ui.painter().hline(from..=last, room.center().y, track);
    for (n, token) in view.line.iter().enumerate() {
        let middle = pos2(from + step * (n as f32 + 0.5), room.center().y);
        draw(ui, token, middle, radius);
        let rect = Rect::from_center_size(middle, vec2(radius, radius) * 2.0);
        let hit = ui.interact(rect, ui.id().with(("token", n)), Sense::click());
        let state = match token.turn {
            TurnState::Over => t!("tactics-turn-over"),
            TurnState::Now => t!("tactics-turn-now"),
            TurnState::ToCome => t!("tactics-turn-to-come"),
        };
        known(ui, &format!("{}: {state}", token.name), &hit);
        if hit.clicked() {
            fight.pinned = if fight.pinned == Some(token.of) { None } else { Some(token.of) };
            fight.chosen = token.seat.or(fight.chosen);
        }
        if hit.hovered() || hit.has_focus() {
            fight.pointed_in_line = Some(token.of);
        }
        hit.on_hover_ui(|ui| {
            ui.strong(&token.name);
            ui.label(&token.note);
            ui.colored_label(theme::dust(), state);
        });
    }
}

/// Draws a token: the portrait in a ring of its color.
fn draw(ui: &Ui, token: &TokenFace, at: Pos2, radius: f32) {
    let [paper, ink, _] = inks();
    let color = token.seat.map_or(theme::bad(), |seat| theme::seat_color(seat.0));
    let painter = ui.painter();
    let now = token.turn == TurnState::Now;
    let whole = radius;
    // Whose turn it is stands out by size, by a bright double ring and by a tooth below.
    let radius = if now { whole * 0.9 } else { whole * 0.78 };
    if now {
        painter.circle_filled(at, whole * 1.14, theme::soot());
        painter.circle_stroke(at, whole * 1.08, Stroke::new(whole * 0.14, theme::bright()));
        let tip = at + vec2(0.0, whole * 0.98);
        let (wide, tall) = (whole * 0.3, whole * 0.3);
        let tooth = vec![tip, tip + vec2(wide, tall), tip + vec2(-wide, tall)];
        painter.add(Shape::convex_polygon(tooth, theme::bright(), Stroke::NONE));
    }
    painter.circle(at, radius * 0.98, paper, Stroke::new(radius * 0.12, color));
    match portrait(ui, &token.emblem) {
        Some(texture) => {
            let picture = Rect::from_center_size(at, vec2(radius, radius) * 1.45);
            let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
            painter.image(texture.id(), picture, whole, Color32::WHITE);
        }
        None => {
            let letters: String = token.name.chars().take(2).collect();
            painter.text(at, Align2::CENTER_CENTER, letters, theme::heading(radius), ink);
        }
    }
    if let Some(seat) = token.seat {
        theme::seat_mark(painter, at + vec2(radius, radius) * 0.72, radius * 0.3, seat.0);
    }
    if token.turn == TurnState::Over {
        painter.circle_filled(at, radius * 1.05, Color32::from_black_alpha(150));
    }
    if token.stunned {
        let d = vec2(radius, radius) * 0.7;
        let line = Stroke::new(radius * 0.14, theme::bad());
        painter.line_segment([at - d, at + d], line);
        painter.line_segment([at + vec2(d.x, -d.y), at + vec2(-d.x, d.y)], line);
    }
}
