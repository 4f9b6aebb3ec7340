//! This family's part of `campaign.ron`: the [`Body`] of a record, and records of the versions
//! without a body.

mod error;
mod flat;
mod limits;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::downtime::{After, Story, check_all};
use crate::autopass::StopSettings;
use crate::cards::content::Content;
use crate::cards::difficulty::Difficulty;
use crate::cards::printed::Reward;
use crate::kernel::autopass::AutoPassFamily;
use crate::kernel::campaign::{CampaignError, players, record};
use crate::kernel::content::family::ADVENTURE;
use crate::rules::edition::Switches;
use crate::rules::family::Adventure;
use crate::rules::play::{Member, Start};
use crate::rules::sets;
use crate::rules::state::ids::MAX_HEROES;
use crate::rules::state::table::End;

pub use error::{FeatsError, RecordError};
pub use flat::FlatRecord;
pub use record::{SCHEMA, UnderWay, now};

/// The maximum number of cards in a deck.
const MAX_DECK: usize = 100;

/// The content of `campaign.ron` for a campaign of this family.
pub type Record = record::Record<Body>;

/// A scenario that was played to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// The number of its journal.
    pub journal: u32,
    /// The id of the scenario.
    pub scenario: String,
    /// The result.
    pub end: End,
    /// The number of turns.
    pub turns: u32,
    /// The digest of the table at the end, 16 hexadecimal digits.
    pub digest: String,
    /// The Unix time of its end, in seconds.
    pub at: u64,
    /// The time played in seconds, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seconds: Option<u64>,
    /// The house rules of the scenario (AC-TABLE-01).
    #[serde(default, skip_serializing_if = "Difficulty::is_usual")]
    pub difficulty: Difficulty,
}

/// A reward that was earned and not received yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Earned {
    /// The scenario, adventure or pack that gave it.
    pub scenario: String,
    /// The hero who may take it; `None` for any hero of the party.
    #[serde(default)]
    pub hero: Option<String>,
    /// The reward.
    pub reward: Reward,
}

/// The data of a campaign that only this family has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Body {
    /// The party by seat, with the current decks.
    pub party: Vec<Member>,
    /// The scenario to play next; `None` if all are won.
    pub next: Option<String>,
    /// Scenarios played so far.
    #[serde(default)]
    pub results: Vec<Played>,
    /// Pending rewards.
    #[serde(default)]
    pub rewards: Vec<Earned>,
    /// The ids of the traders checked off on the bazaar (AC-TRADE-01).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bazaar: Vec<String>,
    /// The Class Decks whose cards are in the box (AC-SETS-07).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub class_decks: Vec<String>,
    /// The ids of the ships of the fleet (AC-SHIP-03).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fleet: Vec<String>,
    /// The ids of the corrupted cards that are redeemed (AC-RDMP-03).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub redeemed: Vec<String>,
    /// The finished scenario, until the downtime after it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<After>,
    /// The highest number of an adventure that was begun (AC-SETS-20).
    #[serde(default)]
    pub begun: u8,
    /// The sources whose reward the party has received (AC-END-11).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub given: Vec<Story>,
    /// The sources whose reward each hero has received, by the hero's id (AC-END-10).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub had: BTreeMap<String, Vec<Story>>,
    /// Heroes who are not played now, with their deck lists (AC-BETW-14).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub benched: Vec<Member>,
    /// The texts of generated scenarios that were played or are next (AC-TABLE-08).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub quests: Vec<String>,
    /// The ids of cards removed from the game (AC-SUPP-07).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<String>,
}

impl Body {
    /// Creates the body of a new campaign.
    ///
    /// # Errors
    /// Returns an error if the pack has no scenario.
    pub fn new(content: &Content, party: Vec<Member>) -> Result<Body, CampaignError> {
        let Some(first) = content.playing_order().first().map(|s| s.id.clone()) else {
            return Err(CampaignError::Other(t!(
                "trouble-pack-empty",
                pack = content.pack.id.as_str()
            )));
        };
        Ok(Body { party, next: Some(first), ..Body::default() })
    }

    /// Returns the ids of won scenarios, one for each win.
    pub fn wins(&self) -> Vec<String> {
        let won = self.results.iter().filter(|r| r.end == End::Won);
        won.map(|r| r.scenario.clone()).collect()
    }
}

impl record::Body for Body {
    const FAMILY: &'static str = ADVENTURE;
    type Stops = StopSettings;
    type Difficulty = Difficulty;
    type Older = FlatRecord;

    fn from_older(older: FlatRecord) -> Record {
        older.into()
    }

    fn to_older(record: &Record) -> Option<FlatRecord> {
        (record.schema < record::BODY_SINCE).then(|| FlatRecord::of(record))
    }

    fn games(&self) -> Vec<record::Finished<'_>> {
        let games = self.results.iter().map(|played| record::Finished {
            journal: played.journal,
            digest: &played.digest,
            won: Some(played.end == End::Won),
        });
        games.collect()
    }

    fn seats(&self) -> usize {
        self.party.len()
    }

    fn next(&self) -> Option<&str> {
        self.next.as_deref()
    }

    fn place(&self) -> Body {
        Body { begun: 0, ..self.clone() }
    }

    fn check_limits(&self) -> Result<(), record::TooLarge> {
        limits::check(self)
    }
}

/// The operations of this family on a whole record.
pub trait AdventureRecord: Sized {
    /// Creates the record of a new campaign.
    ///
    /// # Errors
    /// Returns an error if the pack has no scenario.
    fn new(
        content: &Content,
        pack: &str,
        party: Vec<Member>,
        name: &str,
        seed: u64,
    ) -> Result<Self, CampaignError>;

    /// Returns how well the start of a scenario matches the state of the campaign; higher is
    /// better.
    fn expects(&self, start: &Start) -> u8;

    /// Returns the start of a scenario. Adds the deck of its adventure to the box (AC-SETS-20).
    fn start(&self, content: &Content, scenario: &str, seed: u64) -> Start;

    /// Checks that the record fits its pack.
    ///
    /// # Errors
    /// Returns the first problem.
    fn check(&self, content: &Content) -> Result<(), RecordError>;
}

impl AdventureRecord for Record {
    fn new(
        content: &Content,
        pack: &str,
        party: Vec<Member>,
        name: &str,
        seed: u64,
    ) -> Result<Record, CampaignError> {
        Ok(Record::begin(pack, content.digest, name, seed, Body::new(content, party)?))
    }

    fn expects(&self, start: &Start) -> u8 {
        let seed = start.seed == self.named_seed.unwrap_or_else(|| self.seed_of(self.journal()));
        let next = self.body.next.as_ref() == Some(&start.scenario);
        4 * u8::from(seed) + 2 * u8::from(start.party == self.body.party) + u8::from(next)
    }

    fn start(&self, content: &Content, scenario: &str, seed: u64) -> Start {
        let edition = Switches::of(content.pack.edition);
        let set = content.scenario(scenario).map(|n| content.scenarios[n].set);
        let number = set.and_then(|set| sets::number(&edition, set)).unwrap_or(0);
        let start = Start {
            class_decks: self.body.class_decks.clone(),
            begun: self.body.begun.max(number),
            fleet: self.body.fleet.clone(),
            redeemed: self.body.redeemed.clone(),
            quest: content.quest_text(scenario).cloned(),
            ..Start::new(scenario, self.body.party.clone(), seed)
        };
        start.with_difficulty(content, self.choices.difficulty)
    }

    fn check(&self, content: &Content) -> Result<(), RecordError> {
        let pack = || content.pack.id.clone();
        if self.body.party.is_empty() || self.body.party.len() > MAX_HEROES {
            return Err(RecordError::PartySize(self.body.party.len()));
        }
        for m in self.body.party.iter().chain(&self.body.benched) {
            if content.hero(&m.hero).is_none() {
                return Err(RecordError::NoHero { hero: m.hero.clone(), pack: pack() });
            }
            if m.deck.len() > MAX_DECK {
                return Err(RecordError::DeckSize(m.hero.clone()));
            }
            if let Some(card) = m.deck.iter().find(|c| content.find(c).is_none()) {
                let (card, hero) = (card.clone(), m.hero.clone());
                return Err(RecordError::NoDeckCard { card, hero, pack: pack() });
            }
            if let Some(def) = content.hero(&m.hero).map(|n| &content.heroes[n]) {
                check_all(def, &m.feats)?;
            }
        }
        if let Some(after) = &self.body.after {
            if !after.left.is_empty() && after.left.len() != self.body.party.len() {
                return Err(RecordError::Left);
            }
            let cards = after.left.iter().flat_map(|l| &l.cards);
            let mut unknown = cards.filter(|c| content.find(c).is_none());
            if let Some(card) = unknown.next() {
                return Err(RecordError::NoCard { card: card.clone(), pack: pack() });
            }
        }
        players::check(&self.players, self.body.party.len())?;
        self.stops.check(Adventure::SEATS)?;
        self.choices.difficulty.check()?;
        match &self.body.next {
            Some(s) if content.scenario(s).is_none() => {
                Err(RecordError::NoScenario { scenario: s.clone(), pack: pack() })
            }
            _ => Ok(()),
        }
    }
}
