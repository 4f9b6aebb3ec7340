//! Checks what entries say that belong to no pack, such as those of a vignette: their powers, rules and
//! standing effects, and not what a pack needs besides.

use super::Lint;
use super::cards::owner;
use super::powers::{Owner, lengths};
use crate::cards::abilities::{Abilities, HasAbilities};
use crate::cards::content::Content;
use crate::cards::load::{Place, Places};
use crate::cards::printed::{CardDef, HeroDef, LocationDef, ScenarioDef};
use crate::kernel::content::lint::At;
use crate::kernel::content::problem::{Problem, Severity};
use crate::kernel::content::source::Source;

/// An entry that is checked alone.
#[derive(Clone, Copy, Debug)]
pub enum Alone<'a> {
    /// A card.
    Card(&'a CardDef),
    /// A hero's board.
    Hero(&'a HeroDef),
    /// A location.
    Location(&'a LocationDef),
    /// A scenario.
    Scenario(&'a ScenarioDef),
}

/// Returns the errors in what entries say, each with its position in the source. `content` has all
/// that they name.
pub fn alone(content: &Content, source: &Source, entries: &[(Place, Alone<'_>)]) -> Vec<Problem> {
    let places = Places::default();
    let mut lint = Lint::new(content, source, &places);
    for (place, entry) in entries {
        let at = At::entry(Some(place));
        match entry {
            Alone::Card(card) => {
                lint.says(&at, owner(card), card.abilities());
                for (i, rule) in card.paragraphs.iter().enumerate() {
                    lint.rule(&at.field("paragraphs").item(i), owner(card), rule);
                }
            }
            Alone::Hero(hero) => {
                for (i, power) in hero.powers.iter().enumerate() {
                    lint.hero_power(&at.field("powers").item(i), power);
                }
            }
            Alone::Location(location) => {
                lint.says(&at, Owner::Location, location.abilities());
                lint.closing(&at.field("closing"), &location.closing);
            }
            Alone::Scenario(scenario) => {
                lint.says(&at, Owner::Scenario, scenario.abilities());
            }
        }
    }
    let all = lint.problems.into_list(&source.place).into_iter();
    all.filter(|p| p.severity == Severity::Error).collect()
}

impl Lint<'_> {
    fn says(&mut self, at: &At<'_>, owner: Owner, all: Abilities<'_>) {
        if self.all_few(at, &lengths(all)) {
            self.abilities(at, owner, all);
        }
    }
}
