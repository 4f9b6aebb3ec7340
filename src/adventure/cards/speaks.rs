//! What printed things speak of at all, so that nobody looks through them for what they do not say.

use std::sync::OnceLock;

use super::content::Content;
use super::effect::{ChangeKind, EventKind, Power, Rule, Standing, When, WhenKind};
use super::printed::{CardDef, HeroDef, LocationDef};

/// The moments, events and changes that something speaks of, a bit for each kind.
#[derive(Clone, Copy, Debug, Default)]
pub struct Speaks {
    whens: u32,
    events: u32,
    changes: u32,
}

const OF_ALL: Speaks = Speaks { whens: u32::MAX, events: u32::MAX, changes: u32::MAX };

impl Speaks {
    /// Whether it has a power for one of these moments.
    pub fn of_moment(self, whens: &[WhenKind]) -> bool {
        whens.iter().any(|w| self.whens & (1 << *w as u32) != 0)
    }

    /// Whether it has a power or a text for such an event.
    pub fn of_event(self, event: EventKind) -> bool {
        self.events & (1 << event as u32) != 0
    }

    /// Whether it says that something is changed as long as it is active.
    pub fn stands(self) -> bool {
        self.changes != 0
    }

    /// Whether it says such a change.
    pub fn of_change(self, kinds: &[ChangeKind]) -> bool {
        kinds.iter().any(|k| self.changes & (1 << *k as u32) != 0)
    }

    fn power(&mut self, power: &Power) {
        self.whens |= 1 << power.when.kind() as u32;
        if let When::On(event) = &power.when {
            self.events |= 1 << event.kind() as u32;
        }
    }

    fn rule(&mut self, rule: &Rule) {
        self.events |= 1 << rule.on.kind() as u32;
    }

    fn standing(&mut self, standing: &Standing) {
        self.changes |= 1 << standing.change.kind() as u32;
    }

    /// What changes these are.
    fn changes<'a>(all: impl IntoIterator<Item = &'a Standing>) -> Speaks {
        let mut speaks = Speaks::default();
        all.into_iter().for_each(|s| speaks.standing(s));
        speaks
    }

    /// What a card speaks of while it is in a hand: with its powers and paragraphs.
    fn in_hand(card: &CardDef) -> Speaks {
        let mut speaks = Speaks::default();
        card.powers.iter().for_each(|p| speaks.power(p));
        card.paragraphs.iter().for_each(|r| speaks.rule(r));
        speaks
    }

    /// What a hero's board speaks of, whatever the role and the checked boxes.
    fn on_board(hero: &HeroDef) -> Speaks {
        let mut speaks = Speaks::default();
        for p in hero.powers.iter().chain(hero.roles.iter().flat_map(|r| &r.powers)) {
            p.power.iter().for_each(|p| speaks.power(p));
            p.rule.iter().for_each(|r| speaks.rule(r));
            p.standing.iter().for_each(|s| speaks.standing(s));
        }
        speaks
    }

    fn and(self, other: Speaks) -> Speaks {
        Speaks {
            whens: self.whens | other.whens,
            events: self.events | other.events,
            changes: self.changes | other.changes,
        }
    }
}

/// What the things of a pack speak of, by their positions in it.
#[derive(Debug)]
pub(super) struct Spoken {
    /// Cards while they are in a hand.
    pub(super) cards: Vec<Speaks>,
    /// All cards together.
    pub(super) hands: Speaks,
    /// Heroes' boards.
    pub(super) heroes: Vec<Speaks>,
    /// All boards together.
    pub(super) boards: Speaks,
    /// What locations change, on either side.
    pub(super) places: Vec<Speaks>,
    /// All locations together.
    pub(super) row: Speaks,
    /// What cards change that lie on the table.
    pub(super) lying: Speaks,
    /// What stories and hours change.
    pub(super) stories: Speaks,
}

/// The index of a pack, made when it is first asked. A clone is empty again: whoever changes the cards
/// of a copy finds what they say then.
#[derive(Debug, Default)]
pub(super) struct Index(OnceLock<Spoken>);

impl Clone for Index {
    fn clone(&self) -> Index {
        Index::default()
    }
}

impl Index {
    pub(super) fn of(&self, book: &Content) -> &Spoken {
        self.0.get_or_init(|| {
            let cards = &book.cards;
            let stories = book.adventures.iter().map(|a| &a.story).chain([&book.pack.story]);
            let stories = stories.flat_map(|s| &s.standing);
            let stories = stories.chain(book.scenarios.iter().flat_map(|s| &s.standing));
            // What a card borrows may be anything, but some card says it.
            let borrows = |c: &CardDef| if c.as_the_hour { OF_ALL } else { Speaks::in_hand(c) };
            let sides =
                |l: &LocationDef| Speaks::changes(l.standing.iter().chain(&l.closed_standing));
            let together =
                |all: &[Speaks]| all.iter().copied().fold(Speaks::default(), Speaks::and);
            let heroes: Vec<Speaks> = book.heroes.iter().map(Speaks::on_board).collect();
            let places: Vec<Speaks> = book.locations.iter().map(sides).collect();
            let hours = cards.iter().flat_map(|c| &c.while_the_hour);
            Spoken {
                cards: cards.iter().map(borrows).collect(),
                hands: cards.iter().map(Speaks::in_hand).fold(Speaks::default(), Speaks::and),
                boards: together(&heroes),
                row: together(&places),
                heroes,
                places,
                lying: Speaks::changes(cards.iter().flat_map(|c| &c.standing)),
                stories: Speaks::changes(stories.chain(hours)),
            }
        })
    }
}
