//! Checks of mythic paths and charges, and of corrupted cards.

use super::Lint;
use crate::cards::mythic::MythicDeed;
use crate::cards::printed::{CardDef, System};
use crate::cards::vocabulary::Kind;
use crate::kernel::content::lint::{At, Linter};

impl Lint<'_> {
    /// Reports words about a part of the rules in a pack that does not have it.
    pub(super) fn has_system(&mut self, at: &At<'_>, system: System) {
        if !self.content.pack.systems.contains(&system) {
            let message =
                format!("this pack has no such rules: `systems: [{system:?}]` in pack.ron");
            self.error(at, message);
        }
    }

    pub(super) fn mythic_deed(&mut self, at: &At<'_>, deed: &MythicDeed) {
        self.has_system(at, System::Mythic);
        let none = match deed {
            MythicDeed::Gain(n) => n.fixed().is_some_and(|n| n < 1),
            MythicDeed::Spend(n) => *n == 0,
            MythicDeed::Die => false,
        };
        if none {
            self.error(at, "no charge would be gained or expended");
        }
    }

    /// Checks that mythic paths and corrupted cards are in packs that have such rules.
    pub(super) fn of_systems(&mut self, at: &At<'_>, card: &CardDef) {
        if card.kind == Kind::Path {
            self.has_system(&at.field("kind"), System::Mythic);
        }
        if card.traits.iter().any(|t| t.name() == "Corrupted") {
            self.has_system(&at.field("traits"), System::Redemption);
        }
    }
}
