//! Names of cards and locations in sentences, which German inflects: "lege die Zange ab".

use super::phrases::{Like, Np};
use super::{Ctx, mark};
use crate::lang::Language;
use crate::lang::inflection::{self, Case};

impl Ctx<'_> {
    fn printed_card<'i>(&'i self, id: &'i str) -> &'i str {
        self.content.find(id).map_or(id, |d| self.content.card(d).name.as_str())
    }

    fn printed_place<'i>(&'i self, id: &'i str) -> &'i str {
        self.content.location(id).map_or(id, |l| self.content.locations[l].name.as_str())
    }

    /// Returns a card's name as it is printed.
    pub(super) fn card_name(&self, id: &str) -> String {
        mark('c', self.printed_card(id))
    }

    /// Returns a location's name as it is printed.
    pub(super) fn place_name(&self, id: &str) -> String {
        mark('c', self.printed_place(id))
    }

    /// Returns the names of cards, joined by "or".
    pub(super) fn named_cards(&self, ids: &[&str]) -> Np {
        let names: Vec<&str> = ids.iter().map(|id| self.printed_card(id)).collect();
        self.names(&names)
    }

    /// Returns the name of a location.
    pub(super) fn named_place(&self, id: &str) -> Np {
        self.names(&[self.printed_place(id)])
    }

    fn names(&self, names: &[&str]) -> Np {
        let made = |make: &dyn Fn(&str) -> String| {
            let words: Vec<String> = names.iter().map(|n| make(n)).collect();
            self.list_or(&words)
        };
        match self.lang {
            Language::English => {
                Np::plain(made(&|name| mark('c', name)), Like::Name, Language::English)
            }
            Language::German => {
                let case = |case| made(&|name| marked(&inflection::inflect(name, case)));
                let all =
                    [Case::Nominative, Case::Accusative, Case::Dative, Case::Genitive].map(case);
                Np::cased(all, Like::Name, Language::German)
            }
        }
    }

    /// Returns locations after a preposition that is contracted with their article: "zur
    /// Tölpelstiege"; after `bare` where a name has no article. In English the names alone.
    pub(super) fn places(&self, preposition: &str, bare: &str, ids: &[&str]) -> String {
        let word = |id: &&str| {
            let name = self.printed_place(id);
            match self.lang {
                Language::English => mark('c', name),
                Language::German => {
                    marked(&inflection::after_preposition(preposition, bare, name, Case::Dative))
                }
            }
        };
        self.list_or(&ids.iter().map(word).collect::<Vec<_>>())
    }
}

/// Marks a name without the small words before it.
fn marked(text: &str) -> String {
    let small = |word: &str| word.chars().next().is_some_and(char::is_lowercase);
    match text.split_once(' ').filter(|(first, _)| small(first)) {
        Some((first, rest)) => format!("{first} {}", marked(rest)),
        None => mark('c', text),
    }
}
