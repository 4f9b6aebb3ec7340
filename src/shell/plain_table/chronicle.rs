//! The chronicle of a campaign as a page: what the family tells of each game, with the signs of Markdown
//! as headings, lists and tables.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy_egui::egui::{
    Align, Grid, Label, Layout, Rect, RichText, ScrollArea, TextStyle, Ui, pos2,
};

use super::page::{inks, sheet};
use crate::kernel::campaign::CampaignError;
use crate::kit::input::{self, Action};
use crate::kit::theme;
use crate::kit::widgets::plain_button;
use crate::shell::command::Command;
use crate::shell::navigate::go;
use crate::shell::screen::Screen;
use crate::shell::screens::frame::Frames;
use crate::shell::session::{saved, warn};
use crate::shell::table_window::families;

/// The screen of the chronicle.
pub const CHRONICLE: Screen = Screen::Of("plain chronicle");

/// What the chronicle tells, and where it was opened.
#[derive(Resource, Default)]
pub struct Chronicle {
    text: String,
    from: Screen,
}

/// Opens the chronicle of a campaign folder, or of the campaign on the table.
pub fn open(world: &mut World, dir: Option<PathBuf>) {
    let text = match dir {
        None => saved(world).map(|game| game.story().markdown),
        Some(dir) => {
            let family = families(world).of_campaign(&dir).map_err(CampaignError::from);
            match family.and_then(|family| family.story(&dir, false)) {
                Ok(text) => Some(text),
                Err(trouble) => return warn(world, trouble.to_string()),
            }
        }
    };
    let Some(text) = text else { return };
    let from = *world.resource::<State<Screen>>().get();
    world.insert_resource(Chronicle { text, from });
    go(world, CHRONICLE);
}

/// Shows the screen.
pub fn show(world: &mut World, frames: &mut Frames<'_>, size: Vec2) {
    let text = frames.text;
    let wide = (900.0 * text).min(size.x - 28.0);
    let rect = Rect::from_min_max(
        pos2((size.x - wide) / 2.0, 24.0 * text),
        pos2((size.x + wide) / 2.0, size.y - 24.0 * text),
    );
    let chronicle = world.resource::<Chronicle>();
    let back = Command::Go(chronicle.from);
    if input::take(frames.ctx, Action::Back) {
        frames.out.push(back);
        return;
    }
    frames.panel("chronicle", rect, |ui, out| {
        ui.horizontal(|ui| {
            ui.heading(t!("story-title"));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if plain_button(ui, &t!("new-back")).clicked() {
                    out.push(back);
                }
            });
        });
        sheet(ui, 26.0, |ui| {
            ScrollArea::vertical().auto_shrink([false, false]).stick_to_bottom(true).show(
                ui,
                |ui| {
                    ui.set_max_width(ui.available_width() - 14.0);
                    lines(ui, &chronicle.text);
                },
            );
        });
    });
}

/// Shows the lines of a text in Markdown.
fn lines(ui: &mut Ui, text: &str) {
    let [_, ink, quiet] = inks();
    let [heading, body] =
        [TextStyle::Heading, TextStyle::Body].map(|style| ui.style().text_styles[&style].size);
    let mut rows: Vec<&str> = Vec::new();
    for (n, line) in text.lines().chain([""]).enumerate() {
        if line.starts_with('|') {
            rows.push(line);
            continue;
        }
        if !rows.is_empty() {
            table(ui, n, &rows);
            rows.clear();
        }
        let plain = line.replace("**", "").replace('\\', "");
        let (words, font, color) = match line.split_once(' ') {
            Some(("#", words)) => (words, theme::heading(heading * 1.5), ink),
            Some(("##", words)) => (words, theme::heading(heading * 1.15), ink),
            Some(("###", words)) => (words, theme::heading(heading), ink),
            _ if plain.starts_with('*') => (plain.trim_matches('*'), theme::heading(body), quiet),
            _ => (plain.as_str(), theme::body(body * 1.05), ink),
        };
        if words.is_empty() {
            ui.add_space(body * 0.4);
            continue;
        }
        let bullet = words.strip_prefix("- ");
        ui.horizontal_top(|ui| {
            if bullet.is_some() {
                ui.label(RichText::new("•").font(font.clone()).color(quiet));
            }
            let words = RichText::new(bullet.unwrap_or(words)).font(font).color(color);
            ui.add(Label::new(words).wrap());
        });
    }
}

/// Shows a table; its first row is the head, its second only rules.
fn table(ui: &mut Ui, n: usize, rows: &[&str]) {
    let [_, ink, quiet] = inks();
    let body = ui.style().text_styles[&TextStyle::Body].size;
    Grid::new(("table", n)).spacing([24.0, 4.0]).show(ui, |ui| {
        for (n, row) in rows.iter().enumerate().filter(|(n, _)| *n != 1) {
            for cell in row.trim_matches('|').split('|') {
                let words = RichText::new(cell.trim());
                ui.label(match n {
                    0 => words.font(theme::heading(body)).color(quiet),
                    _ => words.color(ink),
                });
            }
            ui.end_row();
        }
    });
}
