//! Finds and reads packs of this family.

use std::sync::{Arc, OnceLock};

use super::content::Content;
use super::load;
use crate::kernel::content::problem::Problem;
use crate::lang;

pub use crate::kernel::content::source::{
    MAX_ALL, MAX_FILE, MAX_FILES, Source, find_source, own_folder, packs,
};

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
    type Read = OnceLock<Vec<OnceLock<Arc<Content>>>>;
    static READ: [Read; 2] = [const { OnceLock::new() }; 2];
    let at = Source::shipped().position(|name| name == id)?;
    let read = READ[lang::current() as usize]
        .get_or_init(|| Source::shipped().map(|_| OnceLock::new()).collect());
    if let Some(content) = read[at].get() {
        return Some(Ok(content.clone()));
    }
    let found = find_pack(id).map(Arc::new);
    Some(found.map(|content| read[at].get_or_init(|| content).clone()))
}
