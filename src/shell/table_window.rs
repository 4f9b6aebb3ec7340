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

/// What the title offers of a family.
#[derive(Debug)]
pub struct TitleEntries {
    /// What asks for a new campaign.
    pub new: Command,
    /// More entries, in words.
    pub more: Vec<(String, Command)>,
}

/// The window of a family of games: its table, what lies on it, and what is played on it before the
/// eyes.
pub trait TableWindow: Send + Sync + 'static {
    /// Returns the id of the family.
    fn family(&self) -> &'static str;

    /// Adds the table and its screens to an app.
    fn plugin(&self, app: &mut App);

    /// Returns what the title offers.
    fn title_entries(&self) -> TitleEntries;

    /// Reads a position from a file.
    ///
    /// # Errors
    /// Returns what is wrong with the file.
    fn position(&self, file: &Path) -> Result<Position, String>;

    /// Forgets what was shown of another game, and what has happened so far in this one.
    fn clear(&self, world: &mut World);

    /// Makes what is shown of the game anew, after it or whoever looks has changed.
    fn refresh(&self, world: &mut World);

    /// Closes what is open over the table.
    fn close(&self, world: &mut World);

    /// Shows what has happened since the table was asked last.
    fn present(&self, world: &mut World);

    /// Shows that the table is at another moment: what was told on the way there is told at once.
    fn rewind(&self, world: &mut World);

    /// Returns the messages for sounds that mean something of their own at this table; any other sound
    /// is called what it is like.
    fn captions(&self) -> &'static [(Sound, &'static str)] {
        &[]
    }

    /// Returns whether something is shown that the table waits for.
    fn busy(&self, world: &World) -> bool;

    /// Goes on from what is shown now, as any input does.
    fn skip(&self, world: &mut World);

    /// Ends everything that is being shown.
    fn skip_all(&self, world: &mut World);

    /// Returns whether anything is still read or painted beside the main thread, for pictures.
    fn waiting(&self, _world: &World) -> bool {
        false
    }

    /// Gives everything that is open the words of the language that is spoken now.
    fn respeak(&self, world: &mut World);

    /// Tells how the game begins that was put on the table.
    fn begin_story(&self, _world: &mut World) {}

    /// Tells how the game ended, and goes to what came of it.
    fn end_story(&self, world: &mut World) {
        go(world, Screen::After);
    }

    /// Shows a part of the story again, or goes on from it.
    fn story(&self, _world: &mut World, _part: StoryCommand) {}

    /// Returns what is told of a game that is over.
    fn report(&self, world: &World) -> Report;

    /// Takes up what is between this game of a campaign and the next.
    fn downtime(&self, world: &mut World, game: Box<dyn CampaignTable>);

    /// Opens the chronicle of a campaign folder, or of the campaign on the table.
    fn chronicle(&self, world: &mut World, dir: Option<PathBuf>);

    /// Writes what it takes to see a problem of a campaign again into one file.
    ///
    /// # Errors
    /// Returns why if the folder cannot be read or the file cannot be written.
    fn write_report(
        &self,
        dir: &Path,
        words: &str,
        picture: Option<&Path>,
        out: &Path,
    ) -> Result<(), CampaignError>;

    /// Returns the rules of the family by their numbers; none if it has no catalogue of them.
    fn catalogue(&self) -> &'static Catalogue {
        &EMPTY
    }

    /// Returns the letter of the edition of the rules that holds on a screen, where one does.
    fn edition(&self, _world: &World, _screen: Screen) -> Option<&'static str> {
        None
    }

    /// Returns where panels go.
    fn places(&self, world: &World) -> Places;

    /// Returns what tells one question at the table from another: the focus follows it.
    fn asked(&self, world: &World) -> String;

    /// Returns the middle of a thing that a script names.
    fn find(&self, world: &mut World, name: &str) -> Option<Vec2>;

    /// Returns every text that stands on the table, for scripts that expect one.
    fn texts(&self, world: &World) -> Vec<String>;

    /// Returns what is asked away from the table, between two games.
    fn question(&self, world: &World) -> String;

    /// Returns lines that tell where the game stands, what is asked and what can be answered, for
    /// scripts.
    fn describe(&self, world: &World, size: Vec2) -> Vec<String>;

    /// Returns whether the game has come so far as a script wants.
    fn reached(&self, world: &World, goal: Goal) -> bool;

    /// Answers by the number of an option, counted from 0.
    fn choose(&self, world: &mut World, option: usize);

    /// Makes one decision of a script: by a plain policy, or as well as it can. Returns false if nothing
    /// is asked.
    fn decide(&self, world: &mut World) -> bool;

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

/// The families of games that a window plays, and the table of each.
#[derive(Resource, Clone, Copy)]
pub struct Tables {
    /// The families.
    pub families: Families,
    /// The tables of those that have one of their own.
    pub tables: &'static [&'static dyn TableWindow],
}

impl Tables {
    /// Returns the table of a family: the plain one if it has none of its own.
    pub fn of(self, family: &str) -> &'static dyn TableWindow {
        self.tables.iter().copied().find(|table| table.family() == family).unwrap_or(&PLAIN)
    }

    /// Returns the table that stands there before a game is opened.
    pub fn first(self) -> &'static dyn TableWindow {
        self.tables.first().copied().unwrap_or(&PLAIN)
    }

    /// Reads a position from a file.
    ///
    /// # Errors
    /// Returns what is wrong with the file.
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

/// Has the table of a family stand in front of the players.
pub fn sit_at(world: &mut World, family: &str) {
    let table = world.resource::<Tables>().of(family);
    world.insert_resource(ActiveTable(table));
    if let Some(mut captions) = world.get_resource_mut::<Captions>() {
        captions.meanings = table.captions().iter().copied().collect();
    }
    // The page of rules is that of the game.
    if let Some(mut lookup) = world.get_resource_mut::<Lookup>()
        && !std::ptr::eq(lookup.0.catalogue, table.catalogue())
    {
        *lookup = Lookup(Page::new(table.catalogue()));
    }
}

/// Returns the families of games that this window plays.
pub fn families(world: &World) -> Families {
    world.resource::<Tables>().families
}
