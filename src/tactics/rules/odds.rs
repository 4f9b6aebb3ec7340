//! What an attack may come to, counted exactly before it is rolled. The functions are those by which it
//! is carried out; only what somebody may still choose to do is left out: rolling dice again, answering.

use bevy_ecs::prelude::*;
use kernel::play;

use super::effect::amount;
use super::family::Tactics;
use super::fight::{aim, blow, dice, hit};
use super::flow::frame::{Aim, AttackFrame, Ctx, Flow, Frame};
use super::flow::prompt::{Act, Ask};
use super::state::ids::{FighterId, Source};
use super::state::table;
use crate::content::amount::Amount;
use crate::content::effect::Many;
use crate::dice::{MOST, Odds, Pool};

/// What an attack may do to one figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foretold {
    /// Who attacks.
    pub by: FighterId,
    /// Whom it would hit.
    pub of: FighterId,
    /// The damage that it would take.
    pub damage: Odds,
    /// Its hit points.
    pub hp: i16,
    /// Whether whoever attacks may roll dice again.
    pub again: bool,
}

impl Foretold {
    /// Returns the least and the most damage that is possible.
    pub fn bounds(&self) -> (i32, i32) {
        let totals = || self.damage.iter().map(|(total, _)| total);
        (totals().min().unwrap_or(0), totals().max().unwrap_or(0))
    }

    /// Returns ten times the average damage, rounded.
    pub fn tenths(&self) -> u32 {
        self.share(self.damage.sum().unwrap_or(0).max(0).unsigned_abs(), 10)
    }

    /// Returns how likely it falls, in thousandths, rounded; neither 0 nor 1000 unless that is certain.
    pub fn falls(&self) -> u32 {
        let fatal = self.damage.at_least(i32::from(self.hp).max(1));
        match fatal {
            0 => 0,
            all if all == self.damage.outcomes() => 1000,
            some => self.share(some, 1000).clamp(1, 999),
        }
    }

    /// Returns so many times the share of all outcomes, rounded.
    fn share(&self, of: u128, times: u128) -> u32 {
        let all = self.damage.outcomes().max(1);
        u32::try_from((of * times * 2 + all) / (all * 2)).unwrap_or(u32::MAX)
    }
}

/// What is rolled for an attack, by where it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Staged {
    /// Who attacks.
    pub by: FighterId,
    /// At what.
    pub aim: Option<Aim>,
    /// The dice, and what is added to them.
    pub parts: Vec<Part>,
    /// The least that a die counts.
    pub floor: u8,
    /// How often the total is doubled.
    pub doubled: u8,
}

/// A part of what is rolled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Where it comes from.
    pub of: Source,
    /// Dice by their place in the pack's list, each with how many.
    pub dice: Vec<(usize, u8)>,
    /// What is added.
    pub plus: i32,
}

/// Returns the attack whose dice are asked for.
fn on_stage(world: &World) -> Option<&AttackFrame> {
    let Some(Frame::Attack(f)) = world.resource::<Flow>().frames.last() else { return None };
    let asked = play::prompt::<Tactics>(world).map(|prompt| prompt.ask);
    (asked == Some(Ask::Stage) && !f.roll.rolled).then_some(f)
}

/// Returns what is rolled for the attack that is being staged; nothing where none is, and once its dice lie
/// (AT-ATK-02, AT-ATK-03).
pub fn pool(world: &World) -> Option<Staged> {
    let f = on_stage(world)?;
    let (parts, floor) = dice::parts(world, f);
    let part = |(ctx, n): &(Ctx, Amount)| Part {
        of: ctx.source,
        dice: amount::dice(world, ctx, n),
        plus: amount::count(world, ctx, n),
    };
    let mut parts: Vec<Part> = parts.iter().map(part).collect();
    parts.push(Part { of: f.spec.source, dice: Vec::new(), plus: f.roll.plus });
    parts.retain(|part| part.plus != 0 || part.dice.iter().any(|(_, n)| *n > 0));
    let floor = floor.max(f.roll.floor);
    Some(Staged { by: f.by, aim: f.aim, parts, floor, doubled: f.roll.doubled })
}

/// Returns what the attack that is being staged may do to everybody whom it hits; nothing where none is,
/// and once its dice lie.
pub fn staged(world: &World) -> Vec<Foretold> {
    on_stage(world).map_or_else(Vec::new, |f| of_attack(world, f))
}

/// Returns what the attack whose target is asked for may do if it is aimed so.
pub fn aimed(world: &World, act: Act) -> Vec<Foretold> {
    let Some(Frame::Attack(f)) = world.resource::<Flow>().frames.last() else { return Vec::new() };
    let asked = play::prompt::<Tactics>(world);
    if !asked.is_some_and(|prompt| prompt.ask == Ask::Target && prompt.options.contains(&act)) {
        return Vec::new();
    }
    let aim = match act {
        Act::Fighter(id) => Aim::Fighter(id),
        Act::Square(sq) => Aim::Square(sq),
        _ => return Vec::new(),
    };
    of_attack(world, &AttackFrame { aim: Some(aim), ..f.clone() })
}

/// Returns what the basic attack of a figure may do to another one, wherever the two stand; nothing if it
/// has none.
pub fn basic(world: &World, by: FighterId, of: FighterId) -> Option<Foretold> {
    let spec = aim::basic(world, by, Source::Fighter(by))?;
    let f = AttackFrame::new(by, spec, None, Some(Aim::Fighter(of)));
    (!aim::cannot(world, by)).then(|| foretold(world, &f, of)).flatten()
}

/// Returns what an attack may do to everybody whom it hits (AT-AOE-01, AT-AOE-07).
fn of_attack(world: &World, f: &AttackFrame) -> Vec<Foretold> {
    let each = f.spec.target.count == Many::Each && f.spec.target.area.is_none();
    let hits = if each { f.hits.clone() } else { hit::hits(world, f) };
    hits.into_iter().filter_map(|of| foretold(world, f, of)).collect()
}

/// Counts the damage of an attack to one figure: dice, what texts add, halving, then what the target makes
/// of it (AT-RUL-91). Returns nothing if there are more dice than can be counted.
fn foretold(world: &World, f: &AttackFrame, of: FighterId) -> Option<Foretold> {
    let (parts, floor) = dice::parts(world, f);
    let floor = floor.max(f.roll.floor);
    let kinds = &table::book(world).pack.dice;
    let mut pool = Pool { plus: f.roll.plus, ..Pool::default() };
    for (ctx, part) in &parts {
        pool.plus += amount::count(world, ctx, part);
        let dice = amount::dice(world, ctx, part);
        pool.dice.extend(dice.into_iter().map(|(at, n)| (kinds[at].at_least(floor), n)));
    }
    if pool.count() > MOST {
        return None;
    }
    let doubled = f.roll.doubled.min(6);
    let deals = dice::deals(world, f.by, Some(f), dice::aimed(f));
    let takes = blow::takes(world, of, Some(f.by), Some(f));
    let total = |sum: i32| sum.max(0).saturating_mul(1 << doubled);
    let damage = pool.odds()?.map(|sum| takes.of(deals.of(total(sum))));
    let again = dice::next_reroll(world, f).is_some() && table::fighter(world, f.by).is_hero();
    Some(Foretold { by: f.by, of, damage, hp: table::fighter(world, of).hp, again })
}
