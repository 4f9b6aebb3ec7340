//! Journals of this family: a scenario from its [`Start`], decided by [`Act`]s.

use std::path::Path;

use serde::de::DeserializeOwned;

use super::{Choices, Trouble};
use crate::kernel::campaign::journal;
use crate::rules::flow::prompt::Act;
use crate::rules::play::Start;

pub use crate::kernel::campaign::journal::{
    Course, Fits, MAX_BYTES, MAX_LINE, MAX_LINES, Replayed, SCHEMA, Writer, exists, keep_damaged,
    meeting, path, set_aside, short, text_of,
};

/// The first line.
pub type Head<S = Start> = journal::Head<S>;
/// A step.
pub type Step<D = Vec<Act>> = journal::Step<D, Choices>;
/// A journal as read.
pub type Read<S = Start, D = Vec<Act>> = journal::Read<S, D, Choices>;
/// A journal as found in both its files.
pub type Pair<S = Start, D = Vec<Act>> = journal::Pair<S, D, Choices>;

/// Reads a journal from both its files, and mends the one that does not count. See
/// [`journal::read_pair`].
///
/// # Errors
/// As there.
pub fn read_pair<S: DeserializeOwned, D: DeserializeOwned>(
    path: &Path,
    fits: Fits<'_, S>,
) -> Result<Result<Pair<S, D>, Trouble>, Trouble> {
    Ok(journal::read_pair(path, fits)?.map_err(Trouble::from))
}

/// Reads the file of a journal that counts, and mends nothing.
///
/// # Errors
/// Returns an error if neither file can be read.
pub fn look<S: DeserializeOwned, D: DeserializeOwned>(
    path: &Path,
    fits: Fits<'_, S>,
) -> Result<Read<S, D>, Trouble> {
    Ok(journal::look(path, fits)?)
}

/// Reads one file of a journal as far as it is whole. See [`journal::read`].
///
/// # Errors
/// As there.
pub fn read<S: DeserializeOwned, D: DeserializeOwned>(
    path: &Path,
) -> Result<Result<Read<S, D>, Trouble>, Trouble> {
    Ok(journal::read(path)?.map_err(Trouble::from))
}

/// The same of bytes at hand; the path is for messages.
///
/// # Errors
/// Returns an error if another version of Emberdeck wrote it.
pub fn read_bytes<S: DeserializeOwned, D: DeserializeOwned>(
    path: &Path,
    bytes: Vec<u8>,
) -> Result<Result<Read<S, D>, Trouble>, Trouble> {
    Ok(journal::read_bytes(path, bytes)?.map_err(Trouble::from))
}
