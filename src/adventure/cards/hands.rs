//! What the cards of a pack can do at all while they are in a hand, so that nobody looks through the
//! hands for what no card says.

use std::sync::OnceLock;

use super::effect::{EventKind, WhenKind};
use super::printed::CardDef;

/// The moments and events that powers and paragraphs of cards speak of: a bit for each kind.
#[derive(Clone, Copy, Debug, Default)]
struct Spoken {
    whens: u32,
    events: u32,
}

/// An index of cards, made when it is first asked. A clone is empty again: whoever changes the cards
/// of a copy finds what they say then.
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

    /// Whether any card has a power for one of these moments.
    pub(super) fn play(&self, cards: &[CardDef], whens: &[WhenKind]) -> bool {
        let spoken = self.of(cards).whens;
        whens.iter().any(|w| spoken & (1 << *w as u32) != 0)
    }

    /// Whether any card has a power or paragraph for such an event.
    pub(super) fn answer(&self, cards: &[CardDef], event: EventKind) -> bool {
        self.of(cards).events & (1 << event as u32) != 0
    }
}
