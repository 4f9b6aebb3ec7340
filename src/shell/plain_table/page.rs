//! The page of the plain table: the text that a terminal would show, as a printed sheet.

use bevy_egui::egui::{
    Color32, FontFamily, FontId, Frame, Label, RichText, ScrollArea, Stroke, TextStyle,
    TextWrapMode, Ui,
};

use super::{Answer, PlainTable, board};
use crate::faces::paint::{BLACK, Ink, PAPER};
use crate::kernel::text::{Line, Page};
use crate::kit::theme;

/// Returns the colors of a sheet: paper, ink, and ink of less important text.
pub fn inks() -> [Color32; 3] {
    let rgb = |Ink(r, g, b): Ink| Color32::from_rgb(r, g, b);
    match theme::bold() {
        true => [Color32::WHITE, Color32::BLACK, Color32::BLACK],
        false => [rgb(PAPER), rgb(BLACK), rgb(BLACK.mix(PAPER, 0.3))],
    }
}

/// Shows something on a sheet of paper that fills what is left, with such a margin in points at normal
/// scale. What scrolls there has no shaded edges, which would be dark smears on paper.
pub fn sheet<R>(ui: &mut Ui, margin: f32, add: impl FnOnce(&mut Ui) -> R) -> R {
    let [paper, _, quiet] = inks();
    let frame = Frame::NONE.fill(paper).stroke(Stroke::new(1.0, quiet)).corner_radius(3.0);
    let shown = frame.inner_margin(margin * theme::scale(ui)).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        ui.spacing_mut().scroll.fade.strength = 0.0;
        add(ui)
    });
    shown.inner
}

/// Shows the board, if there is one, and beside or below it the page, on a sheet of paper that fills
/// what is left.
pub fn show(ui: &mut Ui, table: &PlainTable, out: &mut Vec<Answer>) {
    let [_, ink, _] = inks();
    let scale = theme::scale(ui);
    sheet(ui, 22.0, |ui| {
        let heading = ui.style().text_styles[&TextStyle::Heading].size;
        ui.label(RichText::new(&table.title).font(theme::heading(heading * 1.15)).color(ink));
        ui.add_space(8.0 * scale);
        let Some(view) = &table.board else { return text(ui, &table.page, true) };
        let beside = board::leaves_room_beside(ui, view);
        if beside {
            ui.horizontal_top(|ui| {
                board::show(ui, table, view, beside, out);
                ui.add_space(14.0 * scale);
                ui.vertical(|ui| text(ui, &table.page, false));
            });
        } else {
            board::show(ui, table, view, beside, out);
            ui.add_space(8.0 * scale);
            text(ui, &table.page, false);
        }
    });
}

/// Shows the lines of a page; `drawn`: with those that draw in letters what a board shows better.
pub fn text(ui: &mut Ui, page: &Page, drawn: bool) {
    let [_, ink, quiet] = inks();
    let scale = theme::scale(ui);
    let [heading, body, small] = [TextStyle::Heading, TextStyle::Body, TextStyle::Small]
        .map(|style| ui.style().text_styles[&style].size);
    // What is drawn in letters is as large as there is room, within reason.
    let letters = page.0.iter().filter_map(|line| match line {
        Line::Plain(text) => Some(text.chars().count()),
        _ => None,
    });
    let longest = letters.max().unwrap_or(0).max(1) as f32;
    let fits = ui.available_width() / longest / 0.62;
    let even = FontId::new(fits.clamp(body * 0.8, body * 2.0), FontFamily::Monospace);
    ScrollArea::both().id_salt("plain-page").auto_shrink([false, false]).show(ui, |ui| {
        for line in &page.0 {
            let (words, font, color) = match line {
                Line::Plain(_) if !drawn => continue,
                Line::Plain(words) => (words.clone(), even.clone(), ink),
                Line::Bold(words) => (words.clone(), theme::heading(body), ink),
                Line::Dim(words) => (words.clone(), theme::body(small), quiet),
                Line::Title(words) => {
                    ui.add_space(6.0 * scale);
                    (words.clone(), theme::heading(heading), ink)
                }
                Line::Paragraph(words) => (words.clone(), theme::body(body), ink),
                Line::Hanging(mark, words) => (format!("{mark}{words}"), theme::body(body), ink),
            };
            let wrap = match line {
                Line::Plain(_) => TextWrapMode::Extend,
                _ => TextWrapMode::Wrap,
            };
            ui.add(Label::new(RichText::new(words).font(font).color(color)).wrap_mode(wrap));
        }
    });
}
