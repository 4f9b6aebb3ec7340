//! Built-in packs, each read once for the whole program in each language.

use std::sync::{Arc, OnceLock};

use super::problem::Problem;
use super::source::Source;
use lang::Language;

/// The built-in packs of a family that were read so far.
pub struct Shipped<C>(OnceLock<Vec<OnceLock<Arc<C>>>>);

impl<C> Shipped<C> {
    /// Creates an empty cache.
    pub const fn new() -> Shipped<C> {
        Shipped(OnceLock::new())
    }

    /// Returns a built-in pack in the current language, which is read on first use; `None` for
    /// other ids.
    ///
    /// # Errors
    /// Returns all problems of the pack.
    pub fn get(
        &self,
        id: &str,
        read: impl FnOnce(&Source) -> Result<C, Vec<Problem>>,
    ) -> Option<Result<Arc<C>, Vec<Problem>>> {
        let at = Source::shipped().position(|name| name == id)?;
        let all = self.0.get_or_init(|| {
            let packs = Source::shipped().count() * Language::ALL.len();
            (0..packs).map(|_| OnceLock::new()).collect()
        });
        let slot = &all[at * Language::ALL.len() + lang::current() as usize];
        if let Some(content) = slot.get() {
            return Some(Ok(content.clone()));
        }
        // Not found by its id: a pack of a player with the same must not hide one that campaigns use.
        Some(
            read(&Source::builtin(id)?)
                .map(|content| slot.get_or_init(|| Arc::new(content)).clone()),
        )
    }
}

impl<C> Default for Shipped<C> {
    fn default() -> Shipped<C> {
        Shipped::new()
    }
}
