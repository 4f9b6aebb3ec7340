//! The screen of the downtime between two games: rewards, traders, decks and the camp, in the order
//! of the rules (AC-END-12, AC-END-13). [`AdventureDowntime`] decides what is allowed; this module
//! only shows it and turns input into answers.
//!
//! [`AdventureDowntime`]: crate::campaign::downtime::AdventureDowntime

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{Rect, pos2};

use crate::adventure_table::command::{DowntimeCommand, TableCommand};
use crate::adventure_table::screens::house_rules::HouseRules;
use crate::campaign::downtime::{AdventureDowntime, Choice, Step};
use crate::campaign::{Game, Session};
use crate::cards::printed::Reward;
use crate::kernel::campaign::players::Players;
use crate::kit::input::{self, Action};
use crate::rules::family::Adventure;
use crate::shell::command::{Command, CommandQueue};
use crate::shell::folders::FolderDialog;
use crate::shell::screens::frame::Frames;
use crate::shell::session::GameSession;

pub mod apply;
mod camp;
mod decks;
mod head;
pub mod kit;
mod large;
mod loot;
mod market;
pub mod moves;
mod party;
mod role;
mod rooms;
mod sheet;
pub mod state;

use kit::Kit;
use state::{DowntimeScreen, Tab};

/// Shows the screen.
pub fn show(world: &mut World, frames: &mut Frames<'_>, size: Vec2) {
    // The game is taken out of the session meanwhile, so that its world can be borrowed.
    let game = world.resource_mut::<GameSession>().bypass_change_detection().game.take();
    let mut sitting =
        std::mem::take(world.resource_mut::<DowntimeScreen>().bypass_change_detection());
    if let Some(Game::Saved(session)) = game.as_ref().and_then(|game| game.of::<Adventure>())
        && let Some(between) = session.downtime()
    {
        screen(world, frames, size, session, between, &mut sitting);
    }
    *world.resource_mut::<DowntimeScreen>().bypass_change_detection() = sitting;
    world.resource_mut::<GameSession>().bypass_change_detection().game = game;
}

fn screen(
    world: &mut World,
    frames: &mut Frames<'_>,
    size: Vec2,
    session: &Session,
    between: &AdventureDowntime,
    sit: &mut DowntimeScreen,
) {
    let content = Arc::clone(&session.campaign.content);
    let before = sit.large;
    // A face is not hovered any more once the pointer has left it.
    if frames.ctx.input(|i| i.pointer.is_moving()) {
        sit.over = None;
    }
    let people = between.state().seats.iter().map(|s| s.player.clone()).collect();
    let mut kit = Kit {
        world: &mut *world,
        content: &content,
        between,
        sit: &mut *sit,
        people: Players(people),
        text: frames.text,
        pixels: frames.ctx.pixels_per_point(),
        targets: Vec::new(),
        out: CommandQueue::default(),
    };
    keys(&mut kit, frames);
    let rooms = rooms::rooms(bevy_egui::egui::vec2(size.x, size.y), frames.text);
    let all = Rect::from_min_max(pos2(0.0, 0.0), pos2(size.x, size.y));
    frames.sheet("between", all, |ui| {
        head::ribbon(&mut kit, ui, rooms.ribbon);
        head::banner(&mut kit, ui, rooms.banner);
        head::heroes(&mut kit, ui, rooms.heroes);
        body(&mut kit, ui, rooms.body);
        head::foot(&mut kit, ui, rooms.foot);
        kit.hold(ui);
    });
    let out = std::mem::take(&mut kit.out);
    frames.out.extend(out.0);
    if let Some(key) = sit.large {
        let away = large::show(world, frames, &content, between, key, size);
        // The click that opened it does not close it.
        if away && before == Some(key) {
            sit.large = None;
        }
    }
}

/// Shows the body of the current step.
fn body(kit: &mut Kit<'_>, ui: &mut bevy_egui::egui::Ui, room: Rect) {
    match kit.between.state().step {
        Step::Rewards => match kit.between.state().due.front().map(|d| d.reward.clone()) {
            Some(Reward::Loot(id)) => loot::show(kit, ui, room, &id),
            Some(Reward::Role) => role::show(kit, ui, room),
            Some(reward) => sheet::show(kit, ui, room, &reward),
            None => {}
        },
        Step::Visits => market::visits(kit, ui, room),
        Step::Swap | Step::Decks => decks::show(kit, ui, room),
        Step::Trade => market::trade(kit, ui, room),
        Step::Camp => {
            if kit.sit.asked().is_some() {
                return party::farewell(kit, ui, room);
            }
            let below = camp::tabs(kit, ui, room);
            match kit.sit.tab {
                Tab::Next => camp::show(kit, ui, below),
                Tab::Party => party::show(kit, ui, below),
                Tab::Decks => decks::show(kit, ui, below),
            }
        }
        Step::Over => {}
    }
}

/// Handles the keys of this screen, unless a text field uses them.
fn keys(kit: &mut Kit<'_>, frames: &Frames<'_>) {
    let dialog =
        kit.world.resource::<HouseRules>().0 || kit.world.resource::<FolderDialog>().open.is_some();
    if dialog || frames.ctx.text_edit_focused() {
        return;
    }
    let focused = frames.ctx.memory(|m| m.focused().is_some());
    let pressed = |action| input::take(frames.ctx, action);
    if pressed(Action::Undo) {
        kit.out.push(TableCommand::Meet(DowntimeCommand::Back));
    }
    let seats = kit.between.state().seats.len().max(1);
    for (n, seat) in Action::SEATS.into_iter().enumerate() {
        if pressed(seat) && n < seats {
            kit.sit.open = n;
        }
    }
    if pressed(Action::NextSeat) {
        kit.sit.open = (kit.sit.open + 1) % seats;
    }
    if pressed(Action::PreviousSeat) {
        kit.sit.open = (kit.sit.open + seats - 1) % seats;
    }
    if let Some(key) = kit.sit.over.filter(|_| pressed(Action::Inspect)) {
        kit.sit.large = Some(key);
    }
    let open = kit.sit.large.is_some() || kit.sit.chosen.is_some() || kit.sit.sure.is_some();
    if open && pressed(Action::Back) {
        if kit.sit.large.take().is_none() {
            (kit.sit.chosen, kit.sit.sure) = (None, None);
        }
        return;
    }
    if kit.sit.large.is_some() {
        return;
    }
    if pressed(Action::Obvious) || (!focused && pressed(Action::Press)) {
        match onward(kit) {
            Some(choice) => kit.decide(choice),
            None => kit.out.push(Command::Refuse(crate::rules::flow::prompt::Refusal::new(
                "AC-FEAT-13",
                t!("head-for-good"),
            ))),
        }
    }
}

/// Returns the answer that leads on by one key.
fn onward(kit: &Kit<'_>) -> Option<Choice> {
    let chosen = kit.sit.scenario.clone().map(Choice::Play).filter(|c| kit.sit.offers(c));
    match kit.between.state().step {
        Step::Camp if kit.sit.asked().is_none() => chosen.or_else(|| kit.sit.proposal.clone()),
        _ => kit.sit.proposal.clone(),
    }
}
