//! Begins the downtime with the result of a scenario, and writes its result into the campaign's
//! record.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::plain::{Due, Seat};
use super::{AdventureDowntime, next_in_order};
use crate::campaign::deck::Left;
use crate::campaign::record::{Earned, Played, Record};
use crate::cards::content::Content;
use crate::cards::vocabulary::Kind;
use crate::rules::play::Member;
use crate::rules::state::table::End;

/// The result of a scenario, stored in the record until the downtime after it is over.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct After {
    /// The scenario; `None` if the downtime follows no scenario.
    #[serde(default)]
    pub scenario: Option<String>,
    /// Whether the scenario was won.
    #[serde(default)]
    pub won: bool,
    /// The cards of each hero, by seat.
    #[serde(default)]
    pub left: Vec<Left>,
}

/// Stores the result of a scenario in the record (AC-END-04), with the cards of each hero, and
/// determines the next scenario.
pub fn note_result(record: &mut Record, content: &Content, played: Played, left: Vec<Left>) {
    let won = played.end == End::Won;
    record.body.after = Some(After { scenario: Some(played.scenario.clone()), won, left });
    record.body.results.push(played);
    record.body.next = next_in_order(content, &record.body.wins());
}

/// Returns the party with all its cards (AC-BETW-01, AC-BETW-02, AC-CHAR-21).
pub(super) fn seats(record: &Record, after: &After) -> Vec<Seat> {
    let seat = |(n, m): (usize, &Member)| {
        let left = after.left.get(n);
        Seat {
            hero: m.hero.clone(),
            player: record.players.get(n).cloned().unwrap_or_default(),
            feats: m.feats.clone(),
            alive: left.is_none_or(|l| l.alive),
            cards: left.map_or_else(|| m.deck.clone(), |l| l.cards.clone()),
            before: m.deck.clone(),
            leaving: left.map_or(Vec::new(), |l| l.leaving.clone()),
            // Before the first scenario every deck is new (AC-SETUP-04).
            new: record.body.results.is_empty(),
            drawn: if record.body.results.is_empty() { m.deck.clone() } else { Vec::new() },
        }
    };
    record.body.party.iter().enumerate().map(seat).collect()
}

impl AdventureDowntime {
    /// Removes cohorts that a scenario has removed from the game (AC-SUPP-07).
    pub(super) fn removals(&mut self, left: &[crate::campaign::deck::Left]) {
        for (n, left) in left.iter().enumerate() {
            let cohort = self.hero(n).and_then(|h| h.cohort.clone()).filter(|_| left.cohort_gone);
            if let Some(id) = cohort.filter(|id| !self.state.removed.contains(id)) {
                self.state.removed.push(id);
            }
        }
    }

    /// Writes the result of the finished downtime into the record.
    pub fn conclude(&self, record: &mut Record) {
        let s = &self.state;
        let member = |seat: &Seat| {
            let mut deck = seat.cards.clone();
            // Sorted by type, as deck lists are printed.
            deck.sort_by_key(|c| {
                let kind = self.kind(c);
                (Kind::BOONS.iter().position(|k| Some(*k) == kind), c.clone())
            });
            let cohort_gone = self.cohort_gone(&seat.hero);
            Member { hero: seat.hero.clone(), deck, feats: seat.feats.clone(), cohort_gone }
        };
        record.body.party = s.seats.iter().map(member).collect();
        if !record.players.is_empty() {
            record.players = s.seats.iter().map(|seat| seat.player.clone()).collect();
        }
        // Rewards of heroes who are not at the table stay pending.
        let waits = |e: &Earned| {
            let benched = |id: &String| s.benched.iter().any(|m| m.hero == *id);
            e.hero.as_ref().is_some_and(|id| !self.sat(id) && benched(id))
        };
        record.body.rewards.retain(waits);
        let later = s.due.iter().chain(&s.later).map(|due| self.earned(due));
        record.body.rewards.extend(later.filter(|e| {
            e.hero.as_ref().is_none_or(|id| {
                s.seats.iter().any(|seat| seat.hero == *id && !seat.new)
                    || s.benched.iter().any(|m| m.hero == *id)
            })
        }));
        record.body.bazaar.clone_from(&s.bazaar);
        record.body.class_decks.clone_from(&s.class_decks);
        record.body.fleet.clone_from(&s.fleet);
        record.body.redeemed.clone_from(&s.redeemed);
        record.body.benched.clone_from(&s.benched);
        record.body.given.clone_from(&s.given);
        record.body.had =
            s.had.iter().map(|(k, v)| (k.clone(), v.clone())).collect::<BTreeMap<_, _>>();
        record.body.removed.clone_from(&s.removed);
        record.body.begun = s.begun;
        record.body.next.clone_from(&s.next);
        if let Some(text) = s.next.as_ref().and_then(|id| self.offered_quest(id)) {
            record.body.quests.push(text.clone());
        }
        record.body.after = None;
        record.downtimes += 1;
    }

    /// Returns whether a hero was at the table when the downtime began.
    fn sat(&self, id: &str) -> bool {
        let first = self.past.first().unwrap_or(&self.state);
        first.seats.iter().any(|s| s.hero == id)
    }

    fn earned(&self, due: &Due) -> Earned {
        let first = self.past.first().unwrap_or(&self.state);
        let hero = due.seat.and_then(|n| first.seats.get(n)).map(|s| s.hero.clone());
        Earned { scenario: due.from.clone(), hero, reward: due.reward.clone() }
    }
}
