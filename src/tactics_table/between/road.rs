//! The road as it was walked, drawn on paper: each chapter at its bend with how it ended, the turning
//! that was taken, and those that were refused (AT-CAMP-06: nothing that the table has not seen).

use bevy_egui::egui::epaint::CubicBezierShape;
use bevy_egui::egui::{
    Align2, Color32, Frame, Pos2, Rect, ScrollArea, Sense, Stroke, Ui, pos2, vec2,
};
use kit::theme;
use kit::widgets::known;
use shell::plain_table::page::inks;
use tactics::content::TacticsContent;
use tactics::content::printed::ChapterKind;
use tactics::content::words::Outcome;
use tactics::rules::describe;
use tactics::rules::road::travelled::Stop;

use super::Shown;

/// The room of a chapter, in points at normal scale.
const CELL: (f32, f32) = (250.0, 168.0);

/// Shows the road, from the first chapter to where the party is.
pub fn show(ui: &mut Ui, content: &TacticsContent, shown: &Shown<'_>) {
    let [paper, _, quiet] = inks();
    let scale = theme::scale(ui);
    let sheet = Frame::NONE
        .fill(paper)
        .stroke(Stroke::new(1.0, quiet))
        .corner_radius(3.0)
        .inner_margin(18.0 * scale);
    sheet.show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        ScrollArea::vertical()
            .id_salt("road")
            .auto_shrink([false, false])
            .stick_to_bottom(true)
            .show(ui, |ui| {
                let stops = &shown.scene.view.road;
                let columns = (ui.available_width() / (CELL.0 * scale)).floor().max(1.0);
                let cell = vec2(ui.available_width() / columns, CELL.1 * scale);
                let columns = columns as usize;
                let rows = stops.len().div_ceil(columns).max(1);
                let size = vec2(ui.available_width(), cell.y * rows as f32);
                let (all, _) = ui.allocate_exact_size(size, Sense::hover());
                let place = |n: usize| {
                    let (row, column) = (n / columns, n % columns);
                    // The road turns round at the end of each row.
                    let column = if row % 2 == 0 { column } else { columns - 1 - column };
                    let corner = vec2(cell.x * column as f32, cell.y * row as f32);
                    Rect::from_min_size(all.min + corner, cell)
                };
                let middle = |n: usize| {
                    let rect = place(n);
                    let lift = if n.is_multiple_of(2) { 8.0 } else { -6.0 } * scale;
                    pos2(rect.center().x, rect.min.y + 40.0 * scale + lift)
                };
                for n in 1..stops.len() {
                    way(
                        ui,
                        (middle(n - 1), middle(n)),
                        place(n - 1).min.y != place(n).min.y,
                        quiet,
                    );
                }
                for (n, stop) in stops.iter().enumerate() {
                    bend(ui, content, stop, (middle(n), place(n)));
                }
            });
    });
}

/// Draws the way between two chapters.
fn way(ui: &Ui, (from, to): (Pos2, Pos2), turns: bool, color: Color32) {
    let scale = theme::scale(ui);
    let out = match turns {
        true => vec2(0.0, (to.y - from.y) * 0.5),
        false => vec2((to.x - from.x) * 0.5, 0.0),
    };
    let points = [from, from + out, to - out, to];
    for (wide, color) in [(7.0, color.gamma_multiply(0.35)), (2.0, color)] {
        let line = Stroke::new(wide * scale, color);
        let shape = CubicBezierShape::from_points_stroke(points, false, Color32::TRANSPARENT, line);
        ui.painter().add(shape);
    }
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
    ui.painter().text(at, Align2::CENTER_CENTER, def.number.to_string(), font, paper);
    let wide = room.width() - 18.0 * scale;
    let mut y = at.y + radius + 4.0 * scale;
    let mut write = |text: String, size: f32, color: Color32, heading: bool| {
        let font = if heading { theme::heading(size * scale) } else { theme::body(size * scale) };
        let mut job = bevy_egui::egui::text::LayoutJob::simple(text, font, color, wide);
        job.wrap.max_rows = 2;
        job.halign = bevy_egui::egui::Align::Center;
        let words = ui.painter().layout_job(job);
        let tall = words.size().y;
        if y + tall <= room.max.y {
            ui.painter().galley(pos2(room.center().x, y), words, color);
        }
        y += tall + 1.0 * scale;
    };
    write(describe::stop(content, stop), 15.0, ink, true);
    for turning in stop.turnings.iter().filter(|t| t.taken) {
        write(format!("→ {}", turning.label), 12.5, ink, false);
    }
    for turning in stop.turnings.iter().filter(|t| !t.taken) {
        write(format!("✗ {}", turning.label), 12.0, quiet, false);
    }
}
