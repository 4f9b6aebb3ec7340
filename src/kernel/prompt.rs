//! Prompts and their options, as plain data for bots, players and journals.

use bevy_ecs::prelude::*;
use serde::{Deserialize, Serialize};

use super::Family;
use super::ids::{CardId, SeatId};

/// A question to one seat. Other seats may act if an option says so.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Prompt<F: Family> {
    /// Counts the prompts from 1.
    pub number: u32,
    /// The seat that has to answer.
    pub who: SeatId,
    /// The kind of question.
    pub ask: F::Ask,
    /// The cause of the question.
    pub source: F::Source,
    /// The card it is about, if any.
    pub card: Option<CardId>,
    /// The minimum number of options to choose.
    pub min: u8,
    /// The maximum number of options to choose.
    pub max: u8,
    /// All options in a fixed order. Never empty; each one applies.
    pub options: Vec<F::Act>,
}

/// The open prompt.
#[derive(Resource, Clone, Debug, Default, Hash)]
pub struct Asked<F: Family> {
    /// The open question.
    pub prompt: Option<Prompt<F>>,
    /// The number of prompts so far.
    pub count: u32,
}

/// A question that a step asks.
#[derive(Clone, Debug)]
pub struct Question<F: Family> {
    /// The seat that has to answer.
    pub who: SeatId,
    /// The kind of question.
    pub ask: F::Ask,
    /// The cause of the question.
    pub source: F::Source,
    /// The card it is about.
    pub card: Option<CardId>,
}

/// Why something is not possible, with the id of the rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refusal {
    /// The reason as text.
    pub why: String,
    /// The id of the rule.
    pub rule: String,
}

impl Refusal {
    /// Creates a refusal by a rule of the family's catalogue.
    pub fn new(rule: &str, why: impl Into<String>) -> Refusal {
        Refusal { why: why.into(), rule: rule.into() }
    }
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} ({})", self.why, self.rule)
    }
}
