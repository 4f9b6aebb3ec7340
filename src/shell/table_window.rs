//! What the shell asks of the table in front of the players.
//!
//! The shell knows no table: each family of games implements [`TableWindow`] for a unit struct, and the
//! program hands all of them to [`super::window::run`] as [`Tables`].

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy_egui::egui::Rect;

use super::bench_window::{FrameBench, FrameError};
use super::command::{Command, StoryCommand};
use super::screen::Screen;
use super::script::steps::Goal;
use super::session::Report;
use super::shot_options::ShotOptions;
use crate::kernel::campaign::CampaignTable;
use crate::kernel::campaign::entry::{Families, FamilyEntry, Position};
use crate::kernel::catalogue::Catalogue;
use crate::kit::synth::Sound;

/// Where the shell's panels go at the table.
#[derive(Clone, Copy, Debug)]
pub struct Places {
    /// The size of the window that is left for the table.
    pub size: bevy_egui::egui::Vec2,
    /// The panel with the open question.
    pub ask: Rect,
    /// The panel of the chronicle.
    pub chronicle: Rect,
    /// Above whose lower edge notices stand.
    pub stage: Rect,
}

/// The window of a family of games: its table, its cards and pieces, and its animations.
pub trait TableWindow: Send + Sync + 'static {
    /// Returns the id of the family.
    fn family(&self) -> &'static str;

    /// Adds the table and its screens to an app.
    fn plugin(&self, app: &mut App);

    /// Returns the command that asks for a new campaign, of a pack if one is chosen already.
    /// Returns `None` if the shell's own screen asks.
    fn new_campaign(&self, _pack: Option<&str>) -> Option<Command> {
        None
    }

    /// Returns the family's further entries in the title menu, with their texts.
    fn title_entries(&self) -> Vec<(String, Command)> {
        Vec::new()
    }

    /// Reads a vignette's position from a file.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read or is invalid.
    fn position(&self, family: &dyn FamilyEntry, file: &Path) -> Result<Position, String>;

    /// Drops everything shown of another game, and the events of this one so far.
    fn clear(&self, world: &mut World);

    /// Rebuilds what is shown of the game, after the game or the viewer has changed.
    fn refresh(&self, world: &mut World);

    /// Closes the dialogs and panels over the table.
    fn close(&self, world: &mut World);

    /// Shows the events since the table was updated last.
    fn present(&self, world: &mut World);

    /// Updates the table after a jump to another moment; the events up to it are shown without
    /// animation.
    fn rewind(&self, world: &mut World);

    /// Returns the caption messages of sounds with a meaning of their own at this table; other
    /// sounds have captions about their sound.
    fn captions(&self) -> &'static [(Sound, &'static str)] {
        &[]
    }

    /// Returns whether an animation is running that the table waits for.
    fn busy(&self, world: &World) -> bool;

    /// Skips the current animation, as any input does.
    fn skip(&self, world: &mut World);

    /// Skips all animations.
    fn skip_all(&self, world: &mut World);

    /// Returns whether other threads are still reading or painting, for pictures.
    fn waiting(&self, _world: &World) -> bool {
        false
    }

    /// Localizes all open texts again after a change of the language.
    fn relocalize(&self, world: &mut World);

    /// Shows the opening of the game that was put on the table.
    fn begin_story(&self, _world: &mut World) {}

    /// Shows the ending of the game, and goes to the results.
    fn end_story(&self, world: &mut World);

    /// Shows a part of the story again, or leaves it.
    fn story(&self, _world: &mut World, _part: StoryCommand) {}

    /// Returns the report about a game that is over.
    fn report(&self, world: &World) -> Report;

    /// Starts the downtime between this game of a campaign and the next.
    fn downtime(&self, world: &mut World, game: Box<dyn CampaignTable>);

    /// Opens the chronicle of a campaign folder, or of the campaign on the table.
    fn chronicle(&self, world: &mut World, dir: Option<PathBuf>);

    /// Returns the letter of the edition of the rules on a screen, if there is one.
    fn edition(&self, _world: &World, _screen: Screen) -> Option<&'static str> {
        None
    }

    /// Returns where panels go at the table.
    fn places(&self, world: &World) -> Places;

    /// Returns a text that identifies the open question; the focus is reset when it changes.
    fn asked(&self, world: &World) -> String;

    /// Returns the middle of a thing that a script names.
    fn find(&self, world: &mut World, name: &str) -> Option<Vec2>;

    /// Returns every text on the table, for scripts that expect one.
    fn texts(&self, world: &World) -> Vec<String>;

    /// Returns the open question of the downtime, away from the table.
    fn question(&self, world: &World) -> String;

    /// Returns lines that describe the state of the game, the open question and its options, for
    /// scripts.
    fn describe(&self, world: &World, size: Vec2) -> Vec<String>;

    /// Returns whether the game has reached a script's goal.
    fn reached(&self, world: &World, goal: Goal) -> bool;

    /// Answers with the option at this index, counted from 0.
    fn choose(&self, world: &mut World, option: usize);

    /// Makes one decision for a script: by a plain policy, or by a bot. Returns false if there is
    /// no open question.
    fn decide(&self, world: &mut World) -> bool;

    /// Makes one move for a script that plays by an input device: inserts the steps of the answer
    /// into the script, until the goal is reached.
    ///
    /// # Errors
    /// Returns an error if the answer cannot be given.
    fn play(&self, world: &mut World, goal: Goal) -> Result<(), String>;

    /// Puts a new game for this many heroes on the table.
    ///
    /// # Errors
    /// Returns an error if there is no pack, or it cannot be played.
    fn begin(&self, world: &mut World, heroes: usize, seed: u64) -> Result<(), String>;

    /// Opens the downtime of a campaign, prepared by the name of a scene.
    ///
    /// # Errors
    /// Returns an error if there is no such scene, or the folder cannot be created.
    fn camp(&self, world: &mut World, scene: &str, seed: u64) -> Result<(), String>;

    /// Returns the names of the scenes that can be pictured.
    fn scenes(&self) -> Vec<&'static str> {
        Vec::new()
    }

    /// Draws a picture without a display and writes it.
    ///
    /// # Errors
    /// Returns why if there is no such scene, no renderer, or the file cannot be written.
    fn shot(&self, _options: &ShotOptions) -> Result<(), String> {
        Err(t!("plain-not-here"))
    }

    /// Measures frames of a busy table without a display, of that size and so many; nothing if this
    /// table has none to measure.
    ///
    /// # Errors
    /// Returns why if there is no pack or no renderer.
    fn bench_frames(
        &self,
        _size: (u32, u32),
        _frames: u32,
    ) -> Result<Option<FrameBench>, FrameError> {
        Ok(None)
    }
}

/// The families of games that a window supports, with their tables.
#[derive(Resource, Clone, Copy)]
pub struct Tables {
    /// The families.
    pub families: Families,
    /// The tables of the families that have one of their own.
    pub tables: &'static [&'static dyn TableWindow],
}

/// The table in front of the players, and the rules of its family by their numbers.
#[derive(Resource, Clone, Copy)]
pub struct ActiveTable(pub &'static dyn TableWindow, pub &'static Catalogue);

/// Returns the table in front of the players.
pub fn table(world: &World) -> &'static dyn TableWindow {
    world.resource::<ActiveTable>().0
}

/// Returns the catalogue of rules of the active family.
pub fn catalogue(world: &World) -> &'static Catalogue {
    world.resource::<ActiveTable>().1
}

/// Returns the families of games that this window supports.
pub fn families(world: &World) -> Families {
    world.resource::<Tables>().families
}
