//! What an attack comes to on average, and how likely it fells somebody.

use bevy_ecs::prelude::*;

use crate::content::amount::{Amount, Of};
use crate::content::effect::{Change, More, Target};
use crate::content::words::{AttackKind, Condition};
use crate::rules::effect::{amount, cond, standing};
use crate::rules::fight::aim;
use crate::rules::flow::frame::Ctx;
use crate::rules::state::ids::{FighterId, Source};
use crate::rules::state::table;

/// The most dice whose odds are counted one by one.
const MOST: usize = 10;

/// Dice to be rolled, with what is added.
#[derive(Clone, Debug, Default)]
pub struct Pool {
    dice: Vec<[u8; 6]>,
    plus: i32,
    floor: u8,
    halved: bool,
}

impl Pool {
    /// Adds an amount of a text.
    pub fn add(&mut self, world: &World, ctx: &Ctx, more: &Amount) {
        self.plus += amount::count(world, ctx, more);
        let dice = &table::book(world).pack.dice;
        for term in &more.terms {
            let (id, times) = match &term.of {
                Of::Die(id) => (id, 1),
                Of::DiePer(id, what) => {
                    let one = Amount {
                        terms: vec![crate::content::amount::Term {
                            times: 1,
                            of: Of::Counted(what.clone()),
                            at_most: term.at_most,
                        }],
                    };
                    (id, amount::count(world, ctx, &one))
                }
                Of::One | Of::Counted(_) | Of::Half(_) | Of::Third(_) => continue,
            };
            let Some(die) = dice.iter().find(|d| d.id == *id) else { continue };
            let room = MOST.saturating_sub(self.dice.len());
            let n = usize::try_from(i32::from(term.times) * times).unwrap_or(0).min(room);
            self.dice.extend(std::iter::repeat_n(die.faces, n));
        }
    }

    /// Returns how likely each total is, from 0.
    fn odds(&self) -> Vec<f64> {
        let mut odds = vec![1.0];
        for faces in &self.dice {
            let mut next = vec![0.0; odds.len() + 9];
            for (total, p) in odds.iter().enumerate().filter(|(_, p)| **p > 0.0) {
                for face in faces {
                    next[total + usize::from((*face).max(self.floor)).min(9)] += p / 6.0;
                }
            }
            odds = next;
        }
        odds
    }

    /// Returns the average, without anything that stands in its way.
    pub fn mean(&self) -> f64 {
        let sum: u32 = self.dice.iter().flatten().map(|f| u32::from((*f).max(self.floor))).sum();
        let mean = f64::from(sum) / 6.0 + f64::from(self.plus);
        if self.halved { mean / 2.0 } else { mean.max(0.0) }
    }

    /// Returns the HP that somebody loses on average, and how likely that fells them.
    pub fn against(&self, guard: Guard, hp: i32) -> Blow {
        let (mut lost, mut felled) = (0.0, 0.0);
        for (total, p) in (0..).zip(self.odds()).filter(|(_, p)| *p > 0.0) {
            let rolled: i32 = total + self.plus;
            let dealt = guard.lets(if self.halved { rolled / 2 } else { rolled });
            lost += p * f64::from(dealt.min(hp));
            if dealt >= hp {
                felled += p;
            }
        }
        Blow { lost, felled }
    }
}

/// What a blow does on average.
#[derive(Clone, Copy, Debug, Default)]
pub struct Blow {
    /// HP that are lost.
    pub lost: f64,
    /// How likely the target falls.
    pub felled: f64,
}

/// What stands in the way of damage.
#[derive(Clone, Copy, Debug)]
pub struct Guard {
    taken: i32,
    double: bool,
    most: i32,
}

impl Guard {
    /// Returns what stands in the way of damage to a figure by another, as its texts hold now.
    pub fn of(world: &World, target: FighterId, by: Option<FighterId>) -> Guard {
        let mut guard = Guard { taken: 0, double: false, most: i32::MAX };
        for (ctx, change) in standing::against(world, target, by, |c| {
            use Change::{CannotBeHurt, Taken, TakenAtMost, TakenDouble};
            matches!(c, Taken(..) | TakenDouble(_) | TakenAtMost(_) | CannotBeHurt)
        }) {
            match change {
                Change::Taken(n, AttackKind::Any) => {
                    guard.taken += amount::count(world, &ctx, n);
                }
                Change::TakenDouble(AttackKind::Any) => guard.double = true,
                Change::TakenAtMost(n) => guard.most = guard.most.min((*n).into()),
                Change::CannotBeHurt => guard.most = 0,
                _ => {}
            }
        }
        guard
    }

    fn lets(self, amount: i32) -> i32 {
        if amount <= 0 {
            return 0;
        }
        let amount = if self.double { amount * 2 } else { amount };
        (amount + self.taken).clamp(0, self.most)
    }
}

/// Dice that a text adds to attacks of a figure.
#[derive(Clone, Debug)]
struct Added {
    kind: AttackKind,
    ctx: Ctx,
    dice: Amount,
}

/// What texts add to the attacks of a figure against another.
#[derive(Clone, Debug)]
pub struct Edge {
    added: Vec<Added>,
    floor: u8,
    guard: Guard,
    weak: bool,
    /// How far the target is seen at most.
    pub sight: u8,
    /// Whether the target cannot be aimed at from where the figure stands.
    pub hidden: bool,
}

impl Edge {
    /// Returns what texts add to the attacks of a figure against another, as they hold now.
    pub fn of(world: &World, by: FighterId, target: FighterId) -> Edge {
        let guard = Guard::of(world, target, Some(by));
        let weak = table::has(world, by, Condition::Weakened);
        let veiled = |c: &Change| *c == Change::CannotBeTargeted;
        let hidden = !standing::against(world, target, Some(by), veiled).is_empty();
        let mut edge = Edge { added: Vec::new(), floor: 0, guard, weak, sight: u8::MAX, hidden };
        let mut far = false;
        for (ctx, change) in standing::against(world, by, Some(target), |c| {
            use Change::{Dealt, Dice, Floor, NoSightLimit, SightLimit};
            matches!(c, Dice(..) | Floor(..) | Dealt(..) | SightLimit(_) | NoSightLimit)
        }) {
            match change {
                Change::Dice(n, kind) | Change::Dealt(n, kind) => {
                    edge.added.push(Added { kind: *kind, ctx, dice: n.clone() });
                }
                Change::Floor(n, _) => edge.floor = edge.floor.max(*n),
                Change::SightLimit(n) => edge.sight = edge.sight.min(*n),
                Change::NoSightLimit => far = true,
                _ => {}
            }
        }
        if far {
            edge.sight = u8::MAX;
        }
        edge
    }
}

/// An attack as a text gives it.
#[derive(Clone, Copy, Debug)]
pub struct Strike<'a> {
    /// What is rolled.
    pub dice: &'a Amount,
    /// Dice more, each if its condition holds for the target.
    pub more: &'a [More],
    /// Who can be attacked.
    pub target: &'a Target,
    /// Whether it is a basic attack.
    pub basic: bool,
    /// What gives it.
    pub source: Source,
}

impl Strike<'_> {
    /// Returns what the attack does to a target on average.
    pub fn at(&self, world: &World, by: FighterId, target: FighterId, edge: &Edge) -> Blow {
        let ctx = Ctx { it: Some(target), ..Ctx::of(by, self.source) };
        let mut pool = Pool { halved: edge.weak, floor: edge.floor, ..Pool::default() };
        pool.add(world, &ctx, self.dice);
        for more in self.more.iter().filter(|m| cond::holds(world, &ctx, &m.only_if)) {
            pool.add(world, &ctx, &more.dice);
        }
        let near = self.target.range.attack().max <= 1;
        for added in &edge.added {
            let fits = match added.kind {
                AttackKind::Any => true,
                AttackKind::Basic => self.basic,
                AttackKind::Area => self.target.area.is_some(),
                AttackKind::Adjacent => near,
                AttackKind::Distant => !near,
            };
            if fits {
                pool.add(world, &added.ctx, &added.dice);
            }
        }
        pool.against(edge.guard, table::fighter(world, target).hp.into())
    }
}

/// Returns the damage that the basic attack of a figure does on average.
pub fn basic_mean(world: &World, who: FighterId) -> f64 {
    let Some(spec) = aim::basic(world, who, Source::Fighter(who)) else { return 0.0 };
    let mut pool = Pool::default();
    pool.add(world, &Ctx::of(who, Source::Fighter(who)), &spec.dice);
    pool.mean()
}

/// Returns the average of an amount.
pub fn mean(world: &World, ctx: &Ctx, amount: &Amount) -> f64 {
    let mut pool = Pool::default();
    pool.add(world, ctx, amount);
    pool.mean()
}
