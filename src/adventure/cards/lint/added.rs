//! Checks what a game adds to its pack as strictly as the pack itself, because generated scenarios
//! and wildcards may come from a journal that somebody else has written.

use super::Lint;
use super::powers::{Owner, lengths};
use crate::cards::abilities::HasAbilities;
use crate::cards::addition::AdditionError;
use crate::cards::content::Content;
use crate::cards::load::Places;
use crate::cards::source::Source;
use crate::cards::wild::Reach;
use crate::kernel::content::lint::{At, Linter};
use crate::kernel::content::problem::Severity;

/// Checks that additions make sense with the pack.
///
/// # Errors
/// Returns the first problem.
pub fn added(content: &Content) -> Result<(), AdditionError> {
    let name = content.pack.id.clone();
    let source = Source { place: String::new(), name, files: Vec::new() };
    let places = Places::default();
    let mut lint = Lint::new(content, &source, &places);
    let at = At::entry(None);
    for scenario in content.quests() {
        lint.scenario(&at, scenario);
    }
    for laid in &content.wild {
        let owner = match laid.card.reach {
            Reach::Scenario => Owner::Scenario,
            Reach::Location => Owner::Location,
        };
        let all = laid.card.abilities();
        if !lint.all_few(&at, &lengths(all)) {
            break;
        }
        lint.abilities(&at, owner, all);
        if laid.place.is_some() != (laid.card.reach == Reach::Location) {
            lint.error(&at, format!("the wildcard `{}` lies where it cannot", laid.card.id));
        }
    }
    let wrong = lint.problems.into_list("").into_iter().find(|p| p.severity == Severity::Error);
    wrong.map_or(Ok(()), |p| Err(AdditionError::Lint(p.message)))
}
