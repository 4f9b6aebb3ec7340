//! Checks that the box contains enough cards for the largest party.

use std::collections::BTreeMap;

use super::{Lint, MAX_LIST};
use crate::cards::content::MAX_CARDS;
use crate::cards::printed::Counts;
use crate::cards::vocabulary::{Kind, Rank};
use crate::kernel::content::lint::{At, Linter};

impl Lint<'_> {
    pub(super) fn boxes(&mut self) {
        self.shared_decks();
        let copies = self.content.copies();
        if copies > MAX_CARDS {
            let at = At::entry(self.places.pack.as_ref());
            self.error(&at, format!("{copies} cards with their copies; at most {MAX_CARDS}"));
        }
        let (content, places) = (self.content, self.places);
        let players = usize::from(content.pack.players);
        let in_box = Kind::ALL.map(|kind| {
            let of_kind = content.cards.iter().filter(|c| c.kind == kind);
            let plain = of_kind.filter(|c| c.rank == Rank::Plain);
            let have: u32 = plain.map(|c| u32::from(c.copies)).sum();
            let mut decks: Vec<u32> =
                content.heroes.iter().map(|h| u32::from(h.cards.of(kind))).collect();
            decks.sort_unstable_by(|a, b| b.cmp(a));
            (kind, have, decks.iter().take(players).sum::<u32>())
        });
        let decks_of: BTreeMap<&str, &Counts> =
            content.locations.iter().map(|l| (l.id.as_str(), &l.deck)).collect();
        for (scenario, place) in content.scenarios.iter().zip(&places.scenarios) {
            if self.problems.full() {
                return;
            }
            // A scenario with more is reported elsewhere.
            let rows = scenario.locations.iter().take(players).flatten().take(MAX_LIST);
            let lists: Vec<&Counts> =
                rows.filter_map(|id| decks_of.get(id.as_str()).copied()).collect();
            for (kind, have, decks) in in_box {
                let locations: u32 = lists.iter().map(|l| u32::from(l.of(kind))).sum();
                let hours = if kind == Kind::Blessing { u32::from(scenario.hours) } else { 0 };
                let need = locations + decks + hours;
                if need > have {
                    let word = kind.word();
                    let hours = if hours > 0 { format!(", {hours} hours") } else { String::new() };
                    let message = format!(
                        "the box has {have} plain cards of type {word}, but {players} heroes may \
                         need {need} ({locations} at locations, {decks} in decks{hours})"
                    );
                    self.warn(&At::entry(Some(place)).field("locations"), message);
                }
            }
        }
    }

    /// Checks that the suggested decks of all heroes together need no more cards than the box has.
    fn shared_decks(&mut self) {
        let (content, places) = (self.content, self.places);
        let mut taken: BTreeMap<&str, u32> = BTreeMap::new();
        for (hero, place) in content.heroes.iter().zip(&places.heroes) {
            for (i, id) in hero.deck.iter().enumerate().take(MAX_LIST) {
                let n = taken.entry(id).or_insert(0);
                *n += 1;
                let Some(card) = content.find(id).map(|d| content.card(d)) else { continue };
                if *n == u32::from(card.copies) + 1 {
                    let message = format!(
                        "with the heroes before this one, all {} of `{id}` are taken",
                        card.copies
                    );
                    self.warn(&At::entry(Some(place)).field("deck").item(i), message);
                }
            }
        }
    }
}
