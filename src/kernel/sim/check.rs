//! Invariants at every prompt: every option applies, no card is lost, and undo followed by redo
//! leads to the same state.

use std::fmt::Write;

use bevy_ecs::prelude::*;

use super::{SimFamily, Sort};
use crate::bots::{Whim, random};
use crate::cues::Cues;
use crate::family::Family;
use crate::history::{Keep, undo};
use crate::journal::Journal;
use crate::play;
use crate::prompt::Prompt;
use crate::truth::{digest, restore, snapshot};

/// The number of random answers at a prompt for several cards, beside each card once.
const SUBSETS: usize = 4;

/// The invariants to check.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Checks {
    /// Apply every option to a copy at every n-th prompt; 0: never.
    pub every_option: u32,
    /// Check the family's conservation: every card lies in exactly one pile.
    pub conserve: bool,
    /// Undo and redo every answer.
    pub undo: bool,
}

impl Checks {
    /// All checks, with every option at every prompt.
    pub const ALL: Checks = Checks { every_option: 1, conserve: true, undo: true };

    /// Returns whether every option is tried at this prompt.
    pub fn looks(self, decision: u32) -> bool {
        self.every_option > 0 && decision.is_multiple_of(self.every_option)
    }
}

/// There is no check of that name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}`: every-option, conserve, undo or all")]
pub struct UnknownCheck(String);

impl std::str::FromStr for Checks {
    type Err = UnknownCheck;
    /// Parses a list of `every-option`, `conserve`, `undo` and `all`; `every-option:50` tries the options at
    /// one prompt in 50.
    fn from_str(s: &str) -> Result<Self, UnknownCheck> {
        let mut checks = Checks::default();
        for word in s.split(',').map(str::trim) {
            match word {
                "every-option" => checks.every_option = 1,
                "conserve" => checks.conserve = true,
                "undo" => checks.undo = true,
                "all" => checks = Checks::ALL,
                _ => {
                    let n = word.strip_prefix("every-option:").and_then(|n| n.parse().ok());
                    let n = n.filter(|n| *n > 0).ok_or_else(|| UnknownCheck(word.to_owned()))?;
                    checks.every_option = n;
                }
            }
        }
        Ok(checks)
    }
}

/// Checks that a prompt makes sense, that every option applies to a copy, and that restoring the
/// copy leaves no trace.
///
/// # Errors
/// Returns the kind of failure, and a description.
pub fn every_option<F: SimFamily>(
    world: &mut World,
    prompt: &Prompt<F>,
    whim: &mut Whim,
    doing: &mut String,
) -> Result<(), (Sort, String)> {
    sensible(prompt).map_err(|what| (Sort::Refused, format!("{what}: {prompt:?}")))?;
    let before = snapshot::<F>(world);
    let mark = digest::<F>(world);
    let keep = std::mem::replace(&mut world.resource_mut::<Keep>().0, false);
    let heard = std::mem::replace(&mut world.resource_mut::<Cues<F>>().listening, false);
    let written = world.resource::<Journal<F>>().decisions.len();
    for acts in answers(prompt, whim) {
        doing.clear();
        let _ = write!(doing, "\nwhile trying {acts:?} of {prompt:?}");
        if let Err(refusal) = play::submit::<F>(world, &acts) {
            return Err((Sort::Refused, format!("{acts:?}: {refusal}; offered by {prompt:?}")));
        }
        if play::ended::<F>(world).is_none() && play::prompt::<F>(world).is_none() {
            return Err((Sort::SoftLock, format!("nothing is asked after {acts:?} of {prompt:?}")));
        }
        F::conserved(world)
            .map_err(|w| (Sort::Lost, format!("{w}, after {acts:?} of {prompt:?}")))?;
        restore(world, &before);
        if digest::<F>(world) != mark {
            return Err((Sort::Diverged, format!("restoring after {acts:?} of {prompt:?}")));
        }
    }
    world.resource_mut::<Journal<F>>().decisions.truncate(written);
    world.resource_mut::<Keep>().0 = keep;
    world.resource_mut::<Cues<F>>().listening = heard;
    doing.clear();
    Ok(())
}

fn sensible<F: Family>(prompt: &Prompt<F>) -> Result<(), &'static str> {
    let Prompt { options, min, max, .. } = prompt;
    let mut sorted = options.clone();
    sorted.sort_unstable();
    sorted.dedup();
    match () {
        () if sorted.len() != options.len() => Err("an option is offered twice"),
        () if options.is_empty() => Err("no options"),
        () if *max == 0 || min > max => Err("no number of answers is right"),
        () if usize::from(*min) > options.len() => Err("more answers wanted than offered"),
        () => Ok(()),
    }
}

/// Returns every option alone, or answers that contain every option if several are required.
fn answers<F: Family>(prompt: &Prompt<F>, whim: &mut Whim) -> Vec<Vec<F::Act>> {
    if prompt.max == 1 {
        return prompt.options.iter().map(|a| vec![*a]).collect();
    }
    let least = usize::from(prompt.min.max(1));
    let cards: Vec<F::Act> = prompt.options.iter().copied().filter(|a| *a != F::CONTINUE).collect();
    let mut all: Vec<Vec<F::Act>> = (0..cards.len())
        .map(|i| cards.iter().cycle().skip(i).take(least.min(cards.len())).copied().collect())
        .collect();
    all.extend((0..SUBSETS).map(|_| random::some(whim, prompt)));
    if prompt.options.contains(&F::CONTINUE) {
        all.push(vec![F::CONTINUE]);
    }
    all
}

/// Answers, undoes the answer, and answers again: the states must be equal.
///
/// # Errors
/// Returns the kind of failure, and a description.
pub fn undone<F: Family>(
    world: &mut World,
    prompt: &Prompt<F>,
    acts: &[F::Act],
) -> Result<(), (Sort, String)> {
    let submit = |world: &mut World| {
        play::submit::<F>(world, acts)
            .map_err(|r| (Sort::Refused, format!("{acts:?}: {r}; offered by {prompt:?}")))
    };
    let before = digest::<F>(world);
    submit(world)?;
    let after = digest::<F>(world);
    if !undo::<F>(world) {
        return Err((Sort::Diverged, format!("{acts:?} of {prompt:?} cannot be undone")));
    }
    if digest::<F>(world) != before {
        return Err((Sort::Diverged, format!("undoing {acts:?} of {prompt:?}")));
    }
    submit(world)?;
    if digest::<F>(world) != after {
        return Err((Sort::Diverged, format!("doing {acts:?} of {prompt:?} again")));
    }
    Ok(())
}
