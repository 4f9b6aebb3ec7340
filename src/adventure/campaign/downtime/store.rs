//! The box during a downtime: its contents, and which cards may be taken from it.

use std::collections::BTreeMap;

use super::AdventureDowntime;
use super::plain::Seat;
use crate::cards::content::Content;
use crate::cards::printed::{CardDef, HeroDef};
use crate::cards::vocabulary::{Kind, Rank};
use crate::rules::edition::Switches;
use crate::rules::sets;

/// The adventure from which on cards other than Basic ones may be taken (AC-BETW-08, AC-BETW-09).
const RELAXED_FROM: u8 = 3;

/// Returns whether a card may be taken from the box for a deck: a Basic one (AC-BETW-07, AC-DIE-17,
/// AC-SETUP-04); once the third adventure has begun, also one of a set whose number is at least 2
/// below that of the adventure being played, which may be an earlier one (AC-BETW-08, AC-BETW-09,
/// AC-DIE-18, AC-DIE-19). In editions whose letters have no number, the base set and the add-on are
/// allowed explicitly (AC-SETS-04). Loot is a reward and may never be taken.
pub fn may_take(card: &CardDef, hero: &HeroDef, at: Adventures, edition: &Switches) -> bool {
    let low = || match sets::number(edition, card.set) {
        Some(n) => n + 2 <= at.played,
        None => matches!(card.set, 'B' | 'C'),
    };
    card.rank == Rank::Plain
        && card.kind.is_boon()
        && (sets::is_basic_for(card, hero) || (at.begun >= RELAXED_FROM && low()))
}

/// The progress of a party.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Adventures {
    /// The highest number of an adventure that was begun.
    pub begun: u8,
    /// The number of the adventure being played.
    pub played: u8,
}

impl AdventureDowntime {
    /// Returns the card with that id.
    pub(super) fn card(&self, id: &str) -> Option<&CardDef> {
        self.content.find(id).map(|d| self.content.card(d))
    }

    pub(super) fn kind(&self, id: &str) -> Option<Kind> {
        self.card(id).map(|c| c.kind)
    }

    /// Returns the hero of a seat.
    pub(super) fn hero(&self, seat: usize) -> Option<&HeroDef> {
        let id = &self.state.seats.get(seat)?.hero;
        self.content.hero(id).map(|n| &self.content.heroes[n])
    }

    /// Returns the boons in the box with their numbers: those in the game (AC-SETS-14, AC-SETS-15,
    /// AC-SETS-20) that nobody has (AC-BOX-01, AC-BOX-02), including loot.
    pub fn boxed(&self) -> BTreeMap<String, usize> {
        let s = &self.state;
        let stock = s.fair.iter().flat_map(|f| &f.stalls).flat_map(|t| &t.stock);
        let cards = s.seats.iter().flat_map(|seat| &seat.cards).chain(&s.spare).chain(stock);
        let heroes: Vec<&str> = s.seats.iter().map(|seat| seat.hero.as_str()).collect();
        let at = sets::Stage { adventure: s.begun, class_decks: &s.class_decks, heroes: &heroes };
        in_box(&self.content, at, cards)
    }

    /// Returns the progress of the party. The adventure being played is that of the scenario just
    /// played, or of the next one if there was none.
    pub fn adventures(&self) -> Adventures {
        let begun = self.state.begun;
        let scenario = self.played.as_ref().or(self.state.next.as_ref());
        let set = scenario.and_then(|id| self.content.scenario(id));
        let set = set.map(|n| self.content.scenarios[n].set);
        let played = set.map_or(begun, |set| sets::number(&self.edition, set).unwrap_or(0));
        Adventures { begun, played }
    }

    /// Returns whether a card is in the box.
    pub(super) fn is_boxed(&self, id: &str) -> bool {
        self.boxed().contains_key(id)
    }

    /// Returns whether there is a copy of a card that nobody has: a card that is fetched by name
    /// need not be in the box yet (AC-BOX-03, AC-BOX-04).
    pub(super) fn has_copy(&self, id: &str) -> bool {
        let held = self.state.seats.iter().flat_map(|s| &s.cards).chain(&self.state.spare);
        let held = held.filter(|c| *c == id).count();
        self.card(id).is_some_and(|c| held < usize::from(c.copies))
    }

    /// Returns the cards of a type in the box that a seat may take, in the pack's order.
    pub(super) fn open_to(&self, seat: usize, kind: Kind) -> Vec<String> {
        let boxed = self.boxed();
        self.open_of(&boxed, seat, kind).map(str::to_owned).collect()
    }

    pub(super) fn open_of<'a>(
        &'a self,
        boxed: &'a BTreeMap<String, usize>,
        seat: usize,
        kind: Kind,
    ) -> impl Iterator<Item = &'a str> {
        let edition = Switches::of(self.content.pack.edition);
        let cards = self.hero(seat).into_iter().flat_map(move |hero| {
            let fits = move |c: &&CardDef| {
                c.kind == kind && may_take(c, hero, self.adventures(), &edition)
            };
            self.content.cards.iter().filter(fits)
        });
        cards.map(|c| c.id.as_str()).filter(|id| boxed.contains_key(*id))
    }

    /// Returns the best card of a type to take from the box: one of the suggested deck, else the
    /// one of which the hero has fewest and the box most.
    pub(super) fn best_of_box(&self, seat: usize, kind: Kind) -> Option<String> {
        let (boxed, hero) = (self.boxed(), self.hero(seat)?);
        let Seat { cards, .. } = &self.state.seats[seat];
        let count = |list: &[String], id: &str| list.iter().filter(|c| *c == id).count();
        let open: Vec<&str> = self.open_of(&boxed, seat, kind).collect();
        let suggested = hero
            .deck
            .iter()
            .find(|id| open.contains(&id.as_str()) && count(&hero.deck, id) > count(cards, id));
        let most = || {
            let rank = |id: &&&str| (std::cmp::Reverse(count(cards, id)), boxed.get(**id).copied());
            open.iter().max_by_key(rank).map(|id| (*id).to_owned())
        };
        suggested.cloned().or_else(most)
    }
}

/// Returns the boons in the box with their numbers, without the cards in `elsewhere`.
pub fn in_box<'a>(
    content: &Content,
    at: sets::Stage<'_>,
    elsewhere: impl Iterator<Item = &'a String>,
) -> BTreeMap<String, usize> {
    let boons = content.cards.iter().filter(|c| c.kind.is_boon() && sets::in_game(c, at));
    let mut boxed: BTreeMap<String, usize> =
        boons.map(|c| (c.id.clone(), usize::from(c.copies))).collect();
    for id in elsewhere {
        if let Some(n) = boxed.get_mut(id) {
            *n = n.saturating_sub(1);
        }
    }
    boxed.retain(|_, n| *n > 0);
    boxed
}
