//! The results screen: won or lost, the ending, the rewards, and what comes next.

use bevy::prelude::*;
use bevy_egui::egui::{Rect, RichText, ScrollArea, pos2};

use super::frame::Frames;
use crate::kit::theme;
use crate::kit::widgets::{ember_button, row_button};
use crate::shell::command::{Command, StoryCommand};
use crate::shell::session::{GameSession, Report, saved};

/// Shows the results of the last game.
pub fn show(world: &mut World, frames: &mut Frames<'_>, size: Vec2) {
    let text = frames.text;
    let wide = (820.0 * text).min(size.x - 40.0);
    let rect = Rect::from_min_max(
        pos2((size.x - wide) / 2.0, 50.0 * text),
        pos2((size.x + wide) / 2.0, size.y - 50.0 * text),
    );
    let session = world.resource::<GameSession>();
    let Some(finished) = session.finished.clone() else {
        // The next game is on the table already: the screen changes with the next frame.
        if session.game.is_none() {
            frames.out.push(Command::Shelve);
        }
        return;
    };
    let Report { title: name, story: ending, statistics } = session.report.clone();
    let game = saved(world);
    let next =
        finished.next.as_ref().map(|id| game.map_or_else(|| id.clone(), |g| g.game_name(id)));
    let (saved, rests) =
        (game.is_some(), game.is_some_and(|g| g.downtime_is_due() || g.downtime_view().is_some()));
    let won = !finished.ending.winners.is_empty();
    frames.panel("after", rect, |ui, out| {
        let (word, color) = match (won, finished.ending.neutral) {
            (true, _) => (t!("after-won"), theme::good()),
            (false, true) => (t!("after-over"), theme::parchment()),
            (false, false) => (t!("after-lost"), theme::bad()),
        };
        ui.label(RichText::new(word).font(theme::heading(54.0 * text)).color(color));
        ui.label(RichText::new(&name).font(theme::heading(24.0 * text)).color(theme::parchment()));
        ui.label(RichText::new(&finished.ending.text).color(theme::dust()));
        ui.add_space(8.0);
        let foot = if saved { 144.0 } else { 102.0 } * text;
        ScrollArea::vertical()
            .max_height(ui.available_height() - foot)
            .auto_shrink([false, false])
            .show(ui, |ui| {
                // An ending that was shown before is not repeated.
                if won && !saved && !ending.is_empty() {
                    ui.label(RichText::new(&ending).color(theme::parchment()));
                    ui.add_space(8.0);
                }
                section(ui, &t!("after-facts"), &finished.facts);
                section(ui, &t!("after-rewards"), &finished.rewards);
                section(ui, &t!("after-notes"), &finished.notes);
                if !statistics.is_empty() {
                    let title = RichText::new(t!("after-scenario"));
                    ui.label(title.font(theme::heading(18.0 * text)));
                }
                for (what, value) in &statistics {
                    ui.horizontal_wrapped(|ui| {
                        ui.label(RichText::new(format!("{what}:")).color(theme::dust()));
                        ui.label(value);
                    });
                }
            });
        ui.add_space(6.0);
        // Where nothing lies between two games, the next one follows.
        let onward = match &next {
            Some(next) if !rests => t!("after-on", next = next),
            Some(next) if won => t!("after-on-won", next = next),
            Some(next) => t!("after-on-again", next = next),
            None if won => t!("after-on-all"),
            None => t!("after-on-decks"),
        };
        let onward = Some(onward).filter(|_| saved && (rests || next.is_some()));
        if onward.is_some_and(|onward| ember_button(ui, &onward, true).clicked()) {
            out.push(Command::Downtime(None));
        }
        if saved && row_button(ui, &t!("tale-read-ending"), "", false).clicked() {
            out.push(Command::Story(StoryCommand::Ending));
        }
        if row_button(ui, &t!("after-chronicle"), "", false).clicked() {
            out.push(Command::Chronicle(None));
        }
        if row_button(ui, &t!("after-shelf"), "", false).clicked() {
            out.push(Command::Shelve);
        }
    });
}

fn section(ui: &mut bevy_egui::egui::Ui, title: &str, lines: &[String]) {
    if lines.is_empty() {
        return;
    }
    let size = ui.style().text_styles[&bevy_egui::egui::TextStyle::Body].size;
    ui.label(RichText::new(title).font(theme::heading(size * 1.1)));
    for line in lines {
        ui.label(line);
    }
    ui.add_space(8.0);
}
