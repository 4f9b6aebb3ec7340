//! Dialogs about campaign folders: export, restore, new versions of content, reports, and the
//! warning when saving fails.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy_egui::egui::{RichText, ScrollArea, TextEdit, Ui, pos2};

use super::frame::Frames;
use crate::kit::input::{self, Action};
use crate::kit::theme;
use crate::kit::widgets::{ember_button, group, known, plain_button, row_button};
use crate::shell::command::{Command, CommandQueue, FolderCommand};
use crate::shell::folders::{FolderDialog, Open};
use crate::shell::screen::Screen;
use crate::shell::session::saved;

/// The maximum length of a problem description.
const LONGEST: usize = 4000;

/// Shows the open dialog.
pub fn show(world: &mut World, frames: &mut Frames<'_>, size: Vec2) {
    if unsaved(world, frames, size) || world.resource::<FolderDialog>().open.is_none() {
        return;
    }
    frames.shade(size);
    let mut care = std::mem::take(&mut *world.resource_mut::<FolderDialog>());
    frames.dialog("keep", None, |ui, out| {
        ui.set_width(640.0 * theme::scale(ui));
        match care.open.take() {
            Some(Open::Campaign { dir, name, back, sure }) => {
                care.open = Some(campaign(ui, &mut care.description, (dir, name, back, sure), out));
            }
            Some(Open::Import) => {
                import(ui, &mut care.file, out);
                care.open = Some(Open::Import);
            }
            Some(Open::Complaint) => {
                complaint(ui, &mut care.description, out);
                care.open = Some(Open::Complaint);
            }
            None => {}
        }
        if let Some((well, words)) = &care.result {
            ui.add_space(6.0);
            let color = if *well { theme::good() } else { theme::bad() };
            let result = ui.label(RichText::new(words).color(color));
            known(ui, words, &result);
        }
        ui.add_space(8.0);
        if plain_button(ui, &input::with_key(ui.ctx(), &t!("screen-close"), 2, Action::Back))
            .clicked()
        {
            out.push(Command::Keep(FolderCommand::Close));
        }
    });
    // At the table, Escape is one of the table's own keys unless a panel takes what is typed.
    let at_table = *world.resource::<State<Screen>>().get() == Screen::Table;
    let mine = !at_table || frames.ctx.egui_wants_keyboard_input();
    if mine && input::take(frames.ctx, Action::Back) {
        frames.out.push(Command::Keep(FolderCommand::Close));
    }
    *world.resource_mut::<FolderDialog>() = care;
}

type About = (PathBuf, String, Vec<(u32, String)>, Option<u32>);

fn campaign(
    ui: &mut Ui,
    description: &mut String,
    (dir, name, back, mut sure): About,
    out: &mut CommandQueue,
) -> Open {
    ui.heading(&name);
    ui.label(RichText::new(dir.display().to_string()).small().color(theme::dust()));
    ui.add_space(4.0);
    if row_button(ui, &t!("keep-export"), &t!("keep-export-hint"), false).clicked() {
        out.push(Command::Keep(FolderCommand::Export(dir.clone())));
    }
    if row_button(ui, &t!("keep-update"), &t!("keep-update-hint"), false).clicked() {
        out.push(Command::Keep(FolderCommand::Update(dir.clone())));
    }
    group(ui, &t!("keep-back-to"));
    if back.is_empty() {
        ui.label(RichText::new(t!("keep-nothing")).small().color(theme::dust()));
    }
    let tall = 170.0 * theme::scale(ui);
    ScrollArea::vertical().id_salt("back").max_height(tall).show(ui, |ui| {
        for (number, words) in back.iter().rev() {
            if row_button(ui, words, "", sure == Some(*number)).clicked() {
                sure = Some(*number);
            }
            if sure == Some(*number) {
                ui.horizontal(|ui| {
                    ui.label(RichText::new(t!("keep-aside")).color(theme::parchment()));
                    if ember_button(ui, &t!("keep-go-back"), false).clicked() {
                        out.push(Command::Keep(FolderCommand::Restore(dir.clone(), *number)));
                    }
                    if plain_button(ui, &t!("keep-rather-not")).clicked() {
                        sure = None;
                    }
                });
            }
        }
    });
    group(ui, &t!("keep-problem"));
    problem(ui, description);
    if plain_button(ui, &t!("keep-report")).clicked() {
        out.push(Command::Keep(FolderCommand::Report(dir.clone())));
    }
    Open::Campaign { dir, name, back, sure }
}

fn problem(ui: &mut Ui, description: &mut String) {
    ui.label(RichText::new(t!("keep-expected")).small().color(theme::dust()));
    let edit = TextEdit::multiline(description).char_limit(LONGEST).desired_rows(3);
    let field = ui.add(edit.desired_width(f32::INFINITY));
    known(ui, &t!("keep-wrong"), &field);
}

fn complaint(ui: &mut Ui, description: &mut String, out: &mut CommandQueue) {
    ui.heading(t!("keep-problem"));
    problem(ui, description);
    ui.add_space(4.0);
    if ember_button(ui, &t!("keep-report-here"), false).clicked() {
        out.push(Command::Keep(FolderCommand::ReportHere));
    }
}

fn import(ui: &mut Ui, file: &mut String, out: &mut CommandQueue) {
    ui.heading(t!("keep-import"));
    ui.label(RichText::new(t!("keep-import-hint")).color(theme::dust()));
    let field = ui.add(TextEdit::singleline(file).char_limit(2000).desired_width(f32::INFINITY));
    known(ui, &t!("keep-path"), &field);
    ui.add_space(4.0);
    ui.add_enabled_ui(!file.trim().is_empty(), |ui| {
        if ember_button(ui, &t!("keep-shelve"), false).clicked() {
            out.push(Command::Keep(FolderCommand::Import(file.trim().into())));
        }
    });
}

/// Shows the dialog over everything while decisions cannot be saved. Returns false if they can.
fn unsaved(world: &World, frames: &mut Frames<'_>, size: Vec2) -> bool {
    let Some(trouble) = saved(world).and_then(|game| game.unsaved()) else { return false };
    frames.shade(size);
    // The dialog is above the notices.
    let wide = 600.0 * frames.text;
    let at = pos2((size.x - wide) / 2.0, size.y * 0.1);
    frames.dialog("unsaved", Some(at), |ui, out| {
        ui.set_width(wide);
        ui.heading(t!("keep-unsaved"));
        ui.label(RichText::new(trouble.to_string()).color(theme::bad()));
        ui.label(RichText::new(t!("keep-unsaved-hint")).color(theme::parchment()));
        ui.add_space(6.0);
        ui.horizontal(|ui| {
            if ember_button(ui, &t!("keep-again"), false).clicked() {
                out.push(Command::Keep(FolderCommand::TryAgain));
            }
            if plain_button(ui, &t!("keep-elsewhere")).clicked() {
                out.push(Command::Keep(FolderCommand::Elsewhere));
            }
        });
    });
    true
}
