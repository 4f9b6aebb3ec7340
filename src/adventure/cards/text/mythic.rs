//! Texts about mythic charges.

use super::Ctx;
use super::clauses::Clause;
use super::phrases::{sentence, vp};
use crate::cards::effect::Who;
use crate::cards::mythic::MythicDeed;

impl Ctx<'_> {
    /// Returns what is done with mythic charges.
    pub(super) fn mythic_deed(&self, deed: &MythicDeed) -> Clause {
        let vp = match deed {
            MythicDeed::Gain(n) if n.fixed() == Some(1) => {
                vp!(self, "card-verb-gain", "card-mythic-charge")
            }
            MythicDeed::Gain(n) => {
                vp!(self, "card-verb-gain", "card-mythic-charges", n = self.amount(n))
            }
            MythicDeed::Spend(1) => vp!(self, "card-verb-expend", "card-mythic-charge"),
            MythicDeed::Spend(n) => {
                vp!(self, "card-verb-expend", "card-mythic-charges", n = u32::from(*n))
            }
            MythicDeed::Die => return Clause::Sentence(sentence!(self, "card-mythic-die")),
        };
        self.does(Who::You, vp)
    }
}
