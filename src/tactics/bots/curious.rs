//! The curious bot goes where it is told to: it takes the turning, loses, wins, or wins with the bonus. On
//! the way it uses what has not been used yet, and else it plays like the careful bot.

use std::collections::{BTreeMap, BTreeSet};

use bevy_ecs::prelude::*;
use kernel::bots::{Bot, BotFamily as _, Whim};

use super::careful::Careful;
use crate::content::TacticsContent;
use crate::content::printed::LevelUpDef;
use crate::content::words::Outcome;
use crate::rules::family::Tactics;
use crate::rules::flow::prompt::{Act, Ask, Prompt};
use crate::rules::road::reading;
use crate::rules::state::ids::{CardId, Def, Source};
use crate::rules::state::piles;
use crate::rules::state::table;

/// Number of answers that only wait for a defeat; not every encounter is lost by waiting.
const MOST_WAITS: u16 = 600;
/// So often the same answer is given in a chapter because it is new.
const MOST: u8 = 3;

/// Where the road is to lead from a chapter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wish {
    /// The next chapter.
    pub to: String,
    /// The result of the encounter that leads there, if it is one.
    pub outcome: Option<Outcome>,
    /// Cards that nobody has played yet, by their ids.
    pub fresh: BTreeSet<String>,
    /// Whether the gold is kept.
    pub thrifty: bool,
}

/// A bot with a wish.
pub struct Curious {
    careful: Careful,
    whim: Whim,
    wish: Wish,
    /// How often each answer was given because it was new.
    given: BTreeMap<Act, u8>,
    /// Number of answers that only waited for a defeat.
    waited: u16,
}

impl Curious {
    /// Creates a bot for one chapter.
    pub fn new(seed: u64, wish: Wish) -> Curious {
        let eager = wish.outcome == Some(Outcome::Plus);
        let (careful, whim) = (Careful::new(seed).eager(eager), Whim::new(seed.rotate_left(7)));
        Curious { careful, whim, wish, given: BTreeMap::new(), waited: 0 }
    }

    /// Takes the turning that leads where it wants to, else any; leaves a market at once if it is thrifty.
    fn turning(&mut self, world: &World, prompt: &Prompt) -> Option<Act> {
        let leaves = prompt.ask == Ask::Story || self.wish.thrifty;
        if !leaves || !matches!(prompt.ask, Ask::Story | Ask::Market) {
            return None;
        }
        let choices = reading(world).choices;
        let goes = |act: &Act| match act {
            Act::Choice(n) => choices.get(usize::from(*n))?.goto.as_ref(),
            _ => None,
        };
        let choice = |act: &&Act| matches!(act, Act::Choice(_));
        let open: Vec<Act> = prompt.options.iter().filter(choice).copied().collect();
        let wished = open.iter().filter(|act| goes(act) == Some(&self.wish.to));
        let wished: Vec<Act> = wished.copied().collect();
        // What asks again is tried first now and then: it may open the way.
        let again = open.iter().filter(|act| goes(act).is_none()).copied();
        let again: Vec<Act> = again.collect();
        let of = match (wished.is_empty(), again.is_empty()) {
            (false, true) => wished,
            (false, false) if !self.whim.once_in(2) => wished,
            (_, false) => again,
            _ => open,
        };
        (!of.is_empty()).then(|| of[self.whim.below(of.len())])
    }

    /// Returns an answer by which something comes into play that has never been played.
    fn fresh(&mut self, world: &World, prompt: &Prompt) -> Option<Act> {
        let content = table::book(world);
        let news = |act: &Act| -> u8 {
            let new = |card: CardId| {
                let def = table::printed(world, card);
                u8::from(def.is_some_and(|def| self.wish.fresh.contains(&def.id)))
            };
            match *act {
                Act::Use { of: Source::Card(card), .. } => new(card),
                Act::Slot(card) | Act::ShuffleIn(card) | Act::Item(card) => new(card),
                Act::Equip(card) | Act::Prepare(card) => new(card),
                Act::Buy { card, .. } => new(card),
                Act::LevelUp { card, .. } => match piles::card(world, card).def {
                    Def::LevelUp(id) => self.level(content, content.level(id)),
                    _ => 0,
                },
                _ => 0,
            }
        };
        let given = |act: &Act| self.given.get(act).is_some_and(|n| *n >= MOST);
        let all = prompt.options.iter().filter(|act| !given(act)).map(|act| (*act, news(act)));
        let best = all.clone().map(|(_, n)| n).max().filter(|n| *n > 0)?;
        let all: Vec<Act> = all.filter(|(_, n)| *n == best).map(|(act, _)| act).collect();
        let act = all[self.whim.below(all.len())];
        *self.given.entry(act).or_default() += 1;
        Some(act)
    }

    /// Returns how new a level-up is: it brings a new card, or a later one of its class does.
    fn level(&self, content: &TacticsContent, level: &LevelUpDef) -> u8 {
        let brings = |level: &LevelUpDef| {
            let mut cards = level.add.iter().chain(&level.replace).chain(&level.features);
            cards.any(|card| self.wish.fresh.contains(card))
        };
        let mut later = content.levels.iter().filter(|l| l.class == level.class);
        match brings(level) {
            true => 2,
            false => u8::from(later.any(brings)),
        }
    }
}

/// Returns whether something is asked in an encounter, and not before or after it.
fn during(ask: Ask) -> bool {
    !matches!(
        ask,
        Ask::Read
            | Ask::Story
            | Ask::Market
            | Ask::LevelUp
            | Ask::RemoveCard
            | Ask::AddBasic
            | Ask::Reward
            | Ask::Lose
            | Ask::Camp
            | Ask::FillBoard
    )
}

impl Bot<Tactics> for Curious {
    fn begin(&mut self, seed: u64) {
        *self = Curious::new(seed, self.wish.clone());
    }

    fn choose(&mut self, world: &mut World, prompt: &Prompt) -> Vec<Act> {
        let act = self.fresh(world, prompt).or_else(|| self.turning(world, prompt));
        let loses = self.wish.outcome == Some(Outcome::Failure)
            && during(prompt.ask)
            && self.waited < MOST_WAITS;
        self.waited += u16::from(loses && act.is_none());
        let act = act.or_else(|| Tactics::gets_on(prompt).filter(|_| loses));
        act.map_or_else(|| self.careful.choose(world, prompt), |act| vec![act])
    }
}
