//! Reads a pack, every entry of every file separately, so that each error names its line and all
//! errors are reported at once.

use std::path::Path;

use kernel::content::family;
use kernel::content::load::{Place, Reader, accept, digest};
use kernel::content::problem::{Problem, did_you_mean};
use kernel::content::source::Source;
use kernel::content::translation;

use super::lint;
use super::pack::{Lists, TacticsContent};
use super::printed::PackDef;

/// The name of the family, as `pack.ron` has it.
pub const FAMILY: &str = "tactics";

/// The positions of all entries of a pack, with the same indices as in [`TacticsContent`].
#[derive(Clone, Debug, Default)]
#[expect(missing_docs, reason = "the lists of `TacticsContent`")]
pub struct Places {
    pub pack: Option<Place>,
    pub heroes: Vec<Place>,
    pub classes: Vec<Place>,
    pub levels: Vec<Place>,
    pub cards: Vec<Place>,
    pub enemies: Vec<Place>,
    pub companions: Vec<Place>,
    pub decks: Vec<Place>,
    pub terrain: Vec<Place>,
    pub chapters: Vec<Place>,
}

/// The lists of a pack, each the name of a file or of a folder of files.
const PARTS: [&str; 10] = [
    "pack",
    "heroes",
    "classes",
    "levels",
    "cards",
    "enemies",
    "companions",
    "bossdecks",
    "terrain",
    "chapters",
];

/// Reads and checks the pack in a folder.
///
/// # Errors
/// Returns all its problems, with file, line and column.
pub fn load(dir: &Path) -> Result<TacticsContent, Vec<Problem>> {
    load_source(&Source::folder(dir)?)
}

/// Reads and checks a pack from its texts.
///
/// # Errors
/// Returns all its problems, with file, line and column.
pub fn load_source(source: &Source) -> Result<TacticsContent, Vec<Problem>> {
    accept(examine(source))
}

/// Reads a pack and returns all problems, warnings too. Returns the content if it could be read, even
/// if it has errors.
pub fn examine(source: &Source) -> (Option<TacticsContent>, Vec<Problem>) {
    match read(source) {
        (Some(content), places, problems) if problems.is_empty() => {
            let problems = lint::lint(&content, source, &places);
            (Some(content), problems)
        }
        (_, _, problems) => (None, problems),
    }
}

/// Reads the entries of a pack that can be read, with their positions, and what is wrong with the others.
/// Returns no content without a head of the pack.
pub fn read(source: &Source) -> (Option<TacticsContent>, Places, Vec<Problem>) {
    // The files of a pack of another family would only cause more errors.
    if let Err(problem) = family::expect(source, FAMILY) {
        return (None, Places::default(), vec![problem]);
    }
    let (mut reader, mut places, mut lists) =
        (Reader::new(source), Places::default(), Lists::default());
    let mut pack: Option<PackDef> = None;
    let own = |(_, (path, _)): &(usize, &(String, String))| !translation::is_translation(path);
    for (i, (path, _)) in source.files.iter().enumerate().filter(own) {
        let part = path.split('/').next().unwrap_or(path).trim_end_matches(".ron");
        match part {
            "pack" => {
                let (place, head) = reader.head(i);
                (places.pack, pack) = (Some(place), head);
            }
            "heroes" => reader.list(i, &mut lists.heroes, &mut places.heroes),
            "classes" => reader.list(i, &mut lists.classes, &mut places.classes),
            "levels" => reader.list(i, &mut lists.levels, &mut places.levels),
            "cards" => reader.list(i, &mut lists.cards, &mut places.cards),
            "enemies" => reader.list(i, &mut lists.enemies, &mut places.enemies),
            "companions" => reader.list(i, &mut lists.companions, &mut places.companions),
            "bossdecks" => reader.list(i, &mut lists.decks, &mut places.decks),
            "terrain" => reader.list(i, &mut lists.terrain, &mut places.terrain),
            "chapters" => reader.list(i, &mut lists.chapters, &mut places.chapters),
            _ => {
                let message = "is not a file of a pack, so nothing would be read from it";
                let help = did_you_mean(part, PARTS).unwrap_or_else(|| {
                    format!("files and folders of a pack: {}", PARTS.join(", "))
                });
                let problem = Problem::error(&source.shown(path), (1, 1), message).with_help(help);
                reader.problems.push(problem);
            }
        }
    }
    let mut problems = reader.problems;
    if places.pack.is_none() {
        let file = source.shown("pack.ron");
        problems.push(Problem::error(&file, (1, 1), "is missing; it is the head of the pack"));
    }
    let problems = problems.into_list(&source.place);
    let content = pack.map(|pack| {
        let mut content = TacticsContent::new(pack, lists, digest(source));
        content.translations = translation::of(source).into();
        content
    });
    (content, places, problems)
}
