//! What the shell asks of this table.

use std::path::Path;

use bevy::prelude::*;
use bevy_egui::egui::Rect;

use super::downtime::sitting::Sitting;
use super::hands::Hands;
use super::layout::TableLayout;
use super::lens::Whole;
use super::playback::{self, Playback};
use super::{downtime, script, shot, spotted};
use crate::campaign::Session;
use crate::guide::Spotted;
use crate::kit::frame::Speed;
use crate::kit::pointer::Pointer;
use crate::rules::check::CheckView;
use crate::rules::flow::past::History;
use crate::rules::state::cue::Cue;
use crate::shell::script::steps::Goal;
use crate::shell::table_window::{Places, Position, TableWindow};

/// The window of the adventure card game.
pub struct AdventureWindow;

impl TableWindow for AdventureWindow {
    fn plugin(&self, app: &mut App) {
        super::plugin(app);
    }

    fn position(&self, file: &Path) -> Result<Position, String> {
        let position = shot::laid::position(file)?;
        Ok(Box::new(move |world: &mut World| shot::laid::lay(world, &position, true)))
    }

    fn clear(&self, world: &mut World) {
        world.resource_mut::<Playback>().clear();
        // What was pointed at or held lay on another table.
        world.resource_mut::<Hands>().forget();
        world.resource_mut::<Pointer>().down_at = None;
    }

    fn present(&self, world: &mut World, cues: Vec<Cue>, before: Option<CheckView>) {
        playback::stage(world, cues, before);
    }

    fn passed(&self, world: &mut World, times: usize) {
        let speed = *world.resource::<Speed>();
        world.resource_mut::<Playback>().passed(times, speed);
    }

    fn rewind(&self, world: &mut World, cues: Vec<Cue>) {
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

    fn downtime(&self, world: &mut World, session: Session) {
        downtime::apply::open(world, session);
    }

    fn places(&self, world: &World) -> Places {
        let l = &world.resource::<TableLayout>().0;
        // Notices stay where they are while one looks closer.
        let stage = world.get_resource::<Whole>().map_or(l.stage, |whole| whole.0.stage);
        Places { size: l.size, ask: l.ask, chronicle: l.chronicle, stage }
    }

    fn spotted(&self, world: &World, thing: Spotted) -> Option<Rect> {
        spotted::rect_of(world, &world.resource::<TableLayout>().0, thing)
    }

    fn needed(&self, world: &World) -> Vec<Rect> {
        let l = &world.resource::<TableLayout>().0;
        let places = l.places.iter().map(|p| p.all);
        [l.ask, l.hand, l.main].into_iter().chain(places).collect()
    }

    fn find(&self, world: &mut World, name: &str) -> Option<Vec2> {
        script::spots::find(world, name)
    }

    fn texts(&self, world: &World) -> Vec<String> {
        let sitting = world.resource::<Sitting>();
        let chronicle = world.resource::<Playback>().chronicle.iter().map(|note| note.text.clone());
        let downtime =
            std::iter::once(sitting.question.clone()).chain(sitting.news.iter().cloned());
        downtime.chain(chronicle).collect()
    }

    fn question(&self, world: &World) -> String {
        world.resource::<Sitting>().question.clone()
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
}
