//! Packs that ship, each read once for the whole program in each language.

use std::sync::{Arc, OnceLock};

use super::problem::Problem;
use super::source::Source;
use lang::Language;

/// The packs of a family that ship, as far as they were read.
pub struct Shipped<C>(OnceLock<Vec<OnceLock<Arc<C>>>>);

impl<C> Shipped<C> {
    /// None was read yet.
    pub const fn new() -> Shipped<C> {
        Shipped(OnceLock::new())
    }

    /// Returns a pack that ships, in the language that is spoken, and reads it if nobody has; `None` for
    /// any other one.
    ///
    /// # Errors
    /// Returns everything that is wrong with it.
    pub fn get(
        &self,
        id: &str,
        read: impl FnOnce(&str) -> Result<C, Vec<Problem>>,
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
        Some(read(id).map(|content| slot.get_or_init(|| Arc::new(content)).clone()))
    }
}

impl<C> Default for Shipped<C> {
    fn default() -> Shipped<C> {
        Shipped::new()
    }
}
