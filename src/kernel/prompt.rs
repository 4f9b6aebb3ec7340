//! What a table is asked and what it may answer. Plain data: a bot, a person and a journal all
//! speak it.

use bevy_ecs::prelude::*;
use serde::{Deserialize, Serialize};

use super::Family;
use super::ids::{CardId, SeatId};

/// A question to one seat. Others may act on it too where its options say so.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Prompt<F: Family> {
    /// Counted from 1 through the game.
    pub number: u32,
    /// Whose answer is wanted.
    pub who: SeatId,
    /// What is asked.
    pub ask: F::Ask,
    /// What asks.
    pub source: F::Source,
    /// The card it is about, if any.
    pub card: Option<CardId>,
    /// Fewest options to choose.
    pub min: u8,
    /// Most options to choose.
    pub max: u8,
    /// Everything that may be chosen, in a fixed order. Never empty; all of them apply.
    pub options: Vec<F::Act>,
}

/// The question that the table must answer, if any.
#[derive(Resource, Clone, Debug, Default, Hash)]
pub struct Asked<F: Family> {
    /// The open question.
    pub prompt: Option<Prompt<F>>,
    /// How many were asked so far.
    pub count: u32,
}

/// What a step asks.
#[derive(Clone, Debug)]
pub struct Question<F: Family> {
    /// Whose answer is wanted.
    pub who: SeatId,
    /// What kind of answer.
    pub ask: F::Ask,
    /// What asks.
    pub source: F::Source,
    /// The card it is about.
    pub card: Option<CardId>,
}

/// Why something is not possible, with the rule that says so.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refusal {
    /// In words.
    pub why: String,
    /// The id of the rule.
    pub rule: String,
}

impl Refusal {
    /// A refusal by a rule of the family's catalogue.
    pub fn new(rule: &str, why: impl Into<String>) -> Refusal {
        Refusal { why: why.into(), rule: rule.into() }
    }
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} ({})", self.why, self.rule)
    }
}
