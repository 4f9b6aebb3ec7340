//! The state of the page of rules: the current place and the way there. `view` shows it.

mod view;

pub use view::show;

use crate::kernel::catalogue::{About, Catalogue, Entry};

/// The most entries that a search shows.
const MOST_FOUND: usize = 40;

/// A place on the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// The list of areas.
    Areas,
    /// The entries under a heading.
    Area(&'static str),
    /// The results of a search.
    Found(String),
    /// An entry.
    Rule(&'static str),
}

/// The state of the page: whether it is open, its current place, and the places before and after.
#[derive(Clone)]
pub struct Page {
    /// The catalogue of rules that it shows.
    pub catalogue: &'static Catalogue,
    /// Whether it is shown.
    pub open: bool,
    words: String,
    been: Vec<Place>,
    at: usize,
    /// The index of the row that is selected by keys.
    chosen: usize,
    /// What belongs to the entry that is shown.
    about: Option<About>,
    /// The rows of the list that is shown.
    rows: Vec<Entry>,
    /// Whether the search field wants the focus.
    focus: bool,
    /// Whether the place is shown for the first time, so that it scrolls to the top.
    fresh: bool,
}

impl Page {
    /// Creates a closed page for a catalogue.
    pub fn new(catalogue: &'static Catalogue) -> Page {
        Page {
            catalogue,
            open: false,
            words: String::new(),
            been: vec![Place::Areas],
            at: 0,
            chosen: 0,
            about: None,
            rows: Vec::new(),
            focus: false,
            fresh: true,
        }
    }

    /// Opens the page where it was left, with the focus in the search field; or closes it.
    pub fn show(&mut self, open: bool) {
        (self.focus, self.open) = (open, open);
    }

    /// Opens the page at the rule with this id, if there is one.
    pub fn look_up(&mut self, id: &str) {
        if let Some(entry) = self.catalogue.find(id) {
            self.open = true;
            self.go(Place::Rule(entry.id));
        }
    }

    /// Returns the current place.
    pub fn place(&self) -> &Place {
        self.been.get(self.at).unwrap_or(&Place::Areas)
    }

    /// Goes to a place; the places ahead are dropped.
    pub fn go(&mut self, place: Place) {
        if *self.place() != place {
            self.been.truncate(self.at + 1);
            self.been.push(place);
            self.at = self.been.len() - 1;
        }
        self.arrive();
    }

    /// Returns whether there is a place before and after the current one.
    pub fn ways(&self) -> (bool, bool) {
        (self.at > 0, self.at + 1 < self.been.len())
    }

    /// Goes back or forward, where that is possible.
    pub fn turn(&mut self, forward: bool) {
        match (forward, self.ways()) {
            (false, (true, _)) => self.at -= 1,
            (true, (_, true)) => self.at += 1,
            _ => return,
        }
        self.arrive();
    }

    /// Searches for the typed words at once. One search counts as one place, however many letters
    /// are typed.
    fn type_words(&mut self, typed: &str) {
        let place = match typed.trim() {
            "" => Place::Areas,
            words => match self.catalogue.find(words) {
                Some(entry) => Place::Rule(entry.id),
                None => Place::Found(words.to_owned()),
            },
        };
        if matches!(self.place(), Place::Found(_)) {
            self.been.truncate(self.at);
            self.at = self.at.saturating_sub(1);
        }
        self.go(place);
        // The words stay as they were typed: a space at the end is the beginning of a word.
        typed.clone_into(&mut self.words);
    }

    fn arrive(&mut self) {
        let place = self.place().clone();
        (self.chosen, self.fresh) = (0, true);
        (self.about, self.rows) = match &place {
            Place::Areas => (None, Vec::new()),
            Place::Area(heading) => {
                (None, self.catalogue.entries().filter(|e| e.heading == *heading).collect())
            }
            Place::Found(words) => (None, self.catalogue.search(words, MOST_FOUND)),
            Place::Rule(id) => (self.catalogue.about(id), Vec::new()),
        };
        self.words = match place {
            Place::Found(words) => words,
            _ => String::new(),
        };
    }
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use super::*;
    use crate::kernel::catalogue::Source;

    /// The rules of a small game about hares, for tests.
    pub static RULES: LazyLock<Catalogue> = LazyLock::new(|| {
        Catalogue::read(Source {
            prefix: "HA",
            text: "## HOP: Hopping\n\
                   - **HA-HOP-48** [A] A hare hops.\n\
                   - **HA-EX-48** [A] A hare hops twice.\n\
                   - **HA-DMG-06** [A] Damage tires a hare.\n\
                   - **HA-RUL-71** [A] May a hare swim? Ruling: It may not.\n",
            heading: str::to_owned,
            words: str::to_owned,
            editions: &[],
            rulings: "RUL",
            examples: "EX",
            vignettes: "",
            keywords: Vec::new(),
        })
    });

    #[test]
    fn one_goes_back_and_forward_as_in_a_book() {
        let mut page = Page::new(&RULES);
        page.look_up("hop 48");
        assert!(page.open);
        assert_eq!(*page.place(), Place::Rule("HA-HOP-48"));
        page.look_up("HA-EX-48");
        page.look_up("HA-NONE-01");
        assert_eq!(*page.place(), Place::Rule("HA-EX-48"));
        page.turn(false);
        assert_eq!(*page.place(), Place::Rule("HA-HOP-48"));
        assert!(page.about.as_ref().is_some_and(|a| a.entry.id == "HA-HOP-48"));
        assert_eq!(page.ways(), (true, true));
        page.turn(true);
        assert_eq!(*page.place(), Place::Rule("HA-EX-48"));
        page.turn(true);
        assert_eq!(*page.place(), Place::Rule("HA-EX-48"));
        page.turn(false);
        page.go(Place::Areas);
        assert_eq!(page.ways(), (true, false));
    }

    #[test]
    fn typing_is_one_place_and_a_number_finds_its_rule() {
        let mut page = Page::new(&RULES);
        for words in ["d", "da", "damage"] {
            page.type_words(words);
        }
        assert_eq!(*page.place(), Place::Found("damage".into()));
        assert!(!page.rows.is_empty());
        page.turn(false);
        assert_eq!(*page.place(), Place::Areas);
        page.type_words("dmg 6");
        assert_eq!(*page.place(), Place::Rule("HA-DMG-06"));
    }
}
