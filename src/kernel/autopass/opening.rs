//! Which prompts are windows, what goes on from them, and who wants to be asked there.

use bevy_ecs::prelude::*;

use super::settings::{Stop, StopSettings};
use super::{AutoPassFamily, play};
use crate::ids::SeatId;
use crate::prompt::Prompt;

/// What a prompt is to auto-pass, as the family says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Passing<F: AutoPassFamily> {
    /// It must be decided.
    Decide,
    /// Play goes on with an answer, unless somebody wants to be asked about one of these plays.
    Window {
        /// The answer that goes on.
        answer: Vec<F::Act>,
        /// What could be done in place of it.
        plays: Vec<Play<F>>,
    },
    /// Play goes on where there is one answer only, or all of them come to the same: a window of this
    /// kind.
    IfOnly(F::Window),
}

impl<F: AutoPassFamily> Passing<F> {
    /// A prompt whose answer is a matter of form: only who always wants to be asked is.
    pub fn formal(prompt: &Prompt<F>, window: F::Window, answer: Vec<F::Act>) -> Passing<F> {
        let play = |act| Play { act, seat: prompt.who, window, worth: Worth::Formal };
        let plays = answer.first().copied().map(play).into_iter().collect();
        Passing::Window { answer, plays }
    }
}

/// Something that could be done in a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Play<F: AutoPassFamily> {
    /// What.
    pub act: F::Act,
    /// Whose it is to do.
    pub seat: SeatId,
    /// What kind of window it is to that seat.
    pub window: F::Window,
    /// What it is worth.
    pub worth: Worth,
}

/// What something that could be done is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// It may do some good.
    Useful,
    /// It does nobody any good just now.
    Useless,
    /// It is the answer that goes on; nothing that is pinned is used.
    Formal,
}

/// Why somebody is asked in a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// Something useful can be done.
    Useful,
    /// A pinned card can be played.
    Pinned,
    /// The seat always wants to be asked here.
    Always,
}

/// Somebody who wants to be asked in a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted<F: AutoPassFamily> {
    /// Who.
    pub seat: SeatId,
    /// What kind of window it is to them.
    pub window: F::Window,
    /// Why.
    pub why: Why,
    /// What could be done; what goes on, where nothing else can.
    pub act: F::Act,
}

/// A prompt from which play can go on without a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening<F: AutoPassFamily> {
    /// The answer that goes on.
    pub answer: Vec<F::Act>,
    /// Who wants to be asked, in the order of the options; nobody: it goes on by itself.
    pub wanted: Vec<Wanted<F>>,
}

/// Returns the open prompt as a window, if it is one; nothing if it must be decided.
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

/// The answer to a prompt to which there is one only, or only such as come to the same.
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
