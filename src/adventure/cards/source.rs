//! Packs of this family, found and read.

use std::sync::Arc;

use super::content::Content;
use super::load;
use crate::kernel::content::problem::Problem;
use crate::kernel::content::shipped::Shipped;

pub use crate::kernel::content::source::{
    MAX_ALL, MAX_FILE, MAX_FILES, Source, find_source, own_folder, packs,
};

/// Reads and checks a pack: see [`find_source`].
///
/// # Errors
/// Everything that is wrong with it.
pub fn find_pack(name: &str) -> Result<Content, Vec<Problem>> {
    load::load_source(&find_source(name)?)
}

/// A pack that ships, read once for the whole program in each language; `None` for any other one.
///
/// # Errors
/// Everything that is wrong with it.
pub fn shipped(id: &str) -> Option<Result<Arc<Content>, Vec<Problem>>> {
    static READ: Shipped<Content> = Shipped::new();
    READ.get(id, find_pack)
}
