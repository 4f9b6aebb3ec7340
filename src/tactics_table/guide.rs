//! The guided encounter at this table: how it begins, where each lesson points. The panel itself is the
//! shell's.

use bevy::prelude::*;
use bevy_egui::egui::{Rect, vec2};
use kernel::campaign::entry::{Entry, FamilyEntry};
use kernel::{play, seed};
use kit::input::{self, Action};
use kit::notices::Notices;
use kit::synth::Sound;
use shell::command::{Command, FamilyCommand};
use shell::panels::coach::{self, Pressed, Words};
use shell::play::put_on_table;
use shell::screen::Screen;
use shell::screens::frame::Frames;
use shell::screens::rules::Lookup;
use shell::screens::settings::Panel;
use shell::session::{GameSession, mark_dirty, saved, warn, watching};
use tactics::guide::{Guide, Point, begin};
use tactics::rules::describe;
use tactics::rules::family::Tactics;

use crate::between;
use crate::model::Fight;
use crate::window::placed;

/// A command of the guide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GuideCommand {
    /// Starts the guided encounter.
    Start,
    /// Goes on to the next lesson.
    Next,
    /// Ends the lessons; the game goes on.
    Skip,
}

impl FamilyCommand for GuideCommand {
    fn sound(&self) -> Option<Sound> {
        Some(Sound::Button)
    }
}

impl From<GuideCommand> for Command {
    fn from(command: GuideCommand) -> Command {
        Command::Family(Box::new(command))
    }
}

/// Applies the commands of the guide.
pub fn apply(world: &mut World, command: Command) -> Option<Command> {
    let Some(command) = command.family::<GuideCommand>() else { return Some(command) };
    match command {
        GuideCommand::Start => start(world, seed::fresh()),
        GuideCommand::Next => {
            if let Some(mut guide) = world.get_resource_mut::<Guide>() {
                guide.next();
            }
        }
        GuideCommand::Skip => {
            if let Some(mut guide) = world.get_resource_mut::<Guide>() {
                guide.dismiss();
            }
            world.resource_mut::<Notices>().notify(t!("coach-away"));
        }
    }
    mark_dirty(world);
    None
}

/// Starts the guided encounter with a seed. Nothing of it is saved.
pub fn start(world: &mut World, seed: u64) {
    match begin(world, seed) {
        Ok(guide) => {
            world.insert_resource(guide);
            put_on_table(world, Entry::<Tactics>::new().loose(), true);
        }
        Err(why) => warn(world, t!("tactics-guide-trouble", why = why.to_string())),
    }
}

/// Shows the lesson of the moment beside what it is about.
pub fn show(world: &mut World, frames: &mut Frames<'_>, screen: Screen) {
    let here = screen == Screen::Table && world.resource::<GameSession>().game.is_some();
    if !here || saved(world).is_some() || watching(world) {
        return;
    }
    let Some(mut guide) = world.remove_resource::<Guide>() else { return };
    let lesson = guide.follow(world).cloned();
    let progress = guide.progress();
    world.insert_resource(guide);
    let Some(lesson) = lesson else { return };
    let size = frames.ctx.content_rect().size();
    let (target, avoid) = place(world, size, frames.text, lesson.at);
    let words = words(world, frames, &lesson.id, progress);
    let pressed = coach::show(frames, &words, target, &avoid);
    // Escape closes what lies over the table first.
    let open = world.resource::<Lookup>().0.open || world.resource::<Panel>().open;
    if pressed == Some(Pressed::Skip) || !open && input::take(frames.ctx, Action::Back) {
        frames.out.push(GuideCommand::Skip);
    } else if pressed == Some(Pressed::Next) {
        frames.out.push(GuideCommand::Next);
    }
}

/// Returns where a lesson points, and what its panel leaves free.
fn place(
    world: &World,
    size: bevy_egui::egui::Vec2,
    text: f32,
    point: Point,
) -> (Option<Rect>, Vec<Rect>) {
    if let Some(at) = between::places(world, size, text) {
        let target = matches!(point, Point::Ask).then(|| at.ask.shrink2(vec2(4.0, 4.0)));
        return (target, vec![at.ask]);
    }
    let Some(at) = placed(world.resource::<Fight>(), size, text) else { return (None, Vec::new()) };
    let target = match point {
        Point::Board => Some(at.board),
        Point::Line => Some(at.line),
        Point::Goals => Some(at.left),
        Point::PlayerBoard => Some(at.hero),
        Point::Hand => Some(at.hand),
        Point::Ask => Some(at.ask),
        Point::Nothing => None,
    };
    (target, vec![at.ask, at.hand, at.hero, at.line])
}

/// Returns the words of a lesson.
fn words(world: &World, frames: &Frames<'_>, id: &str, progress: (usize, usize)) -> Words {
    let who = play::prompt::<Tactics>(world).map(|prompt| prompt.who);
    let hero = who.map(|who| describe::hero(world, who)).unwrap_or_default();
    let key = |action| input::hint(frames.ctx, action);
    let say = |part: &str| {
        t!(
            &format!("tactics-guide-{id}-{part}"),
            hero = hero.as_str(),
            threat = key(Action::Threat),
            reach = key(Action::Reach),
            undo = key(Action::Undo),
            rules = key(Action::Rules)
        )
    };
    Words { title: say("title"), text: say("text"), progress }
}
