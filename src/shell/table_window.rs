//! What the shell asks of the table in front of the players.
//!
//! The shell knows no table: each family of games implements [`TableWindow`] for a unit struct and hands
//! it to [`super::window::run`].

use std::path::Path;

use bevy::prelude::*;
use bevy_egui::egui::Rect;

use super::script::steps::Goal;
use crate::campaign::Session;
use crate::guide::Spotted;
use crate::rules::check::CheckView;
use crate::rules::state::cue::Cue;

/// A position, ready to be laid on the table.
pub type Position = Box<dyn FnOnce(&mut World) + Send + Sync>;

/// Where panels of the shell go at the table.
#[derive(Clone, Copy, Debug)]
pub struct Places {
    /// The window that is left for the table.
    pub size: bevy_egui::egui::Vec2,
    /// The panel that asks.
    pub ask: Rect,
    /// The panel of the chronicle.
    pub chronicle: Rect,
    /// Above whose lower edge notices stand.
    pub stage: Rect,
}

/// The window of a family of games: its table, what lies on it, and what is played on it before the
/// eyes.
pub trait TableWindow: Send + Sync + 'static {
    /// Adds the table and its screens to an app.
    fn plugin(&self, app: &mut App);

    /// Reads a position from a file.
    ///
    /// # Errors
    /// Returns what is wrong with the file.
    fn position(&self, file: &Path) -> Result<Position, String>;

    /// Forgets what was shown of another game.
    fn clear(&self, world: &mut World);

    /// Shows what happened; `before` is the check as it was staged before it.
    fn present(&self, world: &mut World, cues: Vec<Cue>, before: Option<CheckView>);

    /// Shows that the table has gone on by itself from so many prompts.
    fn passed(&self, world: &mut World, times: usize);

    /// Shows that the table is at another moment: what was told on the way there is told at once.
    fn rewind(&self, world: &mut World, cues: Vec<Cue>);

    /// Returns whether something is shown that the table waits for.
    fn busy(&self, world: &World) -> bool;

    /// Goes on from what is shown now, as any input does.
    fn skip(&self, world: &mut World);

    /// Ends everything that is being shown.
    fn skip_all(&self, world: &mut World);

    /// Takes up what is between this game of a campaign and the next.
    fn downtime(&self, world: &mut World, session: Session);

    /// Returns where panels go.
    fn places(&self, world: &World) -> Places;

    /// Returns where on the screen a thing lies that a lesson points at.
    fn spotted(&self, world: &World, thing: Spotted) -> Option<Rect>;

    /// Returns what the coach's panel had better not cover.
    fn needed(&self, world: &World) -> Vec<Rect>;

    /// Returns the middle of a thing that a script names.
    fn find(&self, world: &mut World, name: &str) -> Option<Vec2>;

    /// Returns every text that stands on the table, for scripts that expect one.
    fn texts(&self, world: &World) -> Vec<String>;

    /// Returns what is asked away from the table, between two games.
    fn question(&self, world: &World) -> String;

    /// Does one stroke of a game that a script plays by its device, and puts the steps that follow into
    /// the script, until the goal is reached.
    ///
    /// # Errors
    /// Returns why the answer cannot be given.
    fn play(&self, world: &mut World, goal: Goal) -> Result<(), String>;

    /// Lays a game for so many heroes.
    ///
    /// # Errors
    /// Returns an error if there is no pack, or it cannot be played.
    fn begin(&self, world: &mut World, heroes: usize, seed: u64) -> Result<(), String>;

    /// Lays a campaign between two games, prepared by the name of a scene.
    ///
    /// # Errors
    /// Returns an error if there is no such scene, or the folder cannot be made.
    fn camp(&self, world: &mut World, scene: &str, seed: u64) -> Result<(), String>;
}

/// The table that this window has.
#[derive(Resource, Clone, Copy)]
pub struct ActiveTable(pub &'static dyn TableWindow);

/// Returns the table that this window has.
pub fn table(world: &World) -> &'static dyn TableWindow {
    world.resource::<ActiveTable>().0
}
