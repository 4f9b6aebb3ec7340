//! Printed things for unit tests, read from texts as a pack has them.

use serde::de::DeserializeOwned;

use super::load;

/// Reads one thing.
///
/// # Panics
/// If the text is none of that type.
pub fn read<T: DeserializeOwned>(text: &str) -> T {
    load::options().from_str(text).unwrap_or_else(|e| panic!("{text}: {e}"))
}
