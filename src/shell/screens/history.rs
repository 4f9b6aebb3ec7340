//! The history over the table: the list of moments, the controls of a replay, and the games of a
//! campaign that can be replayed.

use bevy::prelude::*;
use bevy_egui::egui::{Rect, RichText, ScrollArea, Ui, pos2, vec2};

use super::frame::Frames;
use crate::kit::input::{self, Action};
use crate::kit::theme;
use crate::kit::widgets::{plain_button, row_button};
use crate::shell::command::{Command, CommandQueue, HistoryCommand};
use crate::shell::history::{self, HistoryView, Watchable};
use crate::shell::panels::moments;
use crate::shell::panels::transport::{self, Replay};
use crate::shell::screen::Screen;
use crate::shell::session::{decisions, saved, watched, watching};
use crate::shell::table_window::table;

/// Shows the list of moments over the right side of the table, so that the table stays visible.
pub fn moments(world: &mut World, frames: &mut Frames<'_>) {
    if !world.resource::<HistoryView>().moments {
        return;
    }
    let l = table(world).places(world);
    let policy = saved(world).map(|game| game.undo_policy());
    let Some(list) = history::moments(world) else { return };
    let k = frames.text;
    let gap = 8.0 * k;
    let rect = match watching(world) {
        // The list goes beside the controls of the replay.
        true => Rect::from_min_max(
            pos2((l.ask.min.x - 420.0 * k).max(gap), gap),
            pos2(l.ask.min.x - gap, l.size.y - gap),
        ),
        false => Rect::from_min_max(
            pos2(l.ask.min.x - 90.0 * k, l.ask.min.y.min(l.chronicle.min.y)),
            pos2(l.size.x - gap, l.size.y - gap),
        ),
    };
    let ahead = if watching(world) { String::new() } else { t!("past-taken-back") };
    let margin = 28.0 * frames.text;
    frames.dialog("moments", Some(rect.min), |ui, out| {
        let inner = rect.size() - vec2(margin, margin);
        ui.set_min_size(inner);
        ui.set_max_size(inner);
        moments::show(ui, &list, policy, &ahead, out);
    });
}

/// Shows the controls of a replay. Returns whether a replay is watched.
pub fn replay(world: &mut World, frames: &mut Frames<'_>, rect: Rect) -> bool {
    let Some(watch) = watched(world) else { return false };
    let shown = world.resource::<HistoryView>();
    let at = decisions(world).min(watch.len());
    let all = watch.moments();
    let turns: Vec<(usize, u32)> = watch.turns().into_iter().map(|n| (n, all[n].turn)).collect();
    let replay = Replay {
        title: watch.title(),
        moment: &all[at],
        at: (at, watch.len()),
        turns: &turns,
        running: shown.running,
        pace: shown.pace,
        home: watch.campaign().is_some(),
    };
    frames.panel("transport", rect, |ui, out| transport::show(ui, &replay, out));
    true
}

/// Shows the games that can be replayed, if that list is open.
pub fn list(world: &mut World, frames: &mut Frames<'_>, size: Vec2) {
    let Some(list) = world.resource_mut::<HistoryView>().list.take() else { return };
    frames.shade(size);
    frames.dialog("watch", None, |ui, out| {
        ui.set_width(560.0 * theme::scale(ui));
        ui.heading(&list.name);
        ui.label(RichText::new(t!("past-watch-hint")).color(theme::dust()));
        ui.add_space(6.0);
        if list.games.is_empty() {
            ui.label(t!("keep-nothing"));
        }
        let tall = 420.0 * theme::scale(ui);
        ScrollArea::vertical().id_salt("watch").max_height(tall).show(ui, |ui| {
            for game in &list.games {
                game_row(ui, &list.dir, game, out);
            }
        });
        ui.add_space(8.0);
        if plain_button(ui, &input::with_key(ui.ctx(), &t!("screen-close"), 2, Action::Back))
            .clicked()
        {
            out.push(Command::Past(HistoryCommand::Unlist));
        }
    });
    let at_table = *world.resource::<State<Screen>>().get() == Screen::Table;
    if input::take(frames.ctx, Action::Back) {
        frames.out.push(Command::Past(HistoryCommand::Unlist));
    }
    // The shelf's dialog does not belong on the table.
    if !at_table {
        world.resource_mut::<HistoryView>().list = Some(list);
    }
}

fn game_row(ui: &mut Ui, dir: &std::path::Path, game: &Watchable, out: &mut CommandQueue) {
    let how = match game.result {
        Some((Some(true), turns)) => t!("past-won", turns = turns),
        Some((Some(false), turns)) => t!("past-lost", turns = turns),
        Some((None, _)) => t!("past-over"),
        None => t!("past-under-way"),
    };
    if row_button(ui, &format!("{}. {}", game.number, game.name), &how, false).clicked() {
        out.push(Command::Past(HistoryCommand::Watch(dir.to_owned(), game.number)));
    }
}
