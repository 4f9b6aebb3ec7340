//! Reads vignette files and assembles their content.

use std::path::Path;
use std::sync::Arc;

use super::camp;
use super::format::{Shelf, Step, Vignette};
use crate::cards::content::Content;
use crate::cards::load;
use crate::cards::printed::{Edition, PackDef, ScenarioDef};
use crate::cards::source::find_pack;
use crate::kernel::content::problem::Problem;
use crate::kernel::vignette::read::{
    MAX_STEPS, is_rule, line_of, parse, problem_in, problem_with, shelf, text_of,
};

pub use crate::kernel::vignette::read::{files, spread_out};

/// A vignette with its content, ready to be set up.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The file name for messages.
    pub file: String,
    /// Its text.
    pub text: String,
    /// The parsed vignette.
    pub vignette: Vignette,
    /// The content of the pack, the shelves and the vignette itself.
    pub content: Arc<Content>,
}

impl Loaded {
    /// Returns the vignette with the rules of another edition.
    pub fn by(&self, edition: Edition) -> Loaded {
        let mut content = Content::clone(&self.content);
        content.pack.edition = edition;
        Loaded { content: Arc::new(content), ..self.clone() }
    }

    /// Returns the line of the script's step with this index.
    pub fn line_of(&self, step: usize) -> usize {
        let fields: &[&str] =
            if self.vignette.camp.is_some() { &["camp", "script"] } else { &["script"] };
        line_of(&self.text, fields, step)
    }

    /// Returns a problem with the position, the party or the downtime, at the place of the word
    /// that the message has in backticks, if there is one.
    pub fn problem(&self, message: &str) -> Problem {
        let field = match &self.vignette {
            v if v.camp.is_some() => "camp",
            v if v.position.is_some() => "position",
            _ => "party",
        };
        problem_in(&self.file, &self.text, field, message)
    }
}

/// The packs and shelves that vignettes refer to.
pub trait Library {
    /// Returns the pack of this name.
    ///
    /// # Errors
    ///
    /// Returns all problems of the pack.
    fn pack(&self, name: &str) -> Result<Content, Vec<Problem>>;
    /// Returns the shelf of this name, if there is one.
    ///
    /// # Errors
    ///
    /// Returns all problems of the shelf.
    fn shelf(&self, name: &str) -> Result<Option<Shelf>, Vec<Problem>>;
}

/// The packs of this machine, and the shelves beside a file.
struct Nearby<'a>(&'a Path);

impl Library for Nearby<'_> {
    fn pack(&self, name: &str) -> Result<Content, Vec<Problem>> {
        match name.contains('/') {
            true => {
                let near = self.0.parent().unwrap_or_else(|| Path::new("."));
                load::load(&near.join(name))
            }
            false => find_pack(name),
        }
    }

    fn shelf(&self, name: &str) -> Result<Option<Shelf>, Vec<Problem>> {
        let Some(path) = shelf(self.0, name) else { return Ok(None) };
        read_shelf(&path.display().to_string(), &text_of(&path)?).map(Some)
    }
}

/// Reads a shelf from its text.
///
/// # Errors
///
/// Returns its problems with line and column.
pub fn read_shelf(file: &str, text: &str) -> Result<Shelf, Vec<Problem>> {
    parse(file, text)
}

/// Reads a vignette with its shelves and its pack.
///
/// # Errors
///
/// Returns the problems with file, line and column.
pub fn read(path: &Path) -> Result<Loaded, Vec<Problem>> {
    read_text(&path.display().to_string(), text_of(path)?, &Nearby(path))
}

/// Reads a vignette from a text.
///
/// # Errors
///
/// Returns the problems with file, line and column.
pub fn read_text(file: &str, text: String, library: &impl Library) -> Result<Loaded, Vec<Problem>> {
    let vignette: Vignette = parse(file, &text)?;
    let fail = |field: &str, message: String| vec![problem_with(file, &text, field, message)];
    if let Some(field) = camp::mixed(&vignette) {
        return Err(fail(field, format!("with a `camp` there is no `{field}`")));
    }
    if vignette.camp.as_ref().is_some_and(|c| c.script.len() > MAX_STEPS) {
        return Err(fail("camp", format!("more than {MAX_STEPS} steps")));
    }
    if vignette.script.len() > MAX_STEPS {
        return Err(fail("script", format!("more than {MAX_STEPS} steps")));
    }
    if let Some(id) = vignette.proves.iter().find(|id| !is_rule("AC", id)) {
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
    whole.scenarios.iter_mut().for_each(ScenarioDef::complete);
    Ok(Loaded { file: file.to_owned(), text, vignette, content: Arc::new(whole) })
}

/// Adds definitions, replacing earlier ones with the same id.
fn put<T>(to: &mut Vec<T>, new: Vec<T>, id: fn(&T) -> &String) {
    for def in new {
        match to.iter_mut().find(|d| id(d) == id(&def)) {
            Some(old) => *old = def,
            None => to.push(def),
        }
    }
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
        custom_limits: false,
        draft: false,
        adventures: vignette.adventures.iter().map(|a| a.id.clone()).collect(),
        reward: Vec::new(),
        story: vignette.path.clone(),
        systems: vignette.systems.clone(),
        plunder: Vec::new(),
        scourges: vignette.scourges.clone(),
    }
}

/// Returns a scenario without rules of its own, for vignettes that need none.
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
        danger: Vec::new(),
        start: Vec::new(),
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
        mourning: String::new(),
        won_in_time: None,
        ship: None,
        ship_class: None,
        cohorts: Vec::new(),
        anchored: None,
    }
}
