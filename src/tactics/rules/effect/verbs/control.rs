//! Verbs that say what else is carried out, and those of the story that belong to an encounter.

use bevy_ecs::prelude::*;
use lang::saturating;

use super::super::lasting::{self, Lasting, Spell};
use super::super::run::{self, Progress};
use super::super::target::{self, Does};
use super::super::{cond, texts, useful};
use super::{each, once, value};
use crate::content::effect::{Effect, Effects, OneWay};
use crate::content::words::{Outcome, Who};
use crate::rules::flow::drive::{self, question};
use crate::rules::flow::frame::Ctx;
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::goal;
use crate::rules::state::round::Progress as Goals;
use crate::rules::state::table;

pub(super) fn carry_out(world: &mut World, ctx: &Ctx, effect: &Effect) -> Progress {
    match effect {
        Effect::If(c, yes, no) => once(world, |world| {
            let list = if cond::holds(world, ctx, c) { yes } else { no };
            run::push_within(world, ctx.clone(), list.clone());
            true
        }),
        Effect::May(list) => may(world, ctx, list),
        Effect::Choose(ways) => choose(world, ctx, ways),
        Effect::Each(target, list) => {
            // What heals them reaches who is knocked out (AT-RUL-38).
            let heals = |e: &Effect| matches!(e, Effect::Heal(_, t) if t.who == Who::It);
            let does = if list.iter().any(heals) { Does::Heal } else { Does::Help };
            each(world, ctx, target, does, |world, who| {
                run::push_within(world, ctx.about(who), list.clone());
                true
            })
        }
        Effect::Times(n, list) => {
            let n = value(world, ctx, n);
            if n <= 0 {
                return Progress::Done(run::stage(world) > 0);
            }
            run::set_stage(world, 1);
            drive::effects_mut(world).value = Some(n - 1);
            run::push_within(world, ctx.clone(), list.clone());
            Progress::Wait
        }
        Effect::Pay(cost, then) => pay(world, ctx, cost, then),
        Effect::Lasting { until, on, standing, rules, instead } => {
            each(world, ctx, on, Does::Help, |world, who| {
                let source = ctx.source;
                // What is given anew was not used yet.
                world.resource_mut::<Lasting>().used.retain(|u| {
                    (u.source, u.who) != (source, Some(who)) || u.number < texts::GIVEN
                });
                let spell = Spell {
                    on: who,
                    source,
                    until: *until,
                    standing: standing.clone(),
                    rules: rules.clone(),
                    instead: instead.clone(),
                };
                lasting::begin(world, spell);
                true
            })
        }
        Effect::Flag(flag) => once(world, |world| {
            let mut goals = world.resource_mut::<Goals>();
            if !goals.flags.contains(flag) {
                goals.flags.push(flag.clone());
                goals.flags.sort_unstable();
            }
            true
        }),
        Effect::Unflag(flag) => once(world, |world| {
            world.resource_mut::<Goals>().flags.retain(|f| f != flag);
            true
        }),
        Effect::Win => once(world, |world| {
            goal::win(world);
            true
        }),
        Effect::Defeat => once(world, |world| {
            goal::end(world, Outcome::Failure);
            true
        }),
        Effect::Bonus(id) => once(world, |world| {
            let all = table::encounter(world).map_or(&[][..], |e| &e.bonus);
            let at = all.iter().position(|o| o.id.as_deref() == Some(id));
            let mut goals = world.resource_mut::<Goals>();
            let Some(met) = at.and_then(|at| goals.bonus.get_mut(at)) else { return false };
            *met = true;
            true
        }),
        _ => Progress::Done(false),
    }
}

/// Asks whether to do what may be done; what could not change anything is not offered.
fn may(world: &mut World, ctx: &Ctx, list: &Effects) -> Progress {
    if run::stage(world) > 0 {
        return Progress::Done(drive::effects(world).did);
    }
    match drive::answer_one(world) {
        Some(Act::Yes) => {
            run::set_stage(world, 1);
            run::push_within(world, ctx.clone(), list.clone());
            Progress::Wait
        }
        Some(_) => Progress::Done(false),
        None if useful::any(world, ctx, list) => {
            let q = question(target::chooser(world, ctx), Ask::YesNo, ctx.source);
            drive::ask(world, q, vec![Act::Yes, Act::No]);
            Progress::Wait
        }
        None => Progress::Done(false),
    }
}

/// One of several ways; only those are offered that can change something, if any can.
fn choose(world: &mut World, ctx: &Ctx, ways: &[OneWay]) -> Progress {
    if run::stage(world) > 0 {
        return Progress::Done(drive::effects(world).did);
    }
    let go = |world: &mut World, n: usize| {
        run::set_stage(world, 1);
        if let Some(way) = ways.get(n) {
            run::push_within(world, ctx.clone(), way.whole());
        }
        Progress::Wait
    };
    if let Some(Act::Choice(n)) = drive::answer_one(world) {
        return go(world, n.into());
    }
    let open = |n: &usize| useful::is_open(world, ctx, &ways[*n]);
    let all: Vec<usize> = (0..ways.len()).filter(open).collect();
    let some: Vec<usize> =
        all.iter().copied().filter(|n| useful::way(world, ctx, &ways[*n])).collect();
    let offered = if some.is_empty() { all } else { some };
    match offered.as_slice() {
        [] => Progress::Done(false),
        [only] => go(world, *only),
        _ => {
            let options = offered.into_iter().map(|n| Act::Choice(saturating::byte(n))).collect();
            let q = question(target::chooser(world, ctx), Ask::Choice, ctx.source);
            drive::ask(world, q, options);
            Progress::Wait
        }
    }
}

/// The second effects only if the first could be carried out in full.
fn pay(world: &mut World, ctx: &Ctx, cost: &Effects, then: &Effects) -> Progress {
    match run::stage(world) {
        0 => {
            if !useful::payable(world, ctx, cost) {
                return Progress::Done(false);
            }
            run::set_stage(world, 1);
            run::push_within(world, ctx.clone(), cost.clone());
            Progress::Wait
        }
        1 => {
            if !drive::effects(world).did {
                return Progress::Done(false);
            }
            run::set_stage(world, 2);
            run::push_within(world, ctx.clone(), then.clone());
            Progress::Wait
        }
        _ => Progress::Done(true),
    }
}
