//! What one enemy does by an order of a boss card (AT-BOSS-05 to AT-BOSS-13).

use bevy_ecs::prelude::*;
use lang::saturating;

use crate::content::effect::{Change, Effects};
use crate::content::printed::{BossAttack, BossMove, Step as Order};
use crate::content::words::Pass;
use crate::enemy::{self, Because};
use crate::ground::{Far, Side, Size, bases, drift};
use crate::rules::effect::target::{Does, is_targetable};
use crate::rules::effect::{amount, cond, run, standing, triggers};
use crate::rules::fight::attack;
use crate::rules::flow::cue::Cue;
use crate::rules::flow::drive::{self, Steps, question};
use crate::rules::flow::frame::{
    ActivationFrame, Aim, Ctx, Flow, Frame, Happened, Returned, Step, What,
};
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::moves::{self, NewMove, Plan, directions, way};
use crate::rules::state::ids::{FighterId, Source};
use crate::rules::state::table;

/// Adds the steps of activations.
pub fn install(steps: &mut Steps) {
    steps.add(Step::Activate, activate);
    steps.add(Step::Focus, focus);
    steps.add(Step::Approach, approach);
    steps.add(Step::Strike, strike);
    steps.add(Step::Ability, ability);
    steps.add(Step::ActivationOver, over);
}

/// Returns the frame of an activation, which is done so many times.
pub fn new(who: FighterId, order: Order, times: u8) -> ActivationFrame {
    let step = if times > 0 { Step::Activate } else { Step::ActivationOver };
    ActivationFrame {
        who,
        step,
        order,
        times,
        again: false,
        focus: None,
        fell_back: false,
        line: None,
    }
}

/// Returns whom and what the words of an order speak of.
fn ctx(f: &ActivationFrame) -> Ctx {
    Ctx { it: f.focus, ..Ctx::of(f.who, Source::Fighter(f.who)) }
}

fn activate(world: &mut World) {
    let f = drive::activation(world);
    let who = f.who;
    let held = f.order.only_if.as_ref().is_none_or(|c| cond::holds(world, &ctx(f).about(who), c));
    if !held {
        return drive::go(world, Step::ActivationOver);
    }
    drive::tell(world, || Cue::Activated { who });
    drive::go(world, Step::Focus);
    // What a summon does by its own opinion is no activation by a boss card.
    if table::enemy(world, who).is_some() {
        triggers::fire(world, Happened::by(What::Activated, who));
    }
}

/// Whom it goes for: of several who are as close the players choose (AT-BOSS-08, AT-BOSS-09), and
/// without anybody it neither moves nor attacks (AT-RUL-15).
fn focus(world: &mut World) {
    let f = drive::activation(world);
    let (who, fell_back, order) = (f.who, f.fell_back, f.order.clone());
    if let Some(Act::Fighter(id)) = drive::answer_one(world) {
        return settle(world, Some(id));
    }
    let focus = match fell_back {
        true => enemy::focus_closest(world, who),
        false => enemy::focus(world, who, &order),
    };
    if focus.tied.len() > 1 && !goes_for_somebody(&order) {
        return settle(world, None);
    }
    let because = focus.because;
    drive::tell(world, || Cue::Reason { who, because });
    match focus.tied.as_slice() {
        [] => settle(world, None),
        [only] => settle(world, Some(*only)),
        _ => {
            let options = focus.tied.into_iter().map(Act::Fighter).collect();
            let q = question(table::seat_of(world, who), Ask::Focus, Source::Fighter(who));
            drive::ask(world, q, options);
        }
    }
}

/// Returns whether anything that an order says depends on whom it goes for; where nothing does, the
/// players are not asked whom of several (AT-RUL-107).
fn goes_for_somebody(order: &Order) -> bool {
    let moves = !matches!(
        order.movement,
        BossMove::None
            | BossMove::Random(_)
            | BossMove::Away(_)
            | BossMove::ToMark(..)
            | BossMove::To(..)
    );
    let attacks =
        !matches!(order.attack, BossAttack::None | BossAttack::RandomLine | BossAttack::Each);
    let says = !(order.first.is_empty() && order.does.is_empty());
    moves || attacks || says || order.ability.is_some()
}

fn settle(world: &mut World, focus: Option<FighterId>) {
    let f = drive::activation_mut(world);
    f.focus = focus;
    f.step = Step::Approach;
    if f.fell_back {
        return;
    }
    let first = f.order.first.clone();
    let ctx = ctx(f);
    run::push(world, ctx, first);
}

/// How it moves: by a plan that is as good as any, of several the one that the players choose (AT-RUL-16,
/// AT-RUL-20). If it can neither near nor attack whom it prefers, it goes for the closest instead
/// (AT-BOSS-12, AT-RUL-19).
fn approach(world: &mut World) {
    hear(world);
    let f = drive::activation(world);
    let (who, target, fell_back, order) = (f.who, f.focus, f.fell_back, f.order.clone());
    if let BossMove::Random(points) = &order.movement {
        let points = amount::count(world, &ctx(drive::activation(world)), points);
        return drift_off(world, who, points);
    }
    let approach = enemy::approach(world, who, &order, target);
    let chosen = match drive::answer_one(world) {
        Some(Act::Square(at) | Act::Base(at)) => {
            approach.plans.iter().position(|p| p.base.at() == at)
        }
        Some(Act::Choice(n)) => Some(usize::from(n)),
        _ => None,
    };
    if let Some(plan) = chosen.and_then(|n| approach.plans.get(n)).cloned() {
        let at = plan.base.at();
        let because = approach.because.into_iter().map(|b| b.chosen(at)).collect();
        drive::tell(world, || Cue::Reason { who, because });
        return set_out(world, who, approach.points, plan);
    }
    if approach.futile && !fell_back && prefers_another(world, who, &order, target) {
        let because = vec![Because::FellBack];
        drive::tell(world, || Cue::Reason { who, because });
        let f = drive::activation_mut(world);
        (f.fell_back, f.step) = (true, Step::Focus);
        return;
    }
    // Of several plans the reason is told with the one that is chosen.
    if approach.plans.len() <= 1 {
        let because = approach.because;
        drive::tell(world, || Cue::Reason { who, because });
    }
    match approach.plans.as_slice() {
        [] => drive::go(world, Step::Strike),
        [only] => set_out(world, who, approach.points, only.clone()),
        plans => {
            let mut bases: Vec<_> = plans.iter().map(|p| p.base.at()).collect();
            bases.dedup();
            let large = table::fighter(world, who).size == Size::Large;
            let (ask, options): (Ask, Vec<Act>) = match bases.len() == plans.len() {
                true if large => (Ask::Base, bases.into_iter().map(Act::Base).collect()),
                true => (Ask::Square, bases.into_iter().map(Act::Square).collect()),
                // Routes to one square that differ in what they set off (AT-RUL-99).
                false => (Ask::Choice, saturating::bytes(plans.len()).map(Act::Choice).collect()),
            };
            let q = question(table::lead(world), ask, Source::Fighter(who));
            drive::ask(world, q, options);
        }
    }
}

/// Returns the routes that the open question offers, in the order of its choices; none if it is about
/// something else.
pub fn routes(world: &World) -> Vec<Plan> {
    match world.resource::<Flow>().frames.last() {
        Some(Frame::Activation(f)) if f.step == Step::Approach => {
            enemy::approach(world, f.who, &f.order, f.focus).plans
        }
        _ => Vec::new(),
    }
}

/// Returns whether the closest hero is somebody else than whom the enemy prefers.
fn prefers_another(
    world: &World,
    who: FighterId,
    order: &Order,
    target: Option<FighterId>,
) -> bool {
    let preferred = enemy::focus(world, who, order).preferred;
    let closest = enemy::focus_closest(world, who).tied;
    preferred && target.is_some_and(|t| !closest.contains(&t))
}

fn set_out(world: &mut World, who: FighterId, points: u16, plan: Plan) {
    drive::go(world, Step::Strike);
    let charges = matches!(drive::activation(world).order.movement, BossMove::Charge(_));
    let through = if charges { vec![Pass::Fighters, Pass::Obstacles] } else { Vec::new() };
    let (source, plan) = (Source::Fighter(who), Some(plan));
    moves::begin(world, NewMove { points, plan, through, ..NewMove::of(who, source) });
}

/// A random move goes in the direction of a card that is drawn, one square for each point also
/// diagonally, and ends early at what is in the way (AT-BOSS-13, AT-RUL-12). Of a large enemy the players
/// choose which of its squares moves and where its base comes to stand (AT-RUL-95).
fn drift_off(world: &mut World, who: FighterId, points: i32) {
    let Some(step) = drawn(world) else { return };
    let points = way::points(world, who, points);
    let plans = drifts(world, who, points, step);
    let chosen = match drive::answer_one(world) {
        Some(Act::Base(at)) => plans.iter().find(|p| p.base.at() == at),
        _ => None,
    };
    let plan = match (chosen, plans.as_slice()) {
        (Some(plan), _) | (None, [plan]) => Some(plan.clone()),
        (None, []) => None,
        (None, _) => {
            let options = plans.iter().map(|p| Act::Base(p.base.at())).collect();
            let q = question(table::seat_of(world, who), Ask::Base, Source::Fighter(who));
            return drive::ask(world, q, options);
        }
    };
    let f = drive::activation_mut(world);
    (f.line, f.step) = (None, Step::Strike);
    let source = Source::Fighter(who);
    if plan.is_some() {
        moves::begin(world, NewMove { points, plan, ..NewMove::of(who, source) });
    }
}

/// Returns the direction of the card that is drawn for the random move or attack that is under way;
/// nothing while it is being drawn.
fn drawn(world: &mut World) -> Option<(i8, i8)> {
    let line = drive::activation(world).line;
    if line.is_none() {
        directions::begin(world);
    }
    line
}

/// Notes the direction that was drawn.
fn hear(world: &mut World) {
    if let Some(Returned::Direction { step }) = drive::returned(world) {
        drive::activation_mut(world).line = Some(step);
    }
}

/// Returns the ways of a random move, one for each place where the base can come to stand: from each
/// square of the figure as far as the way goes, or to the last square that a base can cover.
fn drifts(world: &World, who: FighterId, points: u16, step: (i8, i8)) -> Vec<Plan> {
    let (base, way) = (table::fighter(world, who).base(), way::way(world, who, &[]));
    let mut plans: Vec<Plan> = Vec::new();
    for moving in base.squares() {
        let route = drift(moving, step, points, &way);
        let whole = |n: &usize| bases(route[*n - 1], base.size(), &way).next().is_some();
        let Some(n) = (1..=route.len()).rev().find(whole) else { continue };
        for base in bases(route[n - 1], base.size(), &way) {
            if plans.iter().all(|p| p.base != base) {
                plans.push(Plan { moving, route: route[..n].to_vec(), base, drifts: true });
            }
        }
    }
    plans.sort_by_key(|p| p.base);
    plans
}

/// Whom it strikes: the hero for whom it went, if that one is in range now, and nobody else (AT-BOSS-10,
/// AT-RUL-17).
fn strike(world: &mut World) {
    hear(world);
    let f = drive::activation(world);
    let (who, target, order) = (f.who, f.focus, f.order.clone());
    if order.attack == BossAttack::RandomLine {
        return random_line(world, who, &order);
    }
    drive::go(world, Step::Ability);
    let strike = enemy::strike(world, who, &order, target);
    let because = strike.because;
    drive::tell(world, || Cue::Reason { who, because });
    // The first one lies on top.
    for (spec, aim) in strike.blows.into_iter().rev() {
        attack::at(world, who, spec, aim);
    }
}

/// A random attack goes in the direction of a card that is drawn (AT-RUL-13); of several heroes who are
/// as near the players choose one (AT-RUL-95).
fn random_line(world: &mut World, who: FighterId, order: &Order) {
    let Some(step) = drawn(world) else { return };
    let (spec, nearest) = enemy::in_line(world, who, order, step);
    let hit = match (drive::answer_one(world), nearest.as_slice()) {
        (Some(Act::Fighter(id)), _) => Some(id),
        (_, []) => None,
        (_, [only]) => Some(*only),
        _ => {
            let options = nearest.into_iter().map(Act::Fighter).collect();
            let q = question(table::seat_of(world, who), Ask::Focus, Source::Fighter(who));
            return drive::ask(world, q, options);
        }
    };
    let f = drive::activation_mut(world);
    (f.line, f.step) = (None, Step::Ability);
    if let (Some(spec), Some(id)) = (spec, hit) {
        attack::at(world, who, spec, Aim::Fighter(id));
    }
}

/// The active ability that the card names (AT-BOSS-18), then what else the card says.
fn ability(world: &mut World) {
    drive::returned(world);
    let f = drive::activation(world);
    let (ctx, does) = (ctx(f), f.order.does.clone());
    let named = f.order.ability.clone();
    // Whose target can no longer be targeted loses what is left (AT-RUL-97).
    let lost =
        f.focus.is_some_and(|id| !is_targetable(world, table::fighter(world, id), Does::Harm));
    if lost {
        return drive::go(world, Step::ActivationOver);
    }
    let without = standing::is(world, f.who, |c| *c == Change::NoAbilities);
    let ability: Option<Effects> = table::enemy(world, f.who).filter(|_| !without).and_then(|e| {
        e.active.iter().find(|a| Some(&a.id) == named.as_ref()).map(|a| a.does.clone())
    });
    drive::go(world, Step::ActivationOver);
    run::push(world, ctx.clone(), does);
    run::push(world, ctx, ability.unwrap_or_else(|| Effects::from([])));
}

/// It does all that again as often as the card says, or is done.
fn over(world: &mut World) {
    drive::returned(world);
    let f = drive::activation_mut(world);
    (f.focus, f.fell_back) = (None, false);
    if std::mem::take(&mut f.again) {
        // What repeats it is no other activation: nothing answers it again.
        f.step = Step::Focus;
        return;
    }
    f.times = f.times.saturating_sub(1);
    f.step = Step::Activate;
    if f.times == 0 {
        drive::pop(world);
    }
}

/// Returns so many of some figures, those closest to a hero by steps (AT-BOSS-06); all who are as close
/// as the last of them are among them, for the players to choose.
pub fn closest(world: &World, among: Vec<FighterId>, n: usize) -> Vec<FighterId> {
    let heroes: Vec<_> = table::standing(world).filter(|f| f.side == Side::Heroes).collect();
    let cost = |id: &FighterId| -> Option<Far> {
        let (paths, from) = (way::Paths::of(world, *id), table::fighter(world, *id).base());
        heroes.iter().map(|h| paths.far(from, h.base())).min()
    };
    let mut costs: Vec<Option<Far>> = among.iter().map(cost).collect();
    let each = costs.clone();
    costs.sort_unstable();
    let Some(last) = n.checked_sub(1).map(|n| costs.get(n).or(costs.last()).copied().flatten())
    else {
        return Vec::new();
    };
    among.into_iter().zip(each).filter(|(_, c)| *c <= last).map(|(id, _)| id).collect()
}
