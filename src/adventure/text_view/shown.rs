//! A record of what the terminal has shown, so that only changes are shown again.

use std::collections::{BTreeMap, BTreeSet};

use bevy_ecs::prelude::*;

use super::{look, picture};
use crate::campaign::hands;
use crate::cards::content::DefId;
use crate::kernel::campaign::privacy;
use crate::kernel::text::Page;
use crate::rules::describe;
use crate::rules::flow::prompt::{Ask, Prompt, Source};
use crate::rules::state::ids::{CardId, HeroId, PileId, PlaceId};
use crate::rules::state::table::{self, Clock};

/// What was shown.
#[derive(Debug, Default)]
pub struct Shown {
    /// The turn in which the whole table was last shown.
    turn: Option<u32>,
    /// The lines of locations and heroes.
    rows: Vec<String>,
    stage: Vec<CardId>,
    hands: BTreeMap<HeroId, Vec<CardId>>,
    /// The known cards of locations' decks.
    decks: BTreeMap<PlaceId, String>,
    /// Powers whose full text was shown.
    pub plays: BTreeSet<String>,
    /// Cards in hands that were shown on a line of their own.
    read: BTreeSet<DefId>,
    /// Cards that were shown when encountered.
    met: BTreeSet<DefId>,
    /// The text of a turn's prompt that was last asked.
    pub turn_asked: Option<String>,
    /// The check that was last asked about, until an event happens.
    pub check: Option<String>,
}

impl Shown {
    /// Forgets everything, when the screen was cleared or the whole table may have changed.
    pub fn wipe(&mut self) {
        self.turn = None;
        self.rows.clear();
        self.stage.clear();
        self.hands.clear();
        self.read.clear();
        self.turn_asked = None;
        self.check = None;
    }

    /// Prints what has changed: in a new turn the overview, then new cards on the table and in the
    /// asked hand.
    pub fn changes(&mut self, world: &World, prompt: &Prompt, page: &mut Page) {
        let turn = world.resource::<Clock>().turn;
        let whole = self.turn != Some(turn);
        self.turn = Some(turn);
        if whole {
            let rows = picture::rows(world);
            if self.rows.is_empty() {
                picture::lie(world, prompt, page);
                if prompt.ask == Ask::StartPlace {
                    page.bold(t!("terminal-places-do"));
                    look::places(world, page);
                }
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
            // The powers of a card are shown with it.
            for (n, _) in (0u8..).zip(&def.powers) {
                let of = Source::Card(*c);
                self.plays.insert(describe::power_words(world, prompt.who, of, n));
            }
            // Flavour text is shown once.
            match self.met.insert(table::card(world, *c).def) {
                true => picture::card(world, def, page),
                false => picture::rules_of(world, def, page),
            }
        }
        self.stage = stage;
        self.hand(world, prompt.who, whole, page)
    }

    /// Prints the asked hand: the whole hand if much has changed since it was shown, otherwise the
    /// new cards.
    fn hand(&mut self, world: &World, hero: HeroId, whole: bool, page: &mut Page) {
        let now = table::pile(world, PileId::Hand(hero)).to_vec();
        // Before the first turn the hands are empty.
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
        // Drawing a known card was just reported as an event.
        match (read, known.is_empty(), new.is_empty()) {
            (true, _, true) => {}
            (true, ..) => picture::hand_again(world, &title, (&[], &new), page),
            _ => picture::hand_again(world, &title, (&known, &new), page),
        }
    }

    /// Prints a hand on request.
    pub fn hand_of(&mut self, world: &World, hero: HeroId, page: &mut Page) {
        if privacy::may_see(world, hero) {
            let cards = table::pile(world, PileId::Hand(hero)).to_vec();
            self.read.extend(cards.iter().map(|c| table::card(world, *c).def));
            self.hands.insert(hero, cards);
        }
        picture::hand(world, hero, page)
    }
}

/// Returns the viewer's known cards of the locations' decks.
fn decks(world: &World) -> BTreeMap<PlaceId, String> {
    let known =
        |p| describe::known_cards_text(world, &hands::known_here(world, PileId::Location(p)));
    table::places(world).map(|p| (p, known(p))).collect()
}
