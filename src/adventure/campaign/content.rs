//! Loading of this family's packs for campaigns.

use std::sync::Arc;

use crate::cards::content::Content;
use crate::cards::{load, source};
use crate::kernel::campaign::content::{PackContent, differences};
use crate::kernel::content::problem::Problem;
use crate::kernel::content::source::Source;

impl PackContent for Content {
    fn load(source: &Source) -> Result<Content, Vec<Problem>> {
        load::load_source(source)
    }

    fn shipped(id: &str) -> Option<Result<Arc<Content>, Vec<Problem>>> {
        source::shipped(id)
    }

    fn id(&self) -> &str {
        &self.pack.id
    }

    fn digest(&self) -> u64 {
        self.digest
    }

    fn changes(&self, new: &Content) -> String {
        let lists = [
            differences(&t!("trouble-cards"), &self.cards, &new.cards, |c| &c.id),
            differences(&t!("trouble-heroes"), &self.heroes, &new.heroes, |h| &h.id),
            differences(&t!("trouble-locations"), &self.locations, &new.locations, |l| &l.id),
            differences(&t!("trouble-scenarios"), &self.scenarios, &new.scenarios, |s| &s.id),
            differences(&t!("trouble-adventures"), &self.adventures, &new.adventures, |a| &a.id),
        ];
        lists.concat().join("; ")
    }
}
