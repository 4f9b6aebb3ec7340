//! Seeds for games without a given one. All randomness of a game follows from its seed.

use std::hash::{BuildHasher, Hasher};

/// Returns a different seed in each run, below 2^53, so that every JSON reader keeps it exactly.
pub fn fresh() -> u64 {
    let mut hasher = std::collections::hash_map::RandomState::new().build_hasher();
    hasher.write_u32(std::process::id());
    hasher.finish() >> 11
}
