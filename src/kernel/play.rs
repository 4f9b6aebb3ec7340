//! The entry points to the rules of any family: install, begin, prompt, submit.

use std::sync::Arc;

use bevy_ecs::prelude::*;

use super::cues::Cues;
use super::drive::drive;
use super::flow::{Flow, Over};
use super::history::{self, History, Keep};
use super::journal::Journal;
use super::prompt::{Asked, Prompt, Refusal};
use super::revealed::{self, Revealed};
use super::rng::Rng;
use super::truth::Truth;
use super::{Family, Misfit};

pub use super::family::SetupError;

/// Prepares a World for a pack. [`begin`] may be called many times. Installing another pack clears
/// the table.
pub fn install<F: Family>(world: &mut World, content: Arc<F::Content>) {
    if !world.contains_resource::<Truth<F>>() {
        world.insert_resource(Truth::<F>::of_family());
        world.insert_resource(Cues::<F>::default());
        world.insert_resource(Revealed::<F>::default());
        world.insert_resource(Keep(true));
        reset::<F>(world, 0);
    }
    F::install(world, content);
}

/// Clears the game on the table: its frames, prompt, randomness and decisions. Families call this
/// when they clear the table.
pub fn reset<F: Family>(world: &mut World, seed: u64) {
    world.insert_resource(Rng::with_streams(seed, F::STREAMS.len()));
    world.insert_resource(Flow::<F>::default());
    world.insert_resource(Asked::<F>::default());
    world.insert_resource(Over::<F>::default());
    world.insert_resource(Journal::<F>::default());
    world.insert_resource(History::<F>::default());
    world.resource_mut::<Cues<F>>().drain();
}

/// Sets a game up, replacing everything on the table, and stops at the first prompt.
///
/// # Errors
/// Returns an error if the start is invalid.
pub fn begin<F: Family>(world: &mut World, start: &F::Start) -> Result<(), SetupError> {
    F::lay_out(world, start)?;
    drive::<F>(world);
    Ok(())
}

/// Returns the open prompt. There is always one until the game is over.
pub fn prompt<F: Family>(world: &World) -> Option<&Prompt<F>> {
    world.resource::<Asked<F>>().prompt.as_ref()
}

/// Returns the ending, once the game is over.
pub fn ended<F: Family>(world: &World) -> Option<F::Ending> {
    world.resource::<Over<F>>().0
}

/// Answers the open prompt and continues to the next one.
///
/// # Errors
/// Returns an error if no prompt is open, an act is not among the options, or their number is
/// wrong; nothing changes then.
pub fn submit<F: Family>(world: &mut World, acts: &[F::Act]) -> Result<(), Refusal> {
    judge::<F>(world, acts)?;
    let keep = world.resource::<Keep>().0;
    let named = if keep { F::named(world) } else { Vec::new() };
    if keep {
        history::keep::<F>(world, acts);
    }
    world.resource_mut::<Asked<F>>().prompt = None;
    world.resource_mut::<Journal<F>>().decisions.push(acts.to_vec());
    world.resource_mut::<Flow<F>>().answer = Some(acts.to_vec());
    drive::<F>(world);
    if keep {
        let revealed = revealed::take::<F>(world, &named);
        history::note(world, revealed);
    }
    Ok(())
}

/// Checks whether an answer fits the open prompt.
///
/// # Errors
/// As [`submit`].
pub fn judge<F: Family>(world: &World, acts: &[F::Act]) -> Result<(), Refusal> {
    let Some(p) = prompt::<F>(world) else {
        return Err(F::refuse(world, Misfit::NothingAsked));
    };
    if let Some(wrong) = acts.iter().find(|a| !p.options.contains(a)) {
        return Err(F::refuse(world, Misfit::NotOffered(*wrong)));
    }
    let alone = acts == [F::CONTINUE];
    let (min, max) = (usize::from(p.min), usize::from(p.max));
    let twice = (1..acts.len()).any(|i| acts[..i].contains(&acts[i]));
    if twice || (!alone && (acts.len() < min.max(1) || acts.len() > max)) {
        return Err(F::refuse(world, Misfit::Count { min: p.min, max: p.max }));
    }
    if acts.len() > 1 && acts.contains(&F::CONTINUE) {
        return Err(F::refuse(world, Misfit::SomeAndNone));
    }
    Ok(())
}
