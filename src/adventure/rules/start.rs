//! The start of a scenario: the party, the seed and the house rules.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::state::table::Feats;
use crate::cards::addition::AdditionError;
use crate::cards::content::Content;
use crate::cards::difficulty::Difficulty;
use crate::cards::lint;
use crate::cards::wild::{self, Wildcard};
use crate::kernel::rng::Rng;

/// A hero of the party.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Member {
    /// Id of the hero in the pack.
    pub hero: String,
    /// The character deck: ids of cards (AC-SETUP-05).
    pub deck: Vec<String>,
    /// Checked boxes.
    #[serde(default)]
    pub feats: Feats,
    /// Whether the cohort was removed from the game (AC-SUPP-07).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub cohort_gone: bool,
}

/// Everything that a scenario starts with. Together with the decisions it determines the whole
/// game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// Id of the scenario.
    pub scenario: String,
    /// The party by seat, 1 to 6 heroes.
    pub party: Vec<Member>,
    /// The seed of the random generator.
    pub seed: u64,
    /// Class Decks that the group adds to the box (AC-SETS-07, AC-SETS-08).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub class_decks: Vec<String>,
    /// The highest number of an adventure that was begun: its deck is in the box, even when an
    /// earlier scenario is played again (AC-SETS-20).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub begun: u8,
    /// The house rules that make the game harder or easier (AC-TABLE-01).
    #[serde(default, skip_serializing_if = "Difficulty::is_usual")]
    pub difficulty: Difficulty,
    /// The drawn wildcards with their places (AC-TABLE-03 to AC-TABLE-06).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wildcards: Vec<Wildcard>,
    /// The ids of the ships of the party's fleet (AC-SHIP-03).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fleet: Vec<String>,
    /// The ids of the corrupted cards that the party has redeemed (AC-RDMP-03).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub redeemed: Vec<String>,
    /// The text of a generated scenario, which is in no pack (AC-TABLE-08).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quest: Option<String>,
}

impl Start {
    /// Creates a start without house rules.
    pub fn new(scenario: impl Into<String>, party: Vec<Member>, seed: u64) -> Start {
        Start {
            scenario: scenario.into(),
            party,
            seed,
            class_decks: Vec::new(),
            begun: 0,
            difficulty: Difficulty::default(),
            wildcards: Vec::new(),
            fleet: Vec::new(),
            redeemed: Vec::new(),
            quest: None,
        }
    }

    /// Adds house rules and draws their wildcards by the seed.
    #[must_use]
    pub fn with_difficulty(mut self, content: &Content, difficulty: Difficulty) -> Start {
        let own = self.quest.as_deref().and_then(|text| content.with_quests([text]).ok());
        let content = own.as_ref().unwrap_or(content);
        let scenario = content.scenario(&self.scenario).map(|n| &content.scenarios[n]);
        let rows = scenario.map_or(&[][..], |s| &s.locations);
        let places: Vec<String> = rows.iter().take(self.party.len()).flatten().cloned().collect();
        // A separate generator, so that the scenario is dealt as it would be without wildcards.
        let mut rng = Rng::new(self.seed ^ 0x5749_4C44);
        self.wildcards = wild::draw(&difficulty, &places, |n| rng.below(n));
        self.difficulty = difficulty;
        self
    }

    /// Returns the pack as this game plays it; the same `Arc` if nothing is added to what is
    /// printed.
    ///
    /// # Errors
    ///
    /// Returns an error if a wildcard or a generated scenario is invalid, or the difficulty is not
    /// one on offer.
    pub fn book(&self, printed: &Arc<Content>) -> Result<Arc<Content>, AdditionError> {
        self.difficulty.check()?;
        let printed_alone = self.wildcards.is_empty() && self.quest.is_none();
        if self.difficulty.is_usual() && printed_alone && self.redeemed.is_empty() {
            return Ok(Arc::clone(printed));
        }
        // The quest has the same number whatever other quests a campaign has.
        let mut book = match &self.quest {
            Some(text) => printed.with_quests([text.as_str()])?,
            None => Content::clone(printed),
        };
        book.redeem(&self.redeemed);
        book.lay_wildcards(&self.scenario, &self.wildcards)?;
        lint::added(&book)?;
        book.more_cards = self.difficulty.cards.unsigned_abs();
        if let Some(n) = book.scenario(&self.scenario).filter(|n| book.scenarios[*n].hours > 0) {
            // At least one hour, so that the game has a turn (AC-TABLE-02).
            let hours = i16::from(book.scenarios[n].hours) + i16::from(self.difficulty.hours);
            book.scenarios[n].hours = u8::try_from(hours.clamp(1, 255)).unwrap_or(u8::MAX);
        }
        Ok(Arc::new(book))
    }
}

fn is_zero(n: &u8) -> bool {
    *n == 0
}
