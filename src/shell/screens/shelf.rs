//! The shelf: every campaign with its party, its chapter, and the date of its last game.

use bevy::prelude::*;
use bevy_egui::egui::{Frame, Margin, Rect, RichText, ScrollArea, Stroke, pos2, vec2};

use super::frame::Frames;
use crate::kernel::campaign::entry::{Families, Shelved};
use crate::kernel::campaign::players::Players;
use crate::kernel::campaign::record::now;
use crate::kit::theme;
use crate::kit::widgets::{ember_button, known, plain_button};
use crate::shell::command::{Command, CommandQueue, FolderCommand, HistoryCommand};
use crate::shell::screen::Screen;
use crate::shell::table_window::Tables;

/// The campaigns, as they were when the screen was opened.
#[derive(Resource, Default)]
pub struct Shelf {
    /// The campaigns, the one that was played last first.
    pub entries: Vec<Shelved>,
    /// The party and the next game of each campaign, as text.
    pub words: Vec<(String, String)>,
    /// The error that kept the shelf from being read.
    pub trouble: Option<String>,
}

/// Reads the shelf.
pub fn read(mut shelf: ResMut<Shelf>, tables: Res<Tables>) {
    *shelf = Shelf::read(tables.families);
}

impl Shelf {
    /// Creates a shelf with these campaigns.
    pub fn of(entries: Vec<Shelved>) -> Shelf {
        let words = entries.iter().map(words).collect();
        Shelf { entries, words, trouble: None }
    }

    /// Reads the shelf from the disk.
    pub fn read(families: Families) -> Shelf {
        match families.shelf() {
            Ok(entries) => Shelf::of(entries),
            Err(trouble) => Shelf { trouble: Some(trouble.to_string()), ..Shelf::default() },
        }
    }
}

/// Returns the party and the next game by their names, or by their ids if the pack is missing.
fn words(entry: &Shelved) -> (String, String) {
    let Ok(record) = &entry.record else { return Default::default() };
    let people = Players(record.players.clone());
    let party = record.party.iter().map(|seat| match people.of(seat.seat) {
        Some(player) => format!("{} ({player})", seat.name),
        None => seat.name.clone(),
    });
    let next = record.next.as_ref().map_or_else(
        || t!("shelf-all-won"),
        |(_, name)| t!("shelf-next", scenario = name.as_str()),
    );
    (party.collect::<Vec<_>>().join(", "), next)
}

/// Returns how long ago a time was, as text.
pub fn ago(then: u64, now: u64) -> String {
    let minutes = now.saturating_sub(then) / 60;
    match minutes {
        0..=1 => t!("shelf-just-now"),
        2..=59 => t!("shelf-minutes", n = minutes),
        60..=119 => t!("shelf-hour"),
        120..=1439 => t!("shelf-hours", n = minutes / 60),
        1440..=2879 => t!("shelf-yesterday"),
        _ => t!("shelf-days", n = minutes / 1440),
    }
}

/// Shows the shelf.
pub fn show(world: &mut World, frames: &mut Frames<'_>, size: Vec2) {
    let text = frames.text;
    let wide = (980.0 * text).min(size.x - 40.0);
    let rect = Rect::from_min_max(
        pos2((size.x - wide) / 2.0, 40.0 * text),
        pos2((size.x + wide) / 2.0, size.y - 40.0 * text),
    );
    let shelf = world.resource::<Shelf>();
    frames.panel("shelf", rect, |ui, out| {
        ui.horizontal(|ui| {
            ui.heading(t!("shelf-title"));
            ui.with_layout(
                bevy_egui::egui::Layout::right_to_left(bevy_egui::egui::Align::Center),
                |ui| {
                    if plain_button(ui, &t!("shelf-to-title")).clicked() {
                        out.push(Command::Go(Screen::Title));
                    }
                    if plain_button(ui, &t!("new-title")).clicked() {
                        out.push(world.resource::<Tables>().new_campaign());
                    }
                    if plain_button(ui, &t!("shelf-from-file")).clicked() {
                        out.push(Command::Keep(FolderCommand::Ask));
                    }
                },
            );
        });
        if let Some(trouble) = &shelf.trouble {
            ui.label(RichText::new(trouble).color(theme::bad()));
        }
        if shelf.entries.is_empty() && shelf.trouble.is_none() {
            ui.label(RichText::new(t!("shelf-empty")).color(theme::dust()));
        }
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            for (entry, words) in shelf.entries.iter().zip(&shelf.words) {
                row(ui, entry, words, out);
            }
        });
    });
}

fn row(
    ui: &mut bevy_egui::egui::Ui,
    entry: &Shelved,
    (party, next): &(String, String),
    out: &mut CommandQueue,
) {
    let button = 120.0 * theme::scale(ui);
    Frame::NONE
        .fill(theme::soot())
        .stroke(Stroke::new(1.0, theme::line()))
        .corner_radius(6.0)
        .inner_margin(Margin::same(10))
        .show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            ui.horizontal(|ui| {
                ui.vertical(|ui| {
                    ui.set_width(ui.available_width() - button * 4.2);
                    let name = RichText::new(entry.name()).color(theme::parchment());
                    let size = ui.style().text_styles[&bevy_egui::egui::TextStyle::Body].size;
                    ui.label(name.font(theme::heading(size * 1.15)));
                    match &entry.record {
                        Ok(record) => {
                            let ended = |how| {
                                record.played.iter().filter(|game| game.won == Some(how)).count()
                            };
                            let when = ago(record.last_played, now());
                            let words = t!(
                                "shelf-line",
                                next = next,
                                won = ended(true),
                                lost = ended(false),
                                ago = when
                            );
                            ui.label(RichText::new(party).small().color(theme::parchment()));
                            ui.label(RichText::new(words).small().color(theme::dust()));
                        }
                        Err(error) => {
                            ui.label(RichText::new(error.to_string()).small().color(theme::bad()));
                        }
                    }
                });
                let open =
                    entry.record.as_ref().is_ok_and(|r| r.next.is_some() || r.downtime_is_due);
                ui.with_layout(
                    bevy_egui::egui::Layout::right_to_left(bevy_egui::egui::Align::Center),
                    |ui| {
                        ui.set_min_size(vec2(button, button / 3.0));
                        if open && ember_button(ui, &t!("shelf-play"), false).clicked() {
                            out.push(Command::Resume(entry.dir.clone()));
                        }
                        let keep = ui.button(t!("shelf-keep"));
                        known(ui, &t!("shelf-keep-it", name = entry.name()), &keep);
                        let watch = ui.button(t!("shelf-watch"));
                        known(ui, &t!("shelf-watch-it", name = entry.name()), &watch);
                        if watch.on_hover_text(t!("shelf-watch-hint")).clicked() {
                            out.push(Command::Past(HistoryCommand::List(entry.dir.clone())));
                        }
                        if keep.on_hover_text(t!("shelf-keep-hint")).clicked() {
                            out.push(Command::Keep(FolderCommand::Open(entry.dir.clone())));
                        }
                        if entry.record.is_ok()
                            && plain_button(ui, &t!("shelf-chronicle")).clicked()
                        {
                            out.push(Command::Chronicle(Some(entry.dir.clone())));
                        }
                        let hint = t!("shelf-camp-hint");
                        if entry.record.as_ref().is_ok_and(|r| r.downtime_is_allowed)
                            && plain_button(ui, &t!("shelf-camp")).on_hover_text(hint).clicked()
                        {
                            out.push(Command::Downtime(Some(entry.dir.clone())));
                        }
                    },
                );
            });
        });
    ui.add_space(4.0);
}

#[cfg(test)]
mod tests {
    #[test]
    fn times_read_well() {
        assert_eq!(super::ago(1000, 1030), "just now");
        assert_eq!(super::ago(0, 600), "10 minutes ago");
        assert_eq!(super::ago(0, 86_400 * 3), "3 days ago");
    }
}
