//! What is read: a chapter, a result, a random encounter, on a sheet of paper. Beside the text of a
//! result stands what came of the encounter. What is left of the page shows where the chapter plays.

use bevy_egui::egui::{
    Color32, ColorImage, Grid, Id, Label, Pos2, Rect, RichText, ScrollArea, Stroke, StrokeKind,
    TextStyle, TextureHandle, TextureOptions, Ui, pos2,
};
use kit::theme;
use shell::plain_table::page::{inks, sheet};
use tactics::content::words::Outcome;
use tactics::rules::describe;

use super::Shown;
use super::state::Result;
use crate::{face, fit};

/// What lies between two columns of the table of deeds, in points at normal scale.
const TALLY_GAP: f32 = 18.0;
/// The least and the largest share of the page that its picture takes, and what lies above it, in points at
/// normal scale.
const PICTURE: (f32, f32) = (0.16, 0.42);
const ABOVE: f32 = 16.0;
/// A picture is printed in sizes that are multiples of this, in pixels.
const STEP: f32 = 64.0;

/// Shows the sheet.
pub fn show(ui: &mut Ui, shown: &Shown<'_>) {
    let [_, ink, quiet] = inks();
    let scale = theme::scale(ui);
    let view = &shown.scene.view;
    sheet(ui, 30.0, |ui| {
        let heading = ui.style().text_styles[&TextStyle::Heading].size;
        let body = ui.style().text_styles[&TextStyle::Body].size * 1.12;
        let (title, color) = match view.outcome {
            Some(outcome) => (describe::outcome(outcome), tone(outcome, ink)),
            None if view.title.is_empty() => (shown.scene.chapter.clone(), ink),
            None => (view.title.clone(), ink),
        };
        let page = ScrollArea::vertical().id_salt("story").auto_shrink([false, false]);
        let page = page.show(ui, |ui| {
            if view.outcome.is_some() {
                ui.label(
                    RichText::new(&shown.scene.chapter).font(theme::heading(heading)).color(quiet),
                );
            }
            let title = RichText::new(title).font(theme::heading(heading * 1.7)).color(color);
            ui.label(title);
            ui.add_space(10.0 * scale);
            for text in view.texts.iter().flat_map(|text| text.split("\n\n")) {
                let text = RichText::new(text.trim()).font(theme::body(body)).color(ink);
                ui.add(Label::new(text).wrap());
                ui.add_space(9.0 * scale);
            }
            if let Some(result) = &shown.scene.result {
                came_of_it(ui, result, (body, ink, quiet));
            }
        });
        let whole = page.inner_rect;
        let left = whole.height() - page.content_size.y - ABOVE * scale;
        if left > whole.height() * PICTURE.0 {
            let top = whole.max.y - left.min(whole.height() * PICTURE.1);
            let rect = Rect::from_min_max(pos2(whole.min.x, top), whole.max);
            tailpiece(ui, &shown.scene.place, rect);
        }
    });
}

/// Prints the country of a chapter at the foot of its page, as books end a chapter.
pub fn tailpiece(ui: &Ui, place: &str, rect: Rect) {
    let pixels = rect.size() * ui.ctx().pixels_per_point() / STEP;
    let size = ((pixels.x.ceil() * STEP) as u32, (pixels.y.ceil() * STEP) as u32);
    let id = Id::new(("tailpiece", place, size));
    let kept = ui.data(|data| data.get_temp::<TextureHandle>(id));
    let texture = kept.unwrap_or_else(|| {
        let drawn = faces::scene::panorama(&face::place(place), None, size);
        let size = [drawn.width as usize, drawn.height as usize];
        let image = ColorImage::from_rgba_unmultiplied(size, &drawn.rgba8);
        let texture = ui.ctx().load_texture("tailpiece", image, TextureOptions::LINEAR);
        ui.data_mut(|data| data.insert_temp(id, texture.clone()));
        texture
    });
    let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
    ui.painter().image(texture.id(), rect, whole, Color32::WHITE);
    ui.painter().rect_stroke(rect, 0.0, Stroke::new(2.0, inks()[1]), StrokeKind::Inside);
}

fn tone(outcome: Outcome, ink: Color32) -> Color32 {
    match outcome {
        Outcome::Failure => Color32::from_rgb(122, 32, 24),
        Outcome::Success => ink,
        Outcome::Plus => Color32::from_rgb(140, 84, 10),
    }
}

/// Shows what happened in the encounter and what it brought.
fn came_of_it(ui: &mut Ui, result: &Result, (body, ink, quiet): (f32, Color32, Color32)) {
    let scale = theme::scale(ui);
    let line = |ui: &mut Ui, text: &str| {
        ui.horizontal_top(|ui| {
            ui.label(RichText::new("•").font(theme::body(body)).color(quiet));
            ui.add(Label::new(RichText::new(text).font(theme::body(body)).color(ink)).wrap());
        });
    };
    for (title, lines) in [
        (t!("tactics-result-facts"), &result.facts),
        (t!("tactics-result-rewards"), &result.rewards),
    ] {
        if lines.is_empty() {
            continue;
        }
        ui.add_space(8.0 * scale);
        ui.label(RichText::new(title).font(theme::heading(body * 1.15)).color(ink));
        lines.iter().for_each(|text| line(ui, text));
    }
    if result.tallies.is_empty() {
        return;
    }
    ui.add_space(12.0 * scale);
    let head = [
        t!("tactics-tally-hero"),
        t!("tactics-tally-dealt"),
        t!("tactics-tally-taken"),
        t!("tactics-tally-healed"),
        t!("tactics-tally-felled"),
    ];
    // A table that is wider than the page has smaller words; one that is wider still scrolls by itself.
    let gap = TALLY_GAP * scale;
    let width = |text: &String| fit::width(ui, text, &theme::heading(body));
    let columns = head.iter().enumerate().map(|(n, title)| {
        let cells = result.tallies.iter().map(|row| width(&row[n]));
        cells.fold(width(title), f32::max) + gap
    });
    let body = body * fit::share(columns.sum::<f32>() + gap, ui.available_width());
    ScrollArea::horizontal().id_salt("tallies").show(ui, |ui| {
        Grid::new("tallies").spacing([gap, 5.0 * scale]).show(ui, |ui| {
            for title in head {
                ui.label(RichText::new(title).font(theme::heading(body)).color(quiet));
            }
            ui.end_row();
            for row in &result.tallies {
                for (n, cell) in row.iter().enumerate() {
                    let font = if n == 0 { theme::heading(body) } else { theme::body(body) };
                    ui.label(RichText::new(cell).font(font).color(ink));
                }
                ui.end_row();
            }
        });
    });
}
