//! Reads vignette files and puts their content together.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::de::DeserializeOwned;

use super::camp;
use super::format::{Shelf, Step, Vignette};
use crate::cards::content::Content;
use crate::cards::load::{self, MAX_DEPTH};
use crate::cards::printed::{Edition, PackDef, ScenarioDef};
use crate::cards::source::find_pack;
use crate::kernel::content::locate::{self, line_column, locate};
use crate::kernel::content::problem::Problem;
use crate::kernel::content::split;

/// The largest vignette file that is read.
const MAX_FILE: u64 = 1 << 20;
/// The most steps of a script.
const MAX_STEPS: usize = 2000;
/// The most cards that one entry such as `"goblin x3"` stands for.
const MAX_COPIES: usize = 99;
/// How deep folders of vignettes may nest.
const MAX_FOLDERS: usize = 6;

/// A vignette with its content, ready to be set up.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The file, as messages name it.
    pub file: String,
    /// Its text.
    pub text: String,
    /// What it says.
    pub vignette: Vignette,
    /// The pack, the shelves and what it says itself.
    pub content: Arc<Content>,
}

impl Loaded {
    /// The same by the rules of that edition.
    pub fn by(&self, edition: Edition) -> Loaded {
        let mut content = Content::clone(&self.content);
        content.pack.edition = edition;
        Loaded { content: Arc::new(content), ..self.clone() }
    }

    /// The line of the step of that number in the script.
    pub fn line_of(&self, step: usize) -> usize {
        let script = [locate::Step::Field("script"), locate::Step::Item(step)];
        let camp = self.vignette.camp.as_ref().map(|_| locate::Step::Field("camp"));
        let path: Vec<locate::Step<'_>> = camp.into_iter().chain(script).collect();
        line_column(&self.text, locate(&self.text, &path)).0
    }

    /// A problem with the position, the party or the meeting: where the word in backticks stands in it, if it
    /// names one.
    pub fn problem(&self, message: &str) -> Problem {
        let field = match &self.vignette {
            v if v.camp.is_some() => "camp",
            v if v.position.is_some() => "position",
            _ => "party",
        };
        let from = locate(&self.text, &[locate::Step::Field(field)]);
        let word = message.split('`').nth(1);
        let found = word.and_then(|w| self.text.get(from..)?.find(&format!("\"{w}")));
        let at = found.map_or(from, |n| from + n);
        Problem::error(&self.file, line_column(&self.text, at), message)
    }
}

/// All vignette files under a path, sorted: the file itself, or those of a folder and its folders.
/// Folders named `shelf` hold cards for others and are left out.
///
/// # Errors
/// When the path cannot be read.
pub fn files(path: &Path) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    walk(path, 0, &mut found).map_err(|e| format!("{}: cannot be read: {e}", path.display()))?;
    found.sort();
    Ok(found)
}

fn walk(path: &Path, depth: usize, found: &mut Vec<PathBuf>) -> std::io::Result<()> {
    if !fs::metadata(path)?.is_dir() {
        found.push(path.to_owned());
        return Ok(());
    }
    for entry in fs::read_dir(path)? {
        let entry = entry?.path();
        if entry.is_dir() {
            if depth < MAX_FOLDERS && entry.file_name().is_some_and(|n| n != "shelf") {
                walk(&entry, depth + 1, found)?;
            }
        } else if entry.extension().is_some_and(|e| e == "ron") {
            found.push(entry);
        }
    }
    Ok(())
}

/// The text of a file.
fn text_of(path: &Path) -> Result<String, Vec<Problem>> {
    let fail = |m: String| vec![Problem::error(&path.display().to_string(), (1, 1), m)];
    let meta = fs::metadata(path).map_err(|e| fail(format!("cannot be opened: {e}")))?;
    if !meta.is_file() || meta.len() > MAX_FILE {
        return Err(fail(format!("is no plain file of at most {MAX_FILE} bytes")));
    }
    fs::read_to_string(path).map_err(|e| fail(format!("cannot be read: {e}")))
}

fn parse<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, Vec<Problem>> {
    if let Some(at) = split::too_deep(text, MAX_DEPTH) {
        let message = split::deeper_than(MAX_DEPTH);
        return Err(vec![Problem::error(file, line_column(text, at), message)]);
    }
    load::options().from_str::<T>(text).map_err(|e| {
        let at = (e.span.start.line, e.span.start.col);
        vec![Problem::error(file, at, e.code.to_string())]
    })
}

/// Where a vignette finds what it names.
pub trait Library {
    /// The pack of that name.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    fn pack(&self, name: &str) -> Result<Content, Vec<Problem>>;
    /// The shelf of that name, if there is one.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    fn shelf(&self, name: &str) -> Result<Option<Shelf>, Vec<Problem>>;
}

/// The packs of this machine, and the shelves beside a file.
struct Nearby<'a>(&'a Path);

impl Library for Nearby<'_> {
    fn pack(&self, name: &str) -> Result<Content, Vec<Problem>> {
        find_pack(name)
    }

    fn shelf(&self, name: &str) -> Result<Option<Shelf>, Vec<Problem>> {
        let Some(path) = shelf(self.0, name) else { return Ok(None) };
        read_shelf(&path.display().to_string(), &text_of(&path)?).map(Some)
    }
}

/// A shelf from its text.
///
/// # Errors
/// What is wrong, with line and column.
pub fn read_shelf(file: &str, text: &str) -> Result<Shelf, Vec<Problem>> {
    parse(file, text)
}

/// Reads a vignette with its shelves and its pack.
///
/// # Errors
/// What is wrong, with file, line and column.
pub fn read(path: &Path) -> Result<Loaded, Vec<Problem>> {
    read_text(&path.display().to_string(), text_of(path)?, &Nearby(path))
}

/// The same from a text at hand.
///
/// # Errors
/// What is wrong, with file, line and column.
pub fn read_text(file: &str, text: String, library: &impl Library) -> Result<Loaded, Vec<Problem>> {
    let vignette: Vignette = parse(file, &text)?;
    let fail = |field: &str, message: String| {
        let at = line_column(&text, locate(&text, &[locate::Step::Field(field)]));
        vec![Problem::error(file, at, message)]
    };
    if let Some(field) = camp::mixed(&vignette) {
        return Err(fail(field, format!("with a `camp` there is no `{field}`")));
    }
    if vignette.camp.as_ref().is_some_and(|c| c.script.len() > MAX_STEPS) {
        return Err(fail("camp", format!("more than {MAX_STEPS} steps")));
    }
    if vignette.script.len() > MAX_STEPS {
        return Err(fail("script", format!("more than {MAX_STEPS} steps")));
    }
    if let Some(id) = vignette.proves.iter().find(|id| !is_rule(id)) {
        return Err(fail("proves", format!("`{id}` is no id of a rule such as `AC-CHECK-07`")));
    }
    for step in &vignette.script {
        if matches!(step, Step::Dice(d) if d.iter().any(|n| !(1..=12).contains(n))) {
            return Err(fail("script", "dice show 1 to 12".into()));
        }
    }
    let mut content = match &vignette.pack {
        Some(name) => library.pack(name)?,
        None => Content::new(head(&vignette), Vec::new()),
    };
    let mut shelves = Vec::new();
    for name in &vignette.shelf {
        let Some(shelf) = library.shelf(name)? else {
            return Err(fail("shelf", format!("there is no `shelf/{name}.ron` near this file")));
        };
        shelves.push(shelf);
    }
    let own = Shelf {
        cards: vignette.cards.clone(),
        heroes: vignette.heroes.clone(),
        locations: vignette.locations.clone(),
    };
    shelves.push(own);
    let mut cards = std::mem::take(&mut content.cards);
    let mut heroes = std::mem::take(&mut content.heroes);
    let mut locations = std::mem::take(&mut content.locations);
    for shelf in shelves {
        put(&mut cards, shelf.cards, |c| &c.id);
        put(&mut heroes, shelf.heroes, |h| &h.id);
        put(&mut locations, shelf.locations, |l| &l.id);
    }
    let mut whole = Content::new(content.pack, cards);
    whole.heroes = heroes;
    whole.locations = locations;
    whole.scenarios = content.scenarios;
    whole.adventures = vignette.adventures.clone();
    whole.adventures.extend(content.adventures);
    if vignette.play.is_none() {
        whole.scenarios.insert(0, vignette.scenario.clone().unwrap_or_else(|| plain(&vignette)));
    } else if whole.scenario(vignette.play.as_deref().unwrap_or_default()).is_none() {
        return Err(fail("play", "there is no such scenario in the pack".into()));
    }
    Ok(Loaded { file: file.to_owned(), text, vignette, content: Arc::new(whole) })
}

/// Adds definitions; one with the id of an earlier one replaces it.
fn put<T>(to: &mut Vec<T>, new: Vec<T>, id: fn(&T) -> &String) {
    for def in new {
        match to.iter_mut().find(|d| id(d) == id(&def)) {
            Some(old) => *old = def,
            None => to.push(def),
        }
    }
}

fn is_rule(id: &str) -> bool {
    let mut parts = id.splitn(3, '-');
    let (Some(game), Some(area), Some(number)) = (parts.next(), parts.next(), parts.next()) else {
        return false;
    };
    game == "AC"
        && !area.is_empty()
        && area.bytes().all(|b| b.is_ascii_uppercase())
        && !number.is_empty()
        && number.bytes().all(|b| b.is_ascii_digit())
}

fn head(vignette: &Vignette) -> PackDef {
    PackDef {
        id: "vignette".into(),
        family: crate::kernel::content::family::ADVENTURE.into(),
        name: vignette.title.clone(),
        edition: vignette.edition.all()[0],
        authors: Vec::new(),
        licence: String::new(),
        about: String::new(),
        players: 6,
        adventures: vignette.adventures.iter().map(|a| a.id.clone()).collect(),
        reward: Vec::new(),
        story: vignette.path.clone(),
        scourges: vignette.scourges.clone(),
    }
}

/// A scenario without rules of its own, for vignettes that need none.
fn plain(vignette: &Vignette) -> ScenarioDef {
    let places = vignette.position.iter().flat_map(|p| &p.locations);
    ScenarioDef {
        id: "vignette".into(),
        name: vignette.title.clone(),
        villains: Vec::new(),
        stack: Vec::new(),
        cornering_wins: true,
        henchmen: Vec::new(),
        locations: vec![places.map(|p| p.place.clone()).collect()],
        set: 'B',
        display: Vec::new(),
        rules: Vec::new(),
        standing: Vec::new(),
        powers: Vec::new(),
        reward: Vec::new(),
        again: false,
        number: 0,
        hours: 30,
        light: None,
        opening: String::new(),
        ending: String::new(),
        losing: String::new(),
    }
}

/// `shelf/NAME.ron` in the folder of the file, or in the nearest one above that has it.
fn shelf(file: &Path, name: &str) -> Option<PathBuf> {
    let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
    if name.is_empty() || !name.bytes().all(plain) {
        return None;
    }
    let full = fs::canonicalize(file).ok()?;
    let folders = full.ancestors().skip(1).take(MAX_FOLDERS);
    folders.map(|d| d.join("shelf").join(format!("{name}.ron"))).find(|p| p.is_file())
}

/// Card ids one by one: `"goblin x3"` stands for three.
///
/// # Errors
/// When the number is none, or more than 99.
pub fn spread_out(entries: &[String]) -> Result<Vec<String>, String> {
    let mut ids = Vec::new();
    for entry in entries {
        let (id, n) = match entry.rsplit_once(" x") {
            Some((id, n)) => (id, n.parse().map_err(|_| format!("`{entry}`: how many?"))?),
            None => (entry.as_str(), 1),
        };
        if n > MAX_COPIES {
            return Err(format!("`{entry}`: at most {MAX_COPIES}"));
        }
        ids.extend(std::iter::repeat_n(id.to_owned(), n));
    }
    Ok(ids)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_may_stand_for_several_cards() {
        let ids = spread_out(&["goblin x2".into(), "longsword".into()]);
        assert_eq!(ids, Ok(vec!["goblin".into(), "goblin".into(), "longsword".into()]));
        assert!(spread_out(&["goblin xx".into()]).is_err());
        assert!(spread_out(&["goblin x100".into()]).is_err());
    }

    #[test]
    fn ids_of_rules_have_three_parts() {
        assert!(is_rule("AC-CHECK-07"));
        for no in ["AC-CHECK", "check", "AC-check-7", "AC-CHECK-x", "XX-A-1"] {
            assert!(!is_rule(no), "{no}");
        }
    }
}
