//! Seeds for games for which none was named. Everything random in a game follows from its seed.

use std::hash::{BuildHasher, Hasher};

/// Returns a seed that differs from run to run, below 2^53: every reader of JSON keeps it exactly.
pub fn fresh() -> u64 {
    let mut hasher = std::collections::hash_map::RandomState::new().build_hasher();
    hasher.write_u32(std::process::id());
    hasher.finish() >> 11
}
