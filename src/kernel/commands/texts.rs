//! What the entries of packs say, for whoever prints them.

use crate::content::load::Place;
use crate::content::problem::Problem;
use crate::content::translation::Translatable;
use lang::Language;

/// What the entries of a pack say: cards and whatever else has words made from data.
pub trait PackTexts {
    /// Returns the ids of all entries that say something, each with the index of its file in the
    /// source.
    fn entries(&self) -> Vec<(String, usize)>;

    /// Returns what an entry says in a language, by its place in the list: its name first.
    fn lines(&self, entry: usize, language: Language) -> Vec<String>;

    /// Returns what is wrong with the pack.
    fn problems(&self) -> &[Problem];
}

/// The texts of a pack of one family.
pub struct Told<C, E> {
    /// The content in each language; none if the pack has no head.
    content: Vec<C>,
    entries: Vec<(E, String, Place)>,
    problems: Vec<Problem>,
    lines: fn(&C, E) -> Vec<String>,
}

impl<C: Translatable, E: Copy> Told<C, E> {
    /// Makes the texts of a pack with these entries, each with its id and position. `lines` returns what
    /// an entry says in the current language.
    pub fn new(
        content: Option<&C>,
        entries: Vec<(E, String, Place)>,
        problems: Vec<Problem>,
        lines: fn(&C, E) -> Vec<String>,
    ) -> Told<C, E> {
        let languages = Language::ALL.iter();
        let content = content.map(|c| languages.map(|language| c.in_language(*language)).collect());
        Told { content: content.unwrap_or_default(), entries, problems, lines }
    }
}

impl<C, E: Copy> PackTexts for Told<C, E> {
    fn entries(&self) -> Vec<(String, usize)> {
        self.entries.iter().map(|(_, id, place)| (id.clone(), place.file())).collect()
    }

    fn lines(&self, entry: usize, language: Language) -> Vec<String> {
        let content = &self.content[language as usize];
        lang::with(language, || (self.lines)(content, self.entries[entry].0))
    }

    fn problems(&self) -> &[Problem] {
        &self.problems
    }
}
