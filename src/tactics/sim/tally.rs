//! What was played, revealed and visited, counted from the cues.

use std::collections::BTreeMap;

use bevy_ecs::prelude::*;
use serde::Serialize;

use super::specials::{self, Specials};
use crate::content::TacticsContent;
use crate::content::words::CardKind;
use crate::rules::flow::cue::{Cue, Cues};
use crate::rules::state::ids::Def;
use crate::rules::state::piles;
use crate::rules::state::table;

/// How often each thing happened, by ids.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// Cards of heroes and of the party that were played or used.
    pub cards: BTreeMap<String, u64>,
    /// Boss cards that were revealed.
    pub boss_cards: BTreeMap<String, u64>,
    /// Special rules that took effect, by the chapter (AT-CAMP-08).
    pub specials: Specials,
}

impl Tally {
    /// Returns counts of 0 for everything that could be counted.
    pub fn new(content: &TacticsContent) -> Tally {
        let played = |k: CardKind| {
            use CardKind::{Action, BasicAttack, BasicMove, Feature, Item};
            matches!(k, Action | BasicAttack | BasicMove | Feature | Item) || k.is_equipment()
        };
        let cards = content.cards.iter().filter(|c| played(c.kind));
        let boss = content.decks.iter().flat_map(|d| &d.cards);
        Tally {
            cards: cards.map(|c| (c.id.clone(), 0)).collect(),
            boss_cards: boss.map(|c| (c.id.clone(), 0)).collect(),
            specials: specials::none(content),
        }
    }

    /// Leaves out the special rules of other chapters.
    pub fn only(mut self, chapter: &str) -> Tally {
        self.specials.retain(|id, _| id == chapter);
        self
    }

    /// Takes the cues and the counts of special rules out of the world and adds them.
    pub fn take(&mut self, world: &mut World) {
        for cue in world.resource_mut::<Cues>().drain() {
            match cue {
                Cue::Played { card, .. } => {
                    if let Some(def) = table::printed(world, card) {
                        *self.cards.entry(def.id.clone()).or_default() += 1;
                    }
                }
                Cue::Revealed { card } => {
                    if let Def::Boss(id) = piles::card(world, card).def {
                        let id = &table::book(world).boss_card(id).id;
                        *self.boss_cards.entry(id.clone()).or_default() += 1;
                    }
                }
                _ => {}
            }
        }
        specials::take(world, &mut self.specials);
    }

    /// Adds other counts.
    pub fn merge(&mut self, other: Tally) {
        add(&mut self.cards, other.cards);
        add(&mut self.boss_cards, other.boss_cards);
        for (chapter, rules) in other.specials {
            add(self.specials.entry(chapter).or_default(), rules);
        }
    }
}

/// Adds counts to others.
pub fn add<K: Ord>(to: &mut BTreeMap<K, u64>, more: BTreeMap<K, u64>) {
    for (id, n) in more {
        *to.entry(id).or_default() += n;
    }
}

/// Games that were won, of games that were played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Share {
    /// Won.
    pub won: u64,
    /// Played.
    pub played: u64,
}

impl Share {
    /// Counts a game.
    pub fn count(&mut self, won: bool) {
        self.played += 1;
        self.won += u64::from(won);
    }

    /// Adds other games.
    pub fn add(&mut self, other: Share) {
        self.played += other.played;
        self.won += other.won;
    }

    /// Returns how many of a hundred were won.
    pub fn percent(self) -> f64 {
        if self.played == 0 { 0.0 } else { self.won as f64 * 100.0 / self.played as f64 }
    }
}
