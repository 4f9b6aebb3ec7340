//! The catalogue of the card game's rules. Every refusal names an entry of it.

mod editions;
#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use crate::kernel::catalogue::{Catalogue, Source};
use lang::{Language, assets};

/// The catalogue, read on first use.
pub static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
    Catalogue::read(Source {
        prefix: "AC",
        text: assets::text("docs/rules/adventure-card.md"),
        heading: |heading| heading.replace(" (M)", " (third edition)"),
        words: editions::in_words,
        editions: &[
            ("R+M", "rules-both"),
            ("R", "rules-first"),
            ("M", "rules-third"),
            ("S", "rules-ships"),
            ("W", "rules-mythic"),
        ],
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
