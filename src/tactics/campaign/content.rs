//! Loading of this family's packs for campaigns.

use std::sync::Arc;

use kernel::campaign::content::{PackContent, differences};
use kernel::content::problem::Problem;
use kernel::content::shipped::Shipped;
use kernel::content::source::{Source, find_source};

use crate::content::TacticsContent;
use crate::content::load::load_source;

/// Reads and checks a pack, found by its id or its folder.
///
/// # Errors
/// Returns all its problems.
pub fn find_pack(name: &str) -> Result<TacticsContent, Vec<Problem>> {
    load_source(&find_source(name)?)
}

impl PackContent for TacticsContent {
    fn load(source: &Source) -> Result<TacticsContent, Vec<Problem>> {
        load_source(source)
    }

    fn shipped(id: &str) -> Option<Result<Arc<TacticsContent>, Vec<Problem>>> {
        static READ: Shipped<TacticsContent> = Shipped::new();
        READ.get(id, load_source)
    }

    fn id(&self) -> &str {
        &self.pack.id
    }

    fn digest(&self) -> u64 {
        self.digest
    }

    fn changes(&self, new: &TacticsContent) -> String {
        let lists = [
            differences(&t!("tactics-changed-cards"), &self.cards, &new.cards, |c| &c.id),
            differences(&t!("tactics-changed-heroes"), &self.heroes, &new.heroes, |h| &h.id),
            differences(&t!("tactics-changed-classes"), &self.classes, &new.classes, |c| &c.id),
            differences(&t!("tactics-changed-enemies"), &self.enemies, &new.enemies, |e| &e.id),
            differences(&t!("tactics-changed-chapters"), &self.chapters, &new.chapters, |c| &c.id),
        ];
        lists.concat().join("; ")
    }
}
