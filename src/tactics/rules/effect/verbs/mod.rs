//! The verbs of the content, one family of verbs a file.

mod board;
mod cards;
mod carry_out;
mod control;
mod dice;
mod drifting;
mod fighting;
mod laws;
mod laying;
mod moving;
mod needs;
mod pieces;
mod playing;
mod story;
mod tokens;
mod turns;

pub use board::{can_summon, raised};
pub use carry_out::carry_out;
pub use dice::reroll;
pub use fighting::inflict;
pub use fighting::liftable;
pub use laws::end as end_law;
pub use needs::{can_count, can_lose, can_reorder, cards_in, may_take_turn, owner, playable};
pub use pieces::{can_slide, there};

use bevy_ecs::prelude::*;

use super::run::{self, Progress};
use super::target::{self, Does};
use crate::content::amount::Amount;
use crate::content::effect::{Effect, Target};
use crate::rules::effect::amount;
use crate::rules::flow::cue::Cue;
use crate::rules::flow::drive::{self, question};
use crate::rules::flow::frame::Ctx;
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::state::ids::FighterId;
use crate::rules::state::table;

/// Does something to everybody whom a target means, one after the other, so that what each of them sets
/// off is settled before the next. Returns once nobody is left; it was carried out if it changed
/// something for somebody.
fn each(
    world: &mut World,
    ctx: &Ctx,
    target: &Target,
    does: Does,
    mut act: impl FnMut(&mut World, FighterId) -> bool,
) -> Progress {
    if drive::effects(world).targets.is_none() {
        let Some(all) = target::settle(world, ctx, target, does) else { return Progress::Wait };
        let f = drive::effects_mut(world);
        f.count = target::number(&all);
        f.chosen.extend(&all);
        f.targets = Some(all);
        f.did = false;
    }
    let f = drive::effects_mut(world);
    let Some(targets) = f.targets.as_mut().filter(|t| !t.is_empty()) else {
        return Progress::Done(f.did);
    };
    if targets.len() > 1 && is_ordered(world, target, does) {
        let Some(first) = ordered(world, ctx) else { return Progress::Wait };
        let f = drive::effects_mut(world);
        f.targets.iter_mut().for_each(|all| {
            all.retain(|id| *id != first);
            all.insert(0, first);
        });
    }
    let Some(targets) = drive::effects_mut(world).targets.as_mut() else {
        return Progress::Done(false);
    };
    let next = targets.remove(0);
    let depth = world.resource::<crate::rules::flow::frame::Flow>().frames.len() - 1;
    let did = act(world, next);
    let flow = world.resource_mut::<crate::rules::flow::frame::Flow>().into_inner();
    if let Some(crate::rules::flow::frame::Frame::Effects(f)) = flow.frames.get_mut(depth) {
        f.did |= did;
    }
    Progress::Wait
}

/// Returns whether it matters in which order everybody in an area is affected (AT-AOE-06): by harm it
/// does, by healing where several come back on the board.
fn is_ordered(world: &World, target: &Target, does: Does) -> bool {
    let down = |id: &FighterId| table::is_down(world, table::fighter(world, *id));
    target.area.is_some()
        && !target::is_direct(target)
        && match does {
            Does::Harm => true,
            Does::Heal => {
                let all = drive::effects(world).targets.iter().flatten();
                all.filter(|id| down(id)).count() > 1
            }
            Does::Help => false,
        }
}

/// Asks who of an area is affected next. Returns nothing while it waits for the answer.
fn ordered(world: &mut World, ctx: &Ctx) -> Option<FighterId> {
    if let Some(Act::Fighter(first)) = drive::answer_one(world) {
        return Some(first);
    }
    let left = drive::effects(world).targets.clone().unwrap_or_default();
    let options = left.into_iter().map(Act::Fighter).collect();
    let q = question(target::chooser(world, ctx), Ask::Order, ctx.source);
    drive::ask(world, q, options);
    None
}

/// Returns what an amount comes to for the effect under way; its dice are rolled once, for everybody
/// whom it concerns (AT-AOE-07, AT-HEAL-02).
fn value(world: &mut World, ctx: &Ctx, of: &Amount) -> i32 {
    if let Some(known) = drive::effects(world).value {
        return known;
    }
    let plus = amount::count(world, ctx, of);
    let dice = amount::roll(world, ctx, of);
    if !dice.is_empty() {
        let told = dice.iter().map(|d| (d.die, d.shows)).collect();
        let by = ctx.you;
        drive::tell(world, || Cue::Rolled { by, dice: told, plus });
    }
    let total = amount::sum(&dice, 0) + plus;
    drive::effects_mut(world).value = Some(total);
    total
}

/// Returns the lists of effects within an effect.
pub fn run_lists(effect: &Effect) -> Vec<&crate::content::effect::Effects> {
    match effect {
        Effect::Shove { stopped, .. } => vec![stopped],
        Effect::Run { hits, stopped, .. } => vec![hits, stopped],
        Effect::Attack { then, after, .. } => vec![then, after],
        Effect::BasicAttack { then, .. } => vec![then],
        Effect::Roll(_, list)
        | Effect::May(list)
        | Effect::Each(_, list)
        | Effect::Times(_, list) => vec![list],
        Effect::If(_, yes, no) => vec![yes, no],
        Effect::Pay(cost, then) => vec![cost, then],
        Effect::Choose(ways) => ways.iter().flat_map(|w| [&w.cost, &w.does]).collect(),
        Effect::Lasting { rules, instead, .. } => {
            let instead = instead.iter().map(|i| &i.does);
            rules.iter().map(|r| &r.does).chain(instead).collect()
        }
        _ => Vec::new(),
    }
}

/// Carries out something that pushes one frame and waits for it.
fn once(world: &mut World, push: impl FnOnce(&mut World) -> bool) -> Progress {
    run::once(world, push)
}
