//! A figure on a board: a portrait printed on paper that stands on a small foot in the color of its seat,
//! with its hit points and what holds for it. Foes are printed on paper of another color, and a chief is
//! taller than its square, crowned, and stands on a double foot. It walks to where it stands now.

use bevy_egui::egui::{
    Align2, Color32, ColorImage, CornerRadius, Id, Painter, Pos2, Rect, Shape, Stroke, StrokeKind,
    TextureHandle, TextureOptions, Ui, Vec2, pos2, vec2,
};

use super::board::Scale;
use super::page::inks;
use crate::faces::icons::icon;
use crate::faces::{Pixels, emblems};
use crate::kernel::board_view::{BoardView, CellView, FigureView, Role};
use crate::kit::theme;

/// The width of a printed portrait, in pixels.
const PIXELS: u32 = 160;
/// The least height of a bar of hit points with its number on it, in points.
const BAR: f32 = 13.0;
/// The width below which a figure is small, in points: its bar is a thin line, and numbers stand at the ends
/// of it, so that they leave the portrait free.
const SMALL: f32 = 46.0;
/// The height of the bar of a small figure in widths of the figure, the least and the most in points, and
/// the size of the letters at its ends.
const THIN: (f32, f32, f32) = (0.14, 4.0, 6.0);
const CHIP: f32 = 11.5;
/// The paper of foes and that of a chief, and the gilding of a chief.
const FOE: Color32 = Color32::from_rgb(0xC9, 0xAE, 0x92);
const CHIEF: Color32 = Color32::from_rgb(0xB9, 0x56, 0x3E);
const GILT: Color32 = Color32::from_rgb(0xE8, 0xB8, 0x4B);
/// The share of a portrait that is left out on a standing card: above, and on both sides together.
const SPARED: f32 = 0.12;
/// The size of a standing card in sides of its square: of most, of a chief, and of a chief whose base is
/// large already.
const CARD: Vec2 = vec2(0.8, 1.0);
const CHIEF_CARD: Vec2 = vec2(1.0, 1.3);
const LARGE_CARD: Vec2 = vec2(0.86, 1.06);
/// How many small signs stand below each other beside a figure, and beside a small one; there are two columns.
const SIGNS: usize = 3;
const FEW_SIGNS: usize = 2;
/// How long a figure walks to another cell, in seconds at normal speed.
pub const WALK: f32 = 0.28;

/// How a figure is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// The side of a small cell, in points.
    pub side: f32,
    /// Whether something can be done with the figure now.
    pub usable: bool,
    /// How long it walks to another cell, in seconds; 0 for not at all.
    pub walk: f32,
}

/// Where a figure is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// The middle of its cells, or of where it is on its way.
    middle: Pos2,
    /// The shorter side of its cells, in points.
    wide: f32,
    /// Whether it stands on several cells.
    large: bool,
}

/// Draws a figure over its cells. Returns where; [`states`] is drawn there once every figure stands, so
/// that none hides another's hit points.
pub fn draw(
    ui: &Ui,
    on: &Scale,
    board: &BoardView,
    figure: &FigureView,
    manner: Manner,
) -> Option<Place> {
    let Manner { side, usable, walk } = manner;
    let cells: Vec<&CellView> = figure.cells.iter().filter_map(|cell| board.cell(*cell)).collect();
    let all: Vec<Pos2> = cells.iter().flat_map(|cell| on.corners(cell)).collect();
    if all.is_empty() {
        return None;
    }
    let around = Rect::from_points(&all);
    let wide = around.width().min(around.height()).max(side);
    let middle = walked(ui, on, figure, (around.center(), walk));
    let place = Place { middle, wide, large: cells.len() > 1 };
    match portrait(ui, &figure.emblem) {
        Some(texture) if !theme::bold() => standing(ui.painter(), figure, place, &texture),
        _ => disc(ui.painter(), figure, middle, wide * 0.36),
    }
    if usable {
        let foot = pos2(middle.x, middle.y + foot_below(wide));
        let line = Stroke::new((wide * 0.05).max(2.0), theme::ember());
        ui.painter().add(Shape::ellipse_stroke(foot, vec2(wide * 0.48, wide * 0.16), line));
    }
    Some(place)
}

/// Returns where a figure is on its way to this point. The way is eased in units of the board, so that a
/// figure does not walk when the window changes.
fn walked(ui: &Ui, on: &Scale, figure: &FigureView, (to, seconds): (Pos2, f32)) -> Pos2 {
    let at = (to - on.origin) / on.unit;
    let id = Id::new(("standee", figure.thing));
    let ease = |name: &str, to: f32| ui.ctx().animate_value_with_time(id.with(name), to, seconds);
    on.origin + vec2(ease("x", at.x), ease("y", at.y)) * on.unit
}

/// Returns the picture of that name; `None` for no name. A name that is not drawn is a face of its own.
pub fn portrait(ui: &Ui, name: &str) -> Option<TextureHandle> {
    if name.is_empty() {
        return None;
    }
    let id = Id::new(("portrait", name));
    if let Some(kept) = ui.data(|data| data.get_temp::<TextureHandle>(id)) {
        return Some(kept);
    }
    let part = || name.split('-').rev().find(|part| emblems::first_name(part).is_some());
    let drawn = match emblems::find(name).is_some() {
        true => name.to_owned(),
        false => part().map_or_else(|| format!("hero-{name}"), str::to_owned),
    };
    let Pixels { width, height, rgba8 } = icon(&drawn, PIXELS);
    let image = ColorImage::from_rgba_unmultiplied([width as usize, height as usize], &rgba8);
    let texture = ui.ctx().load_texture(name, image, TextureOptions::LINEAR);
    ui.data_mut(|data| data.insert_temp(id, texture.clone()));
    Some(texture)
}

/// Returns how high the bar of hit points is under a figure so wide.
fn bar_height(wide: f32) -> f32 {
    match wide < SMALL {
        true => (wide * THIN.0).clamp(THIN.1, THIN.2),
        false => (wide * 0.24).clamp(BAR, 30.0),
    }
}

/// Returns how far below its middle a figure so wide has its foot: above its bar.
fn foot_below(wide: f32) -> f32 {
    (wide * 0.36).min(wide * 0.5 - bar_height(wide) * 0.72)
}

/// Draws a portrait on paper with rounded shoulders, standing on its foot.
fn standing(painter: &Painter, figure: &FigureView, place: Place, face: &TextureHandle) {
    let Place { middle: at, wide, large } = place;
    let [paper, ink, quiet] = inks();
    let chief = figure.role == Role::Chief;
    let (paper, color) = match (figure.role, figure.seat) {
        (_, Some(seat)) => (paper, theme::seat_color(seat.0)),
        (Role::Friend, None) => (paper, quiet),
        (Role::Foe, None) => (FOE, ink),
        (Role::Chief, None) => (CHIEF, GILT),
    };
    let size = match (chief, large) {
        (true, false) => CHIEF_CARD,
        (true, true) => LARGE_CARD,
        _ => CARD,
    } * wide;
    let foot = pos2(at.x, at.y + foot_below(wide));
    let shadow = Color32::from_black_alpha(90);
    let base = vec2(size.x * 0.54, wide * 0.13);
    painter.add(Shape::ellipse_filled(foot + vec2(wide * 0.05, wide * 0.03), base, shadow));
    if chief {
        painter.add(Shape::ellipse_filled(foot + vec2(0.0, wide * 0.05), base, ink));
        painter.add(Shape::ellipse_filled(foot, base * 0.94, color));
    }
    painter.add(Shape::ellipse_filled(foot, base * 0.86, if chief { ink } else { color }));
    let card = Rect::from_min_max(
        pos2(at.x - size.x / 2.0, foot.y - size.y),
        pos2(at.x + size.x / 2.0, foot.y),
    );
    let edge = (wide * 0.045).max(1.5);
    let shoulders = |card: Rect| {
        let top = (card.width() * 0.46).min(120.0) as u8;
        CornerRadius { nw: top, ne: top, sw: 2, se: 2 }
    };
    if chief {
        crown(painter, pos2(card.center().x, card.min.y), wide * 0.2);
    }
    let round = shoulders(card);
    painter.rect_filled(card.translate(vec2(edge, edge)), round, shadow);
    painter.rect(card, round, paper, Stroke::new(edge, color), StrokeKind::Inside);
    if chief {
        // Ink outside the gilding and within it.
        let (within, line) = (card.shrink(edge), Stroke::new(1.0, ink));
        painter.rect_stroke(card, round, line, StrokeKind::Outside);
        painter.rect_stroke(within, shoulders(within), line, StrokeKind::Inside);
    }
    let inner = card.shrink(edge * 1.2);
    let picture = Rect::from_center_size(
        pos2(inner.center().x, inner.max.y - inner.width() / 2.0),
        vec2(inner.width(), inner.width()),
    );
    // Emblems leave a margin of their own, which a small card can spare.
    let seen = Rect::from_min_max(pos2(SPARED / 2.0, SPARED), pos2(1.0 - SPARED / 2.0, 1.0));
    painter.image(face.id(), picture, seen, Color32::WHITE);
    // Beside the bar of hit points, not below it.
    let free = if figure.hp.is_some() { at.y + wide * 0.5 - bar_height(wide) } else { foot.y };
    let corner = pos2(card.max.x, free.min(card.max.y));
    if let Some(seat) = figure.seat {
        let r = (wide * 0.1).max(5.0);
        // On a small figure hit points stand at the right.
        let at = match wide < SMALL && figure.hp.is_some() {
            true => pos2(card.min.x, corner.y) + vec2(r * 0.4, -r * 0.6),
            false => corner - vec2(r * 0.4, r),
        };
        theme::seat_mark(painter, at, r, seat.0);
    } else if figure.hp.is_none() {
        sign(painter, figure, corner, wide);
    }
}

/// Draws a crown that stands on a point: what tells a chief from afar.
fn crown(painter: &Painter, at: Pos2, wide: f32) {
    let point = |x: f32, y: f32| at + vec2(x, y) * wide;
    // Each tooth is a convex shape of its own, which egui fills truly.
    let teeth = [(-1.0, -0.42, -0.9), (-0.5, 0.5, -1.25), (0.42, 1.0, -0.9)];
    let band = Rect::from_min_max(point(-1.0, -0.2), point(1.0, 0.3));
    // First the outline of all of it, then what is within.
    for line in [Stroke::new(3.0, inks()[1]), Stroke::NONE] {
        for (from, to, high) in teeth {
            let tip = (from + to) / 2.0;
            let corners = vec![point(from, 0.25), point(tip, high), point(to, 0.25)];
            painter.add(Shape::convex_polygon(corners, GILT, line));
        }
        painter.rect(band, 0.0, GILT, line, StrokeKind::Middle);
    }
}

/// Writes the sign of a figure that has no seat, so that two of a kind can be told apart.
fn sign(painter: &Painter, figure: &FigureView, corner: Pos2, wide: f32) {
    let [paper, ink, _] = inks();
    let font = theme::heading((wide * 0.2).max(10.0));
    let words = painter.layout_no_wrap(figure.mark.clone(), font, paper);
    let size = words.size() + vec2(wide * 0.08, 0.0);
    let back = Rect::from_min_size(corner - size + vec2(wide * 0.12, wide * 0.02), size);
    painter.rect_filled(back, wide * 0.05, ink);
    painter.galley(back.min + vec2(wide * 0.04, 0.0), words, paper);
}

/// Draws a disc with the sign of a figure, in the color of its seat.
fn disc(painter: &Painter, figure: &FigureView, middle: Pos2, radius: f32) {
    let [paper, ink, _] = inks();
    let (fill, color) = match figure.seat {
        Some(seat) => (theme::seat_color(seat.0), theme::soot()),
        None => (ink, paper),
    };
    let drop = vec2(0.0, radius * 0.14);
    painter.circle_filled(middle + drop, radius, Color32::from_black_alpha(90));
    painter.circle(middle, radius, fill, Stroke::new((radius * 0.1).max(1.0), paper));
    if figure.role == Role::Chief {
        let around = Stroke::new((radius * 0.12).max(2.0), theme::bad());
        painter.circle_stroke(middle, radius * 1.2, around);
    }
    let length = figure.mark.chars().count().max(1) as f32;
    let font = theme::heading(radius * if length > 2.0 { 0.86 } else { 1.1 });
    painter.text(middle, Align2::CENTER_CENTER, &figure.mark, font, color);
    if let Some(seat) = figure.seat {
        let at = pos2(middle.x + radius * 0.78, middle.y + radius * 0.78);
        theme::seat_mark(painter, at, radius * 0.34, seat.0);
    }
}

/// Draws hit points as a bar with the number on it, or at its end, and what holds for the figure as small
/// signs.
pub fn states(painter: &Painter, figure: &FigureView, Place { middle, wide, .. }: Place) {
    let [paper, ink, _] = inks();
    if let Some((hp, most)) = figure.hp {
        let small = wide < SMALL;
        let signed = !small && figure.seat.is_none() && !theme::bold();
        let (long, high) = ((wide * 0.8).max(BAR * 1.9), bar_height(wide));
        let long = if signed { long.max(wide) } else { long };
        let bar_middle = pos2(middle.x, middle.y + wide * 0.5 - high * 0.5 - 1.0);
        let bar = Rect::from_center_size(bar_middle, vec2(long, high));
        painter.rect(bar, high * 0.3, ink, Stroke::new(1.0, paper), StrokeKind::Outside);
        let share = f32::from(hp) / f32::from(most.max(1));
        let color = match share {
            s if s > 0.6 => theme::good(),
            s if s > 0.3 => theme::ember(),
            _ => theme::bad(),
        };
        let full = Rect::from_min_size(bar.min, vec2(long * share.clamp(0.0, 1.0), high));
        painter.rect_filled(full, high * 0.3, color);
        if small {
            chip(painter, pos2(middle.x + wide * 0.5, bar.max.y + 1.0), &hp.to_string(), true);
            let own = own_number(&figure.mark);
            if figure.seat.is_none() && !theme::bold() && !own.is_empty() {
                chip(painter, pos2(middle.x - wide * 0.5, bar.max.y + 1.0), own, false);
            }
            return signs(painter, &figure.states, middle, wide);
        }
        let font = theme::heading(high);
        let words = painter.layout_no_wrap(hp.to_string(), font, Color32::WHITE);
        let mut at = bar.center() - words.size() / 2.0;
        if signed {
            at.x = bar.max.x - words.size().x - high * 0.2;
            let font = theme::heading(high * 0.8);
            let sign = painter.layout_no_wrap(figure.mark.clone(), font, paper);
            let left = pos2(bar.min.x, bar.center().y - sign.size().y / 2.0);
            let back = Rect::from_min_max(bar.min, pos2(left.x + sign.size().x + 2.0, bar.max.y));
            painter.rect_filled(back, high * 0.3, ink);
            painter.galley(left + vec2(1.0, 0.0), sign, paper);
        }
        for d in [vec2(-0.8, 0.0), vec2(0.8, 0.0), vec2(0.0, -0.8), vec2(0.0, 0.8)] {
            painter.galley_with_override_text_color(at + d, words.clone(), Color32::BLACK);
        }
        painter.galley(at, words, Color32::WHITE);
    }
    signs(painter, &figure.states, middle, wide);
}

/// Returns the number at the end of a sign, such as the 2 of "WM2": the portrait tells of what kind it is.
fn own_number(mark: &str) -> &str {
    let letters = mark.trim_end_matches(|c: char| c.is_ascii_digit());
    &mark[letters.len()..]
}

/// Writes a number small at a lower corner of a figure: paper on ink at the right, ink on paper at the left.
fn chip(painter: &Painter, corner: Pos2, text: &str, right: bool) {
    let [paper, ink, _] = inks();
    let (ground, color) = if right { (ink, paper) } else { (paper, ink) };
    let words = painter.layout_no_wrap(text.to_owned(), theme::heading(CHIP), color);
    let size = vec2(words.size().x + 3.0, CHIP - 0.5);
    let min = corner - vec2(if right { size.x } else { 0.0 }, size.y);
    let back = Rect::from_min_size(min, size);
    painter.rect(back, 2.5, ground, Stroke::new(0.8, color), StrokeKind::Inside);
    painter.galley(back.center() - words.size() / 2.0, words, color);
}

/// Draws what holds for a figure as small signs beside it: discs for what it is, squares for what it has
/// so many of; the last one tells how many more there are.
fn signs(painter: &Painter, states: &[String], middle: Pos2, wide: f32) {
    let [paper, ink, _] = inks();
    let radius = (wide * 0.12).max(7.0);
    let rows = if wide < SMALL { FEW_SIGNS } else { SIGNS };
    let most = rows * 2;
    let shown = if states.len() > most { most - 1 } else { states.len() };
    let more = states.len() - shown;
    let more = (more > 0).then(|| format!("+{more}"));
    for (n, state) in states.iter().take(shown).chain(&more).enumerate() {
        // From the upper left corner down, further ones in a second column.
        let (column, row) = ((n / rows) as f32, (n % rows) as f32);
        // On a small figure beside the portrait, not on it.
        let aside = if wide < SMALL { wide * 0.5 } else { wide * 0.42 };
        let at = pos2(
            middle.x - aside + column * aside * 2.0,
            middle.y - wide * 0.36 + row * radius * 2.1,
        );
        let counted = state.ends_with(|c: char| c.is_ascii_digit());
        let color = if counted { paper } else { ink };
        if counted {
            let square = Rect::from_center_size(at, vec2(radius, radius) * 1.8);
            painter.rect(square, radius * 0.3, ink, Stroke::new(1.2, paper), StrokeKind::Outside);
        } else {
            painter.circle(at, radius, paper, Stroke::new(1.2, ink));
        }
        let font = theme::heading(radius * 1.15);
        painter.text(at, Align2::CENTER_CENTER, state, font, color);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// On the smallest board the bar of hit points leaves most of the figure free.
    #[test]
    fn bars_leave_the_portrait_free() {
        for wide in [22.0, 30.0, 34.0, 45.0, 46.0, 60.0, 100.0, 200.0] {
            let share = bar_height(wide) / wide;
            assert!(share < 0.29, "{wide}: {share}");
            assert!(foot_below(wide) > wide * 0.25, "{wide}");
        }
    }

    #[test]
    fn minions_are_numbered() {
        assert_eq!((own_number("WM2"), own_number("KW"), own_number("B12")), ("2", "", "12"));
    }
}
