//! The catalogue of the tactics family's rules. Every refusal names an entry of it.

use std::sync::LazyLock;

use kernel::catalogue::{Catalogue, Source};
use lang::assets;

/// The catalogue, read on first use.
pub static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
    Catalogue::read(Source {
        prefix: "AT",
        text: assets::text("docs/rules/tactics.md"),
        heading: str::to_owned,
        words: str::to_owned,
        editions: &[],
        rulings: "RUL",
        examples: "EX",
        vignettes: assets::text("docs/rules/tactics-vignettes.txt"),
        keywords: Vec::new(),
    })
});
