//! Everything that the visit of a chapter begins with: a company, a chapter, a seed.

use serde::{Deserialize, Serialize};

use crate::content::words::Difficulty;

pub use super::company::{Company, CompanyHero, Decks, PARTY, Visit};

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
        Start { chapter, company, seed, difficulty: None, players: Vec::new(), after: None }
    }
}
