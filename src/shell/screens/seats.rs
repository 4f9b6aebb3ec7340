//! Seats: who plays which heroes, in which colors, and who may see a hand. And the curtain that covers
//! a private hand until its own person sits before the screen.

use bevy::prelude::*;
use bevy_egui::egui::{Align, Layout, RichText, Sense, TextEdit, vec2};

use super::frame::Frames;
use crate::campaign::Game;
use crate::campaign::hands::HandPolicy;
use crate::campaign::players::{COLORS, LONGEST, Person, Seating, colors, nameless};
use crate::kit::input::{self, Action};
use crate::kit::theme;
use crate::kit::widgets::{ember_button, known, plain_button};
use crate::shell::command::Command;
use crate::shell::model::Model;
use crate::shell::screen::Screen;
use crate::shell::session::GameSession;
use crate::shell::table_window::table;

/// The panel, with what was changed in it and is not yet so.
#[derive(Resource, Default)]
pub struct Seats(pub Option<Seating>);

/// Applies the commands of this room.
pub fn apply(world: &mut World, command: Command) -> Option<Command> {
    match command {
        Command::Seats(open) => self::open(world, open),
        other => return Some(other),
    }
    None
}

/// Opens the panel with how the campaign is seated, or closes it.
pub fn open(world: &mut World, open: bool) {
    let now = match (open, &world.resource::<GameSession>().game) {
        (true, Some(Game::Saved(session))) => {
            let mut now = session.campaign.seating();
            now.players.resize(session.campaign.record.body.party.len(), nameless(0));
            Some(now)
        }
        _ => None,
    };
    world.resource_mut::<Seats>().0 = now;
}

/// Shows the panel, where it is open.
pub fn show(world: &mut World, frames: &mut Frames<'_>, screen: Screen) {
    let Some(mut now) = world.resource_mut::<Seats>().0.take() else { return };
    let heroes: Vec<String> = match &world.resource::<GameSession>().game {
        Some(Game::Saved(session)) if screen != Screen::New => {
            let campaign = &session.campaign;
            let name = |id: &String| {
                let known = campaign.content.hero(id).map(|n| &campaign.content.heroes[n]);
                known.map_or_else(|| id.clone(), |h| h.name.clone())
            };
            campaign.record.body.party.iter().map(|m| name(&m.hero)).collect()
        }
        _ => return,
    };
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

/// Covers the table while the wrong person sits before a private hand.
pub fn curtain(world: &World, frames: &mut Frames<'_>, size: Vec2) {
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
                out.push(Command::HandOver);
            }
            if asked.is_some_and(|who| who != seat) {
                ui.add_space(4.0 * scale);
                let words = &t!("seats-back");
                let words = input::with_key(ui.ctx(), words, 3, Action::Back);
                if plain_button(ui, &words).clicked() {
                    out.push(Command::LookBack);
                }
            }
        });
    });
}
