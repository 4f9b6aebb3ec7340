//! Verbs that fight and heal.

use bevy_ecs::prelude::*;

use super::super::run::{self, Progress};
use super::super::target::{self, Does};
use super::super::{amount, standing, triggers};
use super::{each, once, value};
use crate::content::effect::{Change, Effect, Target};
use crate::content::words::{Condition, Until};
use crate::ground::Side;
use crate::rules::fight::{self, NewBlow, attack};
use crate::rules::flow::cue::Cue;
use crate::rules::flow::drive::{self, Nearest};
use crate::rules::flow::frame::{AttackSpec, Ctx, Flow, Frame, Happened, ReturnFrame, What};
use crate::rules::goal;
use crate::rules::state::ids::FighterId;
use crate::rules::state::table;

pub(super) fn carry_out(world: &mut World, ctx: &Ctx, effect: &Effect) -> Progress {
    match effect {
        Effect::Attack { dice, target, then, after } => once(world, |world| {
            let optional = fight::may_decline(world);
            let spec = AttackSpec {
                source: ctx.source,
                dice: dice.clone(),
                target: target.clone(),
                then: then.clone(),
                after: after.clone(),
                basic: false,
                optional,
            };
            ctx.you.is_some_and(|you| attack::begin(world, you, spec, ctx.it))
        }),
        Effect::BasicAttack { plus, who, only_if, then } => {
            let more = (plus, only_if, then);
            each(world, ctx, who, Does::Help, |world, by| {
                let Some(mut spec) = attack::basic(world, by, ctx.source) else { return false };
                spec.dice.terms.extend(more.0.terms.iter().cloned());
                spec.target.only_if = more.1.clone().map(Box::new);
                if !more.2.is_empty() {
                    spec.then = spec.then.iter().chain(more.2.iter()).cloned().collect();
                }
                spec.optional = fight::may_decline(world);
                attack::begin(world, by, spec, None)
            })
        }
        Effect::Harm(n, target) => {
            let by = ctx.you;
            each(world, ctx, target, Does::Harm, |world, target| {
                let (source, amount) = (ctx.source, value(world, ctx, n));
                fight::blow(world, NewBlow { target, by, source, amount, attack: false })
            })
        }
        Effect::Heal(n, target) => each(world, ctx, target, Does::Heal, |world, who| {
            let amount = value(world, ctx, n) + healing(world, ctx);
            heal(world, ctx, who, amount)
        }),
        Effect::Inflict(condition, target, until) => {
            each(world, ctx, target, Does::Harm, |world, who| {
                inflict(world, ctx.you, who, *condition, *until)
            })
        }
        Effect::Lift(list, target) => each(world, ctx, target, Does::Help, |world, who| {
            let all = if list.is_empty() { &Condition::ALL[..] } else { list };
            all.iter().fold(false, |any, c| lift(world, who, *c) | any)
        }),
        Effect::Reduce(n) => once(world, |world| {
            let n = value(world, ctx, n);
            let Some(blow) = world.resource_mut::<Flow>().into_inner().blow_mut() else {
                return false;
            };
            blow.amount = (blow.amount - n).max(0);
            true
        }),
        Effect::Ignore => once(world, ignore),
        Effect::Redirect(target) => {
            let Some(all) = settle_one(world, ctx, target) else { return Progress::Wait };
            let Some(to) = all.first().copied() else { return Progress::Done(false) };
            Progress::Done(redirect(world, to))
        }
        Effect::Fell(target) => each(world, ctx, target, Does::Harm, |world, who| {
            if !table::fighter(world, who).on_board {
                return false;
            }
            let (amount, by, source) = (i32::from(i16::MAX), ctx.you, ctx.source);
            fight::fell(world, NewBlow { target: who, by, source, amount, attack: false })
        }),
        Effect::Remove(target) => each(world, ctx, target, Does::Help, |world, who| {
            fight::take_off(world, who);
            goal::check(world);
            true
        }),
        _ => Progress::Done(false),
    }
}

/// Settles a target that is chosen once.
fn settle_one(world: &mut World, ctx: &Ctx, target: &Target) -> Option<Vec<FighterId>> {
    target::settle(world, ctx, target, Does::Help)
}

/// Ignores the attack that is going on: its dice lie, but no damage is taken (AT-ATK-09, AT-RUL-35).
fn ignore(world: &mut World) -> bool {
    let flow = world.resource_mut::<Flow>().into_inner();
    // The nearest of the two is what the words are about.
    let nearest =
        flow.frames.iter_mut().rev().find(|f| matches!(f, Frame::Blow(_) | Frame::Attack(_)));
    match nearest {
        Some(Frame::Blow(f)) => f.ignored = true,
        Some(Frame::Attack(f)) => f.ignored = true,
        _ => return false,
    }
    true
}

/// Makes the attack or the damage go to another figure.
fn redirect(world: &mut World, to: FighterId) -> bool {
    if !table::fighter(world, to).on_board {
        return false;
    }
    let flow = world.resource_mut::<Flow>().into_inner();
    let nearest =
        flow.frames.iter_mut().rev().find(|f| matches!(f, Frame::Blow(_) | Frame::Attack(_)));
    match nearest {
        Some(Frame::Blow(f)) => {
            // What the new target's own texts reduce counts from here on.
            f.target = to;
            f.step = crate::rules::flow::frame::Step::Reduce;
        }
        Some(Frame::Attack(f)) => match f.hits.first_mut() {
            Some(first) => *first = to,
            None => f.aim = Some(crate::rules::flow::frame::Aim::Fighter(to)),
        },
        _ => return false,
    }
    true
}

/// Returns what texts add to the healing of whoever does it, rolled once with the heal itself.
fn healing(world: &mut World, ctx: &Ctx) -> i32 {
    if let Some(known) = drive::effects(world).more {
        return known;
    }
    let more: Vec<_> = ctx
        .you
        .map_or(Vec::new(), |you| standing::changes(world, you))
        .into_iter()
        .filter_map(|(ctx, c)| match c {
            Change::HealDice(n) => Some((ctx, n.clone())),
            _ => None,
        })
        .collect();
    let mut sum = 0;
    for (ctx, n) in more {
        sum += amount::count(world, &ctx, &n) + amount::sum(&amount::roll(world, &n), 0);
    }
    drive::effects_mut(world).more = Some(sum);
    sum
}

/// Heals HP, up to the maximum (AT-HEAL-04, AT-SETUP-22). A hero who was knocked out comes back on the
/// board (AT-COND-14). Nothing is healed of an enemy that is gone, but by its own text (AT-EX-15).
fn heal(world: &mut World, ctx: &Ctx, who: FighterId, amount: i32) -> bool {
    if standing::is(world, who, |c| *c == Change::CannotBeHealed) {
        return false;
    }
    let most = standing::max_hp(world, who);
    let f = table::fighter(world, who);
    if f.side == Side::Enemies && !f.on_board && ctx.you != Some(who) {
        return false;
    }
    let (was, down) = (f.hp, f.is_down());
    let hp = i16::try_from(i32::from(was) + amount.max(0)).unwrap_or(i16::MAX).min(most).max(was);
    if hp == was {
        return false;
    }
    table::fighter_mut(world, who).hp = hp;
    drive::tell(world, || Cue::Healed { who, by: hp - was, hp });
    triggers::fire(world, Happened { of: ctx.you, ..Happened::new(What::Healed) }.to(who));
    if down {
        drive::push(world, Frame::Return(ReturnFrame { who }));
    }
    goal::check(world);
    true
}

/// Puts a condition on a figure that stands; none on who is knocked out (AT-RUL-38). Putting it on again
/// changes nothing (AT-RUL-36).
pub fn inflict(
    world: &mut World,
    by: Option<FighterId>,
    who: FighterId,
    condition: Condition,
    until: Until,
) -> bool {
    let f = table::fighter(world, who);
    if !f.on_board || f.has(condition) || standing::immune(world, who, condition) {
        return false;
    }
    if let Some((ctx, does)) = fight::instead(world, who, |fate| {
        *fate == crate::content::effect::Fate::Inflicted(condition)
    }) {
        run::push_rule(world, ctx, does);
        return true;
    }
    table::set_condition(world, who, condition, Some(until));
    drive::tell(world, || Cue::Condition { who, condition, on: true });
    let event = Happened { of: by, condition: Some(condition), ..Happened::new(What::Inflicted) };
    triggers::fire(world, event.to(who));
    true
}

fn lift(world: &mut World, who: FighterId, condition: Condition) -> bool {
    let lifted = table::set_condition(world, who, condition, None);
    if lifted {
        drive::tell(world, || Cue::Condition { who, condition, on: false });
    }
    lifted
}
