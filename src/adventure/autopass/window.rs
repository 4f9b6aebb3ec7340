//! Which prompts are windows, what goes on from them, and who wants to be asked there.

use bevy_ecs::prelude::*;

use super::alike::alike;
use super::stops::{Stop, Stops, Window};
use super::{order, over, useful};
use crate::cards::effect::{Purpose, When};
use crate::rules::check;
use crate::rules::flow::prompt::{Act, Ask, Prompt, Source};
use crate::rules::legal;
use crate::rules::play;
use crate::rules::state::board::Board;
use crate::rules::state::ids::HeroId;
use crate::rules::state::table;

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
pub struct Wanted {
    /// Who.
    pub seat: HeroId,
    /// What kind of window it is to them.
    pub window: Window,
    /// Why.
    pub why: Why,
    /// What could be done; what goes on, where nothing else can.
    pub act: Act,
}

/// A prompt from which play can go on without a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The answer that goes on.
    pub answer: Vec<Act>,
    /// Who wants to be asked, in the order of the options; nobody: it goes on by itself.
    pub wanted: Vec<Wanted>,
}

/// The open prompt, if it is a window; nothing if it must be decided.
pub fn opening(world: &mut World, stops: &Stops) -> Option<Opening> {
    let prompt = play::prompt(world)?.clone();
    if let Some(answer) = over::answer(world, &prompt) {
        return Some(formal(&prompt, stops, Window::Only, answer));
    }
    let first = order::first(world, &prompt);
    match prompt.ask {
        Ask::Check => on_check(world, &prompt, stops),
        Ask::Window | Ask::Evade | Ask::Damage | Ask::Rolled
            if prompt.options.contains(&Act::Continue) =>
        {
            Some(plays(world, &prompt, stops))
        }
        Ask::Order if first.is_some() => {
            Some(formal(&prompt, stops, Window::Order, first.into_iter().collect()))
        }
        _ => only(world, &prompt, stops),
    }
}

/// A prompt to which there is one answer, or only such as come to the same.
fn only(world: &World, prompt: &Prompt, stops: &Stops) -> Option<Opening> {
    let options = &prompt.options;
    let (n, min) = (options.len(), usize::from(prompt.min));
    let all = min == n || n == 1;
    let copies = || options.iter().all(|a| alike(world, &options[0], a));
    let fixed = prompt.min == prompt.max && (all || copies());
    if n == 0 || !fixed || (prompt.ask == Ask::Order && n > 1) {
        return None;
    }
    Some(formal(prompt, stops, Window::Only, options[..min.clamp(1, n)].to_vec()))
}

/// A prompt whose answer is a matter of form: only who always wants to be asked is.
fn formal(prompt: &Prompt, stops: &Stops, window: Window, answer: Vec<Act>) -> Opening {
    let seat = prompt.who;
    let always = stops.at(seat, window) == Stop::Always;
    let act = answer.first().copied().filter(|_| always);
    let wanted = act.map(|act| Wanted { seat, window, why: Why::Always, act });
    Opening { answer, wanted: wanted.into_iter().collect() }
}

/// A window for plays.
fn plays(world: &World, prompt: &Prompt, stops: &Stops) -> Opening {
    let mut good = useful::plays(world, prompt);
    if over::last_plays(world, prompt) {
        good.retain(|a| !over::declined(world, a));
    }
    let wanted = prompt.options.iter().filter_map(|act| {
        let Act::Use { hero, of, power, .. } = *act else { return None };
        let window = match prompt.ask {
            Ask::Evade => Window::Evade,
            Ask::Damage => Window::Damage,
            Ask::Rolled => Window::Rolled,
            _ => match legal::power(&Board::new(world), hero, of, power).map(|(p, _)| &p.when) {
                Some(When::On(event)) => Window::of_event(event),
                _ => Window::End,
            },
        };
        let why = reason(world, stops, (hero, window), of, good.contains(act))?;
        Some(Wanted { seat: hero, window, why, act: *act })
    });
    Opening { answer: vec![Act::Continue], wanted: wanted.collect() }
}

fn reason(
    world: &World,
    stops: &Stops,
    (seat, window): (HeroId, Window),
    of: Source,
    good: bool,
) -> Option<Why> {
    let pinned = || pin_id(world, of).is_some_and(|id| stops.pinned(id));
    match stops.at(seat, window) {
        Stop::Useful if good => Some(Why::Useful),
        _ if pinned() => Some(Why::Pinned),
        Stop::Always => Some(if good { Why::Useful } else { Why::Always }),
        Stop::Useful | Stop::Never => None,
    }
}

/// The id by which something with a power is pinned.
pub fn pin_id(world: &World, of: Source) -> Option<&str> {
    match of {
        Source::Card(c) => Some(&table::printed(world, c).id),
        Source::Hero(h) => Some(&table::hero_def(world, h).id),
        Source::Place(p) => Some(&table::place_def(world, p).id),
        Source::Scenario | Source::Adventure | Source::Path | Source::Rules => None,
    }
}

/// A check on which nothing is staged. One to recharge goes on by its roll: declining it gains
/// nothing, and its best way is taken. Any other only where nothing is to be decided: whether to
/// try, how, and with what.
fn on_check(world: &mut World, prompt: &Prompt, stops: &Stops) -> Option<Opening> {
    let now = check::view(world)?;
    if !now.staged.is_empty() {
        return None;
    }
    let recharge = now.purpose == Purpose::Recharge;
    if !recharge && prompt.options.contains(&Act::Decline) {
        return None;
    }
    if !recharge && useful::any_on_check(world, prompt, &now) {
        return None;
    }
    let good = if recharge { useful::on_check(world, prompt, &now) } else { Vec::new() };
    let window = match recharge {
        true => Window::Recharge,
        false if useful::sure(&now) => Window::Sure,
        false => Window::Roll,
    };
    let mut wanted = Vec::new();
    for act in &prompt.options {
        let (seat, why) = match *act {
            Act::Use { hero, of, .. } => {
                let why = reason(world, stops, (hero, window), of, good.contains(act));
                (hero, why)
            }
            Act::Roll if stops.at(prompt.who, window) == Stop::Always => {
                (prompt.who, Some(Why::Always))
            }
            _ => continue,
        };
        wanted.extend(why.map(|why| Wanted { seat, window, why, act: *act }));
    }
    Some(Opening { answer: vec![Act::Roll], wanted })
}
