//! Reads printed things from short texts, for unit tests.

use serde::de::DeserializeOwned;

use super::load;

/// Reads one thing.
///
/// # Panics
/// Panics if the text is not of that type.
pub fn read<T: DeserializeOwned>(text: &str) -> T {
    load::options().from_str(text).unwrap_or_else(|e| panic!("{text}: {e}"))
}
