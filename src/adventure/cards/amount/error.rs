//! Why an amount or a check in a content file cannot be read.

use super::{Counted, MAX_COUNTED, MAX_DICE, MAX_PLUS};
use crate::cards::vocabulary::UnknownSkill;
use crate::kernel::content::problem::did_you_mean;

/// Returns what is counted in words like these, or an example of it: words that name no such thing are
/// mostly meant as one.
fn counted(text: &str) -> String {
    let words = text.trim_start_matches(|c: char| !c.is_alphabetic());
    if !words.contains(' ') {
        return String::new();
    }
    let known = Counted::ALL.iter().map(|(_, words)| *words);
    did_you_mean(words, known).map_or_else(
        || ", nor is it counted, as `cards in hand` and the others of `Counted` are".to_owned(),
        |help| format!("; {help}"),
    )
}

/// Why dice or an amount cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AmountError {
    /// The text ends with a sign, or has two in a row.
    #[error("`{0}`: something is missing after `+`")]
    Missing(String),
    /// A part is neither dice nor a counted thing nor a number.
    #[error("`{0}` is neither dice like `2d6` nor a number{hint}", hint = counted(.0))]
    Unknown(String),
    /// There are no such dice.
    #[error("`{0}`: dice have 4, 6, 8, 10 or 12 faces")]
    Faces(String),
    /// A part has no dice, or too many.
    #[error("`{0}`: 1 to {MAX_DICE} dice")]
    Count(String),
    /// All parts together have too many dice.
    #[error("`{text}`: {dice} dice; at most {MAX_DICE}")]
    Dice {
        /// The text.
        text: String,
        /// The number of dice.
        dice: usize,
    },
    /// Too many things are counted.
    #[error("`{0}`: at most {MAX_COUNTED} things are counted")]
    Counted(String),
    /// The number is too large.
    #[error("`{0}`: numbers go from -{MAX_PLUS} to {MAX_PLUS}")]
    Number(String),
    /// There is no text.
    #[error("an amount is empty")]
    Empty,
    /// There are too many levels.
    #[error("`{0}`: at most 8 levels")]
    Levels(String),
    /// The text is an amount, but not dice of one size.
    #[error("`{0}`: dice of one size are wanted, such as `1d8`")]
    NotOneSize(String),
}

/// Why a check cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CheckError {
    /// The text is too long.
    #[error("a check is longer than 300 letters")]
    TooLong,
    /// An alternative does not end in its difficulty.
    #[error("`{0}` should end in its difficulty, as in `Dexterity Disable 9` or `Wisdom 6+#`")]
    NoDifficulty(String),
    /// The number of the scenario is added too often.
    #[error("`{0}`: the number is added at most 9 times")]
    Numbers(String),
    /// The number of the card is added too often.
    #[error("`{0}`: the card's number is added once or twice")]
    Cards(String),
    /// The difficulty is out of range.
    #[error("`{0}`: difficulties go from 0 to 60")]
    Difficulty(String),
    /// An alternative names no skill.
    #[error("`{0}` names no skill")]
    NoSkill(String),
    /// An alternative names an unknown skill.
    #[error(transparent)]
    UnknownSkill(#[from] UnknownSkill),
}
