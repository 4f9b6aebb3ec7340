//! Undo, redo and replays in the window: their commands, and the state of their panels.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::command::{Command, CommandQueue, HistoryCommand};
use super::play::{finish, put_on_table};
use super::screen::Screen;
use super::script::record;
use super::session::{
    GameSession, decisions, ended, mark_dirty, warn, watched, watching, with_game,
};
use super::table_window::{families, table};
use crate::kernel::campaign::{CampaignError, CampaignTable, Recording, UndoPolicy, journal};
use crate::kernel::store::data::in_new_dir;
use crate::kernel::table::{Moments, TurnUndone};
use crate::kit::input::{Action, Replay};
use crate::kit::notices::Notices;

/// A campaign with the games that can be replayed.
pub struct Watchables {
    /// The campaign folder.
    pub dir: PathBuf,
    /// The name of the campaign.
    pub name: String,
    /// The games, the last one first.
    pub games: Vec<Watchable>,
}

/// A game of a campaign that can be replayed.
pub struct Watchable {
    /// The number of the game's journal.
    pub number: u32,
    /// The title of the game.
    pub name: String,
    /// Whether the game was won, if it was won or lost, and after how many turns; `None` while it is
    /// unfinished.
    pub result: Option<(Option<bool>, u32)>,
}

/// The seconds between two decisions of a replay, by its speed.
const PACES: [f32; 5] = [2.5, 1.2, 0.6, 0.25, 0.06];

/// The state of the history panel and of the replay.
#[derive(Resource)]
pub struct HistoryView {
    /// Whether the list of moments is open.
    pub moments: bool,
    /// The games of a campaign that can be replayed, while that list is open.
    pub list: Option<Watchables>,
    /// Whether the replay is running.
    pub running: bool,
    /// The speed of the replay, from 0 to 4.
    pub pace: usize,
    /// Seconds since the last decision of the replay.
    since: f32,
    /// The list of moments, and the revision of the table that it was made for.
    cached: Option<(u64, Moments)>,
}

impl Default for HistoryView {
    fn default() -> HistoryView {
        HistoryView {
            moments: false,
            list: None,
            running: false,
            pace: 1,
            since: 0.0,
            cached: None,
        }
    }
}

/// Adds the systems of the history and of replays.
pub fn plugin(app: &mut App) {
    app.init_resource::<HistoryView>().add_systems(Update, run).add_systems(Last, drive);
}

/// Lets the arrow keys control a replay while one is watched.
fn drive(world: &mut World) {
    let watching = watching(world);
    world.resource_mut::<Replay>().set_if_neq(Replay(watching));
}

/// Returns the command of an action while a replay is watched, or `None` if the action means what
/// it means everywhere.
pub fn command(world: &World, action: Action) -> Option<Command> {
    let running = world.resource::<HistoryView>().running;
    let end = watched(world)?.len();
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

/// Returns the moments of the game on the table, recomputed after it has changed.
pub fn moments(world: &mut World) -> Option<Moments> {
    let rev = world.resource::<GameSession>().rev;
    if let Some((of, moments)) =
        world.resource_mut::<HistoryView>().cached.take_if(|(of, _)| *of == rev)
    {
        world.resource_mut::<HistoryView>().cached = Some((of, moments.clone()));
        return Some(moments);
    }
    let game = world.resource_mut::<GameSession>().game.take()?;
    let moments = game.moments(world);
    world.resource_mut::<GameSession>().game = Some(game);
    world.resource_mut::<HistoryView>().cached = Some((rev, moments.clone()));
    Some(moments)
}

/// Applies [`HistoryCommand`]s.
pub fn apply(world: &mut World, command: Command) -> Option<Command> {
    match command {
        Command::Undo => undo(world),
        Command::Past(go) => act(world, go),
        other => return Some(other),
    }
    None
}

fn act(world: &mut World, go: HistoryCommand) {
    let at = decisions(world);
    let steps = |to: fn(&Recording, usize) -> usize| watched(world).map(|w| to(w, at));
    match go {
        HistoryCommand::Show(open) => world.resource_mut::<HistoryView>().moments = open,
        HistoryCommand::To(to) => to_moment(world, to),
        HistoryCommand::UndoTurn => undo_turn(world),
        HistoryCommand::Redo => redo(world),
        HistoryCommand::Policy(undo) => policy(world, undo),
        HistoryCommand::List(dir) => list(world, dir),
        HistoryCommand::Unlist => world.resource_mut::<HistoryView>().list = None,
        HistoryCommand::Watch(dir, number) => {
            let opened = families(world).of_campaign(&dir).map_err(CampaignError::from);
            let opened = opened.and_then(|family| family.watch(&dir, number));
            watch(world, opened);
        }
        HistoryCommand::Run(on) => {
            let end = watched(world).is_some_and(|w| at >= w.len());
            if on && end {
                to_moment(world, 0);
            }
            let mut shown = world.resource_mut::<HistoryView>();
            (shown.running, shown.since) = (on, 0.0);
            mark_dirty(world);
        }
        HistoryCommand::Pace(pace) => {
            world.resource_mut::<HistoryView>().pace = pace.min(PACES.len() - 1)
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

/// Undoes the last decision.
pub fn undo(world: &mut World) {
    match with_game(world, |game, world| game.undo(world)) {
        Some(Ok(true)) => {
            noted(world, "{\"type\":\"undo\"}");
            landed(world);
            toast(world, &t!("past-undone"));
        }
        Some(Ok(false)) => nothing_back(world),
        Some(Err(trouble)) => warn(world, trouble.to_string()),
        None => {}
    }
}

/// Undoes everything since the turn began, as far as the table allows; redo goes forward again.
fn undo_turn(world: &mut World) {
    match with_game(world, |game, world| game.undo_turn(world)) {
        Some(Ok(Some(done))) => {
            noted(world, "{\"type\":\"undo\",\"turn\":true}");
            landed(world);
            match done {
                TurnUndone::Whole => toast(world, &t!("past-turn-undone")),
                TurnUndone::Short(why) => warn(world, t!("undo-turn-short", why = why)),
            }
        }
        Some(Ok(None)) => nothing_back(world),
        Some(Err(trouble)) => warn(world, trouble.to_string()),
        None => {}
    }
}

/// Says that there is nothing to undo.
fn nothing_back(world: &mut World) {
    let kept = with_game(world, |game, _| game.saved().is_some()).unwrap_or_default();
    let why = if kept { t!("past-nothing-back-here") } else { t!("past-nothing-back") };
    warn(world, why);
}

fn redo(world: &mut World) {
    match with_game(world, |game, world| game.redo(world)) {
        Some(Ok(true)) => {
            noted(world, "{\"type\":\"redo\"}");
            landed(world);
            toast(world, &t!("past-redone"));
        }
        Some(Ok(false)) => warn(world, t!("past-nothing-again")),
        Some(Err(trouble)) => warn(world, trouble.to_string()),
        None => {}
    }
}

fn to_moment(world: &mut World, to: usize) {
    if decisions(world) == to {
        return;
    }
    match with_game(world, |game, world| game.go_to(world, to)) {
        Some(Ok(())) => {
            noted(world, &format!("{{\"type\":\"undo\",\"to\":{to}}}"));
            landed(world);
        }
        Some(Err(trouble)) => warn(world, trouble.to_string()),
        None => {}
    }
}

/// Records a way back or forth, if a script records.
fn noted(world: &mut World, line: &str) {
    let game = record::game(world);
    record::line(world, game, line);
}

fn policy(world: &mut World, undo: UndoPolicy) {
    match with_game(world, |game, world| game.set_undo_policy(world, undo)) {
        Some(Ok(())) => toast(world, &t!("past-from-now", policy = undo.text())),
        Some(Err(trouble)) => warn(world, trouble.to_string()),
        None => {}
    }
    mark_dirty(world);
}

fn toast(world: &mut World, text: &str) {
    world.resource_mut::<Notices>().notify(text);
}

/// Updates the window after a jump to another moment. The chronicle keeps the events before that
/// moment and loses the undone ones.
fn landed(world: &mut World) {
    table(world).rewind(world);
    table(world).close(world);
    table(world).refresh(world);
    mark_dirty(world);
    if ended(world).is_some() && !watching(world) {
        finish(world);
    }
}

/// Opens the list of a campaign's games that can be replayed.
fn list(world: &mut World, dir: PathBuf) {
    let record = match families(world).of_campaign(&dir).and_then(|family| family.peek(&dir)) {
        Ok(record) => record,
        Err(trouble) => return warn(world, trouble.to_string()),
    };
    let there = |number: u32| journal::exists(&journal::path(&dir, number));
    let played = record.played.into_iter().filter(|game| there(game.journal));
    let played = played.map(|game| Watchable {
        number: game.journal,
        name: game.name,
        result: Some((game.won, game.turns)),
    });
    let number = record.journal;
    let now = record.next.filter(|_| there(number));
    let now = now.map(|(_, name)| Watchable { number, name, result: None });
    let mut games: Vec<Watchable> = played.chain(now).collect();
    games.reverse();
    let list = Watchables { dir, name: record.name, games };
    world.resource_mut::<HistoryView>().list = Some(list);
}

/// Puts a journal on the table as a replay.
pub fn watch(world: &mut World, opened: Result<Box<dyn CampaignTable>, CampaignError>) {
    // The game on the table is saved already; it is closed.
    world.resource_mut::<GameSession>().game = None;
    let opened = opened.and_then(|mut game| {
        if let Some(watch) = game.watched_mut() {
            watch.begin(world)?;
        }
        Ok(game)
    });
    match opened {
        Ok(game) => {
            let notices = game.watched().map(|w| w.recording().notices.clone()).unwrap_or_default();
            *world.resource_mut::<HistoryView>() = HistoryView::default();
            put_on_table(world, game, false);
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

/// Plays the replay up to a later moment, with animations.
fn step(world: &mut World, to: usize) {
    table(world).skip_all(world);
    match with_game(world, |game, world| game.go_to(world, to)) {
        Some(Ok(())) => {}
        Some(Err(trouble)) => return warn(world, trouble.to_string()),
        None => return,
    }
    table(world).present(world);
    table(world).close(world);
    table(world).refresh(world);
    mark_dirty(world);
}

/// Plays the decisions of a running replay at the chosen speed.
fn run(world: &mut World) {
    if !world.resource::<HistoryView>().running {
        return;
    }
    let Some(watch) = watched(world) else {
        world.resource_mut::<HistoryView>().running = false;
        return;
    };
    let at = decisions(world);
    let (next, end) = (watch.next(at), watch.len());
    let dt = world.resource::<Time<Real>>().delta_secs().min(0.2);
    let busy = table(world).busy(world);
    let mut shown = world.resource_mut::<HistoryView>();
    let pace = PACES[shown.pace.min(PACES.len() - 1)];
    // The replay waits for rolling dice, unless it is too fast for that.
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

/// Plays on from the replay's current moment, as a new campaign.
fn take_over(world: &mut World, at: usize) {
    let Some(watch) = watched(world) else { return };
    let game = world.resource::<GameSession>().game.as_ref();
    let Some(journal) = game.and_then(|game| game.watched()) else { return };
    let made = || -> Result<PathBuf, CampaignError> {
        let home = watch
            .campaign()
            .map(|dir| families(world).of_campaign(dir).and_then(|family| family.peek(dir)));
        let name = home.transpose()?.map_or_else(|| watch.title().to_owned(), |r| r.name);
        in_new_dir(&format!("{name} what if"), |dir| {
            journal.take_over(at, dir).map(|()| dir.to_owned())
        })
    };
    match made() {
        Ok(dir) => {
            world.resource_mut::<HistoryView>().running = false;
            world.resource_mut::<GameSession>().game = None;
            world.resource_mut::<CommandQueue>().push(Command::Resume(dir));
            toast(world, &t!("past-copy"));
        }
        Err(trouble) => warn(world, trouble.to_string()),
    }
}
