//! The widgets of the settings pages: rows with choices, checkboxes and sliders.

use bevy_egui::egui::{self, RichText, Slider, Stroke, Ui, vec2};

use crate::kit::input::steer;
use crate::kit::theme;
use crate::kit::widgets::known;

/// Shows a setting: its title, its widgets, and a line of explanation.
pub fn row(ui: &mut Ui, title: &str, about: &str, add: impl FnOnce(&mut Ui)) {
    let size = ui.style().text_styles[&egui::TextStyle::Body].size;
    ui.label(RichText::new(title).font(theme::heading(size)).color(theme::parchment()));
    ui.horizontal_wrapped(add);
    if !about.is_empty() {
        ui.label(RichText::new(about).small().color(theme::dust()));
    }
    ui.add_space(size * 0.55);
}

/// Shows one of several choices. Returns true if it was chosen now. `name` is its name for scripts
/// and screen readers.
pub fn chip(ui: &mut Ui, words: &str, name: &str, chosen: bool) -> bool {
    let (fill, line, ink) = match chosen {
        true => (theme::ember_deep(), theme::ember(), theme::bright()),
        false => {
            let look = ui.visuals().widgets.inactive;
            (look.weak_bg_fill, look.bg_stroke.color, theme::parchment())
        }
    };
    let button = egui::Button::new(RichText::new(words).color(ink))
        .fill(fill)
        .stroke(Stroke::new(if chosen { 1.5 } else { 1.0 }, line))
        .selected(chosen);
    let hit = ui.add(button);
    known(ui, name, &hit);
    hit.clicked() && !chosen
}

/// Shows a choice among several values, each with its text.
pub fn one_of<T: PartialEq + Clone>(ui: &mut Ui, title: &str, now: &mut T, all: &[(T, String)]) {
    for (value, words) in all {
        if chip(ui, words, &format!("{title}: {words}"), now == value) {
            *now = value.clone();
        }
    }
}

/// Shows a checkbox.
pub fn check(ui: &mut Ui, now: &mut bool, words: &str, about: &str) {
    let hit = ui.checkbox(now, words);
    known(ui, words, &hit);
    if !about.is_empty() {
        ui.label(RichText::new(about).small().color(theme::dust()));
    }
    let size = ui.style().text_styles[&egui::TextStyle::Body].size;
    ui.add_space(size * 0.55);
}

/// Shows a slider from 0 to 100, in steps of five.
pub fn percent(ui: &mut Ui, now: &mut u8, words: &str) {
    let size = ui.style().text_styles[&egui::TextStyle::Body].size;
    ui.horizontal(|ui| {
        let room = vec2((size * 15.0).min(ui.available_width() * 0.45), size * 1.5);
        ui.allocate_ui_with_layout(room, egui::Layout::left_to_right(egui::Align::Center), |ui| {
            ui.set_min_width(room.x);
            let label = RichText::new(words).color(theme::parchment());
            ui.add(egui::Label::new(label).truncate());
        });
        ui.spacing_mut().slider_width = (ui.available_width() - size * 5.0).min(size * 14.0);
        let slider = Slider::new(now, 0..=100).step_by(5.0).suffix(" %").show_value(true);
        let hit = ui.add(slider);
        steer::slides(ui.ctx(), hit.id);
        known(ui, words, &hit);
    });
}
