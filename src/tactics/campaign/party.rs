//! The party of a new campaign, from what somebody typed: `nan:bearer`, or `nan` alone.

use kernel::campaign::CampaignError;
use kernel::campaign::entry::split_entry;
use kernel::content::problem::did_you_mean;

use crate::content::TacticsContent;
use crate::rules::company::CompanyError;

/// Why a party cannot be read. Prints one sentence for the player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PartyError {
    /// The pack has no such figure.
    #[error("{}", t!("tactics-no-figure", id = .id.as_str(), pack = .pack.as_str(), help = .help.as_str()))]
    NoFigure {
        /// The id that was typed.
        id: String,
        /// The id of the pack.
        pack: String,
        /// What may be meant.
        help: String,
    },
    /// The pack has no such basic class.
    #[error("{}", t!("tactics-no-class", id = .id.as_str(), help = .help.as_str()))]
    NoClass {
        /// The id that was typed.
        id: String,
        /// What may be meant.
        help: String,
    },
    /// The heroes make no company.
    #[error(transparent)]
    Company(#[from] CompanyError),
}

impl From<PartyError> for CampaignError {
    fn from(error: PartyError) -> CampaignError {
        CampaignError::Other(error.to_string())
    }
}

/// Splits entries of the form `FIGURE` or `FIGURE:CLASS`. A figure without a class begins in the first
/// basic class, in the order of the pack, that nobody named (AT-RUL-67). The rest is checked where the
/// company is made.
///
/// # Errors
/// Returns an error if a figure or a class is not in the pack.
pub fn read<'a>(
    content: &'a TacticsContent,
    party: &'a [String],
) -> Result<Vec<(&'a str, &'a str)>, PartyError> {
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
            let (pack, help) = (content.pack.id.clone(), help(figure, &figures));
            return Err(PartyError::NoFigure { id: figure.to_owned(), pack, help });
        }
        let class = class.or_else(|| free.next()).unwrap_or_default();
        if !basic.contains(&class) {
            let help = help(class, &basic);
            return Err(PartyError::NoClass { id: class.to_owned(), help });
        }
        heroes.push((figure, class));
    }
    Ok(heroes)
}
