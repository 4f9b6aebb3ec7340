//! How much harder or easier a family's games can be, as clients show and change it.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::value::RawValue;

use super::choices::Usual;
use crate::view::{self, raw};

/// What makes a family's games harder or easier. It is part of the choices of a table.
pub trait Difficulty:
    Clone + Debug + Usual + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// Checks that it is no more than is offered.
    ///
    /// # Errors
    /// Returns what is too much.
    fn check(&self) -> Result<(), String> {
        Ok(())
    }

    /// Returns the same, changed by words that people type.
    ///
    /// # Errors
    /// Returns what of the words names no dial, or a number that is too much.
    fn turned(&self, words: &str) -> Result<Self, String>;

    /// Tells in a line what is chosen.
    fn line(&self) -> String;

    /// Returns what can be chosen, and what is.
    fn dials(&self) -> Vec<DialView>;
}

/// Nothing makes it harder or easier.
impl Difficulty for () {
    fn turned(&self, _words: &str) -> Result<(), String> {
        Ok(())
    }

    fn line(&self) -> String {
        t!("terms-none")
    }

    fn dials(&self) -> Vec<DialView> {
        Vec::new()
    }
}

/// One of the numbers that make it harder or easier.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DialView {
    /// The word in files and commands.
    pub word: &'static str,
    /// What it is called in a list of choices.
    pub title: String,
    /// What it does, in a sentence.
    pub about: String,
    /// The rule that states it.
    pub rule: &'static str,
    /// The least that it can be.
    pub low: i8,
    /// The most that it can be.
    pub high: i8,
    /// By how much it changes at once.
    pub step: i8,
    /// What it is now.
    pub now: i8,
    /// Whether it is added to something, and is shown with its sign.
    pub signed: bool,
}

/// A difficulty, whatever its family.
#[derive(Clone, Debug)]
pub struct DifficultyView {
    /// Its data: an object.
    pub data: Box<RawValue>,
    /// In a line.
    pub line: String,
    /// Whether all is by the rules.
    pub usual: bool,
    /// What can be chosen, and what is.
    pub dials: Vec<DialView>,
}

impl DifficultyView {
    /// Shows a difficulty.
    pub fn of<D: Difficulty>(difficulty: &D) -> DifficultyView {
        DifficultyView {
            data: raw(difficulty),
            line: difficulty.line(),
            usual: *difficulty == D::default(),
            dials: difficulty.dials(),
        }
    }
}

/// A change of what makes it harder or easier.
#[derive(Clone, Debug, PartialEq)]
pub enum DifficultyChange<'a> {
    /// All of it, as data.
    To(&'a Value),
    /// By words that people type, or `off`.
    Words(&'a str),
}

impl DifficultyChange<'_> {
    /// Changes a difficulty.
    ///
    /// # Errors
    /// Returns what is wrong with the data, the words or their numbers.
    pub fn apply<D: Difficulty>(&self, now: &D) -> Result<D, String> {
        let changed = match self {
            DifficultyChange::To(value) => view::read(value)?,
            DifficultyChange::Words(words) => now.turned(words)?,
        };
        changed.check().map(|()| changed)
    }
}
