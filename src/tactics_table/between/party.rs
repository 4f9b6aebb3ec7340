//! The party on the left: each hero with class and level. A click shows the hero's cards, a card can be
//! dropped on a hero.

use bevy_egui::egui::{
    Color32, Pos2, Rect, RichText, ScrollArea, Sense, Stroke, StrokeKind, TextStyle, Ui, UiBuilder,
    pos2, vec2,
};
use kit::theme;
use kit::widgets::{group, known};
use shell::plain_table::page::inks;
use shell::plain_table::standee::portrait;
use tactics::rules::road_view::Member;

use super::Shown;
use super::drag;
use super::state::{Between, Drop};
use crate::fit;

/// Shows the party, and below it what happened.
pub fn show(ui: &mut Ui, state: &mut Between, shown: &Shown<'_>) {
    let at = state.hero(shown.scene);
    for (n, member) in shown.scene.view.party.iter().enumerate() {
        let chosen = n == at && shown.scene.view.party.len() > 1;
        strip(ui, state, shown, member, chosen);
    }
    if shown.table.happened.is_empty() {
        return;
    }
    group(ui, &t!("story-title"));
    ScrollArea::vertical()
        .id_salt("between-happened")
        .auto_shrink([false, false])
        .stick_to_bottom(true)
        .show(ui, |ui| {
            for (_, line) in shown.table.happened.iter().rev().take(60).rev() {
                ui.label(RichText::new(line).small().color(theme::dust()));
            }
        });
}

fn strip(ui: &mut Ui, state: &mut Between, shown: &Shown<'_>, member: &Member, chosen: bool) {
    let [paper, _, _] = inks();
    let scale = theme::scale(ui);
    let color = theme::seat_color(member.seat.0);
    let size = vec2(ui.available_width(), 62.0 * scale);
    let (rect, hit) = ui.allocate_exact_size(size, Sense::click());
    known(ui, &member.name, &hit);
    let line = match chosen || hit.has_focus() {
        true => Stroke::new(2.5 * scale, color),
        false => Stroke::new(1.0, theme::line()),
    };
    let fill = if chosen { color.gamma_multiply(0.14) } else { Color32::TRANSPARENT };
    ui.painter().rect(rect, 6.0, fill, line, StrokeKind::Inside);
    let side = rect.height() - 12.0 * scale;
    let face = Rect::from_min_size(rect.min + vec2(6.0, 6.0) * scale, vec2(side, side));
    ui.painter().rect(face, 4.0, paper, Stroke::new(1.5 * scale, color), StrokeKind::Inside);
    if let Some(texture) = portrait(ui, &member.emblem) {
        let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
        ui.painter().image(texture.id(), face.shrink(2.0), whole, Color32::WHITE);
    }
    theme::seat_mark(
        ui.painter(),
        face.right_bottom() - vec2(5.0, 5.0) * scale,
        6.0 * scale,
        member.seat.0,
    );
    let words = Rect::from_min_max(
        pos2(face.max.x + 8.0 * scale, rect.min.y + 6.0 * scale),
        pos2(rect.max.x - 5.0 * scale, rect.max.y),
    );
    ui.scope_builder(UiBuilder::new().max_rect(words), |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        fit::line(ui, &member.name, theme::heading(15.5 * scale), color);
        let small = TextStyle::Small.resolve(ui.style());
        let class = t!("tactics-level-card", class = member.class.as_str(), n = member.level);
        fit::line(ui, &class, small.clone(), theme::parchment());
        let hearts = t!("tactics-hearts", n = member.hearts);
        fit::line(ui, &hearts, small, theme::dust());
    });
    drag::target(ui, state, shown, rect, Drop::Hero(member.seat));
    if hit.clicked() {
        state.chosen = Some(member.seat);
    }
}
