//! An index of the moments and events for which cards of a pack have powers, so that hands are not
//! searched for powers that no card has.

use std::sync::OnceLock;

use super::effect::{EventKind, WhenKind};
use super::printed::CardDef;

/// The moments and events of all powers and paragraphs, one bit for each kind.
#[derive(Clone, Copy, Debug, Default)]
struct Spoken {
    whens: u32,
    events: u32,
}

/// The index, computed on first use. A clone is empty, so that a copy with changed cards computes
/// its own.
#[derive(Debug, Default)]
pub(super) struct Hands(OnceLock<Spoken>);

impl Clone for Hands {
    fn clone(&self) -> Hands {
        Hands::default()
    }
}

impl Hands {
    fn of(&self, cards: &[CardDef]) -> Spoken {
        *self.0.get_or_init(|| {
            let mut spoken = Spoken::default();
            for p in cards.iter().flat_map(|c| &c.powers) {
                spoken.whens |= 1 << p.when.kind() as u32;
                if let super::effect::When::On(event) = &p.when {
                    spoken.events |= 1 << event.kind() as u32;
                }
            }
            for r in cards.iter().flat_map(|c| &c.paragraphs) {
                spoken.events |= 1 << r.on.kind() as u32;
            }
            spoken
        })
    }

    /// Returns whether any card has a power for one of these moments.
    pub(super) fn play(&self, cards: &[CardDef], whens: &[WhenKind]) -> bool {
        let spoken = self.of(cards).whens;
        whens.iter().any(|w| spoken & (1 << *w as u32) != 0)
    }

    /// Returns whether any card has a power or paragraph for an event of this kind.
    pub(super) fn answer(&self, cards: &[CardDef], event: EventKind) -> bool {
        self.of(cards).events & (1 << event as u32) != 0
    }
}
