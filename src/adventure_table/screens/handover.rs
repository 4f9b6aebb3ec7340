//! Covers a private hand until its own person has the screen.

use bevy::prelude::*;
use bevy_egui::egui::{RichText, Sense, vec2};

use crate::adventure_table::command::TableCommand;
use crate::adventure_table::model::Model;
use crate::kit::input::{self, Action};
use crate::kit::theme;
use crate::kit::widgets::{ember_button, plain_button};
use crate::shell::screens::frame::Frames;
use crate::shell::table_window::table;

/// Covers the table while another person than the hand's player has the screen.
pub fn show(world: &World, frames: &mut Frames<'_>, size: Vec2) {
    let model = world.resource::<Model>();
    let Some(name) = &model.curtain else { return };
    if model.menu || table(world).busy(world) {
        return;
    }
    let seat = model.eyes();
    let asked = model.prompt.as_ref().map(|p| p.who);
    let scale = frames.text;
    frames.shade(size);
    frames.dialog("curtain", None, |ui, out| {
        ui.set_width(460.0 * scale);
        ui.vertical_centered(|ui| {
            let side = 64.0 * scale;
            let (rect, _) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
            theme::seat_mark(ui.painter(), rect.center(), side * 0.36, seat.0);
            let text = RichText::new(t!("seats-hand-over", name = name));
            ui.label(text.font(theme::heading(26.0 * scale)).color(theme::seat_color(seat.0)));
            ui.add_space(4.0 * scale);
            ui.label(RichText::new(t!("seats-nobody-else")).color(theme::dust()));
            ui.add_space(8.0 * scale);
            let words =
                input::with_key(ui.ctx(), &t!("seats-i-am", name = name), 3, Action::Obvious);
            if ember_button(ui, &words, true).clicked() {
                out.push(TableCommand::HandOver);
            }
            if asked.is_some_and(|who| who != seat) {
                ui.add_space(4.0 * scale);
                let words = &t!("seats-back");
                let words = input::with_key(ui.ctx(), words, 3, Action::Back);
                if plain_button(ui, &words).clicked() {
                    out.push(TableCommand::LookBack);
                }
            }
        });
    });
}
