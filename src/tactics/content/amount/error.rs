//! Why an amount in a content file cannot be read.

use super::{MAX_NUMBER, MAX_TERMS, PLAIN, SHAPES};

/// Why an amount or a part of it cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AmountError {
    /// The text counts nothing that is known.
    #[error("`{0:.60}` counts nothing known: {plain}, {SHAPES}", plain = plain())]
    Counted(String),
    /// There are too many terms.
    #[error("an amount has at most {MAX_TERMS} terms")]
    Terms,
    /// The number after `at most` is none.
    #[error("`{0:.20}` is not a number")]
    AtMost(String),
    /// A number is too large.
    #[error("numbers of an amount go from 0 to {MAX_NUMBER}")]
    Number,
    /// The text is no term.
    #[error(
        "`{0:.60}` is no term of an amount: a number, dice (`2 red`), something counted (`max hp`, \
         `2 per hero`, `1 red per hero`), `half` or `third` of it"
    )]
    Term(String),
}

/// Returns the words that count something by themselves.
fn plain() -> String {
    let words: Vec<&str> = PLAIN.iter().map(|(word, _)| *word).collect();
    words.join(", ")
}

/// Why a range cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0:.20}` is no range: a number, two with a hyphen (`2-4`) or `any`")]
pub struct ReachError(pub(super) String);

/// Why values for 3, 4 and 5 heroes cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ByHeroesError<E> {
    /// A value cannot be read.
    #[error("{0}")]
    Value(E),
    /// There are neither one nor three values.
    #[error("one value, or three for 3, 4 and 5 heroes: `2 / 3 / 3`")]
    Count,
}
