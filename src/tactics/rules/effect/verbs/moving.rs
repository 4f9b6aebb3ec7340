//! Verbs that move figures.

use bevy_ecs::prelude::*;
use lang::saturating;

use super::super::run::Progress;
use super::super::spot::squares;
use super::super::target::{self, Does};
use super::super::{run, standing, triggers};
use super::drifting::stopped_at;
use super::pieces::{nearest_step, step_of};
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

/// Moves somebody square by square, for no points (AT-RUL-120): a wall, a figure or the edge ends it.
fn shove(
    world: &mut World,
    ctx: &Ctx,
    n: i32,
    way: Way,
    target: &Target,
    stopped: &crate::content::effect::Effects,
) -> Progress {
    // Where it goes is settled for one figure after the other.
    if let Some(who) = drive::effects(world).current {
        if let Some(step) = drive::effects(world).line {
            match push_on(world, who, n, step) {
                Pushed::On => {}
                Pushed::Over => done_with(world),
                Pushed::Stopped(before) => {
                    done_with(world);
                    stop(world, ctx, who, before, stopped);
                }
            }
            return Progress::Wait;
        }
        let from = table::fighter(world, who).at;
        return match drive::answer_one(world) {
            Some(Act::Square(to)) => {
                drive::effects_mut(world).line = Some(from.to(to));
                Progress::Wait
            }
            Some(_) => {
                done_with(world);
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
                        done_with(world);
                        let before = steps.first().and_then(|(x, y)| from.plus(*x, *y));
                        stop(world, ctx, who, before, stopped);
                    }
                    [Act::Square(only)] => drive::effects_mut(world).line = Some(from.to(*only)),
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
        Way::Away => {
            let (from, to) = nearest(other, table::fighter(world, who).base());
            // Who lies where the other stands goes any way.
            nearest_step(from, to).map_or_else(|| all.to_vec(), |step| vec![step])
        }
        Way::Outward => {
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

/// Returns the squares of two figures that are nearest to each other, of the first and of the second.
fn nearest(one: Base, other: Base) -> (Sq, Sq) {
    let pairs = one.squares().flat_map(|a| other.squares().map(move |b| (a, b)));
    let apart = |(a, b): &(Sq, Sq)| {
        let (x, y) = a.to(*b);
        let (x, y) = (x.unsigned_abs(), y.unsigned_abs());
        (x.max(y), x.min(y))
    };
    pairs.min_by_key(apart).unwrap_or((one.at(), other.at()))
}

/// How it goes on with a figure that is pushed.
pub(super) enum Pushed {
    /// It has gone a square on.
    On,
    /// A wall, a figure, the edge is in the way: before which square, beyond the board before none.
    Stopped(Option<Sq>),
    /// It has gone all the way, or fell, or was taken elsewhere.
    Over,
}

/// Pushes a figure one square on: what being there sets off is settled before the next (AT-RUL-120).
pub(super) fn push_on(world: &mut World, who: FighterId, n: i32, step: (i8, i8)) -> Pushed {
    let f = drive::effects(world);
    let (gone, reached) = (i32::from(f.stage), f.spot);
    let there = table::fighter(world, who);
    if gone >= n || !there.on_board || reached.is_some_and(|sq| sq != there.at) {
        return Pushed::Over;
    }
    let next = there.at.plus(step.0, step.1);
    let Some(to) = next.filter(|sq| place::fits(world, who, *sq)) else {
        return Pushed::Stopped(next);
    };
    let f = drive::effects_mut(world);
    f.stage += 1;
    f.spot = Some(to);
    f.did = true;
    if place::put(world, who, to) && table::fighter(world, who).on_board {
        moves::walk::entered(world, who, to);
    }
    Pushed::On
}

/// Turns to the next figure of those whom an effect pushes.
pub(super) fn done_with(world: &mut World) {
    let f = drive::effects_mut(world);
    f.current = None;
    f.line = None;
    f.spot = None;
    f.stage = 0;
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
