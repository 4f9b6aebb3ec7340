//! `campaign.ron`: who plays what, how far they are, and what they have won.

mod kept;
mod limits;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::between::{After, Story, check_all};
use super::choices::Choices;
use super::players::Person;
use super::{Trouble, players};
use crate::cards::content::Content;
use crate::cards::difficulty::Difficulty;
use crate::cards::printed::Reward;
use crate::manners::Stops;
use crate::rules::edition::Switches;
use crate::rules::play::{Member, Start};
use crate::rules::sets;
use crate::rules::state::ids::MAX_HEROES;
use crate::rules::state::table::End;

/// The name of the file.
pub const FILE: &str = "campaign.ron";
/// The name of its second file, which says the same.
pub const BACKUP: &str = "campaign.ron.bak";
/// The version of the format. Version 1 knew nothing of what is between games, version 2 nothing of
/// what a table can choose, version 3 not what is under way.
pub const SCHEMA: u32 = 4;
/// The most cards of one deck.
const MAX_DECK: usize = 100;

pub(super) use kept::{MAX_BYTES, is_damaged, read_file};

/// A scenario that was played to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// Number of its journal.
    pub journal: u32,
    /// Which scenario.
    pub scenario: String,
    /// How it ended.
    pub end: End,
    /// Turns that were taken.
    pub turns: u32,
    /// Digest of the table at the end, 16 hexadecimal digits.
    pub digest: String,
    /// When: seconds since 1970.
    pub at: u64,
    /// How long it was played, in seconds, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seconds: Option<u64>,
    /// What the table had chosen to make it harder or easier (AC-TABLE-01).
    #[serde(default, skip_serializing_if = "Difficulty::is_usual")]
    pub difficulty: Difficulty,
}

/// A reward that was earned and is still to be taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Earned {
    /// The scenario that gave it, or the adventure or the pack.
    pub scenario: String,
    /// The hero who may take it; none: any hero of the party.
    #[serde(default)]
    pub hero: Option<String>,
    /// What.
    pub reward: Reward,
}

/// What the party is in the middle of: there is a journal of it, and where there is none, it is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum UnderWay {
    /// The scenario of the journal of that number.
    Scenario(u32),
    /// What is between two games, by the number of its journal.
    Meeting(u32),
}

/// What `campaign.ron` says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The version of this format.
    pub schema: u32,
    /// The version of Emberdeck that wrote it.
    pub engine: String,
    /// What the players call it.
    pub name: String,
    /// Id of the content pack.
    pub pack: String,
    /// Digest of the content pack, 16 hexadecimal digits.
    pub content: String,
    /// The party, by seat, with their decks as they are now.
    pub party: Vec<Member>,
    /// The people who play them, by seat; empty where nobody was named.
    #[serde(default)]
    pub players: Vec<String>,
    /// The colors that people have chosen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub people: Vec<Person>,
    /// The seed of the campaign; each scenario's is made from it.
    pub seed: u64,
    /// The scenario to play next; none when all are won.
    pub next: Option<String>,
    /// Scenarios played so far.
    #[serde(default)]
    pub results: Vec<Played>,
    /// Rewards that are still to be taken.
    #[serde(default)]
    pub rewards: Vec<Earned>,
    /// Ids of the traders checked off on the bazaar (AC-TRADE-01).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bazaar: Vec<String>,
    /// The Class Decks whose cards are added to the box (AC-SETS-07).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub class_decks: Vec<String>,
    /// What the people at the table want to be asked about.
    #[serde(default, skip_serializing_if = "Stops::is_usual")]
    pub stops: Stops,
    /// What the table has chosen about how it plays.
    #[serde(default, skip_serializing_if = "Choices::is_usual")]
    pub choices: Choices,
    /// When it was last played: seconds since 1970.
    #[serde(default)]
    pub last_played: u64,
    /// How long the scenario under way was played before it was last taken up, in seconds.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub sat: u64,
    /// What is under way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub under_way: Option<UnderWay>,
    /// The seed of the scenario under way, where people have named one; else it is [`Record::seed_of`]
    /// its journal. A journal with any other is of another campaign.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub named_seed: Option<u64>,
    /// The scenario that is over, until the party has done what is between it and the next.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<After>,
    /// How often the party has done that.
    #[serde(default)]
    pub meetings: u32,
    /// The highest number of an adventure that was begun (AC-SETS-20).
    #[serde(default)]
    pub begun: u8,
    /// Whose reward the party has had (AC-END-11).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub given: Vec<Story>,
    /// Whose reward each hero has had, by the hero's id (AC-END-10).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub had: BTreeMap<String, Vec<Story>>,
    /// Heroes who are not played now, with the lists of their decks (AC-BETW-14).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub benched: Vec<Member>,
    /// Generated scenarios that were played or are next: the text of each (AC-TABLE-08).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub quests: Vec<String>,
    /// Ids of cards removed from the game (AC-SUPP-07).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<String>,
}

fn is_zero(n: &u64) -> bool {
    *n == 0
}

impl Record {
    /// A new campaign.
    ///
    /// # Errors
    /// When the pack has no scenario.
    pub fn new(
        content: &Content,
        pack: &str,
        party: Vec<Member>,
        name: &str,
        seed: u64,
    ) -> Result<Record, Trouble> {
        let Some(first) = content.playing_order().first().map(|s| s.id.clone()) else {
            return Err(Trouble(t!("trouble-pack-empty", pack = content.pack.id.as_str())));
        };
        Ok(Record {
            schema: SCHEMA,
            engine: env!("CARGO_PKG_VERSION").into(),
            name: name.into(),
            pack: pack.into(),
            content: format!("{:016x}", content.digest),
            party,
            players: Vec::new(),
            people: Vec::new(),
            seed,
            next: Some(first),
            results: Vec::new(),
            rewards: Vec::new(),
            bazaar: Vec::new(),
            class_decks: Vec::new(),
            stops: Stops::default(),
            choices: Choices::default(),
            last_played: now(),
            sat: 0,
            under_way: None,
            named_seed: None,
            after: None,
            meetings: 0,
            begun: 0,
            given: Vec::new(),
            had: BTreeMap::new(),
            benched: Vec::new(),
            quests: Vec::new(),
            removed: Vec::new(),
        })
    }

    /// Number of the journal of the scenario that is or will be played.
    pub fn journal(&self) -> u32 {
        self.results.last().map_or(0, |r| r.journal).saturating_add(1)
    }

    /// The same with nothing under way.
    pub fn idle(self) -> Record {
        Record { under_way: None, named_seed: None, ..self }
    }

    /// How well what a scenario began with fits where the campaign stands; the more, the better.
    pub fn expects(&self, start: &Start) -> u8 {
        let seed = start.seed == self.named_seed.unwrap_or_else(|| self.seed_of(self.journal()));
        let next = self.next.as_ref() == Some(&start.scenario);
        4 * u8::from(seed) + 2 * u8::from(start.party == self.party) + u8::from(next)
    }

    /// What a scenario begins with. The deck of its adventure is in the box from then on
    /// (AC-SETS-20).
    pub fn start(&self, content: &Content, scenario: &str, seed: u64) -> Start {
        let edition = Switches::of(content.pack.edition);
        let set = content.scenario(scenario).map(|n| content.scenarios[n].set);
        let number = set.and_then(|set| sets::number(&edition, set)).unwrap_or(0);
        let start = Start {
            class_decks: self.class_decks.clone(),
            begun: self.begun.max(number),
            quest: content.quest_text(scenario).cloned(),
            ..Start::new(scenario, self.party.clone(), seed)
        };
        start.with_difficulty(content, self.choices.difficulty)
    }

    /// The seed of a scenario, by the number of its journal.
    pub fn seed_of(&self, journal: u32) -> u64 {
        let mut z = self.seed.wrapping_add(u64::from(journal).wrapping_mul(0x9E37_79B9_7F4A_7C15));
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        // JSON readers elsewhere are exact to 53 bits.
        (z ^ (z >> 31)) >> 11
    }

    /// Whether it makes sense with its pack.
    ///
    /// # Errors
    /// What does not.
    pub fn check(&self, content: &Content) -> Result<(), String> {
        let pack = &content.pack.id;
        if self.party.is_empty() || self.party.len() > MAX_HEROES {
            return Err(format!("a party has 1 to {MAX_HEROES} heroes, not {}", self.party.len()));
        }
        for m in self.party.iter().chain(&self.benched) {
            if content.hero(&m.hero).is_none() {
                return Err(format!("the hero `{}` is not in the pack `{pack}`", m.hero));
            }
            if m.deck.len() > MAX_DECK {
                return Err(format!("the deck of `{}` has more than {MAX_DECK} cards", m.hero));
            }
            if let Some(card) = m.deck.iter().find(|c| content.find(c).is_none()) {
                return Err(format!(
                    "the card `{card}` in the deck of `{}` is not in the pack `{pack}`",
                    m.hero
                ));
            }
            if let Some(def) = content.hero(&m.hero).map(|n| &content.heroes[n]) {
                check_all(def, &m.feats)?;
            }
        }
        if let Some(after) = &self.after {
            if !after.left.is_empty() && after.left.len() != self.party.len() {
                return Err("what the heroes have left does not fit the party".into());
            }
            let cards = after.left.iter().flat_map(|l| &l.cards);
            let mut unknown = cards.filter(|c| content.find(c).is_none());
            if let Some(card) = unknown.next() {
                return Err(format!("the card `{card}` is not in the pack `{pack}`"));
            }
        }
        players::check(&self.players, self.party.len())?;
        self.stops.check()?;
        self.choices.difficulty.check()?;
        match &self.next {
            Some(s) if content.scenario(s).is_none() => {
                Err(format!("the scenario `{s}` is not in the pack `{pack}`"))
            }
            _ => Ok(()),
        }
    }
}

/// Seconds since 1970.
pub fn now() -> u64 {
    std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(0, |d| d.as_secs())
}
