//! The road as it was walked, drawn on paper: each chapter at its bend with how it ended, the turning
//! that was taken, and those that were refused (AT-CAMP-06: nothing that the table has not seen).

use bevy_egui::egui::epaint::CubicBezierShape;
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    Align, Align2, Color32, Pos2, Rect, ScrollArea, Sense, Shape, Stroke, Ui, Vec2, pos2, vec2,
};
use kit::theme;
use kit::widgets::known;
use shell::plain_table::page::{inks, sheet};
use tactics::content::TacticsContent;
use tactics::content::printed::ChapterKind;
use tactics::content::words::Outcome;
use tactics::rules::describe;
use tactics::rules::road::travelled::Stop;

use super::Shown;

/// The least width of the room of a chapter, in points at normal scale.
const WIDE: f32 = 250.0;
/// The least width where only two would lie beside each other: the road needs a bend.
const NARROW: f32 = 205.0;
/// How much of it words take, so that the road finds its way round them.
const WORDS: f32 = 0.64;
/// The most lines of a name and of a turning, and the widths of their letters in points at normal scale.
const LINES: f32 = 3.0;
const NAME_LETTER: f32 = 8.0;
const LETTER: f32 = 6.2;
/// How far the road runs out at the end of a row, in widths of a chapter's room.
const BEND: f32 = 0.64;

/// Returns how tall the room of a chapter of this width is, in points at normal scale: its place on the
/// road, its name, and its turnings.
fn tall(content: &TacticsContent, stop: &Stop, wide: f32) -> f32 {
    let lines_of = |text: &str, letter: f32| {
        let letters = text.chars().count() as f32;
        (letters * letter / (wide * WORDS)).ceil().clamp(1.0, LINES)
    };
    let lines = |text: &str| lines_of(text, LETTER);
    // There is room for two lines of a name.
    let name = (lines_of(&describe::stop(content, stop), NAME_LETTER) - 2.0).max(0.0);
    let turnings: f32 = stop.turnings.iter().map(|turning| lines(&turning.label)).sum();
    (112.0 + name * 21.0 + turnings * 18.0).max(140.0)
}

/// Shows the road, from the first chapter to where the party is.
pub fn show(ui: &mut Ui, content: &TacticsContent, shown: &Shown<'_>) {
    let scale = theme::scale(ui);
    sheet(ui, 18.0, |ui| {
        ScrollArea::vertical()
            .id_salt("road")
            .auto_shrink([false, false])
            .stick_to_bottom(true)
            .show(ui, |ui| {
                let stops = &shown.scene.view.road;
                let room = ui.available_width() / scale;
                let least = if room >= NARROW * 2.0 { 2.0 } else { 1.0 };
                let columns = (room / WIDE).floor().max(least);
                let wide = ui.available_width() / columns;
                let columns = columns as usize;
                let talls: Vec<f32> = stops
                    .chunks(columns)
                    .map(|row| {
                        let talls = row.iter().map(|stop| tall(content, stop, wide / scale));
                        talls.fold(0.0, f32::max) * scale
                    })
                    .collect();
                let size = vec2(ui.available_width(), talls.iter().sum());
                let (all, _) = ui.allocate_exact_size(size, Sense::hover());
                let place = |n: usize| {
                    let (row, column) = (n / columns, n % columns);
                    // The road turns round at the end of each row.
                    let column = if row % 2 == 0 { column } else { columns - 1 - column };
                    let corner = vec2(wide * column as f32, talls[..row].iter().sum());
                    Rect::from_min_size(all.min + corner, vec2(wide, talls[row]))
                };
                let middle = |n: usize| {
                    let rect = place(n);
                    let lift = if n.is_multiple_of(2) { 8.0 } else { -6.0 } * scale;
                    pos2(rect.center().x, rect.min.y + 40.0 * scale + lift)
                };
                for n in 1..stops.len() {
                    // At the end of a row the road runs round the words, along the edge of the sheet.
                    let turns = n.is_multiple_of(columns);
                    let right = (n / columns) % 2 == 1;
                    let out = match (turns, right) {
                        (false, _) => vec2((middle(n).x - middle(n - 1).x) * 0.5, 0.0),
                        (true, true) => vec2(wide * BEND, 0.0),
                        (true, false) => vec2(-wide * BEND, 0.0),
                    };
                    let back = if turns { out } else { -out };
                    way(ui, [middle(n - 1), middle(n - 1) + out, middle(n) + back, middle(n)]);
                }
                for (n, stop) in stops.iter().enumerate() {
                    bend(ui, content, stop, (middle(n), place(n)));
                }
            });
    });
}

/// Draws the way between two chapters: its edges, its ground, and the ruts in the middle.
fn way(ui: &Ui, points: [Pos2; 4]) {
    let [paper, ink, quiet] = inks();
    let scale = theme::scale(ui);
    let ground = Color32::from_rgb(206, 186, 148);
    let ground = if theme::bold() { paper } else { ground };
    for (wide, color) in [(13.0, quiet), (10.0, ground)] {
        let line = Stroke::new(wide * scale, color);
        let shape = CubicBezierShape::from_points_stroke(points, false, Color32::TRANSPARENT, line);
        ui.painter().add(shape);
    }
    let line = Stroke::new(1.0, Color32::TRANSPARENT);
    let shape = CubicBezierShape::from_points_stroke(points, false, Color32::TRANSPARENT, line);
    let middle = shape.flatten(Some(0.5));
    let ruts = Stroke::new(1.6 * scale, ink.gamma_multiply(0.55));
    ui.painter().extend(Shape::dashed_line(&middle, ruts, 7.0 * scale, 6.0 * scale));
}

/// Draws a chapter: its number, its name with the result, and the turnings.
fn bend(ui: &Ui, content: &TacticsContent, stop: &Stop, (at, room): (Pos2, Rect)) {
    let [paper, ink, quiet] = inks();
    let scale = theme::scale(ui);
    let def = content.chapter(stop.chapter);
    let hit = ui.interact(
        room,
        ui.id().with(("bend", room.min.x as i32, room.min.y as i32)),
        Sense::hover(),
    );
    known(ui, &describe::stop(content, stop), &hit);
    let fill = match (stop.here, stop.outcome, def.kind) {
        (true, ..) => theme::ember(),
        (_, Some(Outcome::Failure), _) => Color32::from_rgb(122, 32, 24),
        (_, Some(Outcome::Success), _) => Color32::from_rgb(60, 97, 66),
        (_, Some(Outcome::Plus), _) => Color32::from_rgb(176, 118, 24),
        (_, None, ChapterKind::Market) => Color32::from_rgb(70, 64, 126),
        (_, None, _) => quiet,
    };
    let radius = 17.0 * scale;
    ui.painter().circle(at, radius, fill, Stroke::new(2.0 * scale, ink));
    let font = theme::heading(15.0 * scale);
    let number = if stop.here { ink } else { paper };
    ui.painter().text(at, Align2::CENTER_CENTER, def.number.to_string(), font, number);
    let wide = room.width() * WORDS;
    let mut y = at.y + radius + 4.0 * scale;
    let mut write = |text: &str, size: f32, color: Color32, mark: Option<Mark>| {
        let font = match mark {
            None => theme::heading(size * scale),
            Some(_) => theme::body(size * scale),
        };
        let mut job = LayoutJob::simple(text.to_owned(), font, color, wide);
        job.wrap.max_rows = LINES as usize;
        job.halign = Align::Center;
        let words = ui.painter().layout_job(job);
        let (size, tall) = (words.size(), words.size().y);
        if y + tall <= room.max.y {
            ui.painter().galley(pos2(room.center().x, y), words, color);
            if let Some(mark) = mark {
                let left = room.center().x - size.x * 0.5 - 9.0 * scale;
                turning(ui, pos2(left, y + size.y.min(15.0 * scale) * 0.5), mark);
            }
        }
        y += tall + 2.0 * scale;
    };
    write(&describe::stop(content, stop), 16.0, ink, None);
    // Where the party is, nothing is refused yet.
    let other = if stop.here && !stop.turnings.iter().any(|t| t.taken) {
        Mark::Open
    } else {
        Mark::Refused
    };
    for turning in stop.turnings.iter().filter(|t| t.taken) {
        write(&turning.label, 13.5, ink, Some(Mark::Taken));
    }
    for turning in stop.turnings.iter().filter(|t| !t.taken) {
        write(&turning.label, 13.0, if other == Mark::Open { ink } else { quiet }, Some(other));
    }
}

/// What became of a turning.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    /// The road went on there.
    Taken,
    /// It did not.
    Refused,
    /// It is not decided yet.
    Open,
}

/// Draws the mark of a turning: a tip, a cross or a ring.
fn turning(ui: &Ui, at: Pos2, mark: Mark) {
    let [_, ink, quiet] = inks();
    let scale = theme::scale(ui);
    let r = 3.6 * scale;
    let (color, strokes): (Color32, &[[Vec2; 2]]) = match mark {
        Mark::Taken => (ink, &[[vec2(-r, -r), vec2(r, 0.0)], [vec2(-r, r), vec2(r, 0.0)]]),
        Mark::Refused => (quiet, &[[vec2(-r, -r), vec2(r, r)], [vec2(-r, r), vec2(r, -r)]]),
        Mark::Open => (ink, &[]),
    };
    let line = Stroke::new(1.6 * scale, color);
    if mark == Mark::Open {
        ui.painter().circle_stroke(at, r * 0.9, line);
    }
    for [from, to] in strokes {
        ui.painter().line_segment([at + *from, at + *to], line);
    }
}
