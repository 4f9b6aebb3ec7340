//! The seating panel: who plays which heroes, in which colors, and who may see a hand.

use bevy::prelude::*;
use bevy_egui::egui::{Align, Layout, RichText, Sense, TextEdit, vec2};

use super::frame::Frames;
use crate::kernel::campaign::HandPolicy;
use crate::kernel::campaign::players::{COLORS, LONGEST, Person, Seating, colors, nameless};
use crate::kit::input::{self, Action};
use crate::kit::theme;
use crate::kit::widgets::{ember_button, known, plain_button};
use crate::shell::command::Command;
use crate::shell::session::saved;

/// The panel, with changes that are not applied yet.
#[derive(Resource, Default)]
pub struct Seats(pub Option<Seating>);

/// Applies the commands of the seating panel.
pub fn apply(world: &mut World, command: Command) -> Option<Command> {
    match command {
        Command::Seats(open) => self::open(world, open),
        other => return Some(other),
    }
    None
}

/// Opens the panel with the campaign's seating, or closes it.
pub fn open(world: &mut World, open: bool) {
    let now = saved(world).filter(|_| open).map(|game| {
        let mut now = game.seating();
        now.players.resize(game.party().len(), nameless(0));
        now
    });
    world.resource_mut::<Seats>().0 = now;
}

/// Shows the panel if it is open.
pub fn show(world: &mut World, frames: &mut Frames<'_>) {
    let Some(mut now) = world.resource_mut::<Seats>().0.take() else { return };
    let Some(game) = saved(world) else { return };
    let heroes: Vec<String> = game.party().into_iter().map(|seat| seat.name).collect();
    let scale = frames.text;
    frames.dialog("seats", None, |ui, out| {
        ui.set_width(620.0 * scale);
        ui.horizontal(|ui| {
            ui.heading(t!("seats-title"));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if plain_button(ui, &input::with_key(ui.ctx(), &t!("seats-leave"), 2, Action::Back))
                    .clicked()
                {
                    out.push(Command::Seats(false));
                }
            });
        });
        ui.label(RichText::new(t!("seats-hint")).small().color(theme::dust()));
        ui.add_space(6.0 * scale);
        let looks = colors(&now.players, &now.people);
        for (seat, hero) in heroes.iter().enumerate() {
            let Some(player) = now.players.get_mut(seat) else { continue };
            let name = player.trim().to_owned();
            ui.horizontal(|ui| {
                let side = 26.0 * scale;
                let (rect, hit) = ui.allocate_exact_size(vec2(side, side), Sense::click());
                let look = looks[seat % looks.len()];
                theme::mark(ui.painter(), rect.center(), side * 0.34, look);
                known(ui, &t!("seats-mark", seat = seat + 1), &hit);
                if hit.clicked() && !name.is_empty() {
                    let color = (look + 1) % COLORS;
                    now.people.retain(|p| p.name != name);
                    now.people.push(Person { name: name.clone(), color });
                }
                let text = RichText::new(hero).color(theme::parchment());
                let room = vec2(230.0 * scale, side);
                ui.allocate_ui_with_layout(room, Layout::left_to_right(Align::Center), |ui| {
                    ui.set_min_width(room.x);
                    ui.add(bevy_egui::egui::Label::new(text).truncate());
                });
                let edit = TextEdit::singleline(player).char_limit(LONGEST);
                let edit = ui.add(edit.desired_width(280.0 * scale));
                known(ui, &t!("seats-player", seat = seat + 1), &edit);
            });
        }
        ui.add_space(6.0 * scale);
        let mut private = now.hands == HandPolicy::Private;
        let hit = ui.checkbox(&mut private, t!("seats-private-hint"));
        known(ui, &t!("seats-private"), &hit);
        now.hands = if private { HandPolicy::Private } else { HandPolicy::Open };
        ui.label(RichText::new(t!("seats-curtain")).small().color(theme::dust()));
        ui.add_space(6.0 * scale);
        if ember_button(ui, &t!("seats-done"), false).clicked() {
            out.push(Command::SetSeating(now.clone()));
            out.push(Command::Seats(false));
        }
    });
    world.resource_mut::<Seats>().0 = Some(now);
}
