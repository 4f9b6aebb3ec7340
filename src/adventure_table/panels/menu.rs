//! The menu at the table.

use bevy_egui::egui::{RichText, ScrollArea, Ui};

use crate::adventure_table::command::TableCommand;
use crate::kit::input::{self, Action};
use crate::kit::theme;
use crate::kit::widgets::{ember_button, row_button};
use crate::shell::command::{Command, CommandQueue, FolderCommand, HistoryCommand, StoryCommand};

/// Shows the menu. `speed` is the animation speed, from 0 (none) to 4.
pub fn show(ui: &mut Ui, speed: &mut u8, out: &mut CommandQueue) {
    let tall = ui.ctx().content_rect().height() - 60.0 * theme::scale(ui);
    ScrollArea::vertical()
        .id_salt("menu")
        .max_height(tall)
        .min_scrolled_height(tall)
        .show(ui, |ui| items(ui, speed, out));
}

fn items(ui: &mut Ui, speed: &mut u8, out: &mut CommandQueue) {
    ui.set_width(390.0 * theme::scale(ui));
    ui.heading(t!("menu-saved"));
    ui.label(RichText::new(t!("menu-saved-why")).color(theme::dust()));
    ui.add_space(8.0);
    if ember_button(ui, &input::with_key(ui.ctx(), &t!("menu-go-on"), 3, Action::Back), true)
        .clicked()
    {
        out.push(TableCommand::Menu(false));
    }
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        ui.label(t!("menu-speed"));
        let speeds = [
            t!("menu-at-once"),
            t!("menu-slow"),
            t!("menu-as-meant"),
            t!("menu-brisk"),
            t!("menu-fast"),
        ];
        for (n, word) in speeds.into_iter().enumerate() {
            if ui.selectable_label(usize::from(*speed) == n, word).clicked() {
                *speed = n as u8;
            }
        }
    });
    ui.add_space(4.0);
    if row_button(ui, &input::with_key(ui.ctx(), &t!("menu-rules"), 3, Action::Rules), "", false)
        .clicked()
    {
        out.push(TableCommand::Menu(false));
        out.push(Command::Rules(true));
    }
    let words = t!("tale-read-opening");
    if row_button(ui, &input::with_key(ui.ctx(), &words, 3, Action::Story), "", false).clicked() {
        out.push(TableCommand::Menu(false));
        out.push(Command::Story(StoryCommand::Opening));
    }
    let words = t!("menu-past");
    if row_button(ui, &input::with_key(ui.ctx(), &words, 3, Action::Past), "", false).clicked() {
        out.push(TableCommand::Menu(false));
        out.push(Command::Past(HistoryCommand::Show(true)));
    }
    let words = t!("menu-stops");
    if row_button(ui, &input::with_key(ui.ctx(), &words, 3, Action::Stops), "", false).clicked() {
        out.push(TableCommand::Menu(false));
        out.push(TableCommand::Stops(true));
    }
    if row_button(ui, &t!("menu-chronicle"), "", false).clicked() {
        out.push(TableCommand::Menu(false));
        out.push(Command::Chronicle(None));
    }
    if row_button(ui, &t!("menu-seats"), "", false).clicked() {
        out.push(TableCommand::Menu(false));
        out.push(Command::Seats(true));
    }
    if row_button(ui, &t!("menu-house"), "", false).clicked() {
        out.push(TableCommand::Menu(false));
        out.push(TableCommand::House(true));
    }
    if row_button(ui, &t!("title-settings"), "", false).clicked() {
        out.push(TableCommand::Menu(false));
        out.push(Command::Settings(true));
    }
    if row_button(ui, &t!("menu-report"), "", false).clicked() {
        out.push(TableCommand::Menu(false));
        out.push(Command::Keep(FolderCommand::Complain));
    }
    if row_button(ui, &t!("menu-shelf"), "", false).clicked() {
        out.push(Command::Shelve);
    }
    if row_button(ui, &t!("menu-quit"), "", false).clicked() {
        out.push(Command::Quit);
    }
    ui.add_space(8.0);
    let keys = input::help(ui.ctx());
    ui.label(RichText::new(keys).small().color(theme::dust()));
}
