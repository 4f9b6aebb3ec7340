//! A chapter of the chronicle: the story of a scenario in sentences, and its statistics. It is
//! self-contained: it can be read without the pack.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::tally::{Tally, sum};
use crate::rules::state::table::End;

/// The version of the format and of the narration. A chapter of another version is generated again.
pub const VERSION: u32 = 1;

/// The subject of a sentence, which selects its icon.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// No special subject.
    #[default]
    Plain,
    /// Something was gained.
    Gain,
    /// A bane was defeated.
    Victory,
    /// Something went wrong.
    Harm,
    /// A location was closed.
    Closed,
    /// The villain.
    Villain,
    /// Somebody died.
    Death,
    /// The end of the scenario.
    End,
}

/// A sentence, or two that belong together.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Sentence {
    /// The text.
    pub text: String,
    /// The subject.
    pub mark: Mark,
    /// The ids of the cards that the sentence names, in the order of their names.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<String>,
}

impl Sentence {
    /// Creates a sentence that names no card.
    pub fn new(text: impl Into<String>, mark: Mark) -> Sentence {
        Sentence { text: text.into(), mark, cards: Vec::new() }
    }

    /// Creates a sentence that names cards, with their ids.
    pub fn with(text: impl Into<String>, mark: Mark, cards: Vec<String>) -> Sentence {
        Sentence { text: text.into(), mark, cards }
    }
}

/// A turn of the story.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Turn {
    /// The number, counted from 1.
    pub number: u32,
    /// The seat whose turn it is.
    pub seat: u8,
    /// The name of the hour's card.
    pub hour: String,
    /// The number of hours left.
    pub left: u64,
    /// The sentences of the turn.
    pub story: Vec<Sentence>,
}

/// A hero at the beginning of the scenario.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Seat {
    /// The hero's id.
    pub hero: String,
    /// The hero's name.
    pub name: String,
    /// The hero's growth so far.
    pub grown: Grown,
}

/// The growth of a hero.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Grown {
    /// The number of skill feats.
    pub skills: u64,
    /// The number of power feats, including the hand size.
    pub powers: u64,
    /// The number of card feats.
    pub cards: u64,
    /// The name of the role.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub role: Option<String>,
    /// The number of cards in the deck, by type.
    pub deck: BTreeMap<String, u64>,
    /// The number of cards in the deck by adventure number; 0 for those from before the first.
    pub sets: BTreeMap<u8, u64>,
}

impl Grown {
    /// Returns the number of all feats.
    pub fn feats(&self) -> u64 {
        self.skills + self.powers + self.cards
    }

    /// Returns the number of cards in the deck.
    pub fn size(&self) -> u64 {
        self.sets.values().sum()
    }

    /// Returns the sum of the adventure numbers of the deck's cards.
    pub fn strength(&self) -> u64 {
        self.sets.iter().map(|(set, n)| u64::from(*set) * n).sum()
    }
}

/// The kind of a close call.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CallKind {
    /// An unlikely check was passed.
    #[default]
    LongShot,
    /// A check was passed with nothing to spare.
    Hair,
    /// A check that was almost certain failed.
    Mishap,
    /// A deck was nearly empty.
    ThinDeck,
    /// The scenario was won in its last hours.
    LastHour,
}

/// A close call.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Call {
    /// The kind.
    pub kind: CallKind,
    /// The closeness in millionths: the smaller, the closer.
    pub odds: u64,
    /// The turn.
    pub turn: u32,
    /// The sentence.
    pub text: String,
}

/// The epitaph of a hero who died.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Epitaph {
    /// The hero's id.
    pub hero: String,
    /// The hero's name.
    pub name: String,
    /// The turn.
    pub turn: u32,
    /// The number of hours left.
    pub left: u64,
    /// The sentence: who, where, by what, and their deeds.
    pub text: String,
}

/// The chapter of a scenario.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    /// The version of the format, [`VERSION`].
    pub version: u32,
    /// The number of its journal.
    pub journal: u32,
    /// The scenario's id.
    pub scenario: String,
    /// Its name.
    pub title: String,
    /// The result; `None` while the scenario is played.
    pub end: Option<End>,
    /// The digest of the table at the end, 16 hexadecimal digits.
    pub digest: String,
    /// Whether the journal could be replayed to its recorded end; if not, the story is incomplete.
    pub whole: bool,
    /// The party at the beginning.
    pub seats: Vec<Seat>,
    /// The sentences of the beginning.
    pub opening: Vec<Sentence>,
    /// The turns.
    pub turns: Vec<Turn>,
    /// The sentences of the end.
    pub ending: Vec<Sentence>,
    /// The number of hours in the blessings deck at first.
    pub hours: u64,
    /// The number of hours left at the end.
    pub left: u64,
    /// The number of decisions, without automatic and undone ones.
    pub decisions: u64,
    /// The number of undone decisions, including automatic ones.
    pub undone: u64,
    /// The statistics of each seat.
    pub tallies: Vec<Tally>,
    /// The close calls, the closest first.
    pub calls: Vec<Call>,
    /// The epitaphs.
    pub epitaphs: Vec<Epitaph>,
}

impl Chapter {
    /// Returns the total of all heroes.
    pub fn tally(&self) -> Tally {
        sum(&self.tallies)
    }

    /// Returns the tally of a hero who took part.
    pub fn of(&self, hero: &str) -> Option<&Tally> {
        let at = self.seats.iter().position(|s| s.hero == hero)?;
        self.tallies.get(at)
    }

    /// Returns whether the scenario was won.
    pub fn won(&self) -> bool {
        self.end == Some(End::Won)
    }
}
