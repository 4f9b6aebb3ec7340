//! Vignettes: positions on a table with a script and its expected results, like chess problems. A
//! test of a rule, a bug report of a player, and a picture to draw are all the same kind of file.
//!
//! The kernel finds and reads the files, plays the scripts (twice, and with undo) and reports. The
//! family defines positions, the meaning of decisions, and facts ([`VignetteFamily`]).
//!
//! What is wrong with a file is a sentence, so errors are `String`s here and in the families: whoever
//! writes the vignette reads it, and the word in backticks in it leads to the line
//! ([`Vignette::problem`]); nothing else is done with it.

pub mod decide;
mod file;
pub mod possible;
pub mod read;
pub mod run;
pub mod say;

use std::fmt::Debug;

use bevy_ecs::prelude::*;

use crate::content::problem::Problem;
use crate::ids::{CardId, SeatId};
use crate::sim::SimFamily;

pub use file::{by_name, open_read, run_read};
pub use run::{run_paths, run_script};

/// The verdict on a fact. `Ok(None)`: it is true. `Ok(Some(text))`: it is false, and the text says
/// what is true instead. `Err`: it names something that does not exist.
pub type Verdict = Result<Option<String>, String>;

/// Returns the verdict of a comparison.
///
/// # Errors
/// Never; the type fits the functions that judge.
pub fn so(is: bool, what: impl FnOnce() -> String) -> Verdict {
    Ok(if is { None } else { Some(what()) })
}

/// The meaning of a step of a script.
pub enum Kind<'a, F: VignetteFamily> {
    /// A decision.
    Decide,
    /// Continue until this kind of prompt is open.
    ContinueTo(F::Ask),
    /// The results of the next dice.
    Dice(&'a [u8]),
    /// Facts that must be true now.
    Expect(&'a [F::Fact]),
}

/// A condition on an act.
pub trait Meaning<A> {
    /// Returns whether an act fulfils the condition.
    fn fits(&self, act: &A) -> bool;
}

/// A family of games with vignettes.
pub trait VignetteFamily: SimFamily {
    /// The word for a game in reports.
    const GAME: &'static str;
    /// A step of a script: a decision, or expected facts.
    type Step: Debug;
    /// A fact.
    type Fact: Debug;
    /// A condition on one act of a decision.
    type Meaning: Meaning<Self::Act>;

    /// Returns the meaning of a step.
    fn kind(step: &Self::Step) -> Kind<'_, Self>;

    /// Returns the condition on each act of a decision, in order.
    ///
    /// # Errors
    /// Returns a message if the decision names something that does not exist.
    fn meanings(world: &World, step: &Self::Step) -> Result<Vec<Self::Meaning>, String>;

    /// Returns whether the decision has its effect already.
    fn is_so(_world: &World, _meaning: &Self::Meaning) -> bool {
        false
    }

    /// Returns acts to submit in order to learn why a decision is refused, if the rules have not
    /// listed it.
    ///
    /// # Errors
    /// Returns a message if the decision names something that does not exist.
    fn attempts(_world: &World, _step: &Self::Step) -> Result<Vec<Self::Act>, String> {
        Ok(Vec::new())
    }

    /// Judges a fact; `log` contains the events since the script began.
    ///
    /// # Errors
    /// Returns a message if the fact names something that does not exist.
    fn judge(world: &mut World, log: &[Self::Cue], fact: &Self::Fact) -> Verdict;

    /// Returns an act in the syntax of scripts.
    fn say(world: &World, act: &Self::Act) -> String;

    /// Returns the name of a card in the syntax of scripts.
    fn card_name(world: &World, card: CardId) -> String;

    /// Returns the name of a seat in the syntax of scripts.
    fn seat_name(world: &World, seat: SeatId) -> String;

    /// Returns the name of a prompt's cause in the syntax of scripts.
    fn source_name(world: &World, source: Self::Source) -> String;
}

/// A loaded vignette.
pub trait Vignette<F: VignetteFamily> {
    /// Returns the file name for messages.
    fn file(&self) -> &str;

    /// Returns the script.
    fn script(&self) -> &[F::Step];

    /// Returns the line of a step of the script, by its index.
    fn line_of(&self, step: usize) -> usize;

    /// Returns a problem with the position, at the word in backticks if the message contains one.
    fn problem(&self, message: &str) -> Problem;

    /// Sets the position up in a new World, at its first prompt and with recorded events.
    ///
    /// # Errors
    /// Returns a message if the position names something that does not exist.
    fn set_up(&self) -> Result<World, String>;
}
