//! Records the outcome of encounters, and deaths.

use bevy_ecs::prelude::*;

use super::chapter::{Epitaph, Mark};
use super::encounter::{Around, OpenEncounter, Result};
use super::narrator::Narrator;
use super::phrases::{brief, mid, nth};
use crate::rules::describe;
use crate::rules::state::ids::{CardId, HeroId};
use crate::rules::state::table;

impl Narrator {
    /// Records the end of an encounter.
    pub(super) fn over(&mut self, world: &World, hero: HeroId, card: CardId, result: Result) {
        self.settle();
        let def = table::printed(world, card);
        let kind = describe::rank_or_kind(def);
        let tally = self.tally(hero);
        match result {
            Result::Defeated => *tally.defeated.entry(kind).or_default() += 1,
            Result::Undefeated => tally.undefeated += 1,
            Result::Acquired => *tally.acquired.entry(def.kind.word().into()).or_default() += 1,
            Result::Missed => tally.missed += 1,
            Result::Evaded => tally.evaded += 1,
            Result::Broken => {}
        }
        let Some(at) = self.open.iter().rposition(|m| m.card == card && m.hero == hero) else {
            // The card was acquired without an encounter.
            if result == Result::Acquired {
                let text = t!("story-gained", hero = self.name(hero), card = def.name.as_str());
                self.add_about(world, text, Mark::Gain, card);
            }
            return;
        };
        for broken in self.open.split_off(at + 1) {
            self.met(world, &broken, Result::Broken);
        }
        if let Some(encounter) = self.open.pop() {
            self.met(world, &encounter, result);
        }
    }

    /// Adds the sentence of an encounter.
    pub(super) fn met(&mut self, world: &World, encounter: &OpenEncounter, result: Result) {
        self.flush_loose();
        let place = (self.named != Some(encounter.place))
            .then(|| mid(&describe::place_name(world, encounter.place)));
        self.named = Some(encounter.place);
        let hero = self.name(encounter.hero);
        let turn = self.count();
        // A long name is used once.
        let card = match self.introduced.contains(&encounter.card) {
            true => brief(&encounter.name),
            false => &encounter.name,
        };
        let around = Around { hero: &hero, card, place: place.as_deref(), turn };
        let sentence = encounter.describe(result, &around);
        self.introduced.insert(encounter.card);
        self.push(sentence);
    }

    pub(super) fn died(&mut self, world: &World, hero: HeroId) {
        self.settle();
        let killer = self.open.iter().rev().find(|m| m.hero == hero).map(|m| m.name.clone());
        while let Some(at) = self.open.iter().rposition(|m| m.hero == hero) {
            let encounter = self.open.remove(at);
            self.met(world, &encounter, Result::Broken);
        }
        self.dead.push(hero);
        self.tally(hero).deaths += 1;
        let place = mid(&describe::place_name(world, self.at[usize::from(hero.0)]));
        let (full, name) = (describe::hero_name(world, hero), self.name(hero));
        self.add(t!("story-died", hero = name, place = &place), Mark::Death);
        let by = match &killer {
            Some(card) => t!("story-fell-to", card = card, place = place),
            None => t!("story-nothing-left", place = place),
        };
        let text = t!(
            "story-here-lies",
            hero = &full,
            by = by,
            turn = nth(self.turn),
            hours = super::phrases::count(self.left, "hour"),
            deeds = super::facts::describe_deeds(&self.story.tallies[usize::from(hero.0)])
        );
        let id = table::hero_def(world, hero).id.clone();
        let (turn, left) = (self.turn, self.left);
        self.story.epitaphs.push(Epitaph { hero: id, name: full, turn, left, text });
    }
}
