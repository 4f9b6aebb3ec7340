//! A guided first scenario that teaches by playing: a small real scenario, and lessons that follow
//! what happens on it.
//!
//! Nothing of it takes part in the rules. A lesson is data (`assets/guide/lessons.ron`): when it
//! applies, when it is learned, what it points at. Which one is said follows from the state of the
//! table and from what was said before; whoever does something else is not stopped, and what no
//! longer applies is left out. What shows it in the window is `coach`.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use bevy_ecs::prelude::*;
use ron::extensions::Extensions;
use serde::Deserialize;

use lang::assets;

use crate::cards::content::Content;
use crate::cards::source::find_pack;
use crate::kernel::content::problem::Problem;
use crate::rules::flow::prompt::Ask;
use crate::rules::state::table::{Book, Playing};
use crate::vignette::format::Shelf;
use crate::vignette::read::{Library, Loaded, read_text};

pub mod look;

#[cfg(test)]
mod tests;

pub use look::{Doing, Kin, Look, Spotted, Type};

/// The id of its scenario.
pub const SCENARIO: &str = "guide";
/// At so many prompts a lesson is said, at most: nobody is nagged.
const PATIENCE: u32 = 4;

const TABLE: &str = "assets/guide/table.ron";
const LESSONS: &str = "assets/guide/lessons.ron";

/// Something that is taught.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Its name: what is said are the messages `guide-ID-title` and `guide-ID-text`.
    pub id: String,
    /// What it points at.
    pub at: Point,
    /// When it applies.
    pub when: When,
    /// When it has been learned, whether it was said or not.
    #[serde(default)]
    pub done: When,
}

/// Something that is so on the table, or not.
#[derive(Clone, Debug, Deserialize)]
pub enum When {
    /// That is asked, by its name in the protocol: `"turn"`.
    Asked(#[serde(deserialize_with = "crate::vignette::format::ask")] Ask),
    /// That can be done now.
    Offered(Doing),
    /// Somebody has done it in this game.
    Did(Doing),
    /// A play is staged on the check.
    Staged,
    /// The card that it is about is such a one.
    Meeting(Kin),
    /// It is that turn of the game, or a later one.
    Turn(u32),
    /// So many cards or more lie in the discard pile of who is asked.
    Discarded(usize),
    /// So many locations or more are closed for good.
    Shut(usize),
    /// The location of who is asked is closed, or its deck is empty.
    Cleared,
    /// It is not so.
    Not(Box<When>),
    /// All of it is so.
    All(Vec<When>),
    /// Some of it is so.
    Any(Vec<When>),
}

impl Default for When {
    /// Never.
    fn default() -> When {
        When::Any(Vec::new())
    }
}

impl When {
    /// Whether it is so.
    pub fn holds(&self, look: &Look<'_>) -> bool {
        match self {
            When::Asked(ask) => look.prompt.ask == *ask,
            When::Offered(doing) => look.offers(doing),
            When::Did(doing) => look.did(doing),
            When::Staged => look.staged(),
            When::Meeting(kin) => look.meeting(*kin),
            When::Turn(n) => look.turn() >= *n,
            When::Discarded(n) => look.discarded() >= *n,
            When::Shut(n) => look.shut() >= *n,
            When::Cleared => look.cleared(),
            When::Not(other) => !other.holds(look),
            When::All(all) => all.iter().all(|w| w.holds(look)),
            When::Any(any) => any.iter().any(|w| w.holds(look)),
        }
    }
}

/// What a lesson points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Point {
    /// The cards in the hand.
    Hand,
    /// A card in the hand of that type that can be played now.
    Play(Type),
    /// The discard pile of who is asked.
    Discards,
    /// The deck of the location where who is asked stands.
    Deck,
    /// The middle of the table.
    Stage,
    /// The board of another hero.
    Friend,
    /// The token of who is asked.
    Token,
    /// The hours.
    Hours,
    /// The scenario's card.
    Story,
    /// The panel that asks.
    Ask,
    /// Nothing.
    Nothing,
}

/// How far the lessons have come.
#[derive(Resource, Clone, Debug)]
pub struct Guide {
    lessons: Arc<[Lesson]>,
    /// Those that are over, by their numbers.
    over: BTreeSet<usize>,
    /// At how many prompts each was said.
    times: BTreeMap<usize, u32>,
    /// The one that is said, and at which prompt.
    said: Option<Said>,
    /// Nobody wants to hear any of it.
    away: bool,
}

#[derive(Clone, Copy, Debug)]
struct Said {
    lesson: usize,
    prompt: u32,
}

impl Guide {
    /// From the beginning.
    ///
    /// # Errors
    /// What is wrong with the lessons, with line and column.
    pub fn new() -> Result<Guide, String> {
        let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
        let lessons: Vec<Lesson> = options
            .from_str(assets::text(LESSONS))
            .map_err(|e| format!("guide/lessons.ron:{}: {}", e.span.start, e.code))?;
        let (over, times) = (BTreeSet::new(), BTreeMap::new());
        Ok(Guide { lessons: lessons.into(), over, times, said: None, away: false })
    }

    /// All lessons.
    pub fn lessons(&self) -> &[Lesson] {
        &self.lessons
    }

    /// Looks at the table, and at what is to be said there now. `None` where nothing is: also on
    /// any other table.
    pub fn follow(&mut self, world: &World) -> Option<&Lesson> {
        if self.away || !guided(world) {
            self.said = None;
            return None;
        }
        let Some(look) = Look::at(world) else {
            self.said = None;
            return None;
        };
        for (n, lesson) in self.lessons.iter().enumerate() {
            if lesson.done.holds(&look) {
                self.over.insert(n);
            }
        }
        let number = look.prompt.number;
        if let Some(said) = self.said.take() {
            // What was said and no longer applies was heard.
            if self.lessons.get(said.lesson).is_some_and(|l| !l.when.holds(&look)) {
                self.over.insert(said.lesson);
            }
            if said.prompt == number && !self.over.contains(&said.lesson) {
                self.said = Some(said);
            }
        }
        while self.said.is_none() {
            let open = self.lessons.iter().enumerate().filter(|(n, _)| !self.over.contains(n));
            let Some(lesson) = open.map(|(n, l)| (n, l.when.holds(&look))).find(|(_, now)| *now)
            else {
                break;
            };
            let times = self.times.entry(lesson.0).or_default();
            *times += 1;
            if *times > PATIENCE {
                self.over.insert(lesson.0);
            } else {
                self.said = Some(Said { lesson: lesson.0, prompt: number });
            }
        }
        self.said.and_then(|said| self.lessons.get(said.lesson))
    }

    /// What was said last time, without looking again.
    pub fn saying(&self) -> Option<&Lesson> {
        self.said.filter(|_| !self.away).and_then(|said| self.lessons.get(said.lesson))
    }

    /// The number of the lesson that is said, counted from 1, among those that were said or are to
    /// come; and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.over.len() + 1, self.lessons.len())
    }

    /// That was understood: the next one.
    pub fn next(&mut self) {
        if let Some(said) = self.said.take() {
            self.over.insert(said.lesson);
        }
    }

    /// Nothing more is said.
    pub fn put_away(&mut self) {
        (self.away, self.said) = (true, None);
    }
}

/// Whether the guided scenario lies on the table.
pub fn guided(world: &World) -> bool {
    let Some(playing) = world.get_resource::<Playing>() else { return false };
    let book = world.get_resource::<Book>();
    let scenario = book.and_then(|b| b.0.scenarios.get(playing.0));
    scenario.is_some_and(|s| s.id == SCENARIO)
}

/// Packs, and no shelves.
struct Packs;

impl Library for Packs {
    fn pack(&self, name: &str) -> Result<Content, Vec<Problem>> {
        find_pack(name)
    }

    fn shelf(&self, _: &str) -> Result<Option<Shelf>, Vec<Problem>> {
        Ok(None)
    }
}

/// The guided scenario with its content; the seed decides what chance is left.
///
/// # Errors
/// What is wrong with it, or with its pack.
pub fn table(seed: u64) -> Result<Loaded, String> {
    let mut loaded = read_text("guide/table.ron", assets::text(TABLE).to_owned(), &Packs)
        .map_err(|problems| crate::campaign::join(&problems))?;
    loaded.vignette.seed = seed;
    Ok(loaded)
}
