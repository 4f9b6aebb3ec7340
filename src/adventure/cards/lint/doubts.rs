//! Warnings about likely mistakes: emblems that do not exist, traits that resemble those of a card,
//! cards that cannot exist, conditions that can never hold.

use super::Lint;
use crate::cards::abilities::HasAbilities;
use crate::cards::effect::{CardFilter, CheckFilter, Cond, Effect, EffectClass, Purpose};
use crate::cards::printed::CardDef;
use crate::cards::vocabulary::{Rank, Trait};
use crate::kernel::content::lint::{At, Linter};
use crate::kernel::content::problem::{Severity, did_you_mean};
use crate::rules::edition::Switches;
use crate::rules::state::table::matches;
use lang::emblems;

/// Traits of damage and checks that need not be those of a card.
const TYPES: [&str; 11] = [
    "Acid",
    "Bludgeoning",
    "Cold",
    "Combat",
    "Electricity",
    "Fire",
    "Force",
    "Mental",
    "Piercing",
    "Poison",
    "Slashing",
];

/// The maximum number of words that are compared with all known words.
const MOST_DOUBTED: usize = 400;
/// The maximum number of comparisons of cards with filters.
const MOST_COMPARED: usize = 10_000_000;

impl Lint<'_> {
    pub(super) fn emblems(&mut self) {
        let (content, places) = (self.content, self.places);
        let known = emblems::names();
        // A name that contains a known emblem's name is drawn as that emblem.
        let drawn = |name: &str| {
            emblems::is_portrait(name) || name.split('-').any(|part| known.contains(&part))
        };
        let cards = content.cards.iter().map(|c| &c.emblem).zip(&places.cards);
        let locations = content.locations.iter().map(|l| &l.emblem).zip(&places.locations);
        let heroes = content.heroes.iter().map(|h| &h.emblem).zip(&places.heroes);
        for (emblem, place) in cards.chain(locations).chain(heroes) {
            if !emblem.is_empty() && !known.contains(&emblem.as_str()) && !drawn(emblem) {
                let at = At::entry(Some(place)).field("emblem");
                self.doubt(&at, emblem, format!("there is no emblem `{emblem}`"), &known);
            }
        }
    }

    /// Adds a warning about a word, with the known word that the author may have meant.
    fn doubt(&mut self, at: &At<'_>, word: &str, message: String, known: &[&str]) {
        if !self.problems.room(Severity::Warning) {
            return;
        }
        let mut problem = self.make(at, Some(word), message).warning();
        if let Some(help) = did_you_mean(word, known.iter().copied()) {
            problem = problem.with_help(help);
        }
        self.problems.push(problem);
    }

    /// Warns about traits that resemble a card's trait, because traits of checks and damage need
    /// not be those of a card but may be misspelt.
    pub(super) fn nearly(&mut self, at: &At<'_>, traits: &[Trait]) {
        for t in traits.iter().map(|t| t.name()) {
            let fine = self.traits.contains(t) || TYPES.contains(&t);
            // A word that resembles no known one is no mistake, and each word is examined once.
            if fine || self.doubted.contains(t) || self.doubted.len() >= MOST_DOUBTED {
                continue;
            }
            let known: Vec<&str> = self.traits.iter().copied().chain(TYPES).collect();
            if did_you_mean(t, known.iter().copied()).is_none() {
                self.doubted.insert(t.to_owned());
                continue;
            }
            self.doubt(at, t, format!("no card has the trait `{t}`"), &known);
        }
    }

    /// Warns about a filter each criterion of which some card meets, but that no card meets as a
    /// whole.
    pub(super) fn no_card(&mut self, at: &At<'_>, filter: &CardFilter) {
        self.compared += self.content.cards.len();
        if self.compared > MOST_COMPARED {
            return;
        }
        let any = |f: &CardFilter| self.content.cards.iter().any(|c| matches(c, f));
        let kinds = CardFilter { kinds: filter.kinds.clone(), ..CardFilter::default() };
        let ranks = CardFilter { ranks: filter.ranks.clone(), ..CardFilter::default() };
        let traits = CardFilter { traits: filter.traits.clone(), ..CardFilter::default() };
        if [&kinds, &ranks, &traits].into_iter().all(any) {
            let all = CardFilter {
                kinds: filter.kinds.clone(),
                ranks: filter.ranks.clone(),
                traits: filter.traits.clone(),
                ..CardFilter::default()
            };
            if !any(&all) {
                self.warn(at, "the pack has no such card");
            }
        }
    }

    /// Warns about a combat check to acquire or recharge (AC-CHECK-34).
    pub(super) fn no_check(&mut self, at: &At<'_>, filter: &CheckFilter) {
        let never = |p: &Purpose| matches!(p, Purpose::Acquire | Purpose::Recharge);
        let combat = filter.combat == Some(true);
        if combat && !filter.purposes.is_empty() && filter.purposes.iter().all(never) {
            self.warn(at, "no check to acquire or to recharge is a combat check");
        }
    }

    /// Warns about a condition that never holds, or always does.
    pub(super) fn never(&mut self, at: &At<'_>, cond: &Cond) {
        match cond {
            Cond::All(all) => {
                let denied = |c: &Cond| all.contains(&Cond::Not(Box::new(c.clone())));
                if all.iter().any(denied) {
                    self.error(at, "this can never be so");
                }
                if all.contains(&Cond::Exploring) && all.contains(&Cond::Summoned) {
                    self.error(at, "no summoned card is found by exploring");
                }
            }
            Cond::Has(_, _, 0) | Cond::Count(_, 0) => {
                self.error(at, "there are always 0 or more");
            }
            _ => {}
        }
    }

    /// Warns about what the pack's edition does not have, or requires.
    pub(super) fn of_the_edition(&mut self, at: &At<'_>, card: &CardDef) {
        let edition = self.content.pack.edition;
        let closes = |e: &Effect| e.any(&|e| e.class() == EffectClass::Closing);
        let says = card.abilities().effects().any(closes);
        if card.rank == Rank::Henchman && !Switches::of(edition).henchmen_close && !says {
            // AC-HENCH-03
            let message = "defeating this henchman gives no chance to close its location";
            let help = "one that does says so: `rules: [(on: Defeated(), does: [MayCloseOrigin])]`";
            let problem = self.make(at, None, message).warning().with_help(help);
            self.problems.push(problem);
        }
    }
}
