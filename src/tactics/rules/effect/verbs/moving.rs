//! Verbs that move figures.

use bevy_ecs::prelude::*;
use lang::saturating;

use super::super::run::Progress;
use super::super::spot::squares;
use super::super::target::{self, Does};
use super::super::{run, standing, triggers};
use super::drifting::stopped_at;
use super::pieces::step_of;
use super::{each, value};
use crate::content::effect::{Change, Effect, Spot, Target};
use crate::content::words::{Way, Who};
use crate::ground::{Base, Cells, Point, Sq, distance, nearest_free};
use crate::rules::effect::whom;
use crate::rules::flow::drive::{self, question};
use crate::rules::flow::frame::{Ctx, Flow, Frame, Happened, What};
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::moves::{self, NewMove, place};
use crate::rules::state::field::Field;
use crate::rules::state::ids::FighterId;
use crate::rules::state::table;

pub(super) fn carry_out(world: &mut World, ctx: &Ctx, effect: &Effect) -> Progress {
    match effect {
        Effect::BasicMove { plus, target, through } => {
            let plus = value(world, ctx, plus);
            walk(world, ctx, target, |world, who| {
                let points = standing::movement(world, who) + plus;
                let points = saturating::short(saturating::count(points));
                let through = through.clone();
                NewMove { points, basic: true, through, ..NewMove::of(who, ctx.source) }
            })
        }
        Effect::Move { points, target, through, straight, to } => {
            let points = saturating::short(saturating::count(value(world, ctx, points)));
            let onto = to.as_ref().map(|spot| squares(world, ctx, spot));
            walk(world, ctx, target, |_, who| {
                let (through, straight) = (through.clone(), *straight);
                NewMove { points, through, straight, onto, ..NewMove::of(who, ctx.source) }
            })
        }
        Effect::Shove { n, way, target, stopped } => {
            let n = value(world, ctx, n);
            shove(world, ctx, n, *way, target, stopped)
        }
        Effect::Place { to, target } => put(world, ctx, to, target),
        Effect::Swap { target, with } => {
            let one = target::candidates(world, ctx, target, Does::Help).first().copied();
            let mut with = with.clone();
            if let Some(one) = one.filter(|_| !target::is_direct(&with)) {
                // Nobody swaps with itself.
                with.again = false;
                drive::effects_mut(world).chosen.push(one);
            }
            let Some(all) = target::settle(world, ctx, &with, Does::Help) else {
                return Progress::Wait;
            };
            let both = one.zip(all.first().copied()).filter(|(a, b)| a != b);
            Progress::Done(both.is_some_and(|(a, b)| swap(world, ctx, a, b)))
        }
        _ => Progress::Done(false),
    }
}

/// Begins a move of whomever the target means; each of them finishes it before the next.
fn walk(
    world: &mut World,
    ctx: &Ctx,
    target: &Target,
    mut new: impl FnMut(&World, FighterId) -> NewMove,
) -> Progress {
    let asks = target::chooser(world, ctx);
    each(world, ctx, target, Does::Help, |world, who| {
        let new = NewMove { asks, ..new(world, who) };
        let before = world.resource::<Flow>().frames.len();
        moves::begin(world, new);
        world.resource::<Flow>().frames.len() > before
    })
}

/// Moves somebody square by square, for no points (AT-RUL-28): a wall, a figure or the edge ends it.
fn shove(
    world: &mut World,
    ctx: &Ctx,
    n: i32,
    way: Way,
    target: &Target,
    stopped: &crate::content::effect::Effects,
) -> Progress {
    // Where it goes is settled square by square for one figure after the other.
    if let Some(spot) = drive::effects_mut(world).spot.take() {
        // Before it is moved: what that sets off lies on top of this.
        if let Some(who) = drive::effects_mut(world).current.take() {
            push_along(world, ctx, who, n, spot, stopped);
        }
        return Progress::Wait;
    }
    if let Some(who) = drive::effects(world).current {
        let from = table::fighter(world, who).at;
        return match drive::answer_one(world) {
            Some(Act::Square(to)) => {
                drive::effects_mut(world).spot = Some(to);
                Progress::Wait
            }
            Some(_) => {
                drive::effects_mut(world).current = None;
                Progress::Wait
            }
            None => {
                let Some(steps) = ways(world, ctx, who, way) else { return Progress::Wait };
                let mut options: Vec<Act> = steps
                    .iter()
                    .filter_map(|(x, y)| from.plus(*x, *y))
                    .filter(|sq| place::fits(world, who, *sq))
                    .map(Act::Square)
                    .collect();
                if way == Way::Any {
                    options.push(Act::Continue);
                }
                match options.as_slice() {
                    [] => {
                        // Everything is in the way at once.
                        drive::effects_mut(world).current = None;
                        let before = steps.first().and_then(|(x, y)| from.plus(*x, *y));
                        stop(world, ctx, who, before, stopped);
                    }
                    [Act::Square(only)] => drive::effects_mut(world).spot = Some(*only),
                    _ => {
                        let asks = target::chooser(world, ctx);
                        let q = question(asks, Ask::Square, ctx.source);
                        drive::ask(world, q, options);
                    }
                }
                Progress::Wait
            }
        };
    }
    each(world, ctx, target, Does::Harm, |world, who| {
        let foe = ctx
            .you
            .is_some_and(|you| table::fighter(world, you).side != table::fighter(world, who).side);
        if n <= 0 || (foe && standing::is(world, who, |c| *c == Change::CannotBeShoved)) {
            return false;
        }
        if !table::fighter(world, who).on_board {
            return false;
        }
        drive::effects_mut(world).current = Some(who);
        true
    })
}

/// Returns the steps that a shove can begin with, by the board's columns and rows; nothing while a
/// direction is being drawn.
fn ways(world: &mut World, ctx: &Ctx, who: FighterId, way: Way) -> Option<Vec<(i8, i8)>> {
    let north = world.resource::<Field>().north;
    let by = ctx.you.unwrap_or(who);
    // Away from the square of an area, or from who does it.
    let center = match way {
        Way::Outward => center(world).map(Base::small),
        _ => None,
    };
    let other = center.unwrap_or(table::fighter(world, by).base());
    let apart = |world: &World, step: (i8, i8)| {
        let (base, size) = (table::fighter(world, who).base(), table::fighter(world, who).size);
        let to = base.at().plus(step.0, step.1).and_then(|sq| Base::new(sq, size))?;
        let steps = |a: Base| {
            let (dx, dy) = a.at().to(other.at());
            u16::from(dx.unsigned_abs()) + u16::from(dy.unsigned_abs())
        };
        Some((distance(to, other), steps(to), distance(base, other), steps(base)))
    };
    let all = Point::ALL.map(|p| p.step(north));
    Some(match way {
        Way::Any => all.to_vec(),
        Way::Compass | Way::North | Way::East | Way::South | Way::West => {
            vec![step_of(world, way)?]
        }
        Way::Onward => last_step(world, by).into_iter().collect(),
        Way::Away | Way::Outward => {
            // Any step that leads as far off as a step can.
            let key = |s: &(i8, i8)| apart(world, *s).map(|(d, ..)| d);
            let best = all.iter().filter_map(key).max();
            all.iter().copied().filter(|s| key(s) == best && best.is_some()).collect()
        }
        Way::Toward => {
            let nearer = |s: &(i8, i8)| {
                apart(world, *s).filter(|(d, n, was, steps)| (d, n) < (was, steps) && *d > 0)
            };
            let best = all.iter().filter_map(nearer).map(|(d, n, ..)| (d, n)).min();
            let fits = |s: &(i8, i8)| nearer(s).map(|(d, n, ..)| (d, n)) == best;
            all.iter().copied().filter(|s| best.is_some() && fits(s)).collect()
        }
    })
}

/// Returns the target square of the attack with an area that is going on.
fn center(world: &World) -> Option<Sq> {
    let flow = world.resource::<Flow>();
    let aim = flow.frames.iter().rev().find_map(|f| match f {
        Frame::Attack(f) => f.aim,
        _ => None,
    });
    match aim {
        Some(crate::rules::flow::frame::Aim::Square(sq)) => Some(sq),
        _ => None,
    }
}

/// Returns the step by which a figure has entered its square on the move that is under way.
fn last_step(world: &World, who: FighterId) -> Option<(i8, i8)> {
    let frames = world.resource::<Flow>().frames.iter().rev();
    let moves = frames.filter_map(|f| if let Frame::Move(f) = f { Some(f) } else { None });
    let f = moves.into_iter().find(|f| f.who == who)?;
    Some(f.left_behind().next_back()?.to(*f.walked.last()?))
}

/// Moves a figure on in the direction of its first square, as far as that goes.
fn push_along(
    world: &mut World,
    ctx: &Ctx,
    who: FighterId,
    n: i32,
    first: Sq,
    stopped: &crate::content::effect::Effects,
) {
    let step = table::fighter(world, who).at.to(first);
    for _ in 0..n {
        let next = table::fighter(world, who).at.plus(step.0, step.1);
        let Some(next) = next.filter(|sq| place::fits(world, who, *sq)) else {
            stop(world, ctx, who, next, stopped);
            break;
        };
        if !place::put(world, who, next) || !table::fighter(world, who).on_board {
            break;
        }
        // What stepping there sets off comes first; the rest of the shove is lost with it.
        moves::walk::entered(world, who, next);
        if matches!(world.resource::<Flow>().frames.last(), Some(Frame::Triggers(_))) {
            break;
        }
    }
}

/// Lets happen what being stopped before a square sets off: what answers it, then the verb's own words.
fn stop(
    world: &mut World,
    ctx: &Ctx,
    who: FighterId,
    before: Option<Sq>,
    stopped: &crate::content::effect::Effects,
) {
    run::push_within(world, ctx.about(who), stopped.clone());
    stopped_at(world, ctx.you, who, before);
}

/// Puts somebody on a square (AT-RUL-28). Of several that are as good, who does it chooses.
fn put(world: &mut World, ctx: &Ctx, to: &Spot, target: &Target) -> Progress {
    if drive::effects(world).targets.is_none() {
        let all = match target.who {
            // An enemy that has just fallen comes back by its own text (AT-EX-15).
            Who::Oneself => ctx.you.into_iter().collect(),
            Who::It => {
                let own = |id: &FighterId| ctx.you == Some(*id);
                let there = |id: &FighterId| table::fighter(world, *id).on_board || own(id);
                whom::it(ctx).into_iter().filter(there).collect()
            }
            _ => match target::settle(world, ctx, target, Does::Help) {
                Some(all) => all,
                None => return Progress::Wait,
            },
        };
        let f = drive::effects_mut(world);
        f.chosen.extend(&all);
        f.targets = Some(all);
        f.did = false;
    }
    let targets = drive::effects(world).targets.clone().unwrap_or_default();
    let Some(who) = targets.first().copied() else {
        return Progress::Done(drive::effects(world).did);
    };
    let at = match drive::answer_one(world) {
        Some(Act::Square(at)) => Some(at),
        Some(_) => None,
        None => {
            let wanted = squares(world, &ctx.about(who), to);
            let fits: Cells = wanted.iter().filter(|sq| place::fits(world, who, *sq)).collect();
            let options = if fits.is_empty() && *to == Spot::Start {
                // Where it began is taken: the nearest free square (AT-RUL-27).
                nearest_free(table::fighter(world, who).start, &table::free(world))
            } else {
                fits
            };
            let options: Vec<Act> = options.iter().map(Act::Square).collect();
            match options.as_slice() {
                [] => None,
                [Act::Square(only)] => Some(*only),
                _ => {
                    let asks = target::chooser(world, ctx);
                    drive::ask(world, question(asks, Ask::Square, ctx.source), options);
                    return Progress::Wait;
                }
            }
        }
    };
    let f = drive::effects_mut(world);
    if let Some(targets) = &mut f.targets {
        targets.remove(0);
    }
    let depth = world.resource::<Flow>().frames.len() - 1;
    let done = at.is_some_and(|at| place::put(world, who, at));
    if let Some(Frame::Effects(f)) = world.resource_mut::<Flow>().into_inner().frames.get_mut(depth)
    {
        f.did |= done;
    }
    Progress::Wait
}

/// Exchanges the squares of two figures of one size.
fn swap(world: &mut World, ctx: &Ctx, a: FighterId, b: FighterId) -> bool {
    let (one, other) = (table::fighter(world, a), table::fighter(world, b));
    if one.size != other.size || !one.on_board || !other.on_board {
        return false;
    }
    let (at, to) = (one.at, other.at);
    table::fighter_mut(world, a).on_board = false;
    table::fighter_mut(world, b).at = at;
    table::fighter_mut(world, a).on_board = true;
    table::fighter_mut(world, a).at = to;
    for (who, to) in [(a, to), (b, at)] {
        drive::tell(world, || crate::rules::flow::cue::Cue::Put { who, to });
        let event = Happened { of: ctx.you, ..Happened::new(What::Shifted).on(to) };
        triggers::fire(world, event.to(who));
    }
    crate::rules::goal::check(world);
    true
}
