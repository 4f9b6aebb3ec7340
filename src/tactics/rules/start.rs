//! Everything that the visit of a chapter begins with: a company, a chapter, a seed.

use serde::{Deserialize, Serialize};

use crate::content::words::Difficulty;

pub use super::company::{Company, CompanyHero, Decks, PARTY, Visit};

/// What a table's house rules change in an encounter; nothing by default (AT-RUL-119).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct House {
    /// How much more HP enemies have, in percent; fewer if negative.
    #[serde(skip_serializing_if = "is_zero")]
    pub hp: i8,
    /// How many cards more a hero draws up to; fewer if negative.
    #[serde(skip_serializing_if = "is_zero")]
    pub hand: i8,
}

/// Returns whether a number is 0, and need not be written.
pub fn is_zero(n: &i8) -> bool {
    *n == 0
}

impl House {
    /// The least and the greatest change of enemies' HP in percent, and its step.
    pub const HP: (i8, i8, i8) = (-50, 50, 10);
    /// The least and the greatest change of the hand size, and its step.
    pub const HAND: (i8, i8, i8) = (-2, 2, 1);

    /// Returns whether the table plays by the rules alone.
    pub fn is_usual(&self) -> bool {
        *self == House::default()
    }

    /// Returns whether all numbers are in range.
    pub fn is_in_range(self) -> bool {
        self.numbers().iter().all(|(_, n, (low, high, _))| (low..=high).contains(&n))
    }

    /// Returns each number with its name as players type it, and its least and greatest value and step.
    pub fn numbers(self) -> [(&'static str, i8, (i8, i8, i8)); 2] {
        [("hp", self.hp, House::HP), ("hand", self.hand, House::HAND)]
    }
}

/// Everything that the visit of a chapter begins with. Together with the decisions it determines the
/// company after the chapter ([`company_after`](super::road::company_after)).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// The chapter's id.
    pub chapter: String,
    /// The company before it.
    pub company: Company,
    /// The seed of all chance.
    pub seed: u64,
    /// The difficulty of this encounter alone, in place of the company's (AT-SETUP-25, AT-SETUP-26,
    /// AT-RUL-64).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub difficulty: Option<Difficulty>,
    /// The house rules of this encounter.
    #[serde(default, skip_serializing_if = "House::is_usual")]
    pub house: House,
    /// Who plays which hero, by seat, as numbers of players (AT-CAMP-12, AT-CAMP-13); empty if one
    /// player has all of them. Several players are also offered not to agree (AT-RUL-110).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<u8>,
    /// The digest of the end of the chapter before, by which a gap between two journals is found. The
    /// rules do not read it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<u64>,
}

impl Start {
    /// Returns the start of a chapter with nothing special about it.
    pub fn new(chapter: &str, company: Company, seed: u64) -> Start {
        let chapter = chapter.to_owned();
        let (difficulty, house, players, after) = (None, House::default(), Vec::new(), None);
        Start { chapter, company, seed, difficulty, house, players, after }
    }
}
