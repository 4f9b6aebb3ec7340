//! Why there is no guided evening.

use crate::kernel::content::problem::{Problem, summary};

/// Why the guided evening cannot begin: its files in the program are wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GuideError {
    /// The list of lessons cannot be read.
    #[error("guide/lessons.ron:{}: {}", .0.span.start, .0.code)]
    Lessons(#[from] Box<ron::error::SpannedError>),
    /// The position or its pack is invalid.
    #[error("{}", summary(.0))]
    Table(Vec<Problem>),
}
