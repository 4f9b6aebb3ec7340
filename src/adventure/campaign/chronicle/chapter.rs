//! What is kept of a scenario: its story in sentences, and what was counted. Self-contained: it can
//! be read without the pack.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::tally::{Tally, sum};
use crate::rules::state::table::End;

/// The version of the format, and of how stories are told. A chapter of another version is made
/// anew.
pub const VERSION: u32 = 1;

/// What a sentence is about, for a sign beside it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// Nothing special.
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
    /// The end.
    End,
}

/// A sentence, or two that belong together.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Sentence {
    /// In words.
    pub text: String,
    /// What it is about.
    pub mark: Mark,
    /// The ids of cards that it names, in the order of their names.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<String>,
}

impl Sentence {
    /// A sentence that names no card.
    pub fn new(text: impl Into<String>, mark: Mark) -> Sentence {
        Sentence { text: text.into(), mark, cards: Vec::new() }
    }

    /// A sentence that names cards, by their ids.
    pub fn with(text: impl Into<String>, mark: Mark, cards: Vec<String>) -> Sentence {
        Sentence { text: text.into(), mark, cards }
    }
}

/// A turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Turn {
    /// Counted from 1.
    pub number: u32,
    /// Whose, by seat.
    pub seat: u8,
    /// The name of the card of its hour.
    pub hour: String,
    /// How many hours were left.
    pub left: u64,
    /// What happened.
    pub story: Vec<Sentence>,
}

/// A hero as the scenario began.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Seat {
    /// The hero's id.
    pub hero: String,
    /// The hero's name.
    pub name: String,
    /// How far the hero had come.
    pub grown: Grown,
}

/// How far a hero has come.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Grown {
    /// Feats for skills.
    pub skills: u64,
    /// Feats for powers and hand size.
    pub powers: u64,
    /// Feats for cards.
    pub cards: u64,
    /// The name of the role.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub role: Option<String>,
    /// The deck, by types of cards.
    pub deck: BTreeMap<String, u64>,
    /// The deck, by the adventure numbers of the cards, 0 for those from before the first.
    pub sets: BTreeMap<u8, u64>,
}

impl Grown {
    /// All feats.
    pub fn feats(&self) -> u64 {
        self.skills + self.powers + self.cards
    }

    /// How many cards the deck has.
    pub fn size(&self) -> u64 {
        self.sets.values().sum()
    }

    /// The adventure numbers of the deck's cards, added up.
    pub fn strength(&self) -> u64 {
        self.sets.iter().map(|(set, n)| u64::from(*set) * n).sum()
    }
}

/// What sort of close call it was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CallKind {
    /// A check that was hardly possible was passed.
    #[default]
    LongShot,
    /// A check was passed with nothing to spare.
    Hair,
    /// A check that could hardly fail did.
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
    /// What sort.
    pub kind: CallKind,
    /// How close, in millionths: the less, the closer.
    pub odds: u64,
    /// On which turn.
    pub turn: u32,
    /// In words.
    pub text: String,
}

/// A hero who died.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Epitaph {
    /// The hero's id.
    pub hero: String,
    /// The hero's name.
    pub name: String,
    /// On which turn.
    pub turn: u32,
    /// How many hours were left.
    pub left: u64,
    /// Who, where, by what, and what they had done.
    pub text: String,
}

/// A scenario.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    /// [`VERSION`].
    pub version: u32,
    /// The number of its journal.
    pub journal: u32,
    /// The scenario's id.
    pub scenario: String,
    /// Its name.
    pub title: String,
    /// How it ended; none while it is played.
    pub end: Option<End>,
    /// Digest of the table at the end, 16 hexadecimal digits.
    pub digest: String,
    /// Whether the journal could be played to its end as it once was; if not, what is told here is
    /// not all that happened.
    pub whole: bool,
    /// The party as it began.
    pub seats: Vec<Seat>,
    /// How it began.
    pub opening: Vec<Sentence>,
    /// Turn by turn.
    pub turns: Vec<Turn>,
    /// How it ended.
    pub ending: Vec<Sentence>,
    /// Hours in the blessings deck at first.
    pub hours: u64,
    /// Hours left at the end.
    pub left: u64,
    /// Decisions that stand; those that the table made by itself do not count.
    pub decisions: u64,
    /// Decisions that were taken back, with those that the table made by itself.
    pub undone: u64,
    /// What was counted, by seat.
    pub tallies: Vec<Tally>,
    /// Close calls, the closest first.
    pub calls: Vec<Call>,
    /// Those who died.
    pub epitaphs: Vec<Epitaph>,
}

impl Chapter {
    /// What all heroes did together.
    pub fn tally(&self) -> Tally {
        sum(&self.tallies)
    }

    /// The tally of a hero who took part.
    pub fn of(&self, hero: &str) -> Option<&Tally> {
        let at = self.seats.iter().position(|s| s.hero == hero)?;
        self.tallies.get(at)
    }

    /// Whether it was won.
    pub fn won(&self) -> bool {
        self.end == Some(End::Won)
    }
}
