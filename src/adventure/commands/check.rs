//! What `emberdeck check` says of a pack of this game.

use crate::cards::content::Content;
use crate::cards::load::examine;
use crate::kernel::content::problem::Problem;
use crate::kernel::content::source::Source;

/// Lints a pack. Returns a summary of it, if it can be read, and all problems.
pub fn check(source: &Source) -> (Option<String>, Vec<Problem>) {
    let (content, problems) = examine(source);
    (content.map(|content| inventory(&content)), problems)
}

/// Returns a summary of a pack in one line.
fn inventory(content: &Content) -> String {
    let copies: u32 = content.cards.iter().map(|c| u32::from(c.copies)).sum();
    format!(
        "{}: {} cards ({copies} with copies), {} locations, {} heroes, {} scenarios, {} adventures",
        content.pack.id,
        content.cards.len(),
        content.locations.len(),
        content.heroes.len(),
        content.scenarios.len(),
        content.adventures.len()
    )
}
