//! Why a line of a journal cannot be written or read.

use super::MAX_LINES;

/// Why a line of a journal cannot be written or read.
#[derive(Debug, thiserror::Error)]
pub enum LineError {
    /// The line is no JSON of the expected form, or cannot be written as JSON.
    #[error(transparent)]
    Json(#[from] serde_json::Error),
    /// The line to be written is too long.
    #[error("a line of a journal has at most 1 MiB")]
    Large,
    /// The line that was read is too long.
    #[error("the line is longer than 1 MiB")]
    TooLong,
    /// The line has no checksum.
    #[error("there is no checksum")]
    NoChecksum,
    /// The line was changed after it was written.
    #[error("the checksum is wrong")]
    WrongChecksum,
    /// The line has no end.
    #[error("the line is cut off")]
    CutOff,
    /// The line is no text.
    #[error("not UTF-8: {0}")]
    NotText(#[from] std::str::Utf8Error),
    /// There are too many lines.
    #[error("more than {MAX_LINES} decisions")]
    TooMany,
    /// The line has another number than its place.
    #[error("decision {n} stands where {expected} should")]
    OutOfOrder {
        /// The number that stands in the line.
        n: usize,
        /// The number of its place.
        expected: usize,
    },
    /// The line is of no known kind.
    #[error("neither a decision nor an undo")]
    Unknown,
}
