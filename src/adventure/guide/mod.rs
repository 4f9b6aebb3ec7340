//! A guided first scenario that teaches the game while it is played: a small ordinary scenario, and
//! lessons that follow its events.
//!
//! The rules do not depend on it. A lesson is data (`assets/guide/lessons.ron`): when it applies,
//! when it is revealed, what it highlights. The lesson to show follows from the state of the table
//! and from the lessons shown before; players may do something else at any time, and a lesson that
//! no longer applies is skipped. In the window, `coach` shows the lessons.

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

mod error;
pub mod look;

#[cfg(test)]
mod tests;

pub use error::GuideError;
pub use look::{EncounterKind, Highlight, Look, PlayerAction, Type};

/// The id of the guided scenario.
pub const SCENARIO: &str = "guide";
/// The maximum number of prompts at which a lesson is shown.
const PATIENCE: u32 = 4;

const TABLE: &str = "assets/guide/table.ron";
const LESSONS: &str = "assets/guide/lessons.ron";

/// A lesson.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The id of the lesson, whose texts are the messages `guide-ID-title` and `guide-ID-text`.
    pub id: String,
    /// What the lesson highlights.
    pub at: Point,
    /// When the lesson applies.
    pub when: When,
    /// When the lesson has been revealed, whether it was shown or not.
    #[serde(default)]
    pub done: When,
}

/// A condition about the table.
#[derive(Clone, Debug, Deserialize)]
pub enum When {
    /// This is asked; the name is that of the protocol: `"turn"`.
    Asked(#[serde(deserialize_with = "crate::kernel::vignette::by_name")] Ask),
    /// This can be done now.
    Offered(PlayerAction),
    /// Somebody has done this in the game.
    Did(PlayerAction),
    /// A play is staged on the check.
    Staged,
    /// The prompt's card is of this kind.
    Meeting(EncounterKind),
    /// It is that turn of the game, or a later one.
    Turn(u32),
    /// At least that many cards are in the discard pile of the asked hero.
    Discarded(usize),
    /// At least that many locations are permanently closed.
    Shut(usize),
    /// The location of the asked hero is closed, or its deck is empty.
    Cleared,
    /// The condition does not hold.
    Not(Box<When>),
    /// All of these hold.
    All(Vec<When>),
    /// At least one of these holds.
    Any(Vec<When>),
}

impl Default for When {
    /// Returns a condition that never holds.
    fn default() -> When {
        When::Any(Vec::new())
    }
}

impl When {
    /// Returns whether the condition holds.
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

/// What a lesson highlights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Point {
    /// The cards in the hand.
    Hand,
    /// A card in the hand of that type that can be played now.
    Play(Type),
    /// The discard pile of the asked hero.
    Discards,
    /// The deck of the asked hero's location.
    Deck,
    /// The middle of the table.
    Stage,
    /// The board of another hero.
    Friend,
    /// The token of the asked hero.
    Token,
    /// The hours.
    Hours,
    /// The scenario's card.
    Story,
    /// The prompt panel.
    Ask,
    /// Nothing.
    Nothing,
}

/// The progress through the lessons.
#[derive(Resource, Clone, Debug)]
pub struct Guide {
    lessons: Arc<[Lesson]>,
    /// The indices of finished lessons.
    over: BTreeSet<usize>,
    /// The number of prompts at which each lesson was shown.
    times: BTreeMap<usize, u32>,
    /// The current lesson and its prompt.
    shown: Option<Shown>,
    /// Whether the player has dismissed the guide.
    away: bool,
}

#[derive(Clone, Copy, Debug)]
struct Shown {
    lesson: usize,
    prompt: u32,
}

impl Guide {
    /// Creates a guide that begins with the first lesson.
    ///
    /// # Errors
    /// Returns the problem of the lessons file, with line and column.
    pub fn new() -> Result<Guide, GuideError> {
        let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
        let lessons = options.from_str::<Vec<Lesson>>(assets::text(LESSONS)).map_err(Box::new)?;
        let (over, times) = (BTreeSet::new(), BTreeMap::new());
        Ok(Guide { lessons: lessons.into(), over, times, shown: None, away: false })
    }

    /// Returns all lessons.
    pub fn lessons(&self) -> &[Lesson] {
        &self.lessons
    }

    /// Updates the guide from the table and returns the lesson to show now. `None` if there is
    /// none, also at any other table than the guided one.
    pub fn follow(&mut self, world: &World) -> Option<&Lesson> {
        if self.away || !guided(world) {
            self.shown = None;
            return None;
        }
        let Some(look) = Look::at(world) else {
            self.shown = None;
            return None;
        };
        for (n, lesson) in self.lessons.iter().enumerate() {
            if lesson.done.holds(&look) {
                self.over.insert(n);
            }
        }
        let number = look.prompt.number;
        if let Some(shown) = self.shown.take() {
            // A lesson that was shown and no longer applies is finished.
            if self.lessons.get(shown.lesson).is_some_and(|l| !l.when.holds(&look)) {
                self.over.insert(shown.lesson);
            }
            if shown.prompt == number && !self.over.contains(&shown.lesson) {
                self.shown = Some(shown);
            }
        }
        while self.shown.is_none() {
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
                self.shown = Some(Shown { lesson: lesson.0, prompt: number });
            }
        }
        self.shown.and_then(|shown| self.lessons.get(shown.lesson))
    }

    /// Returns the lesson that [`Guide::follow`] returned last.
    pub fn current(&self) -> Option<&Lesson> {
        self.shown.filter(|_| !self.away).and_then(|shown| self.lessons.get(shown.lesson))
    }

    /// Returns the number of the current lesson, counted from 1, among those that were shown or are
    /// to come; and their total.
    pub fn progress(&self) -> (usize, usize) {
        (self.over.len() + 1, self.lessons.len())
    }

    /// Finishes the current lesson.
    pub fn next(&mut self) {
        if let Some(shown) = self.shown.take() {
            self.over.insert(shown.lesson);
        }
    }

    /// Dismisses the guide.
    pub fn dismiss(&mut self) {
        (self.away, self.shown) = (true, None);
    }
}

/// Returns whether the table's scenario is the guided one.
pub fn guided(world: &World) -> bool {
    let Some(playing) = world.get_resource::<Playing>() else { return false };
    let book = world.get_resource::<Book>();
    let scenario = book.and_then(|b| b.0.scenarios.get(playing.0));
    scenario.is_some_and(|s| s.id == SCENARIO)
}

/// A library of packs without campaigns.
struct Packs;

impl Library for Packs {
    fn pack(&self, name: &str) -> Result<Content, Vec<Problem>> {
        find_pack(name)
    }

    fn shelf(&self, _: &str) -> Result<Option<Shelf>, Vec<Problem>> {
        Ok(None)
    }
}

/// Loads the guided scenario with its content. The seed determines everything random.
///
/// # Errors
/// Returns an error if the scenario or its pack is invalid.
pub fn table(seed: u64) -> Result<Loaded, GuideError> {
    let mut loaded = read_text("guide/table.ron", assets::text(TABLE).to_owned(), &Packs)
        .map_err(GuideError::Table)?;
    loaded.vignette.seed = seed;
    Ok(loaded)
}
