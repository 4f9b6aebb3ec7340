//! Which table is the active one: that of the family whose game is played, the plain one for a family
//! that has none of its own.

use std::path::Path;

use bevy::prelude::*;

use super::command::Command;
use super::panels::rules::Page;
use super::plain_table::window::PLAIN;
use super::screen::Screen;
use super::screens::rules::Lookup;
use super::shot_options::ShotOptions;
use super::table_window::{ActiveTable, TableWindow, Tables};
use crate::kernel::campaign::entry::{FamilyEntry, Position};
use crate::kernel::catalogue::EMPTY;
use crate::kernel::vignette::read::files;
use crate::kit::sound::captions::Captions;

impl Tables {
    /// Returns the table of a family: the plain one if it has none of its own.
    pub fn of(self, family: &str) -> &'static dyn TableWindow {
        self.tables.iter().copied().find(|table| table.family() == family).unwrap_or(&PLAIN)
    }

    /// Returns the table of a family with the family's catalogue of rules.
    pub fn active(self, family: &str) -> ActiveTable {
        let catalogue = self.families.named(family).map_or(&*EMPTY, FamilyEntry::catalogue);
        ActiveTable(self.of(family), catalogue)
    }

    /// Returns the table that is active before a game is opened: that of the first family.
    pub fn first(self) -> ActiveTable {
        self.active(self.first_family())
    }

    /// Returns the id of the first family; an empty one if there is none.
    pub fn first_family(self) -> &'static str {
        self.families.0.first().map_or("", |family| family.id())
    }

    /// Reads a vignette's position from a file.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read or is invalid.
    pub fn position(self, file: &Path) -> Result<Position, String> {
        let family = self.families.of_vignette(file).map_err(|problem| problem.to_string())?;
        self.of(family.id()).position(family, file)
    }

    /// Draws a picture without a display and writes it: by the table of the family that a position is of,
    /// that the scene names (`FAMILY:SCENE`), or else by the first one that knows the scene.
    ///
    /// # Errors
    /// Returns why if there is no such scene, no renderer, or the file cannot be read or written.
    pub fn shot(self, options: &ShotOptions) -> Result<(), String> {
        let named = options.scene.split_once(':');
        let family = named.and_then(|(family, _)| self.families.named(family).ok());
        if let Some((family, (_, scene))) = family.zip(named) {
            let options = ShotOptions { scene: scene.to_owned(), ..options.clone() };
            return self.of(family.id()).shot(&options);
        }
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

/// Makes the table of a family the active one.
pub fn sit_at(world: &mut World, family: &str) {
    let active = world.resource::<Tables>().active(family);
    world.insert_resource(active);
    if let Some(mut captions) = world.get_resource_mut::<Captions>() {
        captions.meanings = active.0.captions().iter().copied().collect();
    }
    // The page of rules shows the catalogue of this family.
    if let Some(mut lookup) = world.get_resource_mut::<Lookup>()
        && !std::ptr::eq(lookup.0.catalogue, active.1)
    {
        *lookup = Lookup(Page::new(active.1));
    }
}
