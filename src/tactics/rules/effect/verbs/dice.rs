//! Verbs that change the roll that is going on.

use bevy_ecs::prelude::*;

use super::super::run::{self, Progress};
use super::super::{amount, target};
use super::{once, value};
use crate::content::amount::Amount;
use crate::content::effect::Effect;
use crate::rules::flow::cue::Cue;
use crate::rules::flow::drive::{self, Nearest, question};
use crate::rules::flow::frame::{AttackFrame, Ctx, Flow};
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::state::table;
use lang::narrow;

pub(super) fn carry_out(world: &mut World, ctx: &Ctx, effect: &Effect) -> Progress {
    match effect {
        Effect::AddDice(n) => once(world, |world| add(world, ctx, n)),
        Effect::Plus(n) => once(world, |world| {
            let n = value(world, ctx, n);
            on_attack(world, |f| f.plus += n)
        }),
        Effect::Double => once(world, |world| on_attack(world, |f| f.doubled += 1)),
        Effect::Floor(n) => once(world, |world| on_attack(world, |f| f.floor = f.floor.max(*n))),
        Effect::Reroll(n, at_most) => {
            let Some(which) = choose(world, ctx, *n, |shows| shows <= *at_most) else {
                return Progress::Wait;
            };
            let any = !which.is_empty();
            which.into_iter().for_each(|n| reroll(world, n));
            Progress::Done(any)
        }
        Effect::SetDie(n, to) => {
            let to = value(world, ctx, to);
            let Some(which) = choose(world, ctx, *n, |_| true) else { return Progress::Wait };
            let any = !which.is_empty();
            which.into_iter().for_each(|n| set(world, n, to));
            Progress::Done(any)
        }
        Effect::Roll(n, then) => once(world, |world| {
            let total = value(world, ctx, n);
            drive::effects_mut(world).rolled = Some(total);
            run::push_within(world, ctx.clone(), then.clone());
            true
        }),
        _ => Progress::Done(false),
    }
}

/// Returns whether a roll is going on that verbs of dice can change: one that lies and does not yet
/// stand (AT-RUL-91).
pub fn on_roll(world: &World) -> bool {
    world.resource::<Flow>().attack().is_some_and(|f| f.total.is_none())
}

fn on_attack(world: &mut World, change: impl FnOnce(&mut AttackFrame)) -> bool {
    match world.resource_mut::<Flow>().into_inner().attack_mut() {
        Some(f) if f.total.is_none() => {
            change(f);
            true
        }
        _ => false,
    }
}

/// Rolls more dice; before the roll they are rolled with the others.
fn add(world: &mut World, ctx: &Ctx, n: &Amount) -> bool {
    let plus = amount::count(world, ctx, n);
    let by = ctx.you;
    let rolled = world.resource::<Flow>().attack().is_some_and(|f| f.has_rolled);
    if !rolled {
        let more = n.clone();
        return on_attack(world, |f| f.spec.dice.terms.extend(more.terms));
    }
    let dice = amount::roll(world, n);
    let told = dice.iter().map(|d| (d.die, d.shows)).collect();
    drive::tell(world, || Cue::Rolled { by, dice: told, plus });
    on_attack(world, |f| {
        f.dice.extend(dice);
        f.plus += plus;
    })
}

/// Has whoever does it choose so many of the dice that lie, of those that fit.
fn choose(world: &mut World, ctx: &Ctx, n: u8, fits: impl Fn(u8) -> bool) -> Option<Vec<usize>> {
    if let Some(acts) = drive::answer(world) {
        let die = |a: Act| if let Act::Die(n) = a { Some(usize::from(n)) } else { None };
        return Some(acts.into_iter().filter_map(die).collect());
    }
    let dice = world.resource::<Flow>().attack().map_or(Vec::new(), |f| f.dice.clone());
    let lie = (0..).zip(&dice).filter(|(_, d)| fits(d.shows));
    let options: Vec<Act> = lie.map(|(n, _)| Act::Die(n)).collect();
    if options.is_empty() || n == 0 {
        return Some(Vec::new());
    }
    let q = question(target::chooser(world, ctx), Ask::Rolled, ctx.source);
    let most = usize::from(n).min(options.len());
    drive::ask_some(world, q, options, 0, most);
    None
}

/// Rolls a die again.
pub fn reroll(world: &mut World, n: usize) {
    let die = world.resource::<Flow>().attack().and_then(|f| f.dice.get(n)).copied();
    let Some(die) = die else { return };
    let faces = table::book(world).pack.dice.get(usize::from(die.die)).map(|d| d.faces);
    let Some(faces) = faces else { return };
    let shows = amount::face(world, faces);
    let told = vec![(die.die, shows)];
    drive::tell(world, || Cue::Rolled { by: None, dice: told, plus: 0 });
    on_attack(world, |f| f.dice[n].shows = shows);
}

/// Turns a die to a number, no higher than its highest face.
fn set(world: &mut World, n: usize, to: i32) {
    let die = world.resource::<Flow>().attack().and_then(|f| f.dice.get(n)).copied();
    let Some(die) = die else { return };
    let faces = table::book(world).pack.dice.get(usize::from(die.die)).map(|d| d.faces);
    let highest = faces.and_then(|f| f.into_iter().max()).unwrap_or(0);
    let shows = narrow::byte(narrow::count(to)).min(highest);
    on_attack(world, |f| f.dice[n].shows = shows);
}
