//! What lies on the table, as a printed page: the text that a terminal would show.

use bevy_egui::egui::{
    Color32, FontFamily, FontId, Frame, Label, RichText, ScrollArea, Stroke, TextStyle,
    TextWrapMode, Ui,
};

use crate::faces::paint::{BLACK, Ink, PAPER};
use crate::kernel::text::{Line, Page};
use crate::kit::theme;

/// The colors of a sheet: paper, ink, and ink of what is less important.
fn inks() -> [Color32; 3] {
    let rgb = |Ink(r, g, b): Ink| Color32::from_rgb(r, g, b);
    match theme::bold() {
        true => [Color32::WHITE, Color32::BLACK, Color32::BLACK],
        false => [rgb(PAPER), rgb(BLACK), rgb(BLACK.mix(PAPER, 0.3))],
    }
}

/// Shows a page on a sheet of paper that fills what is left.
pub fn show(ui: &mut Ui, title: &str, page: &Page) {
    let [paper, ink, quiet] = inks();
    let scale = theme::scale(ui);
    let sheet = Frame::NONE
        .fill(paper)
        .stroke(Stroke::new(1.0, quiet))
        .corner_radius(3.0)
        .inner_margin(22.0 * scale);
    sheet.show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        let [heading, body, small] = [TextStyle::Heading, TextStyle::Body, TextStyle::Small]
            .map(|style| ui.style().text_styles[&style].size);
        ui.label(RichText::new(title).font(theme::heading(heading * 1.15)).color(ink));
        ui.add_space(8.0 * scale);
        // What is drawn in letters is as large as there is room, within reason.
        let drawn = page.0.iter().filter_map(|line| match line {
            Line::Plain(text) => Some(text.chars().count()),
            _ => None,
        });
        let longest = drawn.max().unwrap_or(0).max(1) as f32;
        let fits = ui.available_width() / longest / 0.62;
        let even = FontId::new(fits.clamp(body * 0.8, body * 2.0), FontFamily::Monospace);
        ScrollArea::both().id_salt("plain-page").auto_shrink([false, false]).show(ui, |ui| {
            for line in &page.0 {
                let (text, wraps) = match line {
                    Line::Plain(text) => (RichText::new(text).font(even.clone()).color(ink), false),
                    Line::Bold(text) => {
                        (RichText::new(text).font(theme::heading(body)).color(ink), true)
                    }
                    Line::Dim(text) => {
                        (RichText::new(text).font(theme::body(small)).color(quiet), true)
                    }
                    Line::Title(text) => {
                        ui.add_space(6.0 * scale);
                        (RichText::new(text).font(theme::heading(heading)).color(ink), true)
                    }
                    Line::Paragraph(text) => {
                        (RichText::new(text).font(theme::body(body)).color(ink), true)
                    }
                    Line::Hanging(mark, text) => {
                        let text = format!("{mark}{text}");
                        (RichText::new(text).font(theme::body(body)).color(ink), true)
                    }
                };
                let wrap = if wraps { TextWrapMode::Wrap } else { TextWrapMode::Extend };
                ui.add(Label::new(text).wrap_mode(wrap));
            }
        });
    });
}
