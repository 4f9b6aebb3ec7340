//! Decides which prompts are windows, how to pass them, and who wants to be asked there.

use bevy_ecs::prelude::*;

use super::settings::{Stop, StopSettings};
use super::{AutoPassFamily, play};
use crate::ids::SeatId;
use crate::prompt::Prompt;

/// What a prompt is to auto-pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Passing<F: AutoPassFamily> {
    /// A prompt that needs a decision.
    Decide,
    /// A window: auto-pass gives an answer unless a player wants to be asked about one of these
    /// plays.
    Window {
        /// The answer of auto-pass.
        answer: Vec<F::Act>,
        /// The plays that are possible instead.
        plays: Vec<Play<F>>,
    },
    /// A window of this kind with only one answer, or only equivalent ones.
    IfOnly(F::Window),
}

impl<F: AutoPassFamily> Passing<F> {
    /// A prompt whose answer is a formality: asked only of those who always want to be asked.
    pub fn formal(prompt: &Prompt<F>, window: F::Window, answer: Vec<F::Act>) -> Passing<F> {
        let play = |act| Play { act, seat: prompt.who, window, worth: Worth::Formal };
        let plays = answer.first().copied().map(play).into_iter().collect();
        Passing::Window { answer, plays }
    }
}

/// A possible play in a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Play<F: AutoPassFamily> {
    /// The act.
    pub act: F::Act,
    /// The seat.
    pub seat: SeatId,
    /// The kind of window for that seat.
    pub window: F::Window,
    /// The usefulness.
    pub worth: Worth,
}

/// The usefulness of a play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// It may be useful.
    Useful,
    /// It is useless now.
    Useless,
    /// It is the answer of auto-pass; it uses nothing that is pinned.
    Formal,
}

/// Why a seat is asked in a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// It has a useful play.
    Useful,
    /// It can play a pinned card.
    Pinned,
    /// It always wants to be asked here.
    Always,
}

/// A seat that wants to be asked in a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted<F: AutoPassFamily> {
    /// The seat.
    pub seat: SeatId,
    /// The kind of window for that seat.
    pub window: F::Window,
    /// The reason.
    pub why: Why,
    /// The play; the answer of auto-pass if there is no other.
    pub act: F::Act,
}

/// A prompt that auto-pass can answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening<F: AutoPassFamily> {
    /// The answer of auto-pass.
    pub answer: Vec<F::Act>,
    /// Who wants to be asked, in the order of the options. If empty, auto-pass answers.
    pub wanted: Vec<Wanted<F>>,
}

/// Returns the open prompt as a window; `None` if it needs a decision.
pub fn opening<F: AutoPassFamily>(
    world: &mut World,
    stops: &StopSettings<F::Window>,
) -> Option<Opening<F>> {
    let prompt = play::prompt::<F>(world)?.clone();
    let mut passing = F::passing(world, &prompt);
    if let Passing::IfOnly(window) = passing {
        passing = Passing::formal(&prompt, window, only(world, &prompt)?);
    }
    let Passing::Window { answer, plays } = passing else { return None };
    let wanted = plays.into_iter().filter_map(|play| {
        let Play { act, seat, window, .. } = play;
        let why = reason(world, stops, &play)?;
        Some(Wanted { seat, window, why, act })
    });
    Some(Opening { wanted: wanted.collect(), answer })
}

/// Returns the answer to a prompt with only one answer, or only equivalent ones.
fn only<F: AutoPassFamily>(world: &World, prompt: &Prompt<F>) -> Option<Vec<F::Act>> {
    let options = &prompt.options;
    let (n, min) = (options.len(), usize::from(prompt.min));
    let all = min == n || n == 1;
    let copies = || options.iter().all(|a| F::alike(world, &options[0], a));
    let fixed = prompt.min == prompt.max && (all || copies());
    (n > 0 && fixed).then(|| options[..min.clamp(1, n)].to_vec())
}

fn reason<F: AutoPassFamily>(
    world: &World,
    stops: &StopSettings<F::Window>,
    play: &Play<F>,
) -> Option<Why> {
    let good = play.worth == Worth::Useful;
    let pinned = || {
        play.worth != Worth::Formal && F::pin_id(world, play.act).is_some_and(|id| stops.pinned(id))
    };
    match stops.at(play.seat, play.window) {
        Stop::Useful if good => Some(Why::Useful),
        _ if pinned() => Some(Why::Pinned),
        Stop::Always => Some(if good { Why::Useful } else { Why::Always }),
        Stop::Useful | Stop::Never => None,
    }
}
