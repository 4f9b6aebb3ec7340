//! Reads vignette files and assembles their content.

use std::path::Path;
use std::sync::Arc;

use kernel::content::load::Place;
use kernel::content::locate::Step as At;
use kernel::content::problem::Problem;
use kernel::content::source::{Source, find_source};
use kernel::vignette::read::{
    MAX_STEPS, is_rule, line_of, parse, problem_in, problem_with, shelf, text_of,
};

use super::board::drawing;
use super::format::{Encounter, Faces, Fact, Moment, Parts, Step, Vignette};
use crate::content::TacticsContent;
use crate::content::lint::{Part, names};
use crate::content::load;
use crate::content::pack::Lists;
use crate::content::printed::{
    BossDeckDef, ChapterDef, ChapterKind, EncounterDef, Objective, PackDef, Resolution, Results,
    TokenDef,
};
use crate::dice::Die;

/// The id of the chapter that a vignette plays.
pub const CHAPTER: &str = "vignette";

/// A vignette with its content, ready to be set up.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The file name for messages.
    pub file: String,
    /// Its text.
    text: String,
    /// The parsed vignette.
    pub vignette: Vignette,
    /// The content of the pack, the shelves and the vignette itself.
    pub content: Arc<TacticsContent>,
}

impl Loaded {
    /// Returns the line of the script's step with this index.
    pub fn line_of(&self, step: usize) -> usize {
        line_of(&self.text, &["script"], step)
    }

    /// Returns a problem with the position, at the word in backticks if the message contains one.
    pub fn problem(&self, message: &str) -> Problem {
        problem_in(&self.file, &self.text, "position", message)
    }
}

/// Reads a vignette with its shelves and its pack.
///
/// # Errors
/// Returns the problems with file, line and column.
pub fn read(path: &Path) -> Result<Loaded, Vec<Problem>> {
    let (file, text) = (path.display().to_string(), text_of(path)?);
    let mut vignette: Vignette = parse(&file, &text)?;
    let fail = |field: &str, message: String| vec![problem_with(&file, &text, field, message)];
    if vignette.script.len() > MAX_STEPS {
        return Err(fail("script", format!("more than {MAX_STEPS} steps")));
    }
    if let Some(id) = vignette.proves.iter().find(|id| !is_rule("AT", id)) {
        return Err(fail("proves", format!("`{id}` is no id of a rule such as `AT-MOVE-07`")));
    }
    if vignette.company.is_some() && !vignette.position.heroes.is_empty() {
        let message = "a vignette has a `position` or a `company`, not both";
        return Err(fail("company", message.into()));
    }
    if vignette.company.is_some() && vignette.chapter.is_none() {
        return Err(fail("company", "a `company` comes to a `chapter`: name one".into()));
    }
    if vignette.company.is_none() && vignette.position.heroes.is_empty() {
        return Err(fail(
            "title",
            "nobody is there: a `position` with `heroes`, or a `company`".into(),
        ));
    }
    let (mut pack, mut lists) = match &vignette.pack {
        Some(name) => parts_of(load::load_source(&find_source(name)?)?),
        None => (head(&vignette.title), Lists::default()),
    };
    let mut own = Own::of(path, &text);
    for name in &vignette.shelf {
        let Some(path) = shelf(path, name) else {
            return Err(fail("shelf", format!("there is no `shelf/{name}.ron` near this file")));
        };
        let text = text_of(&path)?;
        let parts: Parts = parse(&path.display().to_string(), &text)?;
        own.note(&path, text, &parts);
        add(&mut pack, &mut lists, parts);
    }
    own.parts[0] = lists_of(&vignette.content);
    add(&mut pack, &mut lists, std::mem::take(&mut vignette.content));
    let word = |field: &str, message: String| vec![problem_in(&file, &text, field, &message)];
    count_faces(&mut vignette.dice, &pack.dice).map_err(|e| word("dice", e))?;
    for (n, step) in vignette.script.iter_mut().enumerate() {
        count_in_step(step, &pack.dice).map_err(|e| {
            let at = (line_of(&text, &["script"], n), 1);
            vec![Problem::error(&file, at, e)]
        })?;
    }
    match &vignette.chapter {
        None => {
            let chapter = chapter(&vignette, &mut lists).map_err(|e| word("position", e))?;
            lists.chapters.retain(|c| c.id != CHAPTER);
            lists.chapters.push(chapter);
        }
        // An encounter of the content is set up by the rules.
        Some(id) if lists.chapters.iter().any(|c| c.id == *id) => {
            vignette.position.moment = Moment::SetUp;
        }
        Some(id) => return Err(word("chapter", format!("there is no chapter `{id}`"))),
    }
    let content = Arc::new(TacticsContent::new(pack, lists, 0));
    let unknown = own.check(&content, vignette.chapter.is_none());
    if !unknown.is_empty() {
        return Err(unknown);
    }
    Ok(Loaded { file, text, vignette, content })
}

/// The content of the vignette's own file and of its shelves, for the check of what it names.
struct Own {
    /// The texts, that of the vignette first.
    source: Source,
    /// What each of them has.
    parts: Vec<(Lists, Vec<TokenDef>)>,
}

impl Own {
    /// Begins with the vignette's own file, whose content is still to be noted.
    fn of(path: &Path, text: &str) -> Own {
        let folder = path.parent().filter(|p| !p.as_os_str().is_empty());
        let place = folder.unwrap_or(Path::new(".")).display().to_string();
        let name = path.file_name().map_or(String::new(), |n| n.to_string_lossy().into_owned());
        let source = Source { place, name: String::new(), files: vec![(name, text.to_owned())] };
        Own { source, parts: vec![(Lists::default(), Vec::new())] }
    }

    fn note(&mut self, path: &Path, text: String, parts: &Parts) {
        let name = path.file_name().map_or(String::new(), |n| n.to_string_lossy().into_owned());
        self.source.files.push((format!("shelf/{name}"), text));
        self.parts.push(lists_of(parts));
    }

    /// Returns an error for every name that the content lacks.
    fn check(&self, content: &TacticsContent, fights: bool) -> Vec<Problem> {
        let within = [At::Field("content")];
        let all = self.parts.iter().enumerate();
        let parts: Vec<Part<'_>> = all
            .map(|(file, (lists, tokens))| {
                let path = if file == 0 { &within[..] } else { &[] };
                Part { file, path, lists, tokens }
            })
            .collect();
        let chapter = content.find_chapter(CHAPTER).filter(|_| fights);
        let encounter = chapter.and_then(|id| content.chapter(id).encounter.as_deref());
        let place = Place::within(&self.source, 0, &[At::Field("encounter")]);
        names(content, &self.source, &parts, encounter.map(|e| (place, e)))
    }
}

/// Returns the lists of parts, with the tokens.
fn lists_of(parts: &Parts) -> (Lists, Vec<TokenDef>) {
    let Parts {
        heroes,
        classes,
        levels,
        cards,
        enemies,
        companions,
        decks,
        terrain,
        chapters,
        tokens,
        ..
    } = parts.clone();
    let lists =
        Lists { heroes, classes, levels, cards, enemies, companions, decks, terrain, chapters };
    (lists, tokens)
}

/// Returns the head of a pack without anything.
fn head(title: &str) -> PackDef {
    PackDef {
        id: CHAPTER.into(),
        family: load::FAMILY.into(),
        name: title.into(),
        authors: Vec::new(),
        licence: String::new(),
        about: String::new(),
        first: CHAPTER.into(),
        dice: Vec::new(),
        die_names: Vec::new(),
        tokens: Vec::new(),
        counters: Vec::new(),
        flags: Vec::new(),
        parameters: crate::content::printed::Parameters::default(),
        paths: None,
    }
}

fn parts_of(content: TacticsContent) -> (PackDef, Lists) {
    let TacticsContent {
        pack,
        heroes,
        classes,
        levels,
        cards,
        enemies,
        companions,
        decks,
        terrain,
        chapters,
        ..
    } = content;
    let lists =
        Lists { heroes, classes, levels, cards, enemies, companions, decks, terrain, chapters };
    (pack, lists)
}

/// Adds content; an entry replaces an earlier one with the same id.
fn add(pack: &mut PackDef, lists: &mut Lists, parts: Parts) {
    put(&mut pack.dice, parts.dice, |d| &d.id);
    put(&mut pack.tokens, parts.tokens, |t| &t.id);
    put(&mut pack.counters, parts.counters, |c| &c.id);
    put(&mut pack.flags, parts.flags, |f| f);
    if let Some(parameters) = parts.parameters {
        pack.parameters = parameters;
    }
    put(&mut lists.heroes, parts.heroes, |h| &h.id);
    put(&mut lists.classes, parts.classes, |c| &c.id);
    put(&mut lists.levels, parts.levels, |l| &l.id);
    put(&mut lists.cards, parts.cards, |c| &c.id);
    put(&mut lists.enemies, parts.enemies, |e| &e.id);
    put(&mut lists.companions, parts.companions, |c| &c.id);
    put(&mut lists.decks, parts.decks, |d| &d.id);
    put(&mut lists.terrain, parts.terrain, |t| &t.id);
    put(&mut lists.chapters, parts.chapters, |c| &c.id);
}

fn put<T>(to: &mut Vec<T>, new: Vec<T>, id: fn(&T) -> &String) {
    for def in new {
        match to.iter_mut().find(|d| id(d) == id(&def)) {
            Some(old) => *old = def,
            None => to.push(def),
        }
    }
}

fn count_in_step(step: &mut Step, dice: &[Die]) -> Result<(), String> {
    match step {
        Step::Dice(faces) => count_faces(faces, dice),
        Step::Expect(facts) => facts.iter_mut().try_for_each(|fact| match fact {
            Fact::Rolled(faces) => count_faces(faces, dice),
            _ => Ok(()),
        }),
        _ => Ok(()),
    }
}

/// Finds the numbers of the faces that are told by kind and value: `"red 3"`.
fn count_faces(faces: &mut Faces, dice: &[Die]) -> Result<(), String> {
    let face = |told: &String| {
        let (die, shows) =
            told.split_once(' ').ok_or_else(|| format!("`{told}`: a die is told as `red 3`"))?;
        let die = dice.iter().find(|d| d.id == die);
        let die = die.ok_or_else(|| format!("`{told}`: there is no such die"))?;
        let at = die.faces.iter().position(|f| f.to_string() == shows);
        let at = at.ok_or_else(|| format!("`{told}`: no face of that die shows that"))?;
        Ok(lang::saturating::byte(at + 1))
    };
    faces.faces = faces.told.iter().map(face).collect::<Result<_, String>>()?;
    Ok(())
}

/// Makes the chapter that is played.
fn chapter(vignette: &Vignette, lists: &mut Lists) -> Result<ChapterDef, String> {
    let kinds: Vec<_> = lists.terrain.iter().map(|t| t.terrain()).collect();
    let map = drawing(&vignette.position, &kinds)?;
    let deck = match (&vignette.position.deck, lists.decks.first()) {
        (Some(id), _) => id.clone(),
        (None, Some(first)) => first.id.clone(),
        (None, None) => {
            let (id, name) = (CHAPTER.to_owned(), vignette.title.clone());
            lists.decks.push(BossDeckDef { id: id.clone(), name, cards: Vec::new() });
            id
        }
    };
    let Encounter {
        main,
        bonus,
        failure,
        counters,
        standing,
        rules,
        laws,
        powers,
        placed,
        tokens,
        reserve,
        resolution,
    } = vignette.encounter.clone();
    let none: crate::content::effect::Effects = Arc::from([]);
    let main = Objective {
        id: None,
        text: vignette.title.clone(),
        when: main,
        at_end: false,
        does: none.clone(),
    };
    let plain = || Resolution {
        text: String::new(),
        does: none.clone(),
        goto: Some(CHAPTER.into()),
        choices: Vec::new(),
    };
    let resolution =
        resolution.unwrap_or_else(|| Results { failure: plain(), success: plain(), plus: None });
    let special = String::new();
    Ok(ChapterDef {
        id: CHAPTER.into(),
        number: 1,
        kind: ChapterKind::Encounter,
        name: vignette.title.clone(),
        text: String::new(),
        more: Vec::new(),
        does: none.clone(),
        choices: Vec::new(),
        travel: false,
        encounter: Some(Box::new(EncounterDef {
            map,
            marks: Vec::new(),
            placed,
            deck,
            tokens,
            reserve,
            main,
            bonus,
            failure,
            counters,
            special,
            standing,
            rules,
            laws,
            powers,
            resolution,
        })),
        market: None,
    })
}
