//! What enemies do, told in place of the question while they act: the reason of each in a sentence, its
//! route, its blow.

use bevy_egui::egui::{Label, RichText, ScrollArea, TextStyle, Ui};
use kit::theme;
use kit::widgets::{ember_button, known, plain_button};

use crate::model::Fight;

/// Shows the panel.
pub fn show(ui: &mut Ui, fight: &mut Fight, step: &mut bool, acts: &str) {
    let size = ui.style().text_styles[&TextStyle::Heading].size;
    let title = RichText::new(t!("tactics-enemies-act")).font(theme::heading(size));
    ui.label(title.color(theme::bad()));
    if !acts.is_empty() {
        ui.add(Label::new(RichText::new(acts).color(theme::dust())).truncate());
    }
    ui.separator();
    let row = ui.style().text_styles[&TextStyle::Button].size * 1.5;
    let foot = row * 2.0 + ui.spacing().button_padding.y * 4.0 + ui.spacing().item_spacing.y * 4.0;
    let tall = (ui.available_height() - foot).max(60.0);
    let lines = ScrollArea::vertical().id_salt("tactics-told").max_height(tall);
    lines.auto_shrink([false, false]).stick_to_bottom(true).show(ui, |ui| {
        let last = fight.playback.told.lines.len().saturating_sub(1);
        for (n, (first, line)) in fight.playback.told.lines.iter().enumerate() {
            if *first && n > 0 {
                ui.add_space(6.0);
            }
            let color = if n == last { theme::bright() } else { theme::parchment() };
            ui.label(RichText::new(line).color(color));
        }
    });
    ui.separator();
    let text = t!("tactics-wait-after-each");
    let hit = ui.checkbox(step, &text);
    known(ui, &text, &hit);
    let pressed = match fight.playback.waits() {
        true => ember_button(ui, &t!("tactics-next-enemy"), true).clicked(),
        false => plain_button(ui, &t!("tactics-skip")).clicked(),
    };
    if pressed {
        let now = ui.input(|input| input.time);
        fight.playback.go_on(now);
    }
}
