//! What a scenario begins with: the party, the seed, and what the table chose.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::state::table::Feats;
use crate::cards::content::Content;
use crate::cards::difficulty::Difficulty;
use crate::cards::lint;
use crate::cards::wild::{self, Wildcard};
use crate::kernel::rng::Rng;

/// A hero who sits down at the table.
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
    /// The cohort was removed from the game (AC-SUPP-07).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub cohort_gone: bool,
}

/// Everything that a scenario begins with. With the decisions it determines all that follows.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// Id of the scenario.
    pub scenario: String,
    /// The party, by seat: 1 to 6.
    pub party: Vec<Member>,
    /// The seed of all chance.
    pub seed: u64,
    /// The Class Decks whose cards the group adds to the box (AC-SETS-07, AC-SETS-08).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub class_decks: Vec<String>,
    /// The highest number of an adventure that was begun: its deck is in the box, and stays there
    /// when an earlier scenario is played again (AC-SETS-20).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub begun: u8,
    /// How much harder or easier the table plays (AC-TABLE-01).
    #[serde(default, skip_serializing_if = "Difficulty::is_usual")]
    pub difficulty: Difficulty,
    /// The wildcards that were drawn, and where they lie (AC-TABLE-03 to AC-TABLE-06).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wildcards: Vec<Wildcard>,
    /// The text of the scenario, where it is a generated one and stands in no pack (AC-TABLE-08).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quest: Option<String>,
}

impl Start {
    /// A scenario by the rules and nothing but the rules.
    pub fn new(scenario: impl Into<String>, party: Vec<Member>, seed: u64) -> Start {
        Start {
            scenario: scenario.into(),
            party,
            seed,
            class_decks: Vec::new(),
            begun: 0,
            difficulty: Difficulty::default(),
            wildcards: Vec::new(),
            quest: None,
        }
    }

    /// The same with what the table chose to make it harder or easier; wildcards are drawn now, by
    /// the seed.
    #[must_use]
    pub fn with_difficulty(mut self, content: &Content, difficulty: Difficulty) -> Start {
        let own = self.quest.as_deref().and_then(|text| content.with_quests([text]).ok());
        let content = own.as_ref().unwrap_or(content);
        let scenario = content.scenario(&self.scenario).map(|n| &content.scenarios[n]);
        let rows = scenario.map_or(&[][..], |s| &s.locations);
        let places: Vec<String> = rows.iter().take(self.party.len()).flatten().cloned().collect();
        // A chance of its own: the scenario is dealt as it would be without.
        let mut rng = Rng::new(self.seed ^ 0x5749_4C44);
        self.wildcards = wild::draw(&difficulty, &places, |n| rng.below(n));
        self.difficulty = difficulty;
        self
    }

    /// The pack as this game plays it; the very same where nothing is added to what is printed.
    ///
    /// # Errors
    /// When a wildcard or a generated scenario makes no sense, or the difficulty is none that is offered.
    pub fn book(&self, printed: &Arc<Content>) -> Result<Arc<Content>, String> {
        self.difficulty.check()?;
        if self.difficulty.is_usual() && self.wildcards.is_empty() && self.quest.is_none() {
            return Ok(Arc::clone(printed));
        }
        // At the same number, whatever other quests a campaign knows.
        let mut book = match &self.quest {
            Some(text) => printed.with_quests([text.as_str()])?,
            None => Content::clone(printed),
        };
        book.lay_wildcards(&self.scenario, &self.wildcards)?;
        lint::added(&book)?;
        book.more_cards = self.difficulty.cards.unsigned_abs();
        if let Some(n) = book.scenario(&self.scenario) {
            // At least an hour: a game has a turn (AC-TABLE-02).
            let hours = i16::from(book.scenarios[n].hours) + i16::from(self.difficulty.hours);
            book.scenarios[n].hours = u8::try_from(hours.clamp(1, 255)).unwrap_or(u8::MAX);
        }
        Ok(Arc::new(book))
    }
}

fn is_zero(n: &u8) -> bool {
    *n == 0
}
