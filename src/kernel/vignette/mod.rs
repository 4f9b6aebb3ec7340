//! Vignettes: positions on a table with a script and what must be true, like chess problems. A test of
//! a rule, a bug report that a player can attach, and a picture to draw are all the same file.
//!
//! The kernel finds and reads the files, plays the scripts (twice, and backwards) and reports. How a
//! position is told, what a decision means and which facts can be expected is the family's
//! ([`VignetteFamily`]).

pub mod decide;
pub mod read;
pub mod run;
pub mod say;

use std::fmt::Debug;

use bevy_ecs::prelude::*;

use crate::content::problem::Problem;
use crate::ids::{CardId, SeatId};
use crate::sim::SimFamily;

pub use run::{run_paths, run_script};

/// Whether a fact is so. `Ok(None)`: it is. `Ok(Some(what))`: it is not so, but that. `Err`: it names
/// something that is not there.
pub type Verdict = Result<Option<String>, String>;

/// Returns that it is so, or what is so in its place.
///
/// # Errors
/// Never: it is made to end a function that judges.
pub fn so(is: bool, what: impl FnOnce() -> String) -> Verdict {
    Ok(if is { None } else { Some(what()) })
}

/// What a step of a script is to who plays it.
pub enum Kind<'a, F: VignetteFamily> {
    /// A decision by meaning.
    Decide,
    /// Goes on until that is asked.
    ContinueTo(F::Ask),
    /// What the next dice show.
    Dice(&'a [u8]),
    /// What must be true now.
    Expect(&'a [F::Fact]),
}

/// What an act must be like to be meant.
pub trait Meaning<A> {
    /// Whether the act is meant.
    fn fits(&self, act: &A) -> bool;
}

/// A family of games whose positions can be told in files.
pub trait VignetteFamily: SimFamily {
    /// What a game is called in reports.
    const GAME: &'static str;
    /// A step of a script: a decision by meaning, or what must be true.
    type Step: Debug;
    /// Something that must be true.
    type Fact: Debug;
    /// What one act of a decision must be like.
    type Meaning: Meaning<Self::Act>;

    /// Tells what a step is.
    fn kind(step: &Self::Step) -> Kind<'_, Self>;

    /// Returns what each act of a decision must be like, in order.
    ///
    /// # Errors
    /// Returns what it names that is not there.
    fn meanings(world: &World, step: &Self::Step) -> Result<Vec<Self::Meaning>, String>;

    /// Whether it is so already, so that nothing need be done.
    fn is_so(_world: &World, _meaning: &Self::Meaning) -> bool {
        false
    }

    /// Returns acts to submit in order to hear why a decision is refused, where the rules have not
    /// listed it.
    ///
    /// # Errors
    /// Returns what the decision names that is not there.
    fn attempts(_world: &World, _step: &Self::Step) -> Result<Vec<Self::Act>, String> {
        Ok(Vec::new())
    }

    /// Judges a fact; the log is all that happened since the script began.
    ///
    /// # Errors
    /// Returns what it names that is not there.
    fn judge(world: &mut World, log: &[Self::Cue], fact: &Self::Fact) -> Verdict;

    /// Returns an act as a script says it.
    fn say(world: &World, act: &Self::Act) -> String;

    /// Returns the name of a card as a script says it.
    fn card_name(world: &World, card: CardId) -> String;

    /// Returns the name of a seat as a script says it.
    fn seat_name(world: &World, seat: SeatId) -> String;

    /// Returns the name of what asks as a script says it.
    fn source_name(world: &World, source: Self::Source) -> String;
}

/// A vignette, read with what it names.
pub trait Vignette<F: VignetteFamily> {
    /// Returns the file, as messages name it.
    fn file(&self) -> &str;

    /// Returns the script.
    fn script(&self) -> &[F::Step];

    /// Returns the line of the step of that number in the script.
    fn line_of(&self, step: usize) -> usize;

    /// Returns a problem with the position: where the word in backticks stands in it, if it names one.
    fn problem(&self, message: &str) -> Problem;

    /// Sets the position up in a new World, stopped at its first prompt; cues are listened to.
    ///
    /// # Errors
    /// Returns what the position names that is not there.
    fn set_up(&self) -> Result<World, String>;
}
