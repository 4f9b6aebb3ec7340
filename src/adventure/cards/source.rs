//! Finds and reads packs of this family.

use std::sync::Arc;

use super::content::Content;
use super::load;
use crate::kernel::content::family::ADVENTURE;
use crate::kernel::content::problem::Problem;
use crate::kernel::content::shipped::Shipped;
use crate::kernel::content::source::packs_of;

pub use crate::kernel::content::source::{
    MAX_ALL, MAX_FILE, MAX_FILES, Source, find_source, own_folder,
};

/// Returns the ids of all packs of this family: the built-in ones, then the player's.
pub fn packs() -> Vec<String> {
    packs_of(ADVENTURE)
}

/// Reads and checks a pack, found as by [`find_source`].
///
/// # Errors
/// Returns all its problems.
pub fn find_pack(name: &str) -> Result<Content, Vec<Problem>> {
    load::load_source(&find_source(name)?)
}

/// Returns a built-in pack, read once for the whole program in each language; `None` for other ids.
///
/// # Errors
/// Returns all its problems.
pub fn shipped(id: &str) -> Option<Result<Arc<Content>, Vec<Problem>>> {
    static READ: Shipped<Content> = Shipped::new();
    READ.get(id, load::load_source)
}
