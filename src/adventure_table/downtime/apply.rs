//! What the window wants done between two games: every answer goes to the open campaign, where it
//! is on the disk before the next is asked.

use bevy::prelude::*;

use super::moves;
use super::sitting::Sitting;
use crate::campaign::between::Choice;
use crate::campaign::{Campaign, Game, Session, Trouble};
use crate::kit::notices::Notices;
use crate::shell::command::{Command, DowntimeCommand};
use crate::shell::navigate::go;
use crate::shell::play::start;
use crate::shell::screen::Screen;
use crate::shell::session::{GameSession, mark_dirty, warn};

/// Applies the commands of this room.
pub fn apply(world: &mut World, command: Command) -> Option<Command> {
    match command {
        Command::Meet(meet) => act(world, meet),
        other => return Some(other),
    }
    None
}

fn act(world: &mut World, meet: DowntimeCommand) {
    match meet {
        DowntimeCommand::Open => {
            if let Some(Game::Saved(session)) = world.resource_mut::<GameSession>().game.take() {
                open(world, *session);
            }
        }
        DowntimeCommand::At(dir) => match Campaign::open(&dir) {
            Ok(campaign) => open(world, Session::new(campaign)),
            Err(trouble) => warn(world, trouble.0),
        },
        DowntimeCommand::Decide(choice) => decide(world, &choice),
        DowntimeCommand::Back => back(world),
        DowntimeCommand::Rest => rest(world),
    }
}

/// Takes up what is between two games and goes to its screen.
pub fn open(world: &mut World, mut session: Session) {
    let met = session.meet();
    let over = met.is_ok() && session.between().is_none();
    let running = session.is_running();
    world.resource_mut::<GameSession>().game = Some(Game::Saved(Box::new(session)));
    match met {
        Ok(notices) => {
            for notice in notices {
                warn(world, notice);
            }
            if over {
                return leave(world);
            }
            *world.resource_mut::<Sitting>() = Sitting::default();
            refresh(world, 0);
            go(world, Screen::Between);
        }
        Err(trouble) => {
            if !running {
                world.resource_mut::<GameSession>().game = None;
            }
            warn(world, trouble.0);
        }
    }
}

/// Does something with the open campaign; what it returns is told if it went wrong.
fn with<T>(world: &mut World, act: impl FnOnce(&mut Session) -> Result<T, Trouble>) -> Option<T> {
    let mut game = world.resource_mut::<GameSession>().game.take();
    let done = match &mut game {
        Some(Game::Saved(session)) if session.between().is_some() => Some(act(session)),
        _ => None,
    };
    world.resource_mut::<GameSession>().game = game;
    match done? {
        Ok(value) => Some(value),
        Err(trouble) => {
            warn(world, trouble.0);
            None
        }
    }
}

/// How many sentences have been told, and whether anything is left to decide.
fn told(world: &World) -> Option<usize> {
    match &world.resource::<GameSession>().game {
        Some(Game::Saved(session)) => session.between().map(|b| b.state().notes.len()),
        _ => None,
    }
}

/// What is asked now; `from`: the first sentence that is news.
fn refresh(world: &mut World, from: usize) {
    world.resource_scope(|world, mut sitting: Mut<Sitting>| {
        if let Some(Game::Saved(session)) = &world.resource::<GameSession>().game
            && let Some(between) = session.between()
        {
            let news = between.state().notes.iter().skip(from).cloned().collect();
            sitting.results.clone_from(&session.campaign.record.body.results);
            sitting.refresh(between, news);
        }
    });
    mark_dirty(world);
}

fn decide(world: &mut World, choice: &Choice) {
    let refusal = match &world.resource::<GameSession>().game {
        Some(Game::Saved(session)) => session.between().and_then(|b| b.judge(choice).err()),
        _ => None,
    };
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
            world.resource_mut::<Sitting>().news = vec![t!("past-undone")];
        }
        Some(false) => warn(world, t!("past-nothing-back")),
        None => {}
    }
}

fn rest(world: &mut World) {
    let choices = match &world.resource::<GameSession>().game {
        Some(Game::Saved(session)) => session.between().map(moves::rest).unwrap_or_default(),
        _ => Vec::new(),
    };
    let before = told(world).unwrap_or(0);
    for choice in choices {
        if with(world, |session| session.decide(&choice)).is_none() {
            break;
        }
    }
    after(world, before);
}

/// All is decided: on to the next scenario, or to the shelf once every one is won.
fn leave(world: &mut World) {
    let Some(Game::Saved(session)) = world.resource_mut::<GameSession>().game.take() else {
        return;
    };
    *world.resource_mut::<Sitting>() = Sitting::default();
    if session.campaign.record.body.next.is_some() {
        return start(world, *session, None);
    }
    world.resource_mut::<Notices>().notify(t!("past-all-won"));
    drop(session);
    go(world, Screen::Shelf);
}
