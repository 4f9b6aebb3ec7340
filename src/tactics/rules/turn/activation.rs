//! What one enemy does by an order of a boss card (AT-BOSS-05 to AT-BOSS-13).

use bevy_ecs::prelude::*;

use crate::content::effect::Effects;
use crate::content::printed::{BossMove, Step as Order};
use crate::ground::{Far, Side, Way, drift, far};
use crate::rules::effect::{amount, cond, run, standing, triggers};
use crate::rules::flow::cue::Cue;
use crate::rules::flow::drive::{self, Steps};
use crate::rules::flow::frame::{ActivationFrame, Ctx, Happened, Step, What};
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
    ActivationFrame { who, step, order, times, again: false, focus: None, fell_back: false }
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
    triggers::fire(world, Happened::by(What::Activated, who));
}

/// Whom it goes for.
fn focus(world: &mut World) {
    let f = drive::activation(world);
    let (ctx, first) = (ctx(f), f.order.first.clone());
    drive::go(world, Step::Approach);
    run::push(world, ctx, first);
}

/// How it moves.
fn approach(world: &mut World) {
    let f = drive::activation(world);
    let (who, source) = (f.who, Source::Fighter(f.who));
    let movement = f.order.movement.clone();
    let ctx = ctx(f);
    drive::go(world, Step::Strike);
    if let BossMove::Random(points) = movement {
        let points = amount::count(world, &ctx, &points);
        let plan = random(world, who, points);
        let points = u16::try_from(points.max(0)).unwrap_or(0);
        moves::begin(world, NewMove { points, plan, ..NewMove::of(who, source) });
    }
}

/// A random move goes in the direction of a card that is drawn, one square for each point also
/// diagonally, and ends early at what is in the way (AT-BOSS-13, AT-RUL-12).
fn random(world: &mut World, who: FighterId, points: i32) -> Option<Plan> {
    let step = directions::step(world);
    let f = table::fighter(world, who);
    let way: Way = way::way(world, who, &[]);
    let points = moves::points(world, who, points);
    let route = drift(f.at, step, points, &way);
    let to = route.last().copied()?;
    let base = crate::ground::Base::new(to, f.size)?;
    Some(Plan { moving: f.at, route, base, drifts: true })
}

/// Whom it strikes.
fn strike(world: &mut World) {
    drive::returned(world);
    drive::go(world, Step::Ability);
}

/// The active ability that the card names (AT-BOSS-18), then what else the card says.
fn ability(world: &mut World) {
    drive::returned(world);
    let f = drive::activation(world);
    let (ctx, does) = (ctx(f), f.order.does.clone());
    let named = f.order.ability.clone();
    let ability: Option<Effects> = table::enemy(world, f.who).and_then(|e| {
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
    let (surface, occupied) = (table::surface(world), table::occupied(world));
    let cost = |id: &FighterId| -> Option<Far> {
        let f = table::fighter(world, *id);
        let gait = standing::gait(world, *id, &[]);
        heroes.iter().map(|h| far(surface, &occupied, f.base(), h.base(), gait)).min()
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
