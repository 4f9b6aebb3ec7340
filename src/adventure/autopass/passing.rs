//! The card game's part of auto-pass: which prompts can be passed, and with which answer.

use bevy_ecs::prelude::*;

use super::kinds::Window;
use super::settled::Ended;
use super::{footprint, settled, useful};
use crate::cards::content::DefId;
use crate::cards::effect::{Effect, Purpose, When};
use crate::kernel::autopass::{self, AutoPassFamily, Play, Worth, order};
use crate::rules::check;
use crate::rules::family::Adventure;
use crate::rules::flow::frame::{Ctx, EffectsFrame, Flow, Frame};
use crate::rules::flow::prompt::{Act, Ask, Prompt, Source};
use crate::rules::legal;
use crate::rules::play;
use crate::rules::state::board::Board;
use crate::rules::state::ids::{CardId, HeroId, MAX_HEROES, PileId};
use crate::rules::state::table;

type Passing = autopass::Passing<Adventure>;

impl AutoPassFamily for Adventure {
    type Window = Window;
    type Noted = Option<Ended>;
    const SEATS: usize = MAX_HEROES;

    fn passing(world: &mut World, prompt: &Prompt) -> Passing {
        if let Some(answer) = settled::answer(world, prompt) {
            return Passing::formal(prompt, Window::Only, answer);
        }
        match prompt.ask {
            Ask::Check => on_check(world, prompt).unwrap_or(Passing::Decide),
            Ask::Window | Ask::Evade | Ask::Damage | Ask::Rolled
                if prompt.options.contains(&Act::Continue) =>
            {
                plays(world, prompt)
            }
            Ask::Order => match first(world, prompt) {
                Some(first) => Passing::formal(prompt, Window::Order, vec![first]),
                None if prompt.options.len() > 1 => Passing::Decide,
                None => Passing::IfOnly(Window::Only),
            },
            _ => Passing::IfOnly(Window::Only),
        }
    }

    fn alike(world: &World, a: &Act, b: &Act) -> bool {
        alike(world, a, b)
    }

    fn pin_id(world: &World, act: Act) -> Option<&str> {
        match act {
            Act::Use { of, .. } => pin_id(world, of),
            _ => None,
        }
    }

    /// Opens a check with the way that has the best chance over what the party can add, if it is
    /// not the default. Players may still choose another.
    fn opens_with(world: &World) -> Option<Vec<Act>> {
        let prompt = play::prompt(world).filter(|p| p.ask == Ask::Check)?;
        let (alternative, skill) = check::opening(world)?;
        let way = Act::Way { alternative, skill };
        prompt.options.contains(&way).then(|| vec![way])
    }

    /// Records the table when a turn is about to be ended: what was playable then and was not
    /// played need not be asked about a moment later.
    fn note(world: &World, acts: &[Act]) -> Option<Option<Ended>> {
        (acts == [Act::EndTurn]).then(|| Ended::of(world))
    }
}

/// Returns whether two options differ only in which copy of a card they take from a pile.
fn alike(world: &World, a: &Act, b: &Act) -> bool {
    let same = |x: CardId, y: CardId| known(world, x) == known(world, y);
    match (*a, *b) {
        (Act::Card(x), Act::Card(y)) => same(x, y),
        (Act::Give { card: x, to }, Act::Give { card: y, to: other }) => to == other && same(x, y),
        (
            Act::Use { hero: h, of: x, power: p, with: v },
            Act::Use { hero: i, of: y, power: q, with: w },
        ) => {
            let of = match (x, y) {
                (Source::Card(x), Source::Card(y)) => same(x, y),
                _ => x == y,
            };
            let with = match (v, w) {
                (Some(v), Some(w)) => same(v, w),
                _ => v == w,
            };
            h == i && p == q && of && with
        }
        _ => a == b,
    }
}

/// Returns everything that distinguishes a card from others.
fn known(world: &World, card: CardId) -> (DefId, PileId, bool) {
    let c = table::card(world, card);
    (c.def, c.pile, c.up)
}

/// Returns an option that may come first without making a difference to the others (AC-RUL-01);
/// `None` if the order matters.
pub fn first(world: &World, prompt: &Prompt) -> Option<Act> {
    if prompt.ask != Ask::Order || prompt.max != 1 {
        return None;
    }
    let top = world.resource::<Flow>().frames.last()?;
    let footprint = |act: &Act| match (top, *act) {
        (Frame::Triggers(f), Act::Choice(n)) => {
            let fired = f.forced.get(usize::from(n))?;
            Some(footprint::of(world, &fired.ctx, &fired.does.0, None))
        }
        (Frame::Effects(f), Act::Hero(h)) => for_hero(world, f, h),
        _ => None,
    };
    let all: Vec<footprint::Footprint> =
        prompt.options.iter().map(footprint).collect::<Option<_>>()?;
    let at = order::first(&all)?;
    prompt.options.get(at).copied()
}

/// Returns the footprint of an effect on several heroes when carried out for one of them.
fn for_hero(world: &World, f: &EffectsFrame, hero: HeroId) -> Option<footprint::Footprint> {
    let e = f.list.get(f.at)?;
    let ctx = Ctx { you: hero, ..f.ctx.clone() };
    Some(match e {
        Effect::Each(_, list, _) => footprint::of(world, &ctx, list, None),
        e => footprint::of(world, &f.ctx, std::slice::from_ref(e), Some(hero)),
    })
}

/// Handles a window for plays.
fn plays(world: &World, prompt: &Prompt) -> Passing {
    let mut good = useful::plays(world, prompt);
    if settled::last_plays(world, prompt) {
        good.retain(|a| !settled::declined(world, a));
    }
    let all = prompt.options.iter().filter_map(|act| {
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
        Some(Play { act: *act, seat: hero, window, worth: worth(good.contains(act)) })
    });
    Passing::Window { answer: vec![Act::Continue], plays: all.collect() }
}

fn worth(useful: bool) -> Worth {
    if useful { Worth::Useful } else { Worth::Useless }
}

/// Returns the id by which a card or board with a power is pinned.
pub fn pin_id(world: &World, of: Source) -> Option<&str> {
    match of {
        Source::Card(c) => Some(&table::printed(world, c).id),
        Source::Hero(h) => Some(&table::hero_def(world, h).id),
        Source::Place(p) => Some(&table::place_def(world, p).id),
        Source::Scenario | Source::Adventure | Source::Path | Source::Rules => None,
    }
}

/// Handles a check with nothing staged. A check to recharge is rolled at once with its best way, as
/// declining gains nothing. Any other is passed only if there is nothing to decide: whether to
/// attempt it, how, and with what.
fn on_check(world: &mut World, prompt: &Prompt) -> Option<Passing> {
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
    let play = |act: &Act| {
        let (seat, worth) = match *act {
            Act::Use { hero, .. } => (hero, worth(good.contains(act))),
            Act::Roll => (prompt.who, Worth::Formal),
            _ => return None,
        };
        Some(Play { act: *act, seat, window, worth })
    };
    let plays = prompt.options.iter().filter_map(play).collect();
    Some(Passing::Window { answer: vec![Act::Roll], plays })
}
