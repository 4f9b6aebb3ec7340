//! What the shell asks of the table in front of the players.
//!
//! The shell knows no table: each family of games implements [`TableWindow`] for a unit struct, and the
//! program hands all of them to [`super::window::run`] as [`Tables`].

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy_egui::egui::Rect;

use super::bench_window::FrameBench;
use super::command::{Command, StoryCommand};
use super::navigate::go;
use super::panels::rules::Page;
use super::plain_table::window::PLAIN;
use super::play::put_on_table;
use super::screen::Screen;
use super::screens::rules::Lookup;
use super::script::steps::Goal;
use super::session::Report;
use super::shot::ShotOptions;
use crate::kernel::campaign::CampaignTable;
use crate::kernel::campaign::entry::{Families, FamilyEntry, Position};
use crate::kernel::catalogue::{Catalogue, EMPTY};
use crate::kernel::vignette::read::files;
use crate::kit::sound::captions::Captions;
use crate::kit::synth::Sound;

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
    /// Returns the id of the family.
    fn family(&self) -> &'static str;

    /// Adds the table and its screens to an app.
    fn plugin(&self, app: &mut App);

    /// Returns what asks for a new campaign, of a pack if one is chosen already; none where the shell's
    /// own screen does.
    fn new_campaign(&self, _pack: Option<&str>) -> Option<Command> {
        None
    }

    /// Returns what the title offers besides, in words.
    fn title_entries(&self) -> Vec<(String, Command)> {
        Vec::new()
    }

    /// Reads a position of the family from a file.
    ///
    /// # Errors
    /// Returns what is wrong with the file.
    fn position(&self, family: &dyn FamilyEntry, file: &Path) -> Result<Position, String> {
        let (lay, game) = (family.lay_position(file)?, family.loose());
        Ok(Box::new(move |world: &mut World| {
            lay(world);
            put_on_table(world, game, true);
        }))
    }

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
    fn bench_frames(&self, _size: (u32, u32), _frames: u32) -> Result<Option<FrameBench>, String> {
        Ok(None)
    }
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

    /// Returns the table of a family with what the family prints of its rules.
    pub fn active(self, family: &str) -> ActiveTable {
        let catalogue = self.families.named(family).map_or(&*EMPTY, FamilyEntry::catalogue);
        ActiveTable(self.of(family), catalogue)
    }

    /// Returns the table that stands there before a game is opened: that of the first family.
    pub fn first(self) -> ActiveTable {
        self.active(self.first_family())
    }

    /// Returns the id of the first family; an empty one if there is none.
    pub fn first_family(self) -> &'static str {
        self.families.0.first().map_or("", |family| family.id())
    }

    /// Reads a position from a file.
    ///
    /// # Errors
    /// Returns what is wrong with the file.
    pub fn position(self, file: &Path) -> Result<Position, String> {
        let family = self.families.of_vignette(file).map_err(|problem| problem.to_string())?;
        self.of(family.id()).position(family, file)
    }

    /// Draws a picture without a display and writes it: by the table of the family that a position is of,
    /// or else by the first table that knows the scene.
    ///
    /// # Errors
    /// Returns why if there is no such scene, no renderer, or the file cannot be read or written.
    pub fn shot(self, options: &ShotOptions) -> Result<(), String> {
        let table = match &options.vignette {
            Some(path) => {
                // Of a folder, the first file says it.
                let file = files(path).ok().and_then(|all| all.into_iter().next());
                let family = self.families.of_vignette(file.as_ref().unwrap_or(path));
                self.of(family.map_err(|problem| problem.to_string())?.id())
            }
            None => {
                let knows =
                    |table: &&&dyn TableWindow| table.scenes().contains(&options.scene.as_str());
                self.tables.iter().find(knows).copied().unwrap_or(self.first().0)
            }
        };
        table.shot(options)
    }

    /// Returns what the title offers besides campaigns, of each family: words, and what is to be done.
    pub fn title_entries(self) -> Vec<(String, Vec<Command>)> {
        let of = |table: &&'static dyn TableWindow| {
            let family = table.family();
            let at = move |(words, command)| (words, vec![Command::SitAt(family), command]);
            table.title_entries().into_iter().map(at)
        };
        self.tables.iter().flat_map(of).collect()
    }

    /// Returns what asks for a new campaign: where there is one family, its own screen if it has one;
    /// else the choice among the packs of all families.
    pub fn new_campaign(self) -> Command {
        let only = self.families.0.len() == 1;
        let own = only.then(|| self.first().0.new_campaign(None)).flatten();
        own.unwrap_or(Command::Go(Screen::New))
    }
}

/// The table in front of the players, and the rules of its family by their numbers.
#[derive(Resource, Clone, Copy)]
pub struct ActiveTable(pub &'static dyn TableWindow, pub &'static Catalogue);

/// Returns the table in front of the players.
pub fn table(world: &World) -> &'static dyn TableWindow {
    world.resource::<ActiveTable>().0
}

/// Returns the rules of the family in front of the players.
pub fn catalogue(world: &World) -> &'static Catalogue {
    world.resource::<ActiveTable>().1
}

/// Has the table of a family stand in front of the players.
pub fn sit_at(world: &mut World, family: &str) {
    let active = world.resource::<Tables>().active(family);
    world.insert_resource(active);
    if let Some(mut captions) = world.get_resource_mut::<Captions>() {
        captions.meanings = active.0.captions().iter().copied().collect();
    }
    // The page of rules is that of the game.
    if let Some(mut lookup) = world.get_resource_mut::<Lookup>()
        && !std::ptr::eq(lookup.0.catalogue, active.1)
    {
        *lookup = Lookup(Page::new(active.1));
    }
}

/// Returns the families of games that this window plays.
pub fn families(world: &World) -> Families {
    world.resource::<Tables>().families
}
