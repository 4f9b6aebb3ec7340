//! What the terminal has shown already: only what has changed is shown again.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, BufRead, Write};

use bevy_ecs::prelude::*;

use super::{Screen, picture};
use crate::campaign::hands;
use crate::rules::flow::prompt::Prompt;
use crate::rules::state::ids::{CardId, HeroId, PileId, PlaceId};
use crate::rules::state::table::{self, Clock};
use crate::rules::words;

/// What was shown.
#[derive(Debug, Default)]
pub struct Shown {
    /// The turn in which the whole table was shown last.
    turn: Option<u32>,
    stage: Vec<CardId>,
    hands: BTreeMap<HeroId, Vec<CardId>>,
    /// What is known of decks.
    decks: BTreeMap<PlaceId, String>,
    /// Plays that were read to their end.
    pub plays: BTreeSet<String>,
}

impl Shown {
    /// Nothing that stands there can be seen any more, or all of it may have changed.
    pub fn wipe(&mut self) {
        self.turn = None;
        self.stage.clear();
        self.hands.clear();
    }

    /// Shows what has changed since: in a new turn how the table lies, then what came onto it or
    /// into the hand that is asked.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub fn changes<I: BufRead, O: Write>(
        &mut self,
        world: &World,
        prompt: &Prompt,
        screen: &mut Screen<'_, I, O>,
    ) -> io::Result<()> {
        let turn = world.resource::<Clock>().turn;
        let whole = self.turn != Some(turn);
        self.turn = Some(turn);
        if whole {
            picture::lie(world, prompt, screen)?;
            self.decks = decks(world);
        } else {
            let now = decks(world);
            for (place, known) in &now {
                if !known.is_empty() && self.decks.get(place) != Some(known) {
                    let pile = words::pile_there(world, PileId::Location(*place));
                    screen.hanging("  ", t!("terminal-known", pile = pile, known = known))?;
                }
            }
            self.decks = now;
        }
        let stage = table::pile(world, PileId::Stage).to_vec();
        for c in stage.iter().filter(|c| !self.stage.contains(c)) {
            picture::card(world, table::printed(world, *c), screen)?;
        }
        self.stage = stage;
        self.hand(world, prompt.who, whole, screen)
    }

    /// The hand that is asked: all of it where it was not shown since much has changed, else what has
    /// come into it.
    fn hand<I: BufRead, O: Write>(
        &mut self,
        world: &World,
        hero: HeroId,
        whole: bool,
        screen: &mut Screen<'_, I, O>,
    ) -> io::Result<()> {
        let now = table::pile(world, PileId::Hand(hero)).to_vec();
        if !hands::may_see(world, hero) {
            return picture::hand(world, hero, screen);
        }
        let old = self.hands.insert(hero, now.clone());
        let new: Vec<CardId> = match &old {
            Some(old) => now.iter().filter(|c| !old.contains(c)).copied().collect(),
            None => now.clone(),
        };
        match old {
            Some(old) if !whole && (new.is_empty() || old == now) => Ok(()),
            Some(_) if !whole => picture::came(world, hero, &new, screen),
            _ => picture::hand(world, hero, screen),
        }
    }

    /// Notes that all of it was shown.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub fn all<I: BufRead, O: Write>(
        &mut self,
        world: &World,
        prompt: &Prompt,
        screen: &mut Screen<'_, I, O>,
    ) -> io::Result<()> {
        self.wipe();
        self.changes(world, prompt, screen)
    }

    /// A hand, when somebody asks for it.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub fn hand_of<I: BufRead, O: Write>(
        &mut self,
        world: &World,
        hero: HeroId,
        screen: &mut Screen<'_, I, O>,
    ) -> io::Result<()> {
        if hands::may_see(world, hero) {
            self.hands.insert(hero, table::pile(world, PileId::Hand(hero)).to_vec());
        }
        picture::hand(world, hero, screen)
    }
}

/// What whoever looks knows of the decks of locations.
fn decks(world: &World) -> BTreeMap<PlaceId, String> {
    let known = |p| words::lying_text(world, &hands::known_here(world, PileId::Location(p)));
    table::places(world).map(|p| (p, known(p))).collect()
}
