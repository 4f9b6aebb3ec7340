//! Words on cards with their meanings and rules, in every language.

use serde::Deserialize;

use super::{Catalogue, Entry};
use lang::Language;

/// A keyword in another language.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Other {
    /// The word in English.
    of: String,
    word: String,
    finds: Vec<String>,
    means: String,
}

/// A keyword.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Keyword {
    /// The word.
    pub word: String,
    /// Prefixes by which it is found in a text, in lower case. After `…` comes a word that must
    /// follow in the same sentence, for verbs with two parts.
    pub finds: Vec<String>,
    /// The meaning, in a sentence.
    pub means: String,
    /// The ids of its rules, the most relevant first.
    #[serde(rename = "rules")]
    pub ids: Vec<String>,
    /// The rules.
    #[serde(skip)]
    entries: Vec<Entry>,
}

impl Keyword {
    /// Returns its rules for an edition, by the edition's letter; all of them without an edition.
    pub fn rules(&self, edition: Option<impl Copy + Into<&'static str>>) -> Vec<Entry> {
        let entries = self.entries.iter().copied();
        entries.filter(|e| edition.is_none_or(|edition| e.holds(edition))).collect()
    }

    /// Returns whether a text, in lower case, contains the keyword.
    fn used(&self, text: &str) -> bool {
        self.finds.iter().any(|part| {
            let (part, second) = part.split_once('…').unwrap_or((part, ""));
            text.match_indices(part).any(|(at, _)| {
                let begins = !text[..at].ends_with(char::is_alphanumeric);
                begins && (second.is_empty() || follows(&text[at..], second))
            })
        })
    }
}

/// Returns whether a word follows in the same part of a sentence.
fn follows(text: &str, word: &str) -> bool {
    let part = text.split(['.', ';', ':']).next().unwrap_or_default();
    part.split(|c: char| !c.is_alphanumeric()).any(|w| w == word)
}

/// Reads the keywords of a catalogue in every language.
pub(super) fn read(catalogue: &Catalogue) -> Vec<(Language, Vec<Keyword>)> {
    let mut all: Vec<(Language, Vec<Keyword>)> = Vec::new();
    for (language, text) in &catalogue.source.keywords {
        let words = match all.first() {
            None => {
                let mut words: Vec<Keyword> = ron::from_str(text).unwrap_or_default();
                for word in &mut words {
                    word.entries = word.ids.iter().filter_map(|id| catalogue.find(id)).collect();
                }
                words
            }
            Some((_, english)) => translated(english, text),
        };
        all.push((*language, words));
    }
    all
}

/// Returns the keywords in another language, with the rules of the English ones.
fn translated(english: &[Keyword], text: &str) -> Vec<Keyword> {
    let others: Vec<Other> = ron::from_str(text).unwrap_or_default();
    let translate = |k: &Keyword| match others.iter().find(|o| o.of == k.word) {
        Some(o) => Keyword {
            word: o.word.clone(),
            finds: o.finds.clone(),
            means: o.means.clone(),
            ..k.clone()
        },
        None => k.clone(),
    };
    english.iter().map(translate).collect()
}

impl Catalogue {
    /// Returns all keywords in the current language, in the order of their file.
    pub fn keywords(&self) -> &[Keyword] {
        let spoken = self.keywords.iter().find(|(language, _)| *language == lang::current());
        spoken.or(self.keywords.first()).map_or(&[], |(_, words)| words)
    }

    /// Returns the keywords that a text contains, in the order of [`Catalogue::keywords`].
    pub fn keywords_in(&self, text: &str) -> Vec<&Keyword> {
        let text = text.to_lowercase();
        self.keywords().iter().filter(|k| k.used(&text)).collect()
    }
}
