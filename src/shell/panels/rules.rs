//! The page of rules: where one is on it, and where one was. `view` shows it.

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
    /// What was looked for.
    Found(String),
    /// An entry.
    Rule(&'static str),
}

/// The page: whether it is open, where one is, and where one was.
#[derive(Clone)]
pub struct Page {
    /// The rules that it shows.
    pub catalogue: &'static Catalogue,
    /// It is shown.
    pub open: bool,
    words: String,
    been: Vec<Place>,
    at: usize,
    /// The row that the keys stand on.
    chosen: usize,
    /// What belongs to the entry that is shown.
    about: Option<About>,
    /// The rows of the list that is shown.
    rows: Vec<Entry>,
    /// The field of words wants the keys.
    focus: bool,
    /// The place is shown for the first time: from its top.
    fresh: bool,
}

impl Page {
    /// A page of these rules, still closed.
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

    /// Opens it where it was left, ready for words to be typed; or closes it.
    pub fn show(&mut self, open: bool) {
        (self.focus, self.open) = (open, open);
    }

    /// Opens it at a rule, if there is one of that id.
    pub fn look_up(&mut self, id: &str) {
        if let Some(entry) = self.catalogue.find(id) {
            self.open = true;
            self.go(Place::Rule(entry.id));
        }
    }

    /// The place that is shown.
    pub fn place(&self) -> &Place {
        self.been.get(self.at).unwrap_or(&Place::Areas)
    }

    /// Goes to a place; what lay ahead is forgotten.
    pub fn go(&mut self, place: Place) {
        if *self.place() != place {
            self.been.truncate(self.at + 1);
            self.been.push(place);
            self.at = self.been.len() - 1;
        }
        self.arrive();
    }

    /// Whether there is a place before this one, and after it.
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

    /// Words were typed: they are looked for at once. One search is one place.
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
        // As it was typed: a space at the end is the beginning of a word.
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

    /// The rules of a game of hares.
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
