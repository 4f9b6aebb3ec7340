//! The party of a new campaign, from what somebody typed: `nan:bearer`, or `nan` alone.

use kernel::campaign::entry::split_entry;
use kernel::content::problem::did_you_mean;

use crate::content::TacticsContent;

/// Splits entries of the form `FIGURE` or `FIGURE:CLASS`. A figure without a class begins in the first
/// basic class, in the order of the pack, that nobody named (AT-RUL-67). The rest is checked where the
/// company is made.
///
/// # Errors
/// Returns a message if a figure or a class is not in the pack.
pub fn read<'a>(
    content: &'a TacticsContent,
    party: &'a [String],
) -> Result<Vec<(&'a str, &'a str)>, String> {
    let basic: Vec<&str> =
        content.basic_classes().map(|id| content.class(id).id.as_str()).collect();
    let entries: Vec<(&str, Option<&str>)> = party.iter().map(|e| split_entry(e)).collect();
    let named: Vec<&str> = entries.iter().filter_map(|(_, class)| *class).collect();
    let mut free = basic.iter().copied().filter(|class| !named.contains(class));
    let help = |id: &str, known: &[&str]| {
        did_you_mean(id, known.iter().copied())
            .unwrap_or_else(|| t!("tactics-there-are", known = known.join(", ")))
    };
    let figures: Vec<&str> = content.heroes.iter().map(|hero| hero.id.as_str()).collect();
    let mut heroes = Vec::new();
    for (figure, class) in entries {
        if !figures.contains(&figure) {
            let (pack, help) = (content.pack.id.as_str(), help(figure, &figures));
            return Err(t!("tactics-no-figure", id = figure, pack = pack, help = help));
        }
        let class = class.or_else(|| free.next()).unwrap_or_default();
        if !basic.contains(&class) {
            let help = help(class, &basic);
            return Err(t!("tactics-no-class", id = class, help = help));
        }
        heroes.push((figure, class));
    }
    Ok(heroes)
}
