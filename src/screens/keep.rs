//! Dialogs about campaign folders: one file of a campaign, going back, new content, reports, and
//! what to do when nothing can be saved.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy_egui::egui::{Key, Modifiers, RichText, ScrollArea, TextEdit, Ui, pos2};

use super::{Frames, Screen};
use crate::app::desk::{Desk, Wish};
use crate::app::keep::{Care, Keep, Open};
use crate::campaign::Game;
use crate::campaign::generations::Generation;
use crate::panels::{ember_button, group, known, plain_button, row_button};
use crate::theme;

/// The most that can be said about a problem.
const LONGEST: usize = 4000;

/// Shows what is open.
pub fn show(world: &mut World, frames: &mut Frames<'_>, size: Vec2) {
    if unsaved(world, frames, size) || world.resource::<Care>().open.is_none() {
        return;
    }
    frames.shade(size);
    let mut care = std::mem::take(&mut *world.resource_mut::<Care>());
    frames.dialog("keep", None, |ui, out| {
        ui.set_width(640.0 * theme::scale(ui));
        match care.open.take() {
            Some(Open::Campaign { dir, name, back, sure }) => {
                care.open = Some(campaign(ui, &mut care.said, (dir, name, back, sure), out));
            }
            Some(Open::Import) => {
                import(ui, &mut care.file, out);
                care.open = Some(Open::Import);
            }
            Some(Open::Complaint) => {
                complaint(ui, &mut care.said, out);
                care.open = Some(Open::Complaint);
            }
            None => {}
        }
        if let Some((well, words)) = &care.told {
            ui.add_space(6.0);
            let color = if *well { theme::good() } else { theme::bad() };
            let told = ui.label(RichText::new(words).color(color));
            known(ui, words, &told);
        }
        ui.add_space(8.0);
        if plain_button(ui, "Close  (Esc)").clicked() {
            out.push(Wish::Keep(Keep::Close));
        }
    });
    // At the table, Escape is one of the table's own keys unless a panel takes what is typed.
    let at_table = *world.resource::<State<Screen>>().get() == Screen::Table;
    let mine = !at_table || frames.ctx.egui_wants_keyboard_input();
    if mine && frames.ctx.input_mut(|i| i.consume_key(Modifiers::NONE, Key::Escape)) {
        frames.out.push(Wish::Keep(Keep::Close));
    }
    *world.resource_mut::<Care>() = care;
}

type About = (PathBuf, String, Vec<(Generation, String)>, Option<u32>);

fn campaign(
    ui: &mut Ui,
    said: &mut String,
    (dir, name, back, mut sure): About,
    out: &mut Vec<Wish>,
) -> Open {
    ui.heading(&name);
    ui.label(RichText::new(dir.display().to_string()).small().color(theme::dust()));
    ui.add_space(4.0);
    let words = "all of it, to keep or to take to another computer";
    if row_button(ui, "Make one file of it", words, false).clicked() {
        out.push(Wish::Keep(Keep::Export(dir.clone())));
    }
    if row_button(ui, "Take the content as it is now", "between scenarios", false).clicked() {
        out.push(Wish::Keep(Keep::Update(dir.clone())));
    }
    group(ui, "Go back to");
    if back.is_empty() {
        ui.label(RichText::new("Nothing was played yet.").small().color(theme::dust()));
    }
    let tall = 170.0 * theme::scale(ui);
    ScrollArea::vertical().id_salt("back").max_height(tall).show(ui, |ui| {
        for (g, words) in back.iter().rev() {
            if row_button(ui, words, "", sure == Some(g.number)).clicked() {
                sure = Some(g.number);
            }
            if sure == Some(g.number) {
                ui.horizontal(|ui| {
                    ui.label(
                        RichText::new("What was played since is set aside.")
                            .color(theme::parchment()),
                    );
                    if ember_button(ui, "Go back there", false).clicked() {
                        out.push(Wish::Keep(Keep::Restore(dir.clone(), g.number)));
                    }
                    if plain_button(ui, "Rather not").clicked() {
                        sure = None;
                    }
                });
            }
        }
    });
    group(ui, "Report a problem");
    problem(ui, said);
    if plain_button(ui, "Write a report").clicked() {
        out.push(Wish::Keep(Keep::Report(dir.clone())));
    }
    Open::Campaign { dir, name, back, sure }
}

fn problem(ui: &mut Ui, said: &mut String) {
    let words = "What did you expect, and what happened? The report has the journal, the versions and, \
                 from the table, a picture of it, and no names or folders of yours.";
    ui.label(RichText::new(words).small().color(theme::dust()));
    let edit = TextEdit::multiline(said).char_limit(LONGEST).desired_rows(3);
    let field = ui.add(edit.desired_width(f32::INFINITY));
    known(ui, "What is wrong", &field);
}

fn complaint(ui: &mut Ui, said: &mut String, out: &mut Vec<Wish>) {
    ui.heading("Report a problem");
    problem(ui, said);
    ui.add_space(4.0);
    if ember_button(ui, "Write the report", false).clicked() {
        out.push(Wish::Keep(Keep::ReportHere));
    }
}

fn import(ui: &mut Ui, file: &mut String, out: &mut Vec<Wish>) {
    ui.heading("A campaign from a file");
    let words = "The file that “Make one file of it” wrote, on this computer or another: type where it \
                 is, or drop it on this window.";
    ui.label(RichText::new(words).color(theme::dust()));
    let field = ui.add(TextEdit::singleline(file).char_limit(2000).desired_width(f32::INFINITY));
    known(ui, "Path of the file", &field);
    ui.add_space(4.0);
    ui.add_enabled_ui(!file.trim().is_empty(), |ui| {
        if ember_button(ui, "Put it on the shelf", false).clicked() {
            out.push(Wish::Keep(Keep::Import(file.trim().into())));
        }
    });
}

/// What stands over everything while decisions cannot be saved; false where they can.
fn unsaved(world: &World, frames: &mut Frames<'_>, size: Vec2) -> bool {
    let Some(Game::Saved(session)) = &world.resource::<Desk>().game else { return false };
    let Some(trouble) = session.unsaved() else { return false };
    frames.shade(size);
    // Above the notices.
    let wide = 600.0 * frames.text;
    let at = pos2((size.x - wide) / 2.0, size.y * 0.1);
    frames.dialog("unsaved", Some(at), |ui, out| {
        ui.set_width(wide);
        ui.heading("Nothing can be saved");
        ui.label(RichText::new(&trouble.0).color(theme::bad()));
        let words = "Nothing is lost: the table is as it was before your last decision, and stays so \
                     as long as this window is open. Make room, or bring the folder back, and decide \
                     again; or go on in another folder.";
        ui.label(RichText::new(words).color(theme::parchment()));
        ui.add_space(6.0);
        ui.horizontal(|ui| {
            if ember_button(ui, "Try again", false).clicked() {
                out.push(Wish::Keep(Keep::TryAgain));
            }
            if plain_button(ui, "Go on in another folder").clicked() {
                out.push(Wish::Keep(Keep::Elsewhere));
            }
        });
    });
    true
}
