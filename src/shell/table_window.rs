//! What the shell asks of the table in front of the players.
//!
//! The shell knows no table: each family of games implements [`TableWindow`] for a unit struct, and the
//! program hands all of them to [`super::window::run`] as [`Tables`].

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy_egui::egui::Rect;

use super::command::{Command, StoryCommand};
use super::navigate::go;
use super::panels::rules::Page;
use super::plain_table::window::PLAIN;
use super::screen::Screen;
use super::screens::rules::Lookup;
use super::script::steps::Goal;
use super::session::Report;
use crate::kernel::campaign::entry::Families;
use crate::kernel::campaign::{CampaignError, CampaignTable};
use crate::kernel::catalogue::{Catalogue, EMPTY};
use crate::kit::sound::captions::Captions;
use crate::kit::synth::Sound;

/// A vignette's position, ready to be put on the table.
pub type Position = Box<dyn FnOnce(&mut World) + Send + Sync>;

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

/// A family's entries in the title menu.
#[derive(Debug)]
pub struct TitleEntries {
    /// The command that creates a new campaign.
    pub new: Command,
    /// More entries, each with its text.
    pub more: Vec<(String, Command)>,
}

/// The window of a family of games: its table, its cards and pieces, and its animations.
pub trait TableWindow: Send + Sync + 'static {
    /// Returns the id of the family.
    fn family(&self) -> &'static str;

    /// Adds the table and its screens to an app.
    fn plugin(&self, app: &mut App);

    /// Returns the family's entries in the title menu.
    fn title_entries(&self) -> TitleEntries;

    /// Reads a vignette's position from a file.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read or is invalid.
    fn position(&self, file: &Path) -> Result<Position, String>;

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
    fn end_story(&self, world: &mut World) {
        go(world, Screen::After);
    }

    /// Shows a part of the story again, or leaves it.
    fn story(&self, _world: &mut World, _part: StoryCommand) {}

    /// Returns the report about a game that is over.
    fn report(&self, world: &World) -> Report;

    /// Starts the downtime between this game of a campaign and the next.
    fn downtime(&self, world: &mut World, game: Box<dyn CampaignTable>);

    /// Opens the chronicle of a campaign folder, or of the campaign on the table.
    fn chronicle(&self, world: &mut World, dir: Option<PathBuf>);

    /// Writes everything that is needed to reproduce a problem of a campaign into one file.
    ///
    /// # Errors
    /// Returns an error if the folder cannot be read or the file cannot be written.
    fn write_report(
        &self,
        dir: &Path,
        words: &str,
        picture: Option<&Path>,
        out: &Path,
    ) -> Result<(), CampaignError>;

    /// Returns the family's catalogue of rules; an empty one by default.
    fn catalogue(&self) -> &'static Catalogue {
        &EMPTY
    }

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
}

/// The families of games that a window supports, with their tables.
#[derive(Resource, Clone, Copy)]
pub struct Tables {
    /// The families.
    pub families: Families,
    /// The tables of the families that have one of their own.
    pub tables: &'static [&'static dyn TableWindow],
}

impl Tables {
    /// Returns the table of a family: the plain one if it has none of its own.
    pub fn of(self, family: &str) -> &'static dyn TableWindow {
        self.tables.iter().copied().find(|table| table.family() == family).unwrap_or(&PLAIN)
    }

    /// Returns the table that is active before a game is opened.
    pub fn first(self) -> &'static dyn TableWindow {
        self.tables.first().copied().unwrap_or(&PLAIN)
    }

    /// Reads a vignette's position from a file.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read or is invalid.
    pub fn position(self, file: &Path) -> Result<Position, String> {
        self.first().position(file)
    }
}

/// The table in front of the players.
#[derive(Resource, Clone, Copy)]
pub struct ActiveTable(pub &'static dyn TableWindow);

/// Returns the table in front of the players.
pub fn table(world: &World) -> &'static dyn TableWindow {
    world.resource::<ActiveTable>().0
}

/// Makes the table of a family the active one.
pub fn sit_at(world: &mut World, family: &str) {
    let table = world.resource::<Tables>().of(family);
    world.insert_resource(ActiveTable(table));
    if let Some(mut captions) = world.get_resource_mut::<Captions>() {
        captions.meanings = table.captions().iter().copied().collect();
    }
    // The page of rules shows the catalogue of this family.
    if let Some(mut lookup) = world.get_resource_mut::<Lookup>()
        && !std::ptr::eq(lookup.0.catalogue, table.catalogue())
    {
        *lookup = Lookup(Page::new(table.catalogue()));
    }
}

/// Returns the families of games that this window supports.
pub fn families(world: &World) -> Families {
    world.resource::<Tables>().families
}
