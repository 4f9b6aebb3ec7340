//! An index of the moments, events and changes that printed abilities mention, so that abilities are
//! not searched for what none of them mentions.

use std::sync::OnceLock;

use super::abilities::HasAbilities as _;
use super::content::Content;
use super::effect::{
    Change, ChangeKind, Effect, Event, EventKind, Power, Rule, Standing, When, WhenKind,
};
use super::printed::{CardDef, HeroDef, HeroPower, LocationDef};

/// The moments, events and changes that the abilities of something mention, a bit for each kind.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mentions {
    whens: u32,
    events: u64,
    changes: u64,
}

const OF_ALL: Mentions = Mentions { whens: u32::MAX, events: u64::MAX, changes: u64::MAX };

impl Mentions {
    /// Returns whether there is a power for one of these moments.
    pub fn of_moment(self, whens: &[WhenKind]) -> bool {
        whens.iter().any(|w| self.whens & (1 << *w as u32) != 0)
    }

    /// Returns whether there is a power or a paragraph for such an event.
    pub fn of_event(self, event: EventKind) -> bool {
        self.events & (1 << event as u64) != 0
    }

    /// Returns whether there is any standing change.
    pub fn stands(self) -> bool {
        self.changes != 0
    }

    /// Returns whether there is a standing change of one of these kinds.
    pub fn of_change(self, kinds: &[ChangeKind]) -> bool {
        kinds.iter().any(|k| self.changes & (1 << *k as u64) != 0)
    }

    fn power(&mut self, power: &Power) {
        self.whens |= 1 << power.when.kind() as u32;
        if let When::On(event) = &power.when {
            self.event(event.kind());
        }
    }

    fn rule(&mut self, rule: &Rule) {
        self.event(rule.on.kind());
    }

    fn event(&mut self, kind: EventKind) {
        let kinds: &[EventKind] = match kind {
            EventKind::TurnStartOrEnd => &[EventKind::TurnStart, EventKind::TurnEnd],
            _ => &[kind],
        };
        kinds.iter().for_each(|kind| self.events |= 1 << *kind as u64);
    }

    fn standing(&mut self, standing: &Standing) {
        self.changes |= 1 << standing.change.kind() as u64;
    }

    /// Collects the kinds of these standing changes.
    fn changes<'a>(all: impl IntoIterator<Item = &'a Standing>) -> Mentions {
        let mut mentions = Mentions::default();
        all.into_iter().for_each(|s| mentions.standing(s));
        mentions
    }

    /// Collects what a card mentions while it is in a hand: its powers and paragraphs.
    fn in_hand(card: &CardDef) -> Mentions {
        let mut mentions = Mentions::default();
        card.powers.iter().for_each(|p| mentions.power(p));
        card.paragraphs.iter().for_each(|r| mentions.rule(r));
        mentions
    }

    /// Collects what a hero's board mentions, whatever the role and the checked boxes.
    fn on_board(hero: &HeroDef) -> Mentions {
        let mut mentions = Mentions::default();
        let all = hero.powers.iter().chain(hero.roles.iter().flat_map(|r| &r.powers));
        for p in all.flat_map(HeroPower::parts).flat_map(HeroPower::readings) {
            p.power.iter().for_each(|p| mentions.power(p));
            p.rule.iter().for_each(|r| mentions.rule(r));
            p.standing.iter().for_each(|s| mentions.standing(s));
        }
        mentions
    }

    /// Collects what texts change for the rest of a turn.
    fn lasting(book: &Content) -> Mentions {
        let mut mentions = Mentions::default();
        all_effects(book, &mut |effect| {
            if let Effect::UntilTurnEnd(standing)
            | Effect::UntilEncounterEnd(standing)
            | Effect::UntilCheckEnd(standing) = effect
            {
                mentions.standing(standing);
            }
        });
        mentions
    }

    fn and(self, other: Mentions) -> Mentions {
        Mentions {
            whens: self.whens | other.whens,
            events: self.events | other.events,
            changes: self.changes | other.changes,
        }
    }
}

/// Calls `look` with every effect of a pack's texts, also those within others.
fn all_effects(book: &Content, look: &mut dyn FnMut(&Effect)) {
    fn walk<'a>(all: impl IntoIterator<Item = &'a Effect>, look: &mut dyn FnMut(&Effect)) {
        for effect in all {
            look(effect);
            walk(effect.nested().flatten(), look);
            if let Some(Change::Rule(rule)) = effect.standing_for_a_while().map(|s| &s.change) {
                walk(rule.does.iter(), look);
            }
        }
    }
    for card in &book.cards {
        walk(card.abilities().effects(), look);
        walk(card.paragraphs.iter().flat_map(|r| r.does.iter()), look);
    }
    for hero in &book.heroes {
        let all = hero.powers.iter().chain(hero.roles.iter().flat_map(|r| &r.powers));
        for power in all.flat_map(HeroPower::parts).flat_map(HeroPower::readings) {
            walk(power.abilities().effects(), look);
        }
    }
    for place in &book.locations {
        for side in [false, true] {
            walk(place.side(side).effects(), look);
        }
        walk(place.before_closing.iter().chain(place.when_closed.iter()), look);
    }
    let stories = book.adventures.iter().map(|a| &a.story).chain([&book.pack.story]);
    for story in stories {
        walk(story.abilities().effects(), look);
    }
    for scenario in &book.scenarios {
        walk(scenario.abilities().effects(), look);
    }
}

/// Returns whether any text of a pack answers an event like this.
fn any_event(book: &Content, is: &dyn Fn(&Event) -> bool) -> bool {
    let power = |p: &Power| matches!(&p.when, When::On(event) if is(event));
    let says = |rules: &[Rule], powers: &[Power]| {
        rules.iter().any(|r| is(&r.on)) || powers.iter().any(power)
    };
    let heroes = book.heroes.iter();
    let boards = heroes.flat_map(|h| h.powers.iter().chain(h.roles.iter().flat_map(|r| &r.powers)));
    let mut readings = boards.flat_map(HeroPower::parts).flat_map(HeroPower::readings);
    let stories = book.adventures.iter().map(|a| &a.story).chain([&book.pack.story]);
    let ships = book.cards.iter().filter_map(|c| c.ship.as_ref());
    readings.any(|p| says(p.rule.as_slice(), p.power.as_slice()))
        || book.cards.iter().any(|c| says(&c.rules, &c.powers) || says(&c.paragraphs, &[]))
        || book.locations.iter().any(|l| says(&l.rules, &l.powers) || says(&[], &l.closed_powers))
        || book.scenarios.iter().any(|s| says(&s.rules, &s.powers))
        || stories.into_iter().any(|s| says(&s.rules, &s.powers))
        || ships.flat_map(|s| [&s.commanded, &s.wrecked]).any(|s| says(&s.rules, &s.powers))
}

/// What the things of a pack mention, by their positions in it.
#[derive(Debug)]
pub(super) struct PackMentions {
    /// Cards while they are in a hand.
    pub(super) cards: Vec<Mentions>,
    /// All cards together.
    pub(super) hands: Mentions,
    /// Heroes' boards.
    pub(super) heroes: Vec<Mentions>,
    /// All boards together.
    pub(super) boards: Mentions,
    /// What locations change, on either side.
    pub(super) places: Vec<Mentions>,
    /// All locations together.
    pub(super) row: Mentions,
    /// What cards change that lie on the table.
    pub(super) lying: Mentions,
    /// What stories and hours change.
    pub(super) stories: Mentions,
    /// What any text changes for the rest of a turn.
    pub(super) lasting: Mentions,
    /// Whether any text answers that cards leave a hand.
    pub(super) leaving: bool,
    /// Whether any text answers the end of the scenario.
    pub(super) ending: bool,
    /// Whether any text answers that decks are shuffled.
    pub(super) shuffling: bool,
}

/// The index of a pack, made when it is first asked. A clone is empty again: whoever changes the cards
/// of a copy finds what they say then.
#[derive(Debug, Default)]
pub(super) struct Index(OnceLock<PackMentions>);

impl Clone for Index {
    fn clone(&self) -> Index {
        Index::default()
    }
}

impl Index {
    pub(super) fn of(&self, book: &Content) -> &PackMentions {
        self.0.get_or_init(|| {
            let cards = &book.cards;
            let stories = book.adventures.iter().map(|a| &a.story).chain([&book.pack.story]);
            let stories = stories.flat_map(|s| &s.standing);
            let stories = stories.chain(book.scenarios.iter().flat_map(|s| &s.standing));
            // What a card borrows may be anything, but some card says it.
            let borrows = |c: &CardDef| if c.as_the_hour { OF_ALL } else { Mentions::in_hand(c) };
            let sides =
                |l: &LocationDef| Mentions::changes(l.standing.iter().chain(&l.closed_standing));
            let together =
                |all: &[Mentions]| all.iter().copied().fold(Mentions::default(), Mentions::and);
            let heroes: Vec<Mentions> = book.heroes.iter().map(Mentions::on_board).collect();
            let places: Vec<Mentions> = book.locations.iter().map(sides).collect();
            let hours = cards.iter().flat_map(|c| &c.while_the_hour);
            PackMentions {
                cards: cards.iter().map(borrows).collect(),
                hands: cards.iter().map(Mentions::in_hand).fold(Mentions::default(), Mentions::and),
                boards: together(&heroes),
                row: together(&places),
                heroes,
                places,
                lying: Mentions::changes(cards.iter().flat_map(|c| &c.standing)),
                stories: Mentions::changes(stories.chain(hours)),
                lasting: Mentions::lasting(book),
                leaving: any_event(book, &|event| event.leaving().is_some()),
                ending: any_event(book, &|event| *event == Event::ScenarioEnd),
                shuffling: any_event(book, &|event| *event == Event::Shuffled),
            }
        })
    }
}
