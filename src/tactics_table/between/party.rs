//! The party on the left: each hero with class and level. A click shows the hero's cards, a card can be
//! dropped on a hero.

use bevy_egui::egui::{
    Color32, FontId, Label, Pos2, Rect, RichText, ScrollArea, Sense, Stroke, StrokeKind, TextStyle,
    Ui, UiBuilder, pos2, vec2,
};
use kit::theme;
use kit::widgets::{group, known};
use shell::plain_table::page::inks;
use shell::plain_table::standee::portrait;
use tactics::rules::flow::prompt::Ask;
use tactics::rules::road_view::Member;

use super::Shown;
use super::drag;
use super::state::{Between, Drop};
use super::story::tailpiece;
use crate::fit;

/// The least and the largest height of a hero, and that from which values are shown, in points at normal
/// scale.
const LOW: f32 = 62.0;
const HIGH: f32 = 118.0;
const VALUES: f32 = 84.0;
/// The least height of what happened, and of the picture in its place.
const HAPPENED: f32 = 220.0;
const PICTURE: f32 = 120.0;
/// The share of their size to which words shrink before they take two lines.
const SHRUNK: f32 = 0.8;

/// Shows the party, and below it what happened, or where the party is.
pub fn show(ui: &mut Ui, state: &mut Between, shown: &Shown<'_>) {
    let at = state.hero(shown.scene);
    let party = &shown.scene.view.party;
    let scale = theme::scale(ui);
    let quiet = shown.table.happened.is_empty();
    let room = ui.available_height() - if quiet { 0.0 } else { HAPPENED * scale };
    let each = room / party.len().max(1) as f32 - ui.spacing().item_spacing.y;
    let tall = each.clamp(LOW * scale, HIGH * scale);
    for (n, member) in party.iter().enumerate() {
        let chosen = n == at && party.len() > 1;
        strip(ui, state, shown, (member, chosen), tall);
    }
    if quiet {
        let left = ui.available_rect_before_wrap();
        let reads = matches!(shown.scene.view.ask, Ask::Read | Ask::Story);
        if left.height() > PICTURE * scale && !reads && !theme::bold() {
            tailpiece(ui, &shown.scene.place, left.shrink2(vec2(0.0, 6.0 * scale)));
        }
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

/// Shows a hero, so many points tall.
fn strip(
    ui: &mut Ui,
    state: &mut Between,
    shown: &Shown<'_>,
    (member, chosen): (&Member, bool),
    tall: f32,
) {
    let [paper, _, _] = inks();
    let scale = theme::scale(ui);
    let color = theme::seat_color(member.seat.0);
    let size = vec2(ui.available_width(), tall);
    let (rect, hit) = ui.allocate_exact_size(size, Sense::click());
    known(ui, &member.name, &hit);
    let line = match chosen || hit.has_focus() {
        true => Stroke::new(2.5 * scale, color),
        false => Stroke::new(1.0, theme::line()),
    };
    let fill = if chosen { color.gamma_multiply(0.14) } else { Color32::TRANSPARENT };
    ui.painter().rect(rect, 6.0, fill, line, StrokeKind::Inside);
    let side = (rect.height() - 12.0 * scale).min(rect.width() * 0.36);
    let corner = pos2(rect.min.x + 6.0 * scale, rect.center().y - side / 2.0);
    let face = Rect::from_min_size(corner, vec2(side, side));
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
    let lines = if tall > VALUES * scale { 72.0 } else { 54.0 } * scale;
    let words = Rect::from_min_max(
        pos2(face.max.x + 8.0 * scale, rect.center().y - lines / 2.0),
        pos2(rect.max.x - 5.0 * scale, rect.max.y),
    );
    ui.scope_builder(UiBuilder::new().max_rect(words), |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let roomy = tall > VALUES * scale;
        say(ui, &member.name, theme::heading(15.5 * scale), color, roomy);
        let small = TextStyle::Small.resolve(ui.style());
        let class = t!("tactics-level-card", class = member.class.as_str(), n = member.level);
        say(ui, &class, small.clone(), theme::parchment(), roomy);
        let hearts = t!("tactics-hearts", n = member.hearts);
        fit::line(ui, &hearts, small.clone(), theme::dust());
        if roomy {
            let movement = t!("tactics-move-value", move = member.movement);
            fit::line(ui, &movement, small, theme::dust());
        }
    });
    // The next one stands below the whole strip, not below its words.
    ui.advance_cursor_after_rect(rect);
    drag::target(ui, state, shown, rect, Drop::Hero(member.seat));
    if hit.clicked() {
        state.chosen = Some(member.seat);
    }
}

/// Says something in one line, or in two where there is room and it would be cut off.
fn say(ui: &mut Ui, text: &str, font: FontId, color: Color32, roomy: bool) {
    let room = ui.available_width();
    if !roomy || fit::width(ui, text, &font) * SHRUNK <= room {
        return fit::line(ui, text, font, color);
    }
    let font = fit::words(ui, text, font, room);
    ui.add(Label::new(RichText::new(text).font(font).color(color)).wrap().selectable(false));
}
