//! The linter: validates what a pack means. Ids, references, numbers, verbs where they make sense, maps,
//! and the graph of chapters.

mod bounds;
mod cards;
mod chapters;
mod circles;
mod enemies;
mod names;
mod numbers;
mod text;

pub use names::{Part, names};

use kernel::content::translation::Translatable as _;
use std::collections::{BTreeMap, BTreeSet};

use kernel::content::lint::{At, Linter};
use kernel::content::load::Place;
use kernel::content::problem::{Problem, Problems, Severity, did_you_mean};
use kernel::content::source::Source;

use super::graph;
use super::load::Places;
use super::pack::TacticsContent;
use super::printed::PackDef;
use super::words::CardKind;

/// The longest list of a text: ways, effects, conditions, ids.
pub const MAX_LIST: usize = 100;
/// The most dice of one amount.
pub const MAX_DICE: i16 = 20;
/// The most letters of an id.
const MAX_ID: usize = 60;
/// The most letters of a code of figures.
const MAX_CODE: usize = 3;
/// The most kinds of terrain, which are numbered by a byte.
const MAX_TERRAIN: usize = 250;
/// The most chapters of a pack.
pub const MAX_CHAPTERS: usize = 200;

/// Returns all problems of a pack that could be read, sorted by file and line.
pub fn lint(content: &TacticsContent, source: &Source, places: &Places) -> Vec<Problem> {
    let mut lint = Lint {
        content,
        source,
        places,
        problems: Problems::default(),
        abilities: abilities(content),
        marks: marks(content),
        names: false,
    };
    lint.ids();
    lint.head();
    lint.box_is_bounded();
    lint.cards();
    lint.enemies();
    lint.chapters();
    if !lint.problems.full() {
        lint.graph();
    }
    let mut problems = lint.problems;
    content.lint_translations(source, &mut problems);
    problems.into_list(&source.place)
}

/// Returns the ids of all active abilities.
fn abilities(content: &TacticsContent) -> BTreeSet<&str> {
    content.enemies.iter().flat_map(|e| &e.active).map(|a| a.id.as_str()).collect()
}

/// Returns the names of the marks of all maps.
fn marks(content: &TacticsContent) -> BTreeSet<&str> {
    let maps = content.chapters.iter().filter_map(|c| c.encounter.as_ref()).map(|e| &e.map);
    maps.flat_map(|map| map.legend.values()).filter_map(|sign| sign.mark()).collect()
}

struct Lint<'a> {
    content: &'a TacticsContent,
    source: &'a Source,
    places: &'a Places,
    problems: Problems,
    abilities: BTreeSet<&'a str>,
    marks: BTreeSet<&'a str>,
    /// Whether only what is named is checked.
    names: bool,
}

impl Linter for Lint<'_> {
    fn source(&self) -> &Source {
        self.source
    }

    fn problems(&mut self) -> &mut Problems {
        &mut self.problems
    }

    fn error(&mut self, at: &At<'_>, message: impl Into<String>) {
        if !self.names && self.problems.room(Severity::Error) {
            let problem = self.make(at, None, message);
            self.problems.push(problem);
        }
    }

    fn warn(&mut self, at: &At<'_>, message: impl Into<String>) {
        if !self.names && self.problems.room(Severity::Warning) {
            let problem = self.make(at, None, message).warning();
            self.problems.push(problem);
        }
    }
}

impl<'a> Lint<'a> {
    /// Reports that there is nothing of that id, and what is meant perhaps.
    fn unknown<'k>(
        &mut self,
        at: &At<'_>,
        sort: &str,
        id: &str,
        known: impl Iterator<Item = &'k str> + Clone,
    ) {
        if !self.problems.room(Severity::Error) {
            return;
        }
        let help = did_you_mean(id, known.clone()).unwrap_or_else(|| {
            let some: Vec<&str> = known.take(12).collect();
            if some.is_empty() {
                "there is none at all".into()
            } else {
                format!("known: {}", some.join(", "))
            }
        });
        let problem = self.make(at, Some(id), format!("there is no {sort} `{id}`"));
        self.problems.push(problem.with_help(help));
    }

    /// Checks that a card exists and is of one of these kinds; an empty list is any.
    fn card_of(&mut self, at: &At<'_>, id: &str, kinds: &[CardKind]) {
        let content = self.content;
        let Some(def) = content.find_card(id) else {
            return self.unknown(at, "card", id, content.cards.iter().map(|c| c.id.as_str()));
        };
        let kind = content.card(def).kind;
        if !kinds.is_empty() && !kinds.contains(&kind) {
            let wanted: Vec<String> = kinds.iter().map(|k| format!("{k:?}")).collect();
            self.error_at(
                at,
                id,
                format!("`{id}` is of kind {kind:?}, not {}", wanted.join(" or ")),
            );
        }
    }

    fn class(&mut self, at: &At<'_>, id: &str) {
        let content = self.content;
        if content.find_class(id).is_none() {
            self.unknown(at, "class", id, content.classes.iter().map(|c| c.id.as_str()));
        }
    }

    fn chapter_exists(&mut self, at: &At<'_>, id: &str) -> bool {
        let content = self.content;
        let found = content.find_chapter(id).is_some();
        if !found {
            self.unknown(at, "chapter", id, content.chapters.iter().map(|c| c.id.as_str()));
        }
        found
    }

    /// Checks that a list is not too long to be examined.
    fn few<T>(&mut self, at: &At<'_>, list: &[T]) -> bool {
        if list.len() > MAX_LIST {
            self.error(at, format!("{} in one list; at most {MAX_LIST}", list.len()));
        }
        list.len() <= MAX_LIST
    }

    /// Checks that ids are well formed and unique.
    fn ids(&mut self) {
        let (c, p) = (self.content, self.places);
        self.ids_of("hero", c.heroes.iter().map(|x| &x.id).zip(&p.heroes));
        self.ids_of("class", c.classes.iter().map(|x| &x.id).zip(&p.classes));
        self.ids_of("level-up card", c.levels.iter().map(|x| &x.id).zip(&p.levels));
        self.ids_of("card", c.cards.iter().map(|x| &x.id).zip(&p.cards));
        let enemies = c.enemies.iter().map(|x| &x.id).zip(&p.enemies);
        let companions = c.companions.iter().map(|x| &x.id).zip(&p.companions);
        self.ids_of("figure", enemies.chain(companions));
        let cards = c
            .decks
            .iter()
            .zip(&p.decks)
            .flat_map(|(deck, place)| deck.cards.iter().map(move |card| (&card.id, place)));
        self.ids_of("boss card", cards);
        self.ids_of("boss deck", c.decks.iter().map(|x| &x.id).zip(&p.decks));
        self.ids_of("terrain", c.terrain.iter().map(|x| &x.id).zip(&p.terrain));
        self.ids_of("chapter", c.chapters.iter().map(|x| &x.id).zip(&p.chapters));
        self.codes();
        self.called();
        if c.terrain.len() > MAX_TERRAIN {
            let at = At::entry(p.terrain.last());
            self.error(&at, format!("a pack has at most {MAX_TERRAIN} kinds of terrain"));
        }
        if c.chapters.len() > MAX_CHAPTERS {
            let at = At::entry(p.chapters.last());
            self.error(&at, format!("a pack has at most {MAX_CHAPTERS} chapters"));
        }
    }

    fn ids_of<'i>(&mut self, sort: &str, ids: impl Iterator<Item = (&'i String, &'i Place)>) {
        let mut seen: BTreeMap<&str, &Place> = BTreeMap::new();
        for (id, place) in ids {
            let at = At::entry(Some(place)).field("id");
            let good = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            if id.is_empty() || id.len() > MAX_ID || !id.chars().all(good) {
                let message = format!("`{id}`: an id is of lower-case letters, digits and hyphens");
                self.error_at(&At::entry(Some(place)), id, message);
            }
            if let Some(first) = seen.insert(id, place)
                && self.problems.room(Severity::Error)
            {
                let first = self.make(&At::entry(Some(first)).field("id"), None, "");
                let problem = self.make(&at, Some(id), format!("there is another {sort} `{id}`"));
                self.problems.push(problem.with_help(format!("{}:{}", first.file, first.line)));
            }
        }
    }

    /// Checks that whatever is shown has a name.
    fn called(&mut self) {
        let (c, p) = (self.content, self.places);
        let heroes = c.heroes.iter().map(|x| &x.name).zip(&p.heroes);
        let classes = c.classes.iter().map(|x| &x.name).zip(&p.classes);
        let cards = c.cards.iter().map(|x| &x.name).zip(&p.cards);
        let enemies = c.enemies.iter().map(|x| &x.name).zip(&p.enemies);
        let companions = c.companions.iter().map(|x| &x.name).zip(&p.companions);
        let terrain = c.terrain.iter().map(|x| &x.name).zip(&p.terrain);
        let chapters = c.chapters.iter().map(|x| &x.name).zip(&p.chapters);
        let figures = heroes.chain(classes).chain(cards).chain(enemies).chain(companions);
        for (name, place) in figures.chain(terrain).chain(chapters) {
            if name.trim().is_empty() {
                self.error(&At::entry(Some(place)).field("name"), "a name is empty");
            }
        }
    }

    /// Checks the codes of figures: capital letters, each of one kind of figure (AT-SETUP-06).
    fn codes(&mut self) {
        let (c, p) = (self.content, self.places);
        let enemies = c.enemies.iter().map(|x| &x.code).zip(&p.enemies);
        let companions = c.companions.iter().map(|x| &x.code).zip(&p.companions);
        let mut seen = BTreeSet::new();
        for (code, place) in enemies.chain(companions) {
            let at = At::entry(Some(place)).field("code");
            let good = code.chars().all(|c| c.is_ascii_uppercase());
            if code.is_empty() || code.len() > MAX_CODE || !good {
                let message = format!("`{code}`: a code is 1 to {MAX_CODE} capital letters");
                self.error(&at, message);
            }
            if !seen.insert(code) {
                self.error(&at, format!("another figure has the code `{code}`"));
            }
        }
    }

    /// Checks the head of the pack.
    fn head(&mut self) {
        let content = self.content;
        let PackDef { id, dice, tokens, counters, flags, parameters, paths, first, .. } =
            &content.pack;
        let at = At::entry(self.places.pack.as_ref());
        if *id != self.source.name {
            let folder = &self.source.name;
            self.error(
                &at.field("id"),
                format!("the pack is `{id}`, but its folder is `{folder}`"),
            );
        }
        self.chapter_exists(&at.field("first"), first);
        if !(1..=8).contains(&dice.len()) {
            self.error(&at.field("dice"), "a pack has 1 to 8 kinds of dice");
        }
        let words: [(&str, Vec<&String>); 4] = [
            ("dice", dice.iter().map(|x| &x.id).collect()),
            ("tokens", tokens.iter().map(|x| &x.id).collect()),
            ("counters", counters.iter().map(|x| &x.id).collect()),
            ("flags", flags.iter().collect()),
        ];
        for (field, ids) in words {
            let at = at.field(field);
            if !self.few(&at, &ids) {
                continue;
            }
            let mut seen = BTreeSet::new();
            for (n, id) in ids.into_iter().enumerate() {
                let plain = |c: char| c.is_ascii_alphanumeric() || c == '-';
                if id.is_empty() || id.len() > MAX_ID || !id.chars().all(plain) {
                    self.error(
                        &at.item(n),
                        format!("`{id}`: a word is of letters, digits and hyphens"),
                    );
                }
                if !seen.insert(id) {
                    self.error(&at.item(n), format!("`{id}` is there twice"));
                }
            }
        }
        for (n, counter) in counters.iter().enumerate() {
            if !(counter.least..=counter.most).contains(&counter.begins) {
                let at = at.field("counters").item(n);
                self.error(&at, "a counter begins between its least and its greatest value");
            }
        }
        for (n, token) in tokens.iter().enumerate() {
            self.token(&at.field("tokens").item(n), token);
        }
        let at = at.field("parameters");
        if parameters.hp.0.iter().any(|percent| !(10..=250).contains(percent)) {
            self.error(&at.field("hp"), "HP are between 10 and 250 percent of what is printed");
        }
        self.text(&at.field("penalty"), text::Scope::CARD, &parameters.penalty);
        self.text(&at.field("roll_off"), text::Scope::CARD, &parameters.roll_off);
        self.effects(&at.field("on_failure"), text::Scope::STORY, &parameters.on_failure);
        self.effects(
            &at.field("instead_of_level"),
            text::Scope::STORY,
            &parameters.instead_of_level,
        );
        if let Some(paths) = paths
            && (paths.levels.0 > paths.levels.1 || paths.encounters.0 > paths.encounters.1)
        {
            let at = At::entry(self.places.pack.as_ref()).field("paths");
            self.error(&at, "the fewest come first, then the most");
        }
        self.the_only(CardKind::BasicMove, "AT-HERO-12");
        self.the_only(CardKind::BasicAttack, "AT-HERO-13");
        self.the_only(CardKind::Gold, "AT-MRKT-03");
        self.the_only(CardKind::Potion, "AT-REVV-01");
        if content.heroes.len() < 5 {
            let at = At::entry(self.places.heroes.last());
            self.error(&at, "a party has up to five heroes (AT-CAMP-09): five figures at least");
        }
    }

    /// Checks that the pack has exactly one card of a kind.
    fn the_only(&mut self, kind: CardKind, rule: &str) {
        let found: Vec<usize> = self
            .content
            .cards
            .iter()
            .enumerate()
            .filter(|(_, c)| c.kind == kind)
            .map(|(n, _)| n)
            .collect();
        if found.len() != 1 {
            let place = found.get(1).and_then(|n| self.places.cards.get(*n));
            let at = At::entry(place.or(self.places.pack.as_ref()));
            self.error(
                &at,
                format!("a pack has one card of kind {kind:?} ({rule}), not {}", found.len()),
            );
        }
    }

    /// Checks the graph of chapters, with the path that fails.
    fn graph(&mut self) {
        for fault in graph::check(self.content) {
            let place = self.places.chapters.get(fault.chapter.index());
            let at = At::entry(place);
            let message = if fault.path.is_empty() {
                fault.message
            } else {
                format!("{} (by {})", fault.message, fault.path.join(" > "))
            };
            self.error(&at, message);
        }
    }
}
