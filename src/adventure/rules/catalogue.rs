//! The catalogue of this game's rules: every refusal names an entry.

mod editions;
#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use crate::kernel::catalogue::{Catalogue, Source};
use lang::{Language, assets};

/// The catalogue, read once.
pub static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
    Catalogue::read(Source {
        prefix: "AC",
        text: assets::text("docs/rules/adventure-card.md"),
        heading: |heading| heading.replace(" (M)", " (third edition)"),
        words: editions::in_words,
        editions: &[("R+M", "rules-both"), ("R", "rules-first"), ("M", "rules-third")],
        rulings: "RUL",
        examples: "EX",
        // `scripts/rule-coverage` writes the file.
        vignettes: assets::text("docs/rules/vignettes.txt"),
        keywords: vec![
            (Language::English, assets::text("assets/keywords.ron")),
            (Language::German, assets::text("assets/keywords.de.ron")),
        ],
    })
});
