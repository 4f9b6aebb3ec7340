//! Texts about mythic charges.

use super::Ctx;
use super::clauses::Clause;
use super::phrases::sentence;
use crate::cards::mythic::MythicDeed;

impl Ctx<'_> {
    /// Returns what is done with mythic charges.
    pub(super) fn mythic_deed(&self, deed: &MythicDeed) -> Clause {
        let you = self.you();
        Clause::Sentence(match deed {
            MythicDeed::Gain(n) if n.fixed() == Some(1) => {
                sentence!(self, "card-mythic-gain-one", you = you)
            }
            MythicDeed::Gain(n) => {
                sentence!(self, "card-mythic-gain", you = you, n = self.amount(n))
            }
            MythicDeed::Spend(1) => sentence!(self, "card-mythic-spend-one", you = you),
            MythicDeed::Spend(n) => {
                sentence!(self, "card-mythic-spend", you = you, n = u32::from(*n))
            }
            MythicDeed::Die => sentence!(self, "card-mythic-die", you = you),
        })
    }
}
