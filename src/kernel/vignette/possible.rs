//! What cannot be in a position of any family.

use std::collections::BTreeSet;

/// Somebody or something that a position has twice.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the {sort} `{id}` is there twice")]
pub struct Twice {
    /// What it is, such as "hero".
    sort: &'static str,
    /// Its id.
    id: String,
}

/// Checks that no id is there twice.
///
/// # Errors
/// Returns the first id that is.
pub fn once<'a>(ids: impl Iterator<Item = &'a str>, sort: &'static str) -> Result<(), Twice> {
    let mut seen = BTreeSet::new();
    for id in ids {
        if !seen.insert(id) {
            return Err(Twice { sort, id: id.to_owned() });
        }
    }
    Ok(())
}
