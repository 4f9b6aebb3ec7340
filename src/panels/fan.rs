//! Several uses of the card that was dropped.

use bevy_egui::egui::{RichText, Ui};

use super::{plain_button, row_button};
use crate::app::desk::Wish;
use crate::app::model::Model;
use crate::theme;

/// Several uses of one card, to choose from, where it was dropped.
pub fn show(ui: &mut Ui, model: &Model, out: &mut Vec<Wish>) {
    ui.set_max_width(300.0 * theme::scale(ui));
    ui.label(RichText::new(t!("ask-several")).color(theme::bright()).strong());
    for act in &model.fan {
        let Some(choice) = model.choices.iter().find(|c| c.act == *act) else { continue };
        if row_button(ui, &choice.text, &choice.adds, false).clicked() {
            out.push(Wish::NoFan);
            out.push(Wish::Do(vec![*act]));
        }
    }
    if plain_button(ui, &t!("ask-never-mind")).clicked() {
        out.push(Wish::NoFan);
    }
}
