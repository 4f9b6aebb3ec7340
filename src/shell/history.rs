//! Undo, redo and replays in the window: their commands, and what is shown of them.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::command::{Command, CommandQueue, HistoryCommand};
use super::model::{self, Model};
use super::screen::Screen;
use super::session::{GameSession, mark_dirty, warn, watched, watching};
use super::table_window::table;
use crate::campaign::record::Record;
use crate::campaign::undo::Moments;
use crate::campaign::watch::{self, Watch, Watchable};
use crate::campaign::{Game, Trouble, UndoPolicy, packs, quest, shelf};
use crate::kit::input::{Action, Replay};
use crate::kit::notices::Notices;
use crate::rules::flow::past::History;
use crate::rules::play;
use crate::rules::state::cue::Cues;
use crate::shell::play::{finish, put_on_table};

/// A campaign's folder, its name, and what of it can be watched with the scenarios' names.
pub type Listed = (PathBuf, String, Vec<(Watchable, String)>);

/// The seconds between two decisions of a replay, by its pace.
const PACES: [f32; 5] = [2.5, 1.2, 0.6, 0.25, 0.06];

/// What is open of all this.
#[derive(Resource)]
pub struct Shown {
    /// The list of moments is open.
    pub moments: bool,
    /// What of a campaign can be watched: its folder, its name, the scenarios with their names.
    pub list: Option<Listed>,
    /// The replay runs.
    pub running: bool,
    /// How fast, from 0 to 4.
    pub pace: usize,
    /// Seconds since its last decision.
    since: f32,
    /// The moments as they were when the table last changed.
    cached: Option<(u64, Moments)>,
}

impl Default for Shown {
    fn default() -> Shown {
        Shown { moments: false, list: None, running: false, pace: 1, since: 0.0, cached: None }
    }
}

/// Adds it.
pub fn plugin(app: &mut App) {
    app.init_resource::<Shown>().add_systems(Update, run).add_systems(Last, drive);
}

/// Lets the arrows drive the replay that is watched.
fn drive(world: &mut World) {
    let watching = watching(world);
    world.resource_mut::<Replay>().set_if_neq(Replay(watching));
}

/// What an action means on a table on which a journal is watched; nothing: what it means everywhere.
pub fn command(world: &World, action: Action) -> Option<Command> {
    watched(world)?;
    let running = world.resource::<Shown>().running;
    let at = world.resource::<History>();
    let end = at.made().len() + at.undone().len();
    let go = match action {
        Action::ReplayRun | Action::Obvious | Action::Press => HistoryCommand::Run(!running),
        Action::ReplayNext => HistoryCommand::Next,
        Action::ReplayPrevious => HistoryCommand::Previous,
        Action::ReplayNextTurn => HistoryCommand::NextTurn,
        Action::ReplayPreviousTurn => HistoryCommand::PreviousTurn,
        Action::ReplayStart => HistoryCommand::To(0),
        Action::ReplayEnd => HistoryCommand::To(end),
        _ => return None,
    };
    Some(Command::Past(go))
}

/// The moments of the scenario on the table, made anew when it has changed.
pub fn moments(world: &mut World) -> Option<Moments> {
    let rev = world.resource::<GameSession>().rev;
    if let Some((of, moments)) = world.resource_mut::<Shown>().cached.take_if(|(of, _)| *of == rev)
    {
        world.resource_mut::<Shown>().cached = Some((of, moments.clone()));
        return Some(moments);
    }
    let game = world.resource_mut::<GameSession>().game.take()?;
    let moments = game.moments(world);
    world.resource_mut::<GameSession>().game = Some(game);
    world.resource_mut::<Shown>().cached = Some((rev, moments.clone()));
    Some(moments)
}

/// Applies the commands of this room.
pub fn apply(world: &mut World, command: Command) -> Option<Command> {
    match command {
        Command::Undo => undo(world),
        Command::Past(go) => act(world, go),
        other => return Some(other),
    }
    None
}

fn act(world: &mut World, go: HistoryCommand) {
    let at = world.get_resource::<History>().map_or(0, |p| p.made().len());
    let steps = |to: fn(&Watch, usize) -> usize| watched(world).map(|w| to(w, at));
    match go {
        HistoryCommand::Show(open) => world.resource_mut::<Shown>().moments = open,
        HistoryCommand::To(to) => to_moment(world, to),
        HistoryCommand::Redo => redo(world),
        HistoryCommand::Policy(undo) => policy(world, undo),
        HistoryCommand::List(dir) => list(world, dir),
        HistoryCommand::Unlist => world.resource_mut::<Shown>().list = None,
        HistoryCommand::Watch(dir, number) => watch(world, Watch::of_campaign(&dir, number)),
        HistoryCommand::Run(on) => {
            let end = watched(world).is_some_and(|w| at >= w.len());
            if on && end {
                to_moment(world, 0);
            }
            let mut shown = world.resource_mut::<Shown>();
            (shown.running, shown.since) = (on, 0.0);
            mark_dirty(world);
        }
        HistoryCommand::Pace(pace) => {
            world.resource_mut::<Shown>().pace = pace.min(PACES.len() - 1)
        }
        HistoryCommand::Next => {
            if let Some(to) = steps(|w, at| w.next(at)) {
                step(world, to);
            }
        }
        HistoryCommand::Previous => to_moment_of(world, steps(|w, at| w.previous(at))),
        HistoryCommand::NextTurn => to_moment_of(world, steps(|w, at| w.next_turn(at))),
        HistoryCommand::PreviousTurn => to_moment_of(world, steps(|w, at| w.previous_turn(at))),
        HistoryCommand::TakeOver => take_over(world, at),
    }
}

fn to_moment_of(world: &mut World, to: Option<usize>) {
    if let Some(to) = to {
        to_moment(world, to);
    }
}

/// Does something with the game that lies on the table.
fn with<T>(world: &mut World, act: impl FnOnce(&mut Game, &mut World) -> T) -> Option<T> {
    let mut game = world.resource_mut::<GameSession>().game.take()?;
    let done = act(&mut game, world);
    world.resource_mut::<GameSession>().game = Some(game);
    Some(done)
}

/// Takes the last decision back.
pub fn undo(world: &mut World) {
    match with(world, |game, world| game.undo(world)) {
        Some(Ok(true)) => {
            landed(world);
            toast(world, &t!("past-undone"));
        }
        Some(Ok(false)) => warn(world, t!("past-nothing-back")),
        Some(Err(trouble)) => warn(world, trouble.to_string()),
        None => {}
    }
}

fn redo(world: &mut World) {
    match with(world, |game, world| game.redo(world)) {
        Some(Ok(true)) => {
            landed(world);
            toast(world, &t!("past-redone"));
        }
        Some(Ok(false)) => warn(world, t!("past-nothing-again")),
        Some(Err(trouble)) => warn(world, trouble.to_string()),
        None => {}
    }
}

fn to_moment(world: &mut World, to: usize) {
    if world.resource::<History>().made().len() == to {
        return;
    }
    match with(world, |game, world| game.go_to(world, to)) {
        Some(Ok(())) => landed(world),
        Some(Err(trouble)) => warn(world, trouble.to_string()),
        None => {}
    }
}

fn policy(world: &mut World, undo: UndoPolicy) {
    match with(world, |game, world| game.set_undo_policy(world, undo)) {
        Some(Ok(())) => toast(world, &t!("past-from-now", policy = undo.text())),
        Some(Err(trouble)) => warn(world, trouble.to_string()),
        None => {}
    }
    mark_dirty(world);
}

fn toast(world: &mut World, text: &str) {
    world.resource_mut::<Notices>().notify(text);
}

/// The table is at another moment: what was told on the way forth is in the chronicle, what was taken
/// back is not.
fn landed(world: &mut World) {
    let cues = world.resource_mut::<Cues>().drain();
    table(world).rewind(world, cues);
    let mut model = world.resource_mut::<Model>();
    model.close();
    model::refresh(world);
    mark_dirty(world);
    if play::ended(world).is_some() && !watching(world) {
        finish(world);
    }
}

/// What of a campaign can be watched.
fn list(world: &mut World, dir: PathBuf) {
    let record = match Record::peek(&dir) {
        Ok(record) => record,
        Err(trouble) => return warn(world, trouble.to_string()),
    };
    let pack = packs::find_of(&dir, &record.pack).ok();
    let pack = pack.and_then(|c| quest::known(&c, &record.body.quests).ok());
    let name = |id: &str| {
        let found = pack.as_ref().and_then(|c| Some(c.scenarios[c.scenario(id)?].name.clone()));
        found.unwrap_or_else(|| id.to_owned())
    };
    let mut all: Vec<(Watchable, String)> =
        watch::list(&dir, &record).into_iter().map(|w| (w.clone(), name(&w.scenario))).collect();
    all.reverse();
    world.resource_mut::<Shown>().list = Some((dir, record.name, all));
}

/// Puts a journal on the table to be watched.
pub fn watch(world: &mut World, opened: Result<Watch, Trouble>) {
    // Whatever lies on the table is saved, and let go.
    world.resource_mut::<GameSession>().game = None;
    let opened = opened.and_then(|mut watch| {
        watch.begin(world)?;
        Ok(watch)
    });
    match opened {
        Ok(watch) => {
            let notices = watch.notices.clone();
            *world.resource_mut::<Shown>() = Shown::default();
            put_on_table(world, Game::Watched(Box::new(watch)), false);
            for notice in notices {
                warn(world, notice);
            }
        }
        Err(trouble) => {
            warn(world, trouble.to_string());
            world.resource_mut::<NextState<Screen>>().set(Screen::Shelf);
        }
    }
}

/// A decision forth, played before the eyes.
fn step(world: &mut World, to: usize) {
    let before = world.resource::<Model>().check.clone();
    table(world).skip_all(world);
    match with(world, |game, world| game.go_to(world, to)) {
        Some(Ok(())) => {}
        Some(Err(trouble)) => return warn(world, trouble.to_string()),
        None => return,
    }
    let cues = world.resource_mut::<Cues>().drain();
    table(world).present(world, cues, before);
    world.resource_mut::<Model>().close();
    model::refresh(world);
    mark_dirty(world);
}

/// Lets a replay run.
fn run(world: &mut World) {
    if !world.resource::<Shown>().running {
        return;
    }
    let Some(watch) = watched(world) else {
        world.resource_mut::<Shown>().running = false;
        return;
    };
    let at = watch.at(world);
    let (next, end) = (watch.next(at), watch.len());
    let dt = world.resource::<Time<Real>>().delta_secs().min(0.2);
    let busy = table(world).busy(world);
    let mut shown = world.resource_mut::<Shown>();
    let pace = PACES[shown.pace.min(PACES.len() - 1)];
    // Dice are waited for, unless it has to go faster than they roll.
    let waits = busy && pace > 0.5;
    if !waits {
        shown.since += dt;
    }
    let due = shown.since >= pace;
    if due {
        shown.since = 0.0;
    }
    if at >= end {
        shown.running = false;
        mark_dirty(world);
    } else if due {
        step(world, next);
    }
    world.write_message(RequestRedraw);
}

/// Plays on from where the replay stands, as a campaign of its own.
fn take_over(world: &mut World, at: usize) {
    let Some(watch) = watched(world) else { return };
    let made = || -> Result<PathBuf, Trouble> {
        let home = watch.campaign().map(Record::peek).transpose()?;
        let name = home.map_or_else(|| watch.title().to_owned(), |r| r.name);
        shelf::in_new_dir(&format!("{name} what if"), |dir| {
            watch.take_over(at, dir).map(|()| dir.to_owned())
        })
    };
    match made() {
        Ok(dir) => {
            world.resource_mut::<Shown>().running = false;
            world.resource_mut::<GameSession>().game = None;
            world.resource_mut::<CommandQueue>().0.push(Command::Resume(dir));
            toast(world, &t!("past-copy"));
        }
        Err(trouble) => warn(world, trouble.to_string()),
    }
}
