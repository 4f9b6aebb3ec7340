//! The catalogue of the card game's rules. Every refusal names an entry of it.

mod editions;
#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use crate::kernel::catalogue::{Catalogue, Source};
use lang::{Language, assets};

pub use crate::kernel::catalogue::{About, Entry, Keyword, Piece};

/// The catalogue, read on first use.
pub static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
    Catalogue::read(Source {
        prefix: "AC",
        text: assets::text("docs/rules/adventure-card.md"),
        heading: |heading| heading.replace(" (M)", " (third edition)"),
        words: editions::in_words,
        editions: &[("R+M", "rules-both"), ("R", "rules-first"), ("M", "rules-third")],
        rulings: "RUL",
        examples: "EX",
        // The file is written by `scripts/rule-coverage`.
        vignettes: assets::text("docs/rules/vignettes.txt"),
        keywords: vec![
            (Language::English, assets::text("assets/keywords.ron")),
            (Language::German, assets::text("assets/keywords.de.ron")),
        ],
    })
});

/// See [`Catalogue::entries`].
pub fn entries() -> impl Iterator<Item = Entry> {
    CATALOGUE.entries()
}

/// See [`Catalogue::find`].
pub fn find(id: &str) -> Option<Entry> {
    CATALOGUE.find(id)
}

/// See [`Catalogue::search`].
pub fn search(words: &str, most: usize) -> Vec<Entry> {
    CATALOGUE.search(words, most)
}

/// See [`Catalogue::about`].
pub fn about(id: &str) -> Option<About> {
    CATALOGUE.about(id)
}

/// See [`Catalogue::areas`].
pub fn areas() -> Vec<(&'static str, usize)> {
    CATALOGUE.areas()
}

/// See [`Catalogue::pieces`].
pub fn pieces(text: &str) -> Vec<Piece<'_>> {
    CATALOGUE.pieces(text)
}

/// See [`Catalogue::keywords_in`].
pub fn keywords_in(text: &str) -> Vec<&'static Keyword> {
    CATALOGUE.keywords_in(text)
}
