//! A guided first encounter: an ordinary chapter of a pack with an ordinary party, and lessons that follow
//! what happens (`assets/guide/tactics.ron`). The rules do not depend on it, and nothing of it is saved.

mod look;

#[cfg(test)]
mod tests;

use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use bevy_ecs::prelude::*;
use kernel::content::problem::{Problem, summary};
use kernel::guide;
use kernel::journal::Journal;
use kernel::play;
use lang::assets;
use ron::extensions::Extensions;
use serde::Deserialize;

use crate::campaign::find_pack;
use crate::campaign::party::{self, PartyError};
use crate::content::words::{CardKind, Difficulty};
use crate::rules::company::Company;
use crate::rules::family::Tactics;
use crate::rules::flow::prompt::Ask;
use crate::rules::start::Start;

const FILE: &str = "assets/guide/tactics.ron";

/// Why there is no guided encounter: its file in the program or its pack is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GuideError {
    /// The file cannot be read.
    #[error("guide/tactics.ron:{}: {}", .0.span.start, .0.code)]
    File(#[from] Box<ron::error::SpannedError>),
    /// The pack is invalid.
    #[error("{}", summary(.0))]
    Pack(Vec<Problem>),
    /// The party cannot set out.
    #[error(transparent)]
    Party(#[from] PartyError),
    /// The encounter cannot be laid out.
    #[error("{0}")]
    Setup(String),
}

/// The guided encounter.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Guided {
    /// The pack.
    pack: String,
    /// The chapter with the encounter.
    chapter: String,
    /// The party, each as `figure:class`.
    party: Vec<String>,
    /// The lessons.
    lessons: Vec<Lesson>,
}

impl Guided {
    fn read() -> Result<Guided, GuideError> {
        let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
        Ok(options.from_str(assets::text(FILE)).map_err(Box::new)?)
    }
}

/// A lesson; its texts are the messages `tactics-guide-ID-title` and `tactics-guide-ID-text`.
pub type Lesson = guide::Lesson<When, Point>;

/// Something that a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Doing {
    /// Play a card of that kind, or use it.
    Play(CardKind),
    /// Discard a card to move.
    DiscardToMove,
    /// Equip a card.
    Equip,
    /// Prepare a feature.
    Prepare,
    /// Roll an attack.
    Roll,
    /// Use a revive potion.
    Potion,
    /// End the turn.
    EndTurn,
}

/// A condition about the table.
#[derive(Clone, Debug, Deserialize)]
pub enum When {
    /// This is asked; the name is that of the protocol: `"turn"`.
    Asked(#[serde(deserialize_with = "kernel::vignette::by_name")] Ask),
    /// This can be done now.
    Offered(Doing),
    /// Somebody has done this in the encounter.
    Did(Doing),
    /// A hero has moved in the encounter.
    Moved,
    /// It is that round, or a later one.
    Round(u16),
    /// A boss card was carried out.
    BossActed,
    /// A hero has a condition.
    HeroHasCondition,
    /// A hero was hurt.
    HeroHurt,
    /// A hero was knocked out.
    HeroDown,
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
    /// Returns whether the condition holds at a table that asks something.
    pub fn holds(&self, world: &World) -> bool {
        match self {
            When::Asked(ask) => look::asks(world, *ask),
            When::Offered(doing) => look::offers(world, *doing),
            When::Did(doing) => look::did(world, *doing),
            When::Moved => look::moved(world),
            When::Round(n) => look::round(world) >= *n,
            When::BossActed => look::boss_acted(world),
            When::HeroHasCondition => {
                look::any_hero(world, |f| f.conditions.iter().any(Option::is_some))
            }
            When::HeroHurt => look::any_hero(world, |f| f.was_hurt),
            When::HeroDown => look::any_hero(world, |f| f.is_down()),
            When::Not(other) => !other.holds(world),
            When::All(all) => all.iter().all(|when| when.holds(world)),
            When::Any(any) => any.iter().any(|when| when.holds(world)),
        }
    }
}

/// What a lesson points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Point {
    /// The board.
    Board,
    /// The initiative line.
    Line,
    /// The objectives, with potions and counters.
    Goals,
    /// The player board.
    PlayerBoard,
    /// The hand.
    Hand,
    /// The question.
    Ask,
    /// Nothing.
    Nothing,
}

/// The progress through the lessons.
#[derive(Resource, Clone, Debug)]
pub struct Guide {
    inner: guide::Guide<When, Point>,
    /// The chapter that is guided.
    chapter: String,
}

impl Deref for Guide {
    type Target = guide::Guide<When, Point>;

    fn deref(&self) -> &Self::Target {
        &self.inner
    }
}

impl DerefMut for Guide {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.inner
    }
}

impl Guide {
    /// Creates a guide that begins with the first lesson.
    ///
    /// # Errors
    /// Returns the problem of the file, with line and column.
    pub fn new() -> Result<Guide, GuideError> {
        let Guided { chapter, lessons, .. } = Guided::read()?;
        Ok(Guide { inner: guide::Guide::new(lessons), chapter })
    }

    /// Updates the guide from the table and returns the lesson to show now, if there is one.
    pub fn follow(&mut self, world: &World) -> Option<&Lesson> {
        let prompt =
            Some(world).filter(|world| self.is_at(world)).and_then(play::prompt::<Tactics>);
        let number = prompt.map(|prompt| prompt.number);
        self.inner.follow(number, |when| when.holds(world))
    }

    /// Returns whether the guided chapter is on the table.
    pub fn is_at(&self, world: &World) -> bool {
        let start = world.get_resource::<Journal<Tactics>>().and_then(|j| j.start.as_ref());
        start.is_some_and(|start| start.chapter == self.chapter)
    }
}

/// Begins the guided encounter in a world. The seed determines everything random.
///
/// # Errors
/// Returns an error if the file, its pack or its party is invalid.
pub fn begin(world: &mut World, seed: u64) -> Result<Guide, GuideError> {
    let guided = Guided::read()?;
    let content = find_pack(&guided.pack).map_err(GuideError::Pack)?;
    let heroes = party::read(&content, &guided.party)?;
    let company = Company::begin(&content, &heroes, Difficulty::Easy).map_err(PartyError::from)?;
    let start = Start::new(&guided.chapter, company, seed);
    use_language(world, content);
    play::begin::<Tactics>(world, &start).map_err(|e| GuideError::Setup(e.to_string()))?;
    Guide::new()
}

/// Puts a pack into a world, in the current language.
fn use_language(world: &mut World, content: crate::content::TacticsContent) {
    use kernel::content::translation::Translatable as _;
    play::install::<Tactics>(world, Arc::new(content).shared_in(lang::current()));
}
