//! Verbs that fight and heal.

use bevy_ecs::prelude::*;

use super::super::run::{self, Progress};
use super::super::target::{self, Does};
use super::super::{amount, standing, triggers};
use super::{each, once, value};
use crate::content::amount::Amount;
use crate::content::effect::{Change, Effect, Target};
use crate::content::words::{Condition, Until};
use crate::ground::Side;
use crate::rules::fight::{self, NewBlow, aim, attack};
use crate::rules::flow::cue::Cue;
use crate::rules::flow::drive::{self, Nearest, question};
use crate::rules::flow::frame::{AttackSpec, Ctx, Flow, Frame, Happened, ReturnFrame, Roll, What};
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::goal;
use crate::rules::state::ids::FighterId;
use crate::rules::state::table;

pub(super) fn carry_out(world: &mut World, ctx: &Ctx, effect: &Effect) -> Progress {
    match effect {
        Effect::Attack { dice, more, target, then, after } => once(world, |world| {
            let optional = fight::may_decline(world);
            let (target, it) = aim::of_words(target, ctx);
            let spec = AttackSpec {
                source: ctx.source,
                dice: dice.clone(),
                more: more.clone(),
                target,
                then: then.clone(),
                after: after.clone(),
                basic: false,
                optional,
            };
            ctx.you.is_some_and(|you| attack::begin(world, you, spec, it))
        }),
        Effect::BasicAttack { plus, who, only_if, then } => {
            let spec = |world: &World, of: FighterId| {
                let mut spec = aim::basic(world, of, ctx.source)?;
                spec.dice.terms.extend(plus.terms.iter().cloned());
                spec.target.only_if = only_if.clone().map(Box::new);
                if !then.is_empty() {
                    spec.then = spec.then.iter().chain(then.iter()).cloned().collect();
                }
                spec.optional = fight::may_decline(world);
                Some(spec)
            };
            // Those that have a target, of whomever's basic attack it may be.
            let usable = |world: &World, by: FighterId| {
                let made = |of: &FighterId| {
                    spec(world, *of).is_some_and(|s| !aim::aims(world, by, &s, None).is_empty())
                };
                aim::whose(world, by).into_iter().filter(made).collect::<Vec<_>>()
            };
            if let Some(by) = drive::effects(world).current {
                if let Some(Act::Fighter(of)) = drive::answer_one(world) {
                    drive::effects_mut(world).current = None;
                    if let Some(spec) = spec(world, of) {
                        attack::begin(world, by, spec, None);
                    }
                    return Progress::Wait;
                }
                let options = usable(world, by).into_iter().map(Act::Fighter).collect();
                let q = question(table::seat_of(world, by), Ask::Whose, ctx.source);
                drive::ask(world, q, options);
                return Progress::Wait;
            }
            each(world, ctx, who, Does::Help, |world, by| match usable(world, by).as_slice() {
                [] => false,
                [of] => spec(world, *of).is_some_and(|s| attack::begin(world, by, s, None)),
                _ => {
                    drive::effects_mut(world).current = Some(by);
                    true
                }
            })
        }
        Effect::Harm(n, target) => {
            let by = ctx.you;
            if !n.rolls() {
                // What was counted before is meant, not whom this concerns.
                value(world, ctx, n);
            }
            each(world, ctx, target, Does::Harm, |world, target| {
                let (source, amount) = (ctx.source, value(world, ctx, n));
                fight::blow(world, NewBlow { target, by, source, amount, attack: false })
            })
        }
        Effect::Heal(n, target) => heal_all(world, ctx, n, target),
        Effect::Inflict(..) if drive::effects(world).parried => Progress::Done(false),
        Effect::Inflict(condition, target, until) => {
            if let Some(who) = drive::effects(world).current {
                let f = drive::effects_mut(world);
                let prevented = f.prevents == Some(true);
                (f.current, f.prevents) = (None, None);
                f.did |= !prevented;
                if !prevented {
                    inflict(world, ctx.you, who, *condition, *until);
                }
                return Progress::Wait;
            }
            each(world, ctx, target, Does::Harm, |world, who| {
                let event = Happened {
                    of: ctx.you,
                    condition: Some(*condition),
                    ..Happened::new(What::Inflicting)
                };
                can_have(world, who, *condition)
                    && !announce(world, who, event.to(who))
                    && inflict(world, ctx.you, who, *condition, *until)
            })
        }
        Effect::Lift(list, target, n) => lift(world, ctx, list, target, *n),
        Effect::CallOff => once(world, call_off),
        Effect::Prevent => once(world, |world| {
            let frames = &mut world.resource_mut::<Flow>().into_inner().frames;
            let about = frames.iter_mut().rev().find_map(|f| match f {
                Frame::Effects(f) => f.prevents.as_mut(),
                _ => None,
            });
            about.is_some_and(|prevented| !std::mem::replace(prevented, true))
        }),
        Effect::Reduce(n) => once(world, |world| {
            let n = value(world, ctx, n);
            reduce(world, n)
        }),
        Effect::LeaveHp(n) => once(world, |world| {
            let Some(target) = world.resource::<Flow>().blow().map(|b| b.target) else {
                return false;
            };
            let most = i32::from(table::fighter(world, target).hp) - i32::from(*n);
            let Some(blow) = world.resource_mut::<Flow>().into_inner().blow_mut() else {
                return false;
            };
            blow.amount = blow.amount.min(most.max(0));
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

/// Takes some off the damage that is about to be dealt, or that the attack under way will deal to whoever
/// is hit next: what answers the declaration or the roll comes before the damage (AT-RUL-91).
fn reduce(world: &mut World, n: i32) -> bool {
    let frames = world.resource_mut::<Flow>().into_inner().frames.iter_mut().rev();
    let mut nearest = frames.filter(|f| matches!(f, Frame::Blow(_) | Frame::Attack(_)));
    match nearest.next() {
        Some(Frame::Blow(f)) => f.amount = (f.amount - n).max(0),
        Some(Frame::Attack(f)) => f.less += n,
        _ => return false,
    }
    true
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

/// Calls the attack that is going on off: what is left of it is lost.
fn call_off(world: &mut World) -> bool {
    let flow = world.resource_mut::<Flow>().into_inner();
    let Some(f) = flow.attack_mut() else { return false };
    f.hits.clear();
    f.aim = None;
    f.sorted = true;
    f.step = crate::rules::flow::frame::Step::AttackOver;
    flow.frames.iter_mut().for_each(|f| {
        if let Frame::Blow(f) = f {
            f.ignored = true;
        }
    });
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
            f.meant = f.meant.or(Some(f.target));
            f.target = to;
            f.step = crate::rules::flow::frame::Step::Reduce;
        }
        Some(Frame::Attack(f)) => {
            use crate::rules::flow::frame::Aim;
            let meant = match f.aim {
                Some(Aim::Fighter(at)) if f.hits.is_empty() => Some(at),
                _ => f.hits.first().copied(),
            };
            let first = f.redirected.map(|(_, from)| from);
            f.redirected = first.or(meant).map(|from| (to, from));
            match f.hits.first_mut() {
                Some(first) => *first = to,
                None => f.aim = Some(Aim::Fighter(to)),
            }
        }
        _ => return false,
    }
    true
}

/// Heals everybody whom the target means by one roll (AT-HEAL-01, AT-HEAL-02), which texts can change
/// before it counts.
fn heal_all(world: &mut World, ctx: &Ctx, n: &Amount, target: &Target) -> Progress {
    if drive::effects(world).targets.is_none() {
        let Some(all) = target::settle(world, ctx, target, Does::Heal) else {
            return Progress::Wait;
        };
        let first = all.first().copied();
        let f = drive::effects_mut(world);
        f.count = target::number(&all);
        f.chosen.extend(&all);
        f.targets = Some(all);
        f.did = false;
        if let Some(first) = first {
            roll_heal(world, ctx, n, first);
        }
        return Progress::Wait;
    }
    let f = drive::effects_mut(world);
    if let Some(roll) = f.roll.as_mut() {
        roll.stands = true;
        f.value = Some(roll.total());
    }
    let amount = f.value.unwrap_or(0);
    each(world, ctx, target, Does::Heal, |world, who| heal(world, ctx, who, amount))
}

/// Rolls the dice of a heal with those that texts add.
fn roll_heal(world: &mut World, ctx: &Ctx, n: &Amount, first: FighterId) {
    let mut parts = vec![(ctx.clone(), n.clone())];
    if let Some(you) = ctx.you {
        let kind = |c: &Change| matches!(c, Change::HealDice(_));
        for (ctx, change) in standing::against(world, you, Some(first), kind) {
            if let Change::HealDice(n) = change {
                parts.push((ctx, n.clone()));
            }
        }
        let used = standing::limited(world, you, Some(first), |_, change| kind(change));
        standing::spend(world, used);
    }
    let mut roll = Roll { rolled: true, ..Roll::default() };
    for (ctx, n) in parts {
        roll.plus += amount::count(world, &ctx, &n);
        roll.dice.extend(amount::roll(world, &ctx, &n));
    }
    if roll.dice.is_empty() {
        roll.stands = true;
        drive::effects_mut(world).roll = Some(roll);
        return;
    }
    let (by, plus) = (ctx.you, roll.plus);
    let told = roll.dice.iter().map(|d| (d.die, d.shows)).collect();
    drive::tell(world, || Cue::Rolled { by, dice: told, plus });
    drive::effects_mut(world).roll = Some(roll);
    let event = Happened { of: ctx.you, ..Happened::new(What::HealRolled) };
    triggers::fire(world, event.to(first));
}

/// Heals HP, up to the maximum (AT-HEAL-04, AT-SETUP-22). A hero who was knocked out comes back on the
/// board (AT-COND-14), a summon or an ally by its own text. Nothing is healed of an enemy that is gone, but
/// by its own text (AT-EX-15).
fn heal(world: &mut World, ctx: &Ctx, who: FighterId, amount: i32) -> bool {
    if standing::is(world, who, |c| *c == Change::CannotBeHealed) {
        return false;
    }
    let most = standing::max_hp(world, who);
    let f = table::fighter(world, who);
    if f.side == Side::Enemies && !f.on_board && ctx.you != Some(who) {
        return false;
    }
    let own = ctx.you == Some(who) && f.side == Side::Heroes;
    let (was, down) = (f.hp, table::is_down(world, f) || (own && !f.on_board));
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

/// Returns whether a condition can be put on a figure: it stands, and has it not (AT-RUL-36, AT-RUL-38).
fn can_have(world: &World, who: FighterId, condition: Condition) -> bool {
    let f = table::fighter(world, who);
    f.on_board && !f.has(condition) && !standing::immune(world, who, condition)
}

/// Tells that something is about to be put on a figure, for whoever may prevent it. Returns whether
/// anything answers, and the effect waits for that.
pub(super) fn announce(world: &mut World, who: FighterId, event: Happened) -> bool {
    let f = drive::effects_mut(world);
    (f.current, f.prevents) = (Some(who), Some(false));
    let before = world.resource::<Flow>().frames.len();
    triggers::fire(world, event);
    let answered = world.resource::<Flow>().frames.len() > before;
    if !answered {
        let f = drive::effects_mut(world);
        (f.current, f.prevents) = (None, None);
    }
    answered
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
    if !can_have(world, who, condition) {
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

/// Lifts conditions: all that are named, or so many of them, chosen by who does it.
fn lift(
    world: &mut World,
    ctx: &Ctx,
    list: &[Condition],
    target: &Target,
    n: Option<u8>,
) -> Progress {
    if let Some(who) = drive::effects(world).current {
        if let Some(acts) = drive::answer(world) {
            let there = borne(world, who, list);
            for act in acts {
                if let Act::Choice(n) = act
                    && let Some(c) = there.get(usize::from(n))
                {
                    take_off(world, who, *c);
                }
            }
            drive::effects_mut(world).current = None;
            return Progress::Wait;
        }
        let there = lang::saturating::byte(borne(world, who, list).len());
        let most = usize::from(n.unwrap_or(1).min(there));
        let options = (0..there).map(Act::Choice).collect();
        let q = question(target::chooser(world, ctx), Ask::Choice, ctx.source);
        drive::ask_some(world, q, options, most, most);
        return Progress::Wait;
    }
    each(world, ctx, target, Does::Help, |world, who| {
        let there = borne(world, who, list);
        if n.is_some_and(|n| usize::from(n) < there.len()) {
            drive::effects_mut(world).current = Some(who);
            return true;
        }
        there.iter().fold(false, |any, c| take_off(world, who, *c) | any)
    })
}

/// Returns which of the named conditions a character has; of all conditions if none is named.
fn borne(world: &World, who: FighterId, list: &[Condition]) -> Vec<Condition> {
    let all = if list.is_empty() { &Condition::ALL[..] } else { list };
    all.iter().copied().filter(|c| table::has(world, who, *c)).collect()
}

/// Returns the conditions that the open question offers to lift, in the order of its choices; none if it
/// is about something else.
pub fn liftable(world: &World) -> Vec<Condition> {
    let Some(f) = world.resource::<Flow>().effects() else { return Vec::new() };
    match (f.list.get(usize::from(f.at)), f.current) {
        (Some(Effect::Lift(list, ..)), Some(who)) => borne(world, who, list),
        _ => Vec::new(),
    }
}

fn take_off(world: &mut World, who: FighterId, condition: Condition) -> bool {
    let lifted = table::set_condition(world, who, condition, None);
    if lifted {
        drive::tell(world, || Cue::Condition { who, condition, on: false });
    }
    lifted
}
