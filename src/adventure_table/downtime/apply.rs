//! Applies the commands of the downtime: every answer goes to the open campaign and is saved before
//! the next question.

use bevy::prelude::*;

use super::moves;
use super::state::DowntimeScreen;
use crate::adventure_table::command::{DowntimeCommand, TableCommand};
use crate::adventure_table::screen_names::DOWNTIME;
use crate::adventure_table::session;
use crate::campaign::downtime::{AdventureDowntime, Choice};
use crate::campaign::{Game, Session};
use crate::kernel::campaign::CampaignError;
use crate::kit::notices::Notices;
use crate::shell::navigate::go;
use crate::shell::play::start;
use crate::shell::screen::Screen;
use crate::shell::session::{GameSession, mark_dirty, warn};

/// Applies the commands of the downtime.
pub fn apply(world: &mut World, command: TableCommand) -> Option<TableCommand> {
    match command {
        TableCommand::Meet(meet) => act(world, meet),
        other => return Some(other),
    }
    None
}

fn act(world: &mut World, meet: DowntimeCommand) {
    match meet {
        DowntimeCommand::Decide(choice) => decide(world, &choice),
        DowntimeCommand::Back => back(world),
        DowntimeCommand::Rest => rest(world),
    }
}

/// Starts or resumes the downtime and goes to its screen.
pub fn open(world: &mut World, mut session: Session) {
    let met = session.enter_downtime();
    let over = met.is_ok() && session.downtime().is_none();
    let running = session.is_running();
    let game = Game::Saved(Box::new(session));
    world.resource_mut::<GameSession>().game = Some(Box::new(game));
    match met {
        Ok(notices) => {
            for notice in notices {
                warn(world, notice);
            }
            if over {
                return leave(world);
            }
            *world.resource_mut::<DowntimeScreen>() = DowntimeScreen::default();
            refresh(world, 0);
            go(world, DOWNTIME);
        }
        Err(trouble) => {
            if !running {
                world.resource_mut::<GameSession>().game = None;
            }
            warn(world, trouble.to_string());
        }
    }
}

/// Calls a function with the open campaign; shows a notice if it fails.
fn with<T>(
    world: &mut World,
    act: impl FnOnce(&mut Session) -> Result<T, CampaignError>,
) -> Option<T> {
    let done = session::with(world, |game, _| match game {
        Game::Saved(session) if session.downtime().is_some() => Some(act(session)),
        _ => None,
    });
    match done?? {
        Ok(value) => Some(value),
        Err(trouble) => {
            warn(world, trouble.to_string());
            None
        }
    }
}

/// Returns the state of the downtime, if it is under way.
fn between(world: &World) -> Option<&AdventureDowntime> {
    session::session(world)?.downtime()
}

/// Returns the number of sentences so far, and whether anything is left to decide.
fn told(world: &World) -> Option<usize> {
    Some(between(world)?.state().notes.len())
}

/// Updates the open question; `from` is the index of the first new sentence.
fn refresh(world: &mut World, from: usize) {
    world.resource_scope(|world, mut sitting: Mut<DowntimeScreen>| {
        if let Some(session) = session::session(world)
            && let Some(between) = session.downtime()
        {
            let news = between.state().notes.iter().skip(from).cloned().collect();
            sitting.results.clone_from(&session.campaign.record.body.results);
            sitting.refresh(between, news);
        }
    });
    mark_dirty(world);
}

fn decide(world: &mut World, choice: &Choice) {
    let refusal = between(world).and_then(|b| b.judge(choice).err());
    if let Some(refusal) = refusal {
        return world.resource_mut::<Notices>().refuse(refusal.why, refusal.rule);
    }
    let before = told(world).unwrap_or(0);
    if with(world, |session| session.decide(choice)).is_some() {
        after(world, before);
    }
}

fn after(world: &mut World, before: usize) {
    match told(world) {
        Some(_) => refresh(world, before),
        None => leave(world),
    }
}

fn back(world: &mut World) {
    match with(world, Session::undo_decision) {
        Some(true) => {
            refresh(world, usize::MAX);
            world.resource_mut::<DowntimeScreen>().news = vec![t!("past-undone")];
        }
        Some(false) => warn(world, t!("past-nothing-back")),
        None => {}
    }
}

fn rest(world: &mut World) {
    let choices = between(world).map(moves::rest).unwrap_or_default();
    let before = told(world).unwrap_or(0);
    for choice in choices {
        if with(world, |session| session.decide(&choice)).is_none() {
            break;
        }
    }
    after(world, before);
}

/// Leaves the finished downtime: starts the next scenario, or goes to the shelf if all are won.
fn leave(world: &mut World) {
    let Some(game) = world.resource_mut::<GameSession>().game.take() else { return };
    *world.resource_mut::<DowntimeScreen>() = DowntimeScreen::default();
    if game.saved().is_some_and(|saved| saved.next_game().is_some()) {
        return start(world, game, None);
    }
    world.resource_mut::<Notices>().notify(t!("past-all-won"));
    drop(game);
    go(world, Screen::Shelf);
}
