//! Small plots: bars, bells and lines, each with its numbers as text beside it.

use bevy_egui::egui::text::{LayoutJob, TextWrapping};
use bevy_egui::egui::{
    Align2, Color32, Mesh, Painter, Pos2, Rect, Sense, Shape, Stroke, Ui, pos2, vec2,
};

use crate::campaign::chronicle::statistics::DiceStatistics;
use crate::kit::theme;

/// A dim fill color.
const DIM: Color32 = Color32::from_rgb(0x6b, 0x56, 0x42);

/// Reserves room for a plot of the full width.
pub fn room(ui: &mut Ui, tall: f32) -> (Rect, Painter) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), tall), Sense::hover());
    (rect, ui.painter_at(rect.expand(2.0)))
}

/// Draws a name on one line, shortened to its room.
fn name_at(p: &Painter, at: Pos2, name: &str, room: f32, text: f32) {
    let font = theme::body(15.0 * text);
    let mut job = LayoutJob::simple_singleline(name.to_owned(), font, theme::parchment());
    job.wrap = TextWrapping::truncate_at_width(room.max(20.0));
    let words = p.layout_job(job);
    p.galley(at - vec2(0.0, words.size().y / 2.0), words, theme::parchment());
}

/// Plots the distribution of dice luck, with the actual result.
pub fn bell(ui: &mut Ui, luck: &DiceStatistics) {
    let text = theme::scale(ui);
    let (rect, p) = room(ui, 120.0 * text);
    let floor = rect.max.y - 20.0 * text;
    let tall = floor - rect.min.y - 16.0 * text;
    let z_at = |x: f32| (x - rect.center().x) / (rect.width() / 7.4);
    let x_at = |z: f32| rect.center().x + z.clamp(-3.6, 3.6) * rect.width() / 7.4;
    let high = |z: f32| floor - (-z * z / 2.0).exp() * tall;
    let steps = (rect.width() / 3.0) as usize;
    let points: Vec<Pos2> = (0..=steps)
        .map(|i| rect.min.x + rect.width() * i as f32 / steps.max(1) as f32)
        .map(|x| pos2(x, high(z_at(x))))
        .collect();
    let here = luck.z as f32;
    // The part with worse results is filled.
    let mut under = Mesh::default();
    for (n, at) in points.iter().take_while(|at| z_at(at.x) <= here).enumerate() {
        under.colored_vertex(*at, DIM);
        under.colored_vertex(pos2(at.x, floor), DIM);
        if let Some(n) = (n as u32 * 2).checked_sub(2) {
            under.add_triangle(n, n + 1, n + 2);
            under.add_triangle(n + 1, n + 2, n + 3);
        }
    }
    p.add(under);
    p.line_segment(
        [pos2(rect.min.x, floor), pos2(rect.max.x, floor)],
        Stroke::new(1.0, theme::line()),
    );
    p.add(Shape::line(points, Stroke::new(1.8 * text, theme::dust())));
    let font = theme::body(14.0 * text);
    let low = floor + 3.0 * text;
    let middle = t!("annals-expected", n = crate::lang::decimal(luck.expected, 1));
    let x = x_at(here);
    let near = (x - rect.center().x).abs() < 130.0 * text;
    if !near {
        p.text(pos2(rect.center().x, low), Align2::CENTER_TOP, middle, font.clone(), theme::dust());
    }
    p.line_segment(
        [pos2(x, rect.min.y + 16.0 * text), pos2(x, floor)],
        Stroke::new(2.5 * text, theme::parchment()),
    );
    let words = match near {
        true => t!(
            "annals-rolled-expected",
            n = luck.rolled,
            expected = crate::lang::decimal(luck.expected, 1)
        ),
        false => t!("annals-rolled", n = luck.rolled),
    };
    let half = 90.0 * text;
    let x = x.clamp(rect.min.x + half, (rect.max.x - half).max(rect.min.x + half));
    p.text(pos2(x, low), Align2::CENTER_TOP, words, font, theme::parchment());
}

/// Plots a hero's luck on a line from three standard deviations below to three above.
pub fn lean(ui: &mut Ui, name: &str, seat: u8, luck: &DiceStatistics) {
    let text = theme::scale(ui);
    let (rect, p) = room(ui, 26.0 * text);
    let left = rect.min.x + rect.width() * 0.34;
    let right = rect.max.x - rect.width() * 0.30;
    let y = rect.center().y;
    theme::seat_mark(&p, pos2(rect.min.x + 9.0 * text, y), 5.5 * text, seat);
    let at = pos2(rect.min.x + 22.0 * text, y);
    name_at(&p, at, name, left - 8.0 * text - at.x, text);
    let middle = (left + right) / 2.0;
    p.line_segment([pos2(left, y), pos2(right, y)], Stroke::new(1.0, theme::line()));
    for z in -3..=3 {
        let x = middle + z as f32 * (right - left) / 6.0;
        let tall = if z == 0 { 8.0 } else { 3.5 } * text;
        p.line_segment([pos2(x, y - tall), pos2(x, y + tall)], Stroke::new(1.0, theme::line()));
    }
    let x = middle + (luck.z as f32).clamp(-3.0, 3.0) * (right - left) / 6.0;
    let bar = Rect::from_two_pos(pos2(middle, y - 3.0 * text), pos2(x, y + 3.0 * text));
    p.rect_filled(bar, 1.0, theme::seat_color(seat).gamma_multiply(0.7));
    theme::seat_mark(&p, pos2(x, y), 5.5 * text, seat);
    let words =
        t!("annals-rolled-of", n = luck.rolled, all = crate::lang::decimal(luck.expected, 1));
    let font = theme::body(15.0 * text);
    p.text(pos2(rect.max.x, y), Align2::RIGHT_CENTER, words, font, theme::dust());
}

/// A bar with texts before and after it, and a tick for comparison.
pub struct Bar<'a> {
    /// The text before it.
    pub name: &'a str,
    /// Its length.
    pub value: f64,
    /// The length of the longest bar.
    pub most: f64,
    /// The position of the tick.
    pub tick: Option<f64>,
    /// The text after it.
    pub words: String,
    /// Its color.
    pub color: Color32,
}

/// Draws a bar. `names`: the share of the width for the text before it.
pub fn bar(ui: &mut Ui, b: &Bar<'_>, names: f32) {
    let text = theme::scale(ui);
    let (rect, p) = room(ui, 23.0 * text);
    let left = rect.min.x + rect.width() * names;
    let right = rect.max.x - 118.0 * text;
    let y = rect.center().y;
    let font = theme::body(15.0 * text);
    name_at(&p, pos2(rect.min.x, y), b.name, left - 8.0 * text - rect.min.x, text);
    let x_at = |v: f64| left + (right - left).max(0.0) * (v / b.most.max(1e-9)).min(1.0) as f32;
    let half = 6.5 * text;
    let track = Rect::from_min_max(pos2(left, y - half), pos2(right, y + half));
    p.rect_filled(track, 2.0, Color32::from_rgb(0x2a, 0x1f, 0x17));
    let filled = Rect::from_min_max(track.min, pos2(x_at(b.value), y + half));
    p.rect_filled(filled, 2.0, b.color);
    if let Some(tick) = b.tick {
        let x = x_at(tick);
        let line = [pos2(x, y - half - 2.0 * text), pos2(x, y + half + 2.0 * text)];
        p.line_segment(line, Stroke::new(4.0 * text, Color32::from_black_alpha(160)));
        p.line_segment(line, Stroke::new(2.0 * text, theme::parchment()));
    }
    p.text(pos2(right + 8.0 * text, y), Align2::LEFT_CENTER, &b.words, font, theme::dust());
}

/// A line of one hero in a plot.
pub struct Line {
    /// The seat with its color and shape.
    pub seat: u8,
    /// The points: index along the width, and height.
    pub points: Vec<(usize, f64)>,
}

/// Plots lines in the colors and shapes of seats, over scenarios.
pub fn lines(ui: &mut Ui, lines: &[Line], labels: &[String]) {
    let text = theme::scale(ui);
    let (rect, p) = room(ui, 150.0 * text);
    let most = lines.iter().flat_map(|l| &l.points).map(|(_, v)| *v).fold(1.0, f64::max);
    let inner =
        Rect::from_min_max(rect.min + vec2(30.0, 10.0) * text, rect.max - vec2(16.0, 24.0) * text);
    let font = theme::body(13.0 * text);
    let y_at = |v: f64| inner.max.y - inner.height() * (v / most) as f32;
    let steps = labels.len().saturating_sub(1).max(1);
    let x_at = |n: usize| inner.min.x + inner.width() * n as f32 / steps as f32;
    for part in [0.0, 0.5, 1.0] {
        let v = (most * part).round();
        let y = y_at(v);
        p.line_segment(
            [pos2(inner.min.x, y), pos2(inner.max.x, y)],
            Stroke::new(1.0, theme::line()),
        );
        let at = pos2(inner.min.x - 6.0 * text, y);
        p.text(at, Align2::RIGHT_CENTER, format!("{v}"), font.clone(), theme::dust());
    }
    let every = labels.len().div_ceil(12).max(1);
    for (n, label) in labels.iter().enumerate() {
        if n % every == 0 || n + 1 == labels.len() {
            let at = pos2(x_at(n), inner.max.y + 5.0 * text);
            p.text(at, Align2::CENTER_TOP, label, font.clone(), theme::dust());
        }
    }
    // Overlapping lines are drawn a little apart.
    let spread = 2.4 * text;
    let middle = (lines.len() as f32 - 1.0) / 2.0;
    for (i, line) in lines.iter().enumerate() {
        let off = (i as f32 - middle) * spread;
        let points: Vec<Pos2> =
            line.points.iter().map(|(n, v)| pos2(x_at(*n), y_at(*v) + off)).collect();
        let color = theme::seat_color(line.seat);
        p.add(Shape::line(points.clone(), Stroke::new(2.0 * text, color)));
        for at in points {
            theme::seat_mark(&p, at, 4.6 * text, line.seat);
        }
    }
}

/// Draws a bar of several parts, each with its color.
pub fn parts(ui: &mut Ui, name: &str, seat: u8, all: &[(Color32, u64)]) {
    let text = theme::scale(ui);
    let (rect, p) = room(ui, 25.0 * text);
    let left = rect.min.x + rect.width() * 0.34;
    let y = rect.center().y;
    theme::seat_mark(&p, pos2(rect.min.x + 9.0 * text, y), 5.5 * text, seat);
    let at = pos2(rect.min.x + 22.0 * text, y);
    name_at(&p, at, name, left - 8.0 * text - at.x, text);
    let sum: u64 = all.iter().map(|(_, n)| n).sum();
    let one = (rect.max.x - left) / sum.max(1) as f32;
    let mut x = left;
    for (color, n) in all.iter().filter(|(_, n)| *n > 0) {
        let wide = one * *n as f32;
        let part = Rect::from_min_size(pos2(x, y - 9.0 * text), vec2(wide - 1.0, 18.0 * text));
        p.rect_filled(part, 2.0, *color);
        if wide > 12.0 * text {
            let font = theme::heading(13.0 * text);
            let ink = Color32::from_rgb(0x1d, 0x15, 0x10);
            p.text(part.center(), Align2::CENTER_CENTER, n.to_string(), font, ink);
        }
        x += wide;
    }
}
