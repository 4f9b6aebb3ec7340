//! Verbs that move figures in a line: the drift of everybody one way, and a run through whoever is in the
//! way.

use bevy_ecs::prelude::*;

use super::super::run::{self, Progress};
use super::super::{amount, target, triggers, whom};
use super::moving::{Pushed, done_with, push_on};
use super::pieces::{ahead, nearest_step, step_of};
use crate::content::amount::Amount;
use crate::content::effect::{Effect, Effects};
use crate::content::words::Way;
use crate::ground::{Base, Cells, Sq};
use crate::rules::flow::drive::{self, question};
use crate::rules::flow::frame::{Ctx, Flow, Frame, Happened, What};
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::moves::{place, walk};
use crate::rules::state::ids::FighterId;
use crate::rules::state::table;

pub(super) fn carry_out(world: &mut World, ctx: &Ctx, effect: &Effect) -> Progress {
    match effect {
        Effect::Drift { n, way, whom } => {
            if drive::effects(world).targets.is_none() {
                let Some(step) = step_of(world, *way) else { return Progress::Wait };
                let meant = |id: FighterId| whom::means(world, ctx, whom, id);
                let there = table::standing(world).filter(|f| meant(f.id));
                let mut all: Vec<(i32, FighterId)> =
                    there.map(|f| (-ahead(f.at, step), f.id)).collect();
                all.sort_unstable();
                let f = drive::effects_mut(world);
                f.count = lang::saturating::whole(all.len());
                f.targets = Some(all.into_iter().map(|(_, id)| id).collect());
                f.line = Some(step);
                f.did = false;
            }
            drift(world, ctx, n)
        }
        Effect::Run { n, way, hits, stopped } => {
            if run::stage(world) == 0 {
                let Some(step) = direction(world, ctx, *way) else { return Progress::Wait };
                run::set_stage(world, 1);
                drive::effects_mut(world).line = Some(step);
                drive::effects_mut(world).did = false;
            }
            run_on(world, ctx, n, hits, stopped)
        }
        _ => Progress::Done(false),
    }
}

/// Moves the next of those who drift; what that sets off is settled before the one behind.
fn drift(world: &mut World, ctx: &Ctx, n: &Amount) -> Progress {
    let n = amount::count(world, ctx, n);
    let f = drive::effects_mut(world);
    let Some(step) = f.line else { return Progress::Done(f.did) };
    if let Some(who) = f.current {
        let pushed = push_on(world, who, n, step);
        if !matches!(pushed, Pushed::On) {
            done_with(world);
            // All go the same way.
            drive::effects_mut(world).line = Some(step);
        }
        if let Pushed::Stopped(before) = pushed {
            stopped_at(world, ctx.you, who, before);
        }
        return Progress::Wait;
    }
    let Some(targets) = f.targets.as_mut().filter(|t| !t.is_empty()) else {
        return Progress::Done(f.did);
    };
    let who = targets.remove(0);
    if table::fighter(world, who).on_board && !walk::is_unharmed(world, who) {
        drive::effects_mut(world).current = Some(who);
    }
    Progress::Wait
}

/// Tells that somebody was stopped on the way before a square; beyond the board there is none.
pub(super) fn stopped_at(
    world: &mut World,
    by: Option<FighterId>,
    who: FighterId,
    before: Option<Sq>,
) {
    let event = Happened { of: by, square: before, ..Happened::new(What::Stopped) };
    triggers::fire(world, event.to(who));
}

/// Returns the direction of a run: drawn, fixed, toward whom the words before are about, or chosen. Nothing
/// while that is asked.
fn direction(world: &mut World, ctx: &Ctx, way: Way) -> Option<(i8, i8)> {
    let at = ctx.you.map(|you| table::fighter(world, you).at);
    match (way, at) {
        (Way::Toward, Some(at)) => {
            let to = whom::it(ctx).map_or(at, |it| table::fighter(world, it).at);
            Some(nearest_step(at, to).unwrap_or((0, 1)))
        }
        (Way::Any, Some(at)) => match drive::answer_one(world) {
            Some(Act::Square(to)) => Some(at.to(to)),
            _ => {
                let around = Cells::one(at).around(1) - Cells::one(at);
                let options = (around & table::surface(world).board).iter().map(Act::Square);
                let q = question(target::chooser(world, ctx), Ask::Square, ctx.source);
                let options = options.collect();
                drive::ask(world, q, options);
                None
            }
        },
        (way, _) => step_of(world, way),
    }
}

/// Returns the bases of a run, from the first step to where terrain or the edge ends it, and whether
/// something does within so many squares.
fn lane(world: &World, who: FighterId, step: (i8, i8), n: usize) -> (Vec<Base>, bool) {
    let f = table::fighter(world, who);
    let surface = table::surface(world);
    let open = (surface.floor() - surface.obstacles) | f.base().cells();
    let next = |base: &Base| {
        let to = Base::new(base.at().plus(step.0, step.1)?, f.size)?;
        to.cells().is_within(&open).then_some(to)
    };
    let lane: Vec<Base> = std::iter::successors(next(&f.base()), next).take(n).collect();
    let stops = lane.len() < n;
    (lane, stops)
}

/// Runs: whoever is in the way is dealt with one after the other, then the runner stands as far along as
/// there is room, then what has stopped it counts.
fn run_on(world: &mut World, ctx: &Ctx, n: &Amount, hits: &Effects, stopped: &Effects) -> Progress {
    let Some(who) = ctx.you.filter(|you| table::fighter(world, *you).on_board) else {
        return Progress::Done(drive::effects(world).did);
    };
    let Some(step) = drive::effects(world).line else { return Progress::Done(false) };
    let n = usize::try_from(amount::count(world, ctx, n).clamp(0, 26)).unwrap_or(0);
    let (lane, stops) = lane(world, who, step, n);
    if drive::effects(world).targets.is_none() {
        let swept = lane.iter().fold(Cells::EMPTY, |all, base| all | base.cells());
        let met = table::standing(world).filter(|f| f.id != who);
        let met = met.filter(|f| f.base().cells().meets(&swept));
        let mut met: Vec<(i32, FighterId)> = met.map(|f| (ahead(f.at, step), f.id)).collect();
        met.sort_unstable();
        let f = drive::effects_mut(world);
        f.chosen.extend(met.iter().map(|(_, id)| *id));
        f.targets = Some(met.into_iter().map(|(_, id)| id).collect());
    }
    let f = drive::effects_mut(world);
    if let Some(targets) = f.targets.as_mut().filter(|t| !t.is_empty()) {
        let next = targets.remove(0);
        if table::fighter(world, next).on_board {
            run::push_within(world, ctx.about(next), hits.clone());
        }
        return Progress::Wait;
    }
    if run::stage(world) > 1 {
        return Progress::Done(drive::effects(world).did);
    }
    run::set_stage(world, 2);
    let depth = world.resource::<Flow>().frames.len();
    if stops {
        // Below what ending the run sets off.
        run::push_within(world, Ctx { it: None, ..ctx.clone() }, stopped.clone());
    }
    let end = lane.iter().rev().find(|base| place::fits(world, who, base.at()));
    let ran = end.is_some_and(|base| place::put(world, who, base.at()));
    let frames = &mut world.resource_mut::<Flow>().into_inner().frames;
    if let Some(Frame::Effects(f)) = frames.get_mut(depth - 1) {
        f.did |= ran;
    }
    Progress::Wait
}
