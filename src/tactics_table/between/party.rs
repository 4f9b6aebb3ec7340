//! The party on the left: each hero with class and level. A click shows the hero's cards, a card can be
//! dropped on a hero.

use std::sync::Arc;

use bevy_egui::egui::{
    Color32, FontId, Galley, Pos2, Rect, RichText, ScrollArea, Sense, Stroke, StrokeKind,
    TextStyle, Ui, pos2, vec2,
};
use kit::paint::rows;
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
    let roomy = tall > VALUES * scale;
    let (left, right) = (face.max.x + 8.0 * scale, rect.max.x - 5.0 * scale);
    let small = TextStyle::Small.resolve(ui.style());
    let (parchment, dust) = (theme::parchment(), theme::dust());
    let class = t!("tactics-level-card", class = member.class.as_str(), n = member.level);
    let hearts = t!("tactics-hearts", n = member.hearts);
    let movement = t!("tactics-move-value", move = member.movement);
    let mut lines =
        said(ui, &member.name, theme::heading(15.5 * scale), color, right - left, roomy);
    lines.extend(said(ui, &class, small.clone(), parchment, right - left, roomy));
    lines.extend(said(ui, &hearts, small.clone(), dust, right - left, false));
    if roomy {
        lines.extend(said(ui, &movement, small, dust, right - left, false));
    }
    let all: f32 = lines.iter().map(|line| line.size().y).sum();
    let mut y = (rect.center().y - all / 2.0).max(rect.min.y);
    for line in lines {
        let tall = line.size().y;
        ui.painter().galley(pos2(left, y), line, color);
        y += tall;
    }
    // The next one stands below the whole strip, not below its words.
    ui.advance_cursor_after_rect(rect);
    drag::target(ui, state, shown, rect, Drop::Hero(member.seat));
    if hit.clicked() {
        state.chosen = Some(member.seat);
    }
}

/// Lays something out in one line, smaller where it would be cut off, or in two where there is room and it
/// would be too small.
fn said(
    ui: &Ui,
    text: &str,
    font: FontId,
    color: Color32,
    room: f32,
    roomy: bool,
) -> Vec<Arc<Galley>> {
    let line = |text: &str, font: FontId| {
        let size = font.size * fit::share(fit::width(ui, text, &font), room);
        rows(ui.painter(), text, FontId { size, ..font }, color, room, 1)
    };
    let too_small = fit::width(ui, text, &font) * SHRUNK > room;
    match text.rsplit_once(' ').filter(|_| roomy && too_small) {
        None => vec![line(text, font)],
        Some(_) => {
            let font = fit::words(ui, text, font, room);
            let (upper, lower) = halves(text, |part| fit::width(ui, part, &font) <= room);
            vec![line(upper, font.clone()), line(lower, font)]
        }
    }
}

/// Parts words into two lines, the first as long as it fits.
fn halves(text: &str, fits: impl Fn(&str) -> bool) -> (&str, &str) {
    let spaces = text.match_indices(' ').map(|(at, _)| at);
    let mut parts = spaces.map(|at| (&text[..at], &text[at + 1..])).rev();
    let first = parts.clone().next_back().unwrap_or((text, ""));
    parts.find(|(upper, _)| fits(upper)).unwrap_or(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first line has as many words as fit, and at least one.
    #[test]
    fn words_are_parted_where_they_fit() {
        let at = |most: usize| halves("Sister Maud Pyke", move |part| part.len() <= most);
        assert_eq!(at(12), ("Sister Maud", "Pyke"));
        assert_eq!(at(8), ("Sister", "Maud Pyke"));
        assert_eq!(at(2), ("Sister", "Maud Pyke"));
    }
}
