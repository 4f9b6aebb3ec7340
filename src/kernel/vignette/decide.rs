//! Finds the acts of the open prompt that a decision of a script means.

use bevy_ecs::prelude::*;

use super::{Meaning, Verdict, VignetteFamily, so};
use crate::play;
use crate::prompt::Refusal;

/// Why a decision cannot be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cannot {
    /// It names something that does not exist.
    Unclear(String),
    /// It is ambiguous.
    Several(String),
    /// It is not among the options.
    NotOffered,
}

/// Returns the acts that a decision means; empty if it has that effect already.
///
/// # Errors
/// Returns an error if the decision is unclear, ambiguous or not offered.
pub fn pick<F: VignetteFamily>(
    world: &World,
    step: &F::Step,
    options: &[F::Act],
) -> Result<Vec<F::Act>, Cannot> {
    let mut acts: Vec<F::Act> = Vec::new();
    for want in F::meanings(world, step).map_err(Cannot::Unclear)? {
        if F::is_so(world, &want) {
            continue;
        }
        let fitting: Vec<&F::Act> =
            options.iter().filter(|a| want.fits(a) && !acts.contains(a)).collect();
        let Some(first) = fitting.first() else { return Err(Cannot::NotOffered) };
        let mut meanings: Vec<String> = fitting.iter().map(|a| F::say(world, a)).collect();
        meanings.dedup();
        if meanings.len() > 1 {
            let all = meanings.join(" or ");
            return Err(Cannot::Several(format!("several things may be meant: {all}")));
        }
        acts.push(**first);
    }
    Ok(acts)
}

/// Returns whether a decision means a refused act.
///
/// # Errors
/// Returns a message if the decision names something that does not exist.
pub fn means<F: VignetteFamily>(
    world: &World,
    step: &F::Step,
    act: &F::Act,
) -> Result<bool, String> {
    Ok(F::meanings(world, step)?.iter().any(|w| w.fits(act)))
}

/// Judges whether a decision is offered.
///
/// # Errors
/// Returns a message if the decision names something that does not exist.
pub fn offered<F: VignetteFamily>(world: &World, step: &F::Step) -> Verdict {
    match pick::<F>(world, step, options::<F>(world)) {
        Ok(_) | Err(Cannot::Several(_)) => Ok(None),
        Err(Cannot::NotOffered) => Ok(Some("it is not offered".into())),
        Err(Cannot::Unclear(why)) => Err(why),
    }
}

fn options<F: VignetteFamily>(world: &World) -> &[F::Act] {
    play::prompt::<F>(world).map_or(&[], |p| &p.options)
}

/// Judges whether a decision is refused for such a reason.
///
/// # Errors
/// Returns a message if the decision names something that does not exist.
pub fn refused<F: VignetteFamily>(
    world: &mut World,
    step: &F::Step,
    wanted: &dyn Fn(&Refusal) -> bool,
) -> Verdict {
    match pick::<F>(world, step, options::<F>(world)) {
        Ok(_) | Err(Cannot::Several(_)) => return Ok(Some("it is offered".into())),
        Err(Cannot::Unclear(why)) => return Err(why),
        Err(Cannot::NotOffered) => {}
    }
    let mut heard: Vec<Refusal> = Vec::new();
    for (act, why) in F::refused(world) {
        if means::<F>(world, step, &act)? {
            heard.push(why);
        }
    }
    if heard.is_empty() {
        for act in F::attempts(world, step)? {
            match play::submit::<F>(world, &[act]) {
                Err(why) => heard.push(why),
                Ok(()) => return Err("it was not offered, and yet it was accepted".into()),
            }
        }
    }
    so(heard.iter().any(wanted), || {
        let all: Vec<String> = heard.iter().map(ToString::to_string).collect();
        format!("it is refused thus: {}", all.join("; "))
    })
}
