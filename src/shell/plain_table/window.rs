//! Implements [`TableWindow`] for the plain table, and applies its answers.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy_egui::egui::vec2;

use super::{Answer, PlainTable, answer_downtime, chronicle, panels, script};
use crate::kernel::campaign::entry::{FamilyEntry, Position};
use crate::kernel::campaign::{CampaignTable, Outcome};
use crate::kit::frame::Viewport;
use crate::kit::synth::Sound;
use crate::kit::theme;
use crate::lang;
use crate::shell::apply::AddHandlers;
use crate::shell::bench_window::{FrameBench, FrameError};
use crate::shell::command::{Command, FamilyCommand, HistoryCommand};
use crate::shell::navigate::go;
use crate::shell::play::{finish, put_on_table, start};
use crate::shell::screen::Screen;
use crate::shell::screens::frame::Frames;
use crate::shell::screens::{AddScreens, ScreenLayout, Show};
use crate::shell::script::record;
use crate::shell::script::steps::Goal;
use crate::shell::session::{GameSession, Report, cannot_save, ended, mark_dirty, warn, with_game};
use crate::shell::shot_options::ShotOptions;
use crate::shell::table_window::{Places, TableWindow};

/// The screen for the downtime between two games.
const DOWNTIME: Screen = Screen::Of("plain downtime");

/// Measures frames of a busy table of that size, so many; nothing if there is none to measure.
pub type Bench = fn((u32, u32), u32) -> Result<Option<FrameBench>, FrameError>;

/// A table of panels over what the kernel tells of any game: [`PLAIN`] for every family that has no window
/// of its own, and the window of a family that lays out panels of its own over the same [`PlainTable`].
pub struct PlainWindow {
    /// The id of the family; empty for the one that stands for all others.
    pub family: &'static str,
    /// Adds what the layout needs.
    pub plugin: fn(&mut App),
    /// Shows the table.
    pub show: Show,
    /// Returns where the shell's panels go.
    pub places: fn(&World, Vec2) -> Places,
    /// The names of the scenes that can be pictured.
    pub scenes: &'static [&'static str],
    /// Draws a picture and writes it, or returns why not.
    pub shot: fn(&ShotOptions) -> Result<(), String>,
    /// Measures frames of a busy table of that size, so many; nothing if there is none to measure.
    pub bench: Bench,
    /// The caption messages of sounds with a meaning of their own at this table.
    pub captions: &'static [(Sound, &'static str)],
    /// Returns the family's further entries in the title menu, with their texts.
    pub title_entries: fn() -> Vec<(String, Command)>,
    /// Tells a script what to press for an option that has no button of its own.
    pub elsewhere: script::Elsewhere,
    /// Whether the table itself tells what happened when a game ends: the screen after it does not
    /// repeat that.
    pub tells_facts: bool,
}

/// The window of every family that has none of its own.
pub static PLAIN: PlainWindow = PlainWindow {
    family: "",
    plugin: add_plain_table,
    show,
    places: plain_places,
    scenes: &[],
    shot: |_| Err(t!("plain-not-here")),
    bench: |_, _| Ok(None),
    captions: &[],
    title_entries: Vec::new,
    elsewhere: |_, _| None,
    tells_facts: false,
};

/// The campaign whose downtime is shown.
#[derive(Resource, Default)]
struct Resting(Option<Box<dyn CampaignTable>>);

impl FamilyCommand for Answer {
    fn sound(&self) -> Option<Sound> {
        None
    }
}

impl From<Answer> for Command {
    fn from(answer: Answer) -> Command {
        match answer {
            Answer::Undo => Command::Undo,
            Answer::UndoTurn => Command::Past(HistoryCommand::UndoTurn),
            Answer::Redo => Command::Past(HistoryCommand::Redo),
            Answer::Leave => Command::Shelve,
            other => Command::Family(Box::new(other)),
        }
    }
}

/// Adds what every table of panels needs, once for all.
fn add_plain_table(app: &mut App) {
    app.init_resource::<PlainTable>()
        .init_resource::<Resting>()
        .init_resource::<chronicle::Chronicle>()
        .add_handler(apply)
        .add_screen(DOWNTIME, ScreenLayout::WHOLE, show_downtime)
        .add_screen(chronicle::CHRONICLE, ScreenLayout::PAGE, chronicle::show);
}

/// Returns where panels go at the plain table.
fn plain_places(_world: &World, size: Vec2) -> Places {
    let size = vec2(size.x, size.y);
    let [left, middle, right] = panels::places(size, theme::words(size));
    Places { size, ask: right, chronicle: left, stage: middle }
}

/// Shows the game that is on the table.
fn show(world: &mut World, frames: &mut Frames<'_>, size: Vec2) {
    let answers = panels::show(frames.ctx, world.resource(), vec2(size.x, size.y), frames.text);
    frames.out.extend(answers);
}

/// Shows the downtime between two games. Only the last answer can be undone there.
fn show_downtime(world: &mut World, frames: &mut Frames<'_>, size: Vec2) {
    let answers = panels::show(frames.ctx, world.resource(), vec2(size.x, size.y), frames.text);
    for answer in answers {
        frames.out.push(match answer {
            Answer::Leave => Command::Shelve,
            other => Command::Family(Box::new(other)),
        });
    }
}

/// Applies the answers of the plain table.
fn apply(world: &mut World, command: Command) -> Option<Command> {
    let Some(answer) = command.family::<Answer>() else { return Some(command) };
    match world.resource_mut::<Resting>().0.take() {
        Some(game) => rest(world, game, &answer),
        None => act(world, &answer),
    }
    mark_dirty(world);
    None
}

/// Answers at the table.
fn act(world: &mut World, answer: &Answer) {
    let game = record::game(world);
    let number = world.resource::<PlainTable>().question.as_ref().map_or(0, |q| q.number);
    let done = world.resource_scope(|world, mut table: Mut<PlainTable>| {
        with_game(world, |game, world| table.answer(game, world, answer))
    });
    if let (Some(Ok(())), Answer::Choose(options)) = (&done, answer) {
        record::line(world, game, &record::choice(number, options));
    }
    match done {
        Some(Ok(())) if ended(world).is_some() => finish(world),
        // If saving is impossible, a dialog says so already.
        Some(Err(_)) if cannot_save(world) => {}
        Some(Err(trouble)) => warn(world, trouble.to_string()),
        Some(Ok(())) | None => {}
    }
}

/// Answers a downtime question, and starts the next game after the last one.
fn rest(world: &mut World, mut game: Box<dyn CampaignTable>, answer: &Answer) {
    let Some(saved) = game.saved_mut() else { return };
    if let Err(trouble) = answer_downtime(saved, answer) {
        warn(world, trouble.to_string());
    }
    if saved.downtime_view().is_none() {
        return start(world, game, None);
    }
    world.resource_mut::<PlainTable>().read_downtime(&*game);
    world.resource_mut::<Resting>().0 = Some(game);
}

/// Calls a function with the table's state and the game that it shows.
fn with_shown(
    world: &mut World,
    act: impl FnOnce(&mut PlainTable, &mut dyn CampaignTable, &mut World),
) {
    world.resource_scope(|world, mut table: Mut<PlainTable>| {
        with_game(world, |game, world| act(&mut table, game, world));
    });
}

impl TableWindow for PlainWindow {
    fn family(&self) -> &'static str {
        self.family
    }

    fn plugin(&self, app: &mut App) {
        app.add_table(self.family, self.show);
        (self.plugin)(app);
    }

    fn position(&self, family: &dyn FamilyEntry, file: &Path) -> Result<Position, String> {
        let (lay, game) = (family.lay_position(file).map_err(|e| e.to_string())?, family.loose());
        Ok(Box::new(move |world: &mut World| {
            lay(world);
            put_on_table(world, game, true);
        }))
    }

    /// Where nothing was won or lost, the next game follows at once.
    fn end_story(&self, world: &mut World) {
        let mut session = world.resource_mut::<GameSession>();
        let goes_on = |over: &Outcome| over.ending.neutral && over.next.is_some();
        if self.tells_facts {
            session.finished.iter_mut().for_each(|over| over.facts.clear());
        }
        if !session.finished.as_ref().is_some_and(goes_on) {
            return go(world, Screen::After);
        }
        session.finished = None;
        if let Some(game) = session.game.take() {
            self.downtime(world, game);
        }
    }

    fn clear(&self, world: &mut World) {
        world.insert_resource(PlainTable::default());
        world.resource_mut::<Resting>().0 = None;
    }

    fn refresh(&self, world: &mut World) {
        with_shown(world, |table, game, world| table.read(game, world));
    }

    fn close(&self, world: &mut World) {
        world.resource_mut::<PlainTable>().marked.clear();
    }

    fn present(&self, world: &mut World) {
        with_shown(world, |table, game, world| table.hear(game, world));
    }

    fn rewind(&self, world: &mut World) {
        with_shown(world, |table, game, world| {
            table.back(game.decisions(world));
            table.hear(game, world);
        });
    }

    fn title_entries(&self) -> Vec<(String, Command)> {
        (self.title_entries)()
    }

    fn captions(&self) -> &'static [(Sound, &'static str)] {
        self.captions
    }

    fn busy(&self, _world: &World) -> bool {
        false
    }

    fn skip(&self, _world: &mut World) {}

    fn skip_all(&self, _world: &mut World) {}

    fn relocalize(&self, world: &mut World) {
        with_game(world, |game, world| game.relocalize(world, lang::current()));
    }

    fn report(&self, world: &World) -> Report {
        let title = world.resource::<PlainTable>().title.clone();
        Report { title, ..Report::default() }
    }

    fn downtime(&self, world: &mut World, mut game: Box<dyn CampaignTable>) {
        let Some(saved) = game.saved_mut() else { return };
        match saved.enter_downtime() {
            Ok(notices) => notices.into_iter().for_each(|notice| warn(world, notice)),
            Err(trouble) => return warn(world, trouble.to_string()),
        }
        if saved.downtime_view().is_none() {
            return start(world, game, None);
        }
        world.resource_mut::<PlainTable>().read_downtime(&*game);
        world.resource_mut::<Resting>().0 = Some(game);
        go(world, DOWNTIME);
    }

    fn chronicle(&self, world: &mut World, dir: Option<PathBuf>) {
        chronicle::open(world, dir);
    }

    fn places(&self, world: &World) -> Places {
        (self.places)(world, world.resource::<Viewport>().0)
    }

    fn asked(&self, world: &World) -> String {
        let table = world.resource::<PlainTable>();
        format!("{:?} {:?}", table.question.as_ref().map(|q| q.number), table.handover)
    }

    fn find(&self, _world: &mut World, _name: &str) -> Option<Vec2> {
        None
    }

    fn texts(&self, world: &World) -> Vec<String> {
        let table = world.resource::<PlainTable>();
        let asked = table.question.iter().map(|question| question.text.clone());
        asked.chain(table.happened.iter().map(|(_, line)| line.clone())).collect()
    }

    fn question(&self, world: &World) -> String {
        let question = &world.resource::<PlainTable>().question;
        question.as_ref().map_or_else(String::new, |question| question.text.clone())
    }

    fn describe(&self, world: &World, _size: Vec2) -> Vec<String> {
        let table = world.resource::<PlainTable>();
        let question = table.question.iter();
        let asked = question.flat_map(|q| {
            std::iter::once(&q.text).chain(q.options.iter().map(|option| &option.text))
        });
        std::iter::once(&table.title).chain(asked).cloned().collect()
    }

    fn reached(&self, world: &World, goal: Goal) -> bool {
        script::reached(world, goal)
    }

    fn choose(&self, world: &mut World, option: usize) {
        act(world, &Answer::Choose(vec![option]));
    }

    fn decide(&self, world: &mut World) -> bool {
        let table = world.resource::<PlainTable>();
        let Some(question) = &table.question else { return false };
        let options = script::chosen(question);
        act(world, &Answer::Choose(options));
        true
    }

    fn play(&self, world: &mut World, goal: Goal) -> Result<(), String> {
        script::play(world, goal, self.elsewhere)
    }

    fn scenes(&self) -> Vec<&'static str> {
        self.scenes.to_vec()
    }

    fn shot(&self, options: &ShotOptions) -> Result<(), String> {
        (self.shot)(options)
    }

    fn bench_frames(
        &self,
        size: (u32, u32),
        frames: u32,
    ) -> Result<Option<FrameBench>, FrameError> {
        (self.bench)(size, frames)
    }

    fn begin(&self, _world: &mut World, _heroes: usize, _seed: u64) -> Result<(), String> {
        Err(t!("plain-not-here"))
    }

    fn camp(&self, _world: &mut World, _scene: &str, _seed: u64) -> Result<(), String> {
        Err(t!("plain-not-here"))
    }
}
