//! The fan: several uses of the card that was dropped.

use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{Button, RichText, ScrollArea, Stroke, TextStyle, TextWrapMode, Ui, vec2};

use crate::adventure_table::command::TableCommand;
use crate::adventure_table::model::{Choice, Model};
use crate::kit::theme;
use crate::kit::widgets::{known, plain_button};
use crate::lang::capital;
use crate::shell::command::CommandQueue;

/// Shows the uses of a card to choose from, where it was dropped: each with its full text, so that
/// no tooltips are needed.
pub fn show(ui: &mut Ui, model: &Model, out: &mut CommandQueue) {
    let scale = theme::scale(ui);
    ui.set_max_width(340.0 * scale);
    ui.label(RichText::new(t!("ask-several")).color(theme::bright()).strong());
    let tall = ui.ctx().content_rect().height() * 0.6;
    ScrollArea::vertical().id_salt("fan").max_height(tall).min_scrolled_height(tall).show(
        ui,
        |ui| {
            for act in &model.fan {
                let Some(choice) = model.choices.iter().find(|c| c.act == *act) else { continue };
                if one(ui, choice) {
                    out.push(TableCommand::NoFan);
                    out.push(TableCommand::Do(vec![*act]));
                }
            }
        },
    );
    if plain_button(ui, &t!("ask-never-mind")).clicked() {
        out.push(TableCommand::NoFan);
    }
}

/// Shows a use: its short text with its effect on the check, and its full text below.
fn one(ui: &mut Ui, choice: &Choice) -> bool {
    let size = ui.style().text_styles[&TextStyle::Body].size * 0.94;
    let mut job = LayoutJob::default();
    let mut add = |words: &str, before: f32, font, color| {
        job.append(words, before, TextFormat::simple(font, color));
    };
    // The full text below names the effect, so that the title does not.
    let lead = choice.brief.split_once(": ").map_or(choice.brief.as_str(), |(lead, _)| lead);
    let whole = choice.text.split_once(": ").map_or("", |(_, whole)| whole);
    add(lead, 0.0, theme::heading(size), theme::parchment());
    if !choice.adds.is_empty() {
        let note = choice.adds.replace(' ', "\u{a0}");
        add(&note, size * 0.7, theme::body(size * 0.9), theme::good());
    }
    if !whole.is_empty() {
        add("\n", 0.0, theme::body(size * 0.9), theme::dust());
        add(&capital(whole), 0.0, theme::body(size * 0.9), theme::dust());
    }
    job.wrap.max_width = ui.available_width() - 20.0;
    let v = &ui.visuals().widgets.inactive;
    let (fill, line) = (v.weak_bg_fill, v.bg_stroke.color);
    let button = Button::new(job)
        .fill(fill)
        .stroke(Stroke::new(1.0, line))
        .wrap_mode(TextWrapMode::Wrap)
        .min_size(vec2(ui.available_width(), 0.0));
    let hit = ui.add(button);
    known(ui, &choice.text, &hit);
    hit.clicked()
}
