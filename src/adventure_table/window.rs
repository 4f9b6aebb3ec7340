//! Implements the shell's `TableWindow` for this table.

use std::path::{Path, PathBuf};

use bevy::prelude::*;

use super::command::{GuideCommand, TableCommand};
use super::downtime::state::DowntimeScreen;
use super::hands::Hands;
use super::layout::TableLayout;
use super::lens::Whole;
use super::model::{self, Model};
use super::playback::{self, Playback};
use super::screen_names::{DOWNTIME, GALLERY, NEW, STORY};
use super::screens::chronicle;
use super::screens::gallery::Gallery;
use super::sounds::CAPTIONS;
use super::{bench, downtime, script, session, shot, story, translation};
use crate::campaign::Game;
use crate::kernel::Family;
use crate::kernel::campaign::CampaignTable;
use crate::kernel::campaign::entry::{FamilyEntry, Position};
use crate::kit::frame::Speed;
use crate::kit::pointer::Pointer;
use crate::kit::synth::Sound;
use crate::rules::family::Adventure;
use crate::rules::flow::history::History;
use crate::rules::state::cue::Cues;
use crate::rules::state::table::{self, Book};
use crate::shell::bench_window::{FrameBench, FrameError};
use crate::shell::command::{Command, StoryCommand};
use crate::shell::screen::Screen;
use crate::shell::script::steps::Goal;
use crate::shell::session::Report;
use crate::shell::shot_options::ShotOptions;
use crate::shell::table_window::{Places, TableWindow};

/// The window of the adventure card game.
pub struct AdventureWindow;

impl TableWindow for AdventureWindow {
    fn family(&self) -> &'static str {
        Adventure::ID
    }

    fn plugin(&self, app: &mut App) {
        super::plugin(app);
    }

    fn new_campaign(&self, pack: Option<&str>) -> Option<Command> {
        Some(match pack {
            Some(pack) => TableCommand::New(pack.to_owned()).into(),
            None => Command::Go(NEW),
        })
    }

    fn title_entries(&self) -> Vec<(String, Command)> {
        let guide = TableCommand::Guide(GuideCommand::Start).into();
        vec![(t!("guide-title"), guide), (t!("title-gallery"), Command::Go(GALLERY))]
    }

    fn captions(&self) -> &'static [(Sound, &'static str)] {
        CAPTIONS
    }

    /// What is played of a position may say more than its pack prints.
    fn position(&self, _family: &dyn FamilyEntry, file: &Path) -> Result<Position, String> {
        let position = shot::laid::position(file)?;
        Ok(Box::new(move |world: &mut World| shot::laid::lay(world, &position, true)))
    }

    fn clear(&self, world: &mut World) {
        world.resource_mut::<Playback>().clear();
        // The hovered or dragged thing was on another table.
        world.resource_mut::<Hands>().forget();
        world.resource_mut::<Pointer>().down_at = None;
        world.resource_mut::<Cues>().drain();
        *world.resource_mut::<Model>() = Model::default();
    }

    fn refresh(&self, world: &mut World) {
        model::refresh(world);
    }

    fn close(&self, world: &mut World) {
        world.resource_mut::<Model>().close();
    }

    fn present(&self, world: &mut World) {
        let cues = world.resource_mut::<Cues>().drain();
        // The model is rebuilt after this: it still has the staged check.
        let before = world.resource::<Model>().check.clone();
        playback::stage(world, cues, before);
    }

    fn rewind(&self, world: &mut World) {
        let cues = world.resource_mut::<Cues>().drain();
        let stood = world.resource::<History>().made().len();
        world.resource_mut::<Playback>().back(stood);
        playback::stage(world, cues, None);
        let mut playback = world.resource_mut::<Playback>();
        playback.skip_all();
        playback.last = None;
    }

    fn busy(&self, world: &World) -> bool {
        world.resource::<Playback>().busy()
    }

    fn skip(&self, world: &mut World) {
        let speed = *world.resource::<Speed>();
        world.resource_mut::<Playback>().skip(speed);
    }

    fn skip_all(&self, world: &mut World) {
        world.resource_mut::<Playback>().skip_all();
    }

    fn waiting(&self, world: &World) -> bool {
        world.resource::<Gallery>().waiting()
    }

    fn relocalize(&self, world: &mut World) {
        translation::relocalize(world);
        world.resource_mut::<Gallery>().relocalize();
    }

    fn begin_story(&self, world: &mut World) {
        story::begin(world);
    }

    fn end_story(&self, world: &mut World) {
        story::end(world);
    }

    fn story(&self, world: &mut World, part: StoryCommand) {
        story::act(world, part);
    }

    fn report(&self, world: &World) -> Report {
        let scenario = world.contains_resource::<Book>().then(|| table::scenario(world));
        Report {
            title: scenario.map(|s| s.name.clone()).unwrap_or_default(),
            story: scenario.map(|s| s.ending.clone()).unwrap_or_default(),
            statistics: model::statistics(world),
        }
    }

    fn downtime(&self, world: &mut World, game: Box<dyn CampaignTable>) {
        let game: Box<dyn std::any::Any> = game;
        if let Ok(game) = game.downcast::<Game>()
            && let Game::Saved(session) = *game
        {
            downtime::apply::open(world, *session);
        }
    }

    fn chronicle(&self, world: &mut World, dir: Option<PathBuf>) {
        chronicle::open(world, dir);
    }

    fn edition(&self, world: &World, screen: Screen) -> Option<&'static str> {
        let edition = match screen {
            Screen::Table | STORY | Screen::After => {
                world.get_resource::<Book>().map(|b| b.0.pack.edition)
            }
            DOWNTIME => Some(session::session(world)?.campaign.content.pack.edition),
            _ => None,
        };
        edition.map(Into::into)
    }

    fn places(&self, world: &World) -> Places {
        let l = &world.resource::<TableLayout>().0;
        // Notices stay in place while zoomed in.
        let stage = world.get_resource::<Whole>().map_or(l.stage, |whole| whole.0.stage);
        Places { size: l.size, ask: l.ask, chronicle: l.chronicle, stage }
    }

    fn asked(&self, world: &World) -> String {
        let prompt = world.resource::<Model>().prompt.as_ref();
        format!("{:?}", prompt.map(|p| (p.ask, p.who, p.card)))
    }

    fn find(&self, world: &mut World, name: &str) -> Option<Vec2> {
        script::spots::find(world, name)
    }

    fn texts(&self, world: &World) -> Vec<String> {
        let sitting = world.resource::<DowntimeScreen>();
        let chronicle = world.resource::<Playback>().chronicle.iter().map(|note| note.text.clone());
        let asked = [world.resource::<Model>().question.clone(), sitting.question.clone()];
        asked.into_iter().chain(sitting.news.iter().cloned()).chain(chronicle).collect()
    }

    fn question(&self, world: &World) -> String {
        world.resource::<DowntimeScreen>().question.clone()
    }

    fn describe(&self, world: &World, size: Vec2) -> Vec<String> {
        script::answers::describe(world, size)
    }

    fn reached(&self, world: &World, goal: Goal) -> bool {
        script::answers::reached(world, goal)
    }

    fn choose(&self, world: &mut World, option: usize) {
        script::answers::choose(world, option);
    }

    fn decide(&self, world: &mut World) -> bool {
        script::answers::decide(world)
    }

    fn play(&self, world: &mut World, goal: Goal) -> Result<(), String> {
        script::play::play(world, goal)
    }

    fn begin(&self, world: &mut World, heroes: usize, seed: u64) -> Result<(), String> {
        shot::laid::begin(world, heroes, seed)
    }

    fn camp(&self, world: &mut World, scene: &str, seed: u64) -> Result<(), String> {
        shot::laid::camp(world, scene, seed)
    }

    fn scenes(&self) -> Vec<&'static str> {
        shot::scenes()
    }

    fn shot(&self, options: &ShotOptions) -> Result<(), String> {
        shot::shot(options)
    }

    fn bench_frames(
        &self,
        size: (u32, u32),
        frames: u32,
    ) -> Result<Option<FrameBench>, FrameError> {
        bench::bench_frames(size, frames).map(Some)
    }
}
