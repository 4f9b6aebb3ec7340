//! A guided first scenario that teaches the game while it is played: a small ordinary scenario, and
//! lessons that follow its events.
//!
//! The rules do not depend on it. A lesson is data (`assets/guide/lessons.ron`): when it applies,
//! when it is revealed, what it highlights. The lesson to show follows from the state of the table
//! and from the lessons shown before; players may do something else at any time, and a lesson that
//! no longer applies is skipped. In the window, `coach` shows the lessons.

use std::ops::{Deref, DerefMut};

use bevy_ecs::prelude::*;
use serde::Deserialize;

use lang::assets;

use crate::cards::content::Content;
use crate::cards::source::find_pack;
use crate::kernel::content::problem::Problem;
use crate::kernel::guide;
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

const TABLE: &str = "assets/guide/table.ron";
const LESSONS: &str = "assets/guide/lessons.ron";

/// A lesson; its texts are the messages `guide-ID-title` and `guide-ID-text`.
pub type Lesson = guide::Lesson<When, Point>;

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
pub struct Guide(guide::Guide<When, Point>);

impl Deref for Guide {
    type Target = guide::Guide<When, Point>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Guide {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl Guide {
    /// Creates a guide that begins with the first lesson.
    ///
    /// # Errors
    /// Returns the problem of the lessons file, with line and column.
    pub fn new() -> Result<Guide, GuideError> {
        Ok(Guide(guide::Guide::read(assets::text(LESSONS))?))
    }

    /// Updates the guide from the table and returns the lesson to show now. `None` if there is
    /// none, also at any other table than the guided one.
    pub fn follow(&mut self, world: &World) -> Option<&Lesson> {
        let look = Some(world).filter(|world| guided(world)).and_then(Look::at);
        let number = look.as_ref().map(|look| look.prompt.number);
        self.0.follow(number, |when| look.as_ref().is_some_and(|look| when.holds(look)))
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
