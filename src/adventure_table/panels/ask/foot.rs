//! The buttons at the foot of the panel.

use bevy_egui::egui::Ui;

use super::Asking;
use crate::adventure_table::command::TableCommand;
use crate::kit::input::Action;
use crate::kit::theme;
use crate::kit::widgets::{key_button, known};
use crate::shell::command::{Command, CommandQueue};

/// What can be done at any time, each with its key.
pub(super) fn foot(ui: &mut Ui, asking: &Asking<'_>, out: &mut CommandQueue) {
    let scale = theme::scale(ui);
    ui.horizontal(|ui| {
        ui.spacing_mut().button_padding.x = 5.0 * scale;
        ui.spacing_mut().item_spacing.x = 4.0 * scale;
        let undo = ui
            .add_enabled_ui(asking.can_undo, |ui| {
                key_button(ui, &t!("ask-undo"), Action::Undo, false)
            })
            .inner;
        if undo.clicked() {
            out.push(Command::Undo);
        }
        if let Some(on) = asking.holding {
            let hit = key_button(ui, &t!("ask-hold"), Action::Hold, on);
            if on {
                known(ui, "Holding", &hit);
            }
            let hint = t!("ask-hold-hint");
            if hit.on_hover_text(hint).clicked() {
                out.push(TableCommand::Hold);
            }
        }
        if key_button(ui, &t!("ask-menu"), Action::Back, false).clicked() {
            out.push(TableCommand::Menu(true));
        }
        // In a narrow window the menu has it.
        if ui.available_width() > 38.0 * scale {
            let hit = key_button(ui, "?", Action::Rules, false).on_hover_text(t!("ask-rules"));
            known(ui, "Rules", &hit);
            if hit.clicked() {
                out.push(Command::Rules(true));
            }
        }
    });
}
