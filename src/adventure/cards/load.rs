//! Reads a pack, every entry of every file separately, so that each error names its line and all
//! errors are reported at once.

use std::path::Path;

use super::content::Content;
use super::lint;
use super::printed::{PackDef, ScenarioDef};
use super::vocabulary::with_few_new_traits;
use crate::kernel::content::family::{self, ADVENTURE};
use crate::kernel::content::problem::{Problem, did_you_mean};
use crate::kernel::content::source::Source;
use crate::kernel::content::translation;

pub use crate::kernel::content::load::{
    MAX_DEPTH, MAX_ENTRIES, MAX_ENTRY, Place, Reader, accept, digest, options,
};

/// The positions of all entries of a pack, with the same indices as in [`Content`].
#[derive(Clone, Debug, Default)]
#[expect(missing_docs, reason = "the lists of `Content`")]
pub struct Places {
    pub pack: Option<Place>,
    pub cards: Vec<Place>,
    pub locations: Vec<Place>,
    pub heroes: Vec<Place>,
    pub scenarios: Vec<Place>,
    pub adventures: Vec<Place>,
}

/// A pack that has been read, but not checked yet.
#[derive(Clone, Debug)]
pub struct Draft {
    /// The content; entries with errors are missing.
    pub content: Content,
    /// The positions of its entries.
    pub places: Places,
    /// The problems of entries that could not be read.
    pub problems: Vec<Problem>,
}

/// Reads and checks the pack in a folder.
///
/// # Errors
/// Returns all its problems, with file, line and column.
pub fn load(dir: &Path) -> Result<Content, Vec<Problem>> {
    load_source(&Source::folder(dir)?)
}

/// Reads and checks a pack from its texts; its names are in the current language.
///
/// # Errors
/// Returns all its problems, with file, line and column.
pub fn load_source(source: &Source) -> Result<Content, Vec<Problem>> {
    accept(examine(source))
}

/// Reads a pack and returns all problems, including warnings. Returns the content if it could be
/// read, even if it has errors.
pub fn examine(source: &Source) -> (Option<Content>, Vec<Problem>) {
    let Draft { content, places, mut problems } = read(source);
    if problems.is_empty() {
        problems = lint::lint(&content, source, &places);
    } else {
        // The entries that could be read are judged all the same, so that no mistake hides others.
        if places.pack.is_some() && !content.pack.id.is_empty() {
            problems.extend(lint::lint_readable(&content, source, &places));
        }
        return (None, problems);
    }
    (Some(content), problems)
}

/// Reads all entries one by one. Returns at most [`crate::kernel::content::problem::MOST`] errors.
pub fn read(source: &Source) -> Draft {
    with_few_new_traits(|| read_all(source))
}

fn read_all(source: &Source) -> Draft {
    // The files of a pack of another family would only cause more errors.
    if let Err(problem) = family::expect(source, ADVENTURE) {
        let content = Content::new(headless(), Vec::new());
        return Draft { content, places: Places::default(), problems: vec![problem] };
    }
    let (mut reader, mut places, mut pack) = (Reader::new(source), Places::default(), None);
    let (mut cards, mut locations, mut heroes) = (Vec::new(), Vec::new(), Vec::new());
    let (mut scenarios, mut adventures) = (Vec::new(), Vec::new());
    let own = |(_, (path, _)): &(usize, &(String, String))| !translation::is_translation(path);
    for (i, (path, _)) in source.files.iter().enumerate().filter(own) {
        let part = path.split('/').next().unwrap_or(path).trim_end_matches(".ron");
        match part {
            "pack" => {
                let (place, head) = reader.head(i);
                (places.pack, pack) = (Some(place), head);
            }
            "cards" => reader.list(i, &mut cards, &mut places.cards),
            "locations" => reader.list(i, &mut locations, &mut places.locations),
            "heroes" => reader.list(i, &mut heroes, &mut places.heroes),
            "scenarios" => reader.list(i, &mut scenarios, &mut places.scenarios),
            "adventures" => reader.list(i, &mut adventures, &mut places.adventures),
            _ => {
                let message = "is not a file of a pack, so nothing would be read from it";
                let known = ["cards", "locations", "heroes", "scenarios", "adventures", "pack"];
                let help = did_you_mean(part, known).unwrap_or_else(|| {
                    "a pack has pack.ron, locations.ron, heroes.ron, scenarios.ron, adventures.ron \
                     and cards/*.ron"
                        .into()
                });
                let problem = Problem::error(&source.shown(path), (1, 1), message).with_help(help);
                reader.problems.push(problem);
            }
        }
    }
    let mut problems = reader.problems;
    if pack.is_none() && places.pack.is_none() {
        let file = source.shown("pack.ron");
        problems.push(Problem::error(&file, (1, 1), "is missing; it is the head of the pack"));
    }
    let mut content = Content::new(pack.unwrap_or_else(headless), cards);
    content.locations = locations;
    content.heroes = heroes;
    content.scenarios = scenarios;
    content.scenarios.iter_mut().for_each(ScenarioDef::complete);
    content.adventures = adventures;
    content.digest = digest(source);
    content.translations = translation::of(source).into();
    Draft { content, places, problems: problems.into_list(&source.place) }
}

/// Returns a placeholder for a `pack.ron` that could not be read; such a pack is never returned.
fn headless() -> PackDef {
    PackDef {
        id: String::new(),
        family: ADVENTURE.into(),
        name: String::new(),
        edition: super::printed::Edition::First,
        authors: Vec::new(),
        licence: String::new(),
        about: String::new(),
        players: 6,
        custom_limits: false,
        draft: false,
        adventures: Vec::new(),
        reward: Vec::new(),
        story: Default::default(),
        systems: Vec::new(),
        plunder: Vec::new(),
        scourges: Vec::new(),
    }
}
