//! Verbs that change the roll that is going on: of an attack, or of a heal.

use bevy_ecs::prelude::*;
use lang::saturating;

use super::super::lasting::Lasting;
use super::super::run::{self, Progress};
use super::super::{amount, target};
use super::{once, value};
use crate::content::amount::Amount;
use crate::content::effect::{Effect, Face};
use crate::ground::Side;
use crate::rules::flow::cue::Cue;
use crate::rules::flow::drive::{self, Nearest, question};
use crate::rules::flow::frame::{Ctx, Flow, Frame, Roll};
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::state::table;

pub(super) fn carry_out(world: &mut World, ctx: &Ctx, effect: &Effect) -> Progress {
    match effect {
        Effect::AddDice(n) => once(world, |world| add(world, ctx, n)),
        Effect::Plus(n) => once(world, |world| {
            let n = value(world, ctx, n);
            on(world, |roll| roll.plus += n)
        }),
        Effect::Double => once(world, |world| on(world, |roll| roll.doubled += 1)),
        Effect::Floor(n) => once(world, |world| on(world, |roll| roll.floor = roll.floor.max(*n))),
        Effect::Reroll(n, at_most) => {
            each_die(world, ctx, *n, drive::rolling, |shows| shows <= *at_most, reroll)
        }
        Effect::SetDie(n, to) => {
            let set = |world: &mut World, n| set(world, ctx, n, to);
            each_die(world, ctx, *n, drive::rolling, |_| true, set)
        }
        Effect::DoubleDie(n) => each_die(
            world,
            ctx,
            *n,
            drive::rolling,
            |_| true,
            |world, n| {
                on(world, |roll| {
                    let shows = roll.dice.get(n).map_or(0, |d| i32::from(d.shows.max(roll.floor)));
                    roll.plus += shows;
                });
            },
        ),
        Effect::KeepDice(n) => each_die(world, ctx, *n, drive::rolled, |_| true, keep),
        Effect::UseKept(n) => {
            let lie = saturating::byte(world.resource::<Lasting>().kept.len());
            each_die(world, ctx, (*n).min(lie), drive::rolling, |_| true, use_kept)
        }
        Effect::Roll(n, then) => once(world, |world| {
            let (plus, dice) = (amount::count(world, ctx, n), amount::roll(world, ctx, n));
            if !dice.is_empty() {
                let told = dice.iter().map(|d| (d.die, d.shows)).collect();
                let by = ctx.you;
                drive::tell(world, || Cue::Rolled { by, dice: told, plus });
            }
            let roll = Roll { dice, plus, rolled: true, ..Roll::default() };
            let f = drive::effects_mut(world);
            f.rolled = Some(roll.total());
            // What follows can keep its dice.
            f.roll = Some(roll);
            run::push_within(world, ctx.clone(), then.clone());
            true
        }),
        _ => Progress::Done(false),
    }
}

/// Changes the roll that is going on. Returns whether there is one.
fn on(world: &mut World, change: impl FnOnce(&mut Roll)) -> bool {
    let frames = world.resource_mut::<Flow>().into_inner().frames.iter_mut().rev();
    let mut rolls = frames.filter_map(|f| match f {
        Frame::Attack(f) => Some(&mut f.roll).filter(|r| !r.stands),
        Frame::Effects(f) => f.roll.as_mut().filter(|r| !r.stands),
        _ => None,
    });
    rolls.next().map(change).is_some()
}

/// Rolls more dice and adds them; before the roll of an attack they are rolled with the others.
fn add(world: &mut World, ctx: &Ctx, n: &Amount) -> bool {
    let Some(rolled) = drive::rolling(world).map(|r| r.rolled) else { return false };
    if !rolled {
        let more = n.clone();
        let flow = world.resource_mut::<Flow>().into_inner();
        flow.attack_mut().into_iter().for_each(|f| f.spec.dice.terms.extend(more.terms.clone()));
        return true;
    }
    let (plus, dice) = (amount::count(world, ctx, n), amount::roll(world, ctx, n));
    let (by, told) = (ctx.you, dice.iter().map(|d| (d.die, d.shows)).collect());
    drive::tell(world, || Cue::Rolled { by, dice: told, plus });
    on(world, |roll| {
        roll.dice.extend(dice);
        roll.plus += plus;
    })
}

/// Has whoever does it choose so many of the dice of a roll, of those that fit, and does something with
/// each.
fn each_die(
    world: &mut World,
    ctx: &Ctx,
    n: u8,
    roll: fn(&World) -> Option<&Roll>,
    fits: impl Fn(u8) -> bool,
    mut act: impl FnMut(&mut World, usize),
) -> Progress {
    if let Some(acts) = drive::answer(world) {
        let die = |a: &Act| if let Act::Die(n) = a { Some(usize::from(*n)) } else { None };
        let dice: Vec<usize> = acts.iter().filter_map(die).collect();
        dice.iter().for_each(|n| act(world, *n));
        return Progress::Done(!dice.is_empty());
    }
    let dice = roll(world).map_or(Vec::new(), |r| r.dice.clone());
    let lie = (0..).zip(&dice).filter(|(_, d)| fits(d.shows));
    let options: Vec<Act> = lie.map(|(n, _)| Act::Die(n)).collect();
    if options.is_empty() || n == 0 {
        return Progress::Done(false);
    }
    let q = question(target::chooser(world, ctx), Ask::Rolled, ctx.source);
    let most = usize::from(n).min(options.len());
    drive::ask_some(world, q, options, 0, most);
    Progress::Wait
}

/// Keeps a die as it lies; it counts for its roll all the same.
fn keep(world: &mut World, n: usize) {
    let Some(die) = drive::rolled(world).and_then(|roll| roll.dice.get(n).copied()) else {
        return;
    };
    let mut lasting = world.resource_mut::<Lasting>();
    lasting.kept.push(die);
    lasting.kept.sort_unstable_by_key(|die| die.shows);
}

/// Sets a kept die in place of a rolled one: the highest for a roll of the heroes' side, the lowest for
/// an enemy's.
fn use_kept(world: &mut World, n: usize) {
    let frames = world.resource::<Flow>().frames.iter().rev();
    let by = frames.filter_map(|f| match f {
        Frame::Attack(f) if !f.roll.stands => Some(Some(f.by)),
        Frame::Effects(f) if f.roll.as_ref().is_some_and(|r| !r.stands) => Some(f.ctx.you),
        _ => None,
    });
    let by = by.take(1).next().flatten();
    let enemy = by.is_some_and(|by| table::fighter(world, by).side == Side::Enemies);
    let kept = &mut world.resource_mut::<Lasting>().into_inner().kept;
    let die = if enemy && !kept.is_empty() { Some(kept.remove(0)) } else { kept.pop() };
    let Some(die) = die else { return };
    on(world, |roll| roll.dice[n] = die);
}

/// Returns the faces of a die that lies, and which die it is.
fn faces(world: &World, n: usize) -> Option<(u16, [u8; 6])> {
    let die = drive::rolling(world)?.dice.get(n).copied()?;
    let def = table::book(world).pack.dice.get(usize::from(die.die))?;
    Some((die.die, def.faces))
}

/// Rolls a die again.
pub fn reroll(world: &mut World, n: usize) {
    let Some((die, faces)) = faces(world, n) else { return };
    let shows = amount::face(world, faces);
    drive::tell(world, || Cue::Rolled { by: None, dice: vec![(die, shows)], plus: 0 });
    on(world, |roll| roll.dice[n].shows = shows);
}

/// Turns a die to a face: a number that it has or the nearest lower one, or the one that is named.
fn set(world: &mut World, ctx: &Ctx, n: usize, to: &Face) {
    let Some((_, mut faces)) = faces(world, n) else { return };
    faces.sort_unstable();
    let shows = match to {
        Face::Highest => faces[5],
        Face::Middle => faces[3],
        Face::Number(n) => {
            let wanted = saturating::byte(saturating::count(value(world, ctx, n)));
            faces.into_iter().rev().find(|f| *f <= wanted).unwrap_or(faces[0])
        }
    };
    on(world, |roll| roll.dice[n].shows = shows);
}
