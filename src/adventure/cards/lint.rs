//! The linter, which validates a pack: it checks what entries mean, ids, references, numbers, and powers that make
//! sense.

mod added;
mod alone;
mod bounds;
mod boxes;
mod cards;
mod doubts;
mod effects;
mod heroes;
mod moments;
mod mythic;
mod order;
mod plays;
mod powers;
mod price;
mod ships;
mod stories;

use crate::kernel::content::translation::Translatable as _;
use std::collections::{BTreeMap, BTreeSet};

pub use added::added;
pub use alone::{Alone, alone};
pub use bounds::{MAX_LIST, MAX_NUMBER};

use super::content::Content;
use super::effect::{CardFilter, Side};
use super::load::{Place, Places};
use super::printed::Counts;
use super::vocabulary::{Kind, Skill, Trait};
use crate::kernel::content::lint::{At, Linter};
use crate::kernel::content::problem::{Problem, Problems, Severity, did_you_mean};
use crate::kernel::content::source::Source;

/// The maximum nesting depth of effects.
pub const MAX_NESTED: usize = 16;

/// Returns all problems of a pack that could be read, sorted by file and line.
pub fn lint(content: &Content, source: &Source, places: &Places) -> Vec<Problem> {
    let mut lint = Lint::new(content, source, places);
    lint.ids();
    lint.hidden();
    lint.cards();
    lint.heroes();
    lint.stories();
    lint.boxes();
    lint.emblems();
    lint.unused();
    let mut problems = lint.problems;
    content.lint_translations(source, &mut problems);
    problems.into_list(&source.place)
}

/// Validates the entries of a pack that could be read, while others could not: what they mean, but not
/// what they refer to, which may be among those. Returns only errors.
pub fn lint_readable(content: &Content, source: &Source, places: &Places) -> Vec<Problem> {
    let mut lint = Lint { partly: true, ..Lint::new(content, source, places) };
    lint.cards();
    lint.heroes();
    lint.stories();
    let mut problems = lint.problems.into_list(&source.place);
    problems.retain(|p| p.severity == Severity::Error);
    problems
}

/// Returns the traits of all cards, and the skills, which are traits of checks (AC-CHECK-35).
fn known_traits(content: &Content) -> BTreeSet<&'static str> {
    let on_cards = content.cards.iter().flat_map(|c| &c.traits).map(|t| t.name());
    on_cards.chain(Skill::ALL.iter().map(|s| s.name())).collect()
}

struct Lint<'a> {
    content: &'a Content,
    source: &'a Source,
    places: &'a Places,
    problems: Problems,
    traits: BTreeSet<&'static str>,
    /// All ids by type.
    known: BTreeMap<&'static str, BTreeSet<&'a str>>,
    /// Words that were already compared with all known words.
    doubted: BTreeSet<String>,
    /// The number of comparisons of cards with filters so far.
    compared: usize,
    /// Ids that something refers to, each with its type in front: `card/rusty-cutlass`.
    used: BTreeSet<String>,
    /// How many reasons there are not to look for free prices: conditions around what is checked that ask
    /// for cards in the hand, and not being on a hero's board.
    guarded: usize,
    /// Whether only a part of the pack could be read, so that what is not known may be there all the same.
    partly: bool,
}

impl<'a> Lint<'a> {
    fn new(content: &'a Content, source: &'a Source, places: &'a Places) -> Lint<'a> {
        let mut known: BTreeMap<&'static str, BTreeSet<&'a str>> = BTreeMap::new();
        for card in &content.cards {
            known.entry("card").or_default().insert(&card.id);
            known.entry(card.kind.word()).or_default().insert(&card.id);
        }
        known.entry("location").or_default().extend(content.locations.iter().map(|x| &*x.id));
        known.entry("hero").or_default().extend(content.heroes.iter().map(|x| &*x.id));
        known.entry("scenario").or_default().extend(content.scenarios.iter().map(|x| &*x.id));
        known.entry("adventure").or_default().extend(content.adventures.iter().map(|x| &*x.id));
        Lint {
            content,
            source,
            places,
            problems: Problems::default(),
            traits: known_traits(content),
            known,
            doubted: BTreeSet::new(),
            compared: 0,
            used: BTreeSet::new(),
            guarded: 1,
            partly: false,
        }
    }
}

impl Linter for Lint<'_> {
    fn source(&self) -> &Source {
        self.source
    }

    fn problems(&mut self) -> &mut Problems {
        &mut self.problems
    }
}

impl Lint<'_> {
    /// Checks a reference by id. Returns whether the id exists.
    fn refer(&mut self, at: &At<'_>, sort: &'static str, id: &str) -> bool {
        if self.known.get(sort).is_some_and(|known| known.contains(id)) {
            self.used.insert(format!("{sort}/{id}"));
            return true;
        }
        if self.partly || !self.problems.room(Severity::Error) {
            return false;
        }
        let known = self.known.get(sort).into_iter().flatten().copied();
        let help = did_you_mean(id, known);
        let mut problem = self.make(at, Some(id), format!("there is no {sort} `{id}`"));
        if let Some(help) = help {
            problem = problem.with_help(help);
        }
        self.problems.push(problem);
        false
    }

    fn refer_card(&mut self, at: &At<'_>, id: &str) -> bool {
        self.refer(at, "card", id)
    }

    /// Checks a reference to a support card of this type.
    fn refer_kind(&mut self, at: &At<'_>, id: &str, kind: Kind) {
        self.refer(at, kind.word(), id);
        self.used.insert(format!("card/{id}"));
    }

    fn refer_location(&mut self, at: &At<'_>, id: &str) -> bool {
        self.refer(at, "location", id)
    }

    /// Checks that ids are well formed and unique.
    fn ids(&mut self) {
        let content = self.content;
        let places = self.places;
        let cards = content.cards.iter().map(|x| x.id.as_str());
        self.ids_of("card", cards.zip(&places.cards).collect());
        let locations = content.locations.iter().map(|x| x.id.as_str());
        self.ids_of("location", locations.zip(&places.locations).collect());
        let heroes = content.heroes.iter().map(|x| x.id.as_str());
        self.ids_of("hero", heroes.zip(&places.heroes).collect());
        let scenarios = content.scenarios.iter().map(|x| x.id.as_str());
        self.ids_of("scenario", scenarios.zip(&places.scenarios).collect());
        let adventures = content.adventures.iter().map(|x| x.id.as_str());
        self.ids_of("adventure", adventures.zip(&places.adventures).collect());

        let at = At::entry(places.pack.as_ref()).field("id");
        if content.pack.id != self.source.name {
            let folder = &self.source.name;
            self.error(
                &at,
                format!("the pack is `{}`, but its folder is `{folder}`", content.pack.id),
            );
        }
        if !(1..=6).contains(&content.pack.players) {
            self.error(&At::entry(places.pack.as_ref()).field("players"), "1 to 6 players");
        }
    }

    fn ids_of(&mut self, sort: &str, ids: Vec<(&str, &Place)>) {
        let mut seen = BTreeMap::new();
        for (id, place) in ids {
            let at = At::entry(Some(place)).field("id");
            let good = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            if id.is_empty() || id.len() > 60 || !id.chars().all(good) {
                let message = format!("`{id}`: an id is of lower-case letters, digits and hyphens");
                self.error(&at, message);
            }
            if let Some(first) = seen.insert(id, place)
                && self.problems.room(Severity::Error)
            {
                let first = self.make(&At::entry(Some(first)).field("id"), None, "");
                let message = format!("there is another {sort} `{id}`");
                let problem = self.make(&at, None, message);
                self.problems.push(problem.with_help(format!("{}:{}", first.file, first.line)));
            }
        }
    }

    fn filter(&mut self, at: &At<'_>, filter: &CardFilter) {
        if !self.few_in_filter(at, filter) {
            return;
        }
        if filter.met {
            let why = "`met` is the card that is encountered as something begins to be so for a while: \
                       `UntilTurnEnd(change: Difficulty(-2, (against: (met: true))))`";
            self.error(at, why);
        }
        for id in &filter.ids {
            self.refer_card(at, id);
        }
        if !filter.any_of.is_empty() {
            let plain = filter.any_of.iter().all(|f| f.any_of.is_empty());
            if !plain || !filter.is_choice() || filter.any_of.len() < 2 {
                let why = "`any_of` stands alone, with two plain filters or more";
                return self.error(at, why);
            }
            for one in &filter.any_of {
                self.filter(at, one);
            }
        }
        self.some_card_has(at, &filter.traits);
        self.some_card_has(at, &filter.all_traits);
        self.some_card_has(at, &filter.without);
        let bane = |s: Side| s == Side::Bane;
        if let Some(side) = filter.side
            && !filter.kinds.is_empty()
            && filter.kinds.iter().all(|k| k.is_bane() != bane(side))
        {
            self.error(at, "no card can be meant: these types are never on that side");
        } else {
            self.no_card(at, filter);
        }
    }

    fn some_card_has(&mut self, at: &At<'_>, traits: &[Trait]) {
        for t in traits {
            // A skill that is used is a trait of the check (AC-CHECK-25).
            let skill = t.name().parse::<Skill>().is_ok();
            // Cards alone may speak of those of another pack.
            let alone = self.content.scenarios.is_empty();
            if !skill
                && !alone
                && !self.traits.contains(t.name())
                && self.problems.room(Severity::Warning)
            {
                let message = format!("no card has the trait `{t}`");
                let mut problem = self.make(at, Some(t.name()), message).warning();
                if let Some(help) = did_you_mean(t.name(), self.traits.iter().copied()) {
                    problem = problem.with_help(help);
                }
                self.problems.push(problem);
            }
        }
    }

    fn only_boons(&mut self, at: &At<'_>, counts: &Counts) {
        if counts.monster + counts.barrier > 0 {
            self.error(at, "heroes' decks hold no banes");
        }
    }
}
