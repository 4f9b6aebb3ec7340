//! The difficulty of a family's games, as clients show and change it.

use std::convert::Infallible;
use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::value::RawValue;

use super::choices::Usual;
use crate::view::{self, RequestError, raw};

/// The difficulty of a family's games. It belongs to the choices of a table.
pub trait Difficulty:
    Clone + Debug + Usual + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// Why a difficulty is not possible.
    type Error: std::error::Error;

    /// Checks that all numbers are in range.
    ///
    /// # Errors
    /// Returns the first that is not.
    fn check(&self) -> Result<(), Self::Error> {
        Ok(())
    }

    /// Returns the difficulty after a change that players typed.
    ///
    /// # Errors
    /// Returns an error if a word names no dial, or a number is out of range.
    fn turned(&self, words: &str) -> Result<Self, Self::Error>;

    /// Returns a description in one line.
    fn line(&self) -> String;

    /// Returns all dials with their values.
    fn dials(&self) -> Vec<DialView>;
}

/// The difficulty of a family without any dials.
impl Difficulty for () {
    type Error = Infallible;

    fn turned(&self, _words: &str) -> Result<(), Infallible> {
        Ok(())
    }

    fn line(&self) -> String {
        t!("terms-none")
    }

    fn dials(&self) -> Vec<DialView> {
        Vec::new()
    }
}

/// One number of a difficulty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DialView {
    /// The word for files and commands.
    pub word: &'static str,
    /// The label in a list of choices.
    pub title: String,
    /// A description, in a sentence.
    pub about: String,
    /// The id of the rule.
    pub rule: &'static str,
    /// The minimum.
    pub low: i8,
    /// The maximum.
    pub high: i8,
    /// The step of a change.
    pub step: i8,
    /// The current value.
    pub now: i8,
    /// Whether it modifies another number, and is shown with its sign.
    pub signed: bool,
}

/// A difficulty of any family.
#[derive(Clone, Debug)]
pub struct DifficultyView {
    /// The difficulty as a JSON object.
    pub data: Box<RawValue>,
    /// A description in one line.
    pub line: String,
    /// Whether all dials have their defaults.
    pub usual: bool,
    /// All dials with their values.
    pub dials: Vec<DialView>,
}

impl DifficultyView {
    /// Creates the view of a difficulty.
    pub fn of<D: Difficulty>(difficulty: &D) -> DifficultyView {
        DifficultyView {
            data: raw(difficulty),
            line: difficulty.line(),
            usual: *difficulty == D::default(),
            dials: difficulty.dials(),
        }
    }

    /// Returns the difficulty as data, for a campaign or another change.
    pub fn value(&self) -> Value {
        serde_json::from_str(self.data.get()).unwrap_or_default()
    }
}

/// A change of a difficulty.
#[derive(Clone, Debug, PartialEq)]
pub enum DifficultyChange<'a> {
    /// A complete difficulty, as data.
    To(&'a Value),
    /// A change that players typed, or `off`.
    Words(&'a str),
}

impl DifficultyChange<'_> {
    /// Applies the change to a difficulty.
    ///
    /// # Errors
    /// Returns an error if the data, a word or a number is invalid.
    pub fn apply<D: Difficulty>(&self, now: &D) -> Result<D, DifficultyChangeError> {
        let refused = |e: D::Error| DifficultyChangeError::Refused(e.to_string());
        let changed = match self {
            DifficultyChange::To(value) => view::read_object(value)?,
            DifficultyChange::Words(words) => now.turned(words).map_err(refused)?,
        };
        changed.check().map_err(refused).map(|()| changed)
    }
}

/// Why a difficulty could not be changed.
#[derive(Debug, thiserror::Error)]
pub enum DifficultyChangeError {
    /// The data is no difficulty of the family.
    #[error(transparent)]
    Data(#[from] RequestError),
    /// The family refuses a word or a number, with its message.
    #[error("{0}")]
    Refused(String),
}
