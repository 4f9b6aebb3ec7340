//! What the terminal has shown already: only what has changed is shown again.

use std::collections::{BTreeMap, BTreeSet};

use bevy_ecs::prelude::*;

use super::picture;
use crate::campaign::hands;
use crate::cards::content::DefId;
use crate::kernel::campaign::privacy;
use crate::kernel::text::Page;
use crate::rules::describe;
use crate::rules::flow::prompt::{Prompt, Source};
use crate::rules::state::ids::{CardId, HeroId, PileId, PlaceId};
use crate::rules::state::table::{self, Clock};

/// What was shown.
#[derive(Debug, Default)]
pub struct Shown {
    /// The turn in which the whole table was shown last.
    turn: Option<u32>,
    /// The lines of locations and heroes.
    rows: Vec<String>,
    stage: Vec<CardId>,
    hands: BTreeMap<HeroId, Vec<CardId>>,
    /// What is known of decks.
    decks: BTreeMap<PlaceId, String>,
    /// Plays that were read to their end.
    pub plays: BTreeSet<String>,
    /// Cards of hands that had a line of their own.
    read: BTreeSet<DefId>,
    /// Cards that were met.
    met: BTreeSet<DefId>,
    /// The question of the turn that was asked last.
    pub turn_asked: Option<String>,
    /// The check that was asked about last, while nothing has happened since.
    pub check: Option<String>,
}

impl Shown {
    /// Nothing that stands there can be seen any more, or all of it may have changed.
    pub fn wipe(&mut self) {
        self.turn = None;
        self.rows.clear();
        self.stage.clear();
        self.hands.clear();
        self.read.clear();
        self.turn_asked = None;
        self.check = None;
    }

    /// Shows what has changed since: in a new turn how the table lies, then what came onto it or
    /// into the hand that is asked.
    pub fn changes(&mut self, world: &World, prompt: &Prompt, page: &mut Page) {
        let turn = world.resource::<Clock>().turn;
        let whole = self.turn != Some(turn);
        self.turn = Some(turn);
        if whole {
            let rows = picture::rows(world);
            if self.rows.is_empty() {
                picture::lie(world, prompt, page);
            } else {
                page.line("");
                for row in rows.iter().filter(|r| !self.rows.contains(r)) {
                    page.hanging("  ", row);
                }
            }
            self.rows = rows;
            self.decks = decks(world);
        } else {
            let now = decks(world);
            for (place, known) in &now {
                if !known.is_empty() && self.decks.get(place) != Some(known) {
                    let pile = describe::pile_there(world, PileId::Location(*place));
                    page.hanging("  ", t!("terminal-known", pile = pile, known = known));
                }
            }
            self.decks = now;
        }
        let stage = table::pile(world, PileId::Stage).to_vec();
        for c in stage.iter().filter(|c| !self.stage.contains(c)) {
            let def = table::printed(world, *c);
            // Its powers are read with it.
            for (n, _) in (0u8..).zip(&def.powers) {
                let of = Source::Card(*c);
                self.plays.insert(describe::power_words(world, prompt.who, of, n));
            }
            // A story is told once.
            match self.met.insert(table::card(world, *c).def) {
                true => picture::card(world, def, page),
                false => picture::rules_of(world, def, page),
            }
        }
        self.stage = stage;
        self.hand(world, prompt.who, whole, page)
    }

    /// The hand that is asked: all of it where it was not shown since much has changed, else what has
    /// come into it.
    fn hand(&mut self, world: &World, hero: HeroId, whole: bool, page: &mut Page) {
        let now = table::pile(world, PileId::Hand(hero)).to_vec();
        // Before the first turn nobody has any.
        if now.is_empty() && world.resource::<Clock>().turn == 0 {
            return;
        }
        if !privacy::may_see(world, hero) {
            return picture::hand(world, hero, page);
        }
        let old = self.hands.insert(hero, now.clone());
        let came: Vec<CardId> = match &old {
            Some(old) if !whole => now.iter().filter(|c| !old.contains(c)).copied().collect(),
            _ => now.clone(),
        };
        let (title, read) = match old {
            Some(_) if !whole => {
                (t!("terminal-hand-new", hero = describe::hero_name(world, hero)), true)
            }
            _ if now.is_empty() => return picture::hand(world, hero, page),
            _ => (t!("terminal-hand", hero = describe::hero_name(world, hero)), false),
        };
        let (known, new): (Vec<CardId>, Vec<CardId>) =
            came.into_iter().partition(|c| self.read.contains(&table::card(world, *c).def));
        self.read.extend(new.iter().map(|c| table::card(world, *c).def));
        // That a known card was drawn has just been told.
        match (read, known.is_empty(), new.is_empty()) {
            (true, _, true) => {}
            (true, ..) => picture::hand_again(world, &title, (&[], &new), page),
            _ => picture::hand_again(world, &title, (&known, &new), page),
        }
    }

    /// A hand, when somebody asks for it.
    pub fn hand_of(&mut self, world: &World, hero: HeroId, page: &mut Page) {
        if privacy::may_see(world, hero) {
            let cards = table::pile(world, PileId::Hand(hero)).to_vec();
            self.read.extend(cards.iter().map(|c| table::card(world, *c).def));
            self.hands.insert(hero, cards);
        }
        picture::hand(world, hero, page)
    }
}

/// What whoever looks knows of the decks of locations.
fn decks(world: &World) -> BTreeMap<PlaceId, String> {
    let known = |p| describe::lying_text(world, &hands::known_here(world, PileId::Location(p)));
    table::places(world).map(|p| (p, known(p))).collect()
}
