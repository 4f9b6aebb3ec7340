//! What the effects of texts are worth to the players, as far as the position tells.

use bevy_ecs::prelude::*;

use super::bridges;
use super::odds::{self, Strike};
use super::scene::Scene;
use crate::content::amount::{Amount, Reach};
use crate::content::effect::{Change, Effect, Many, Standing, Target};
use crate::content::printed::CardDef;
use crate::content::words::{CardKind, Condition, HeroPile, Keyword, Who};
use crate::ground::Side;
use crate::rules::effect::cond;
use crate::rules::effect::target::{self, Does};
use crate::rules::fight::aim;
use crate::rules::flow::drive::Nearest;
use crate::rules::flow::frame::{AttackSpec, Ctx, Flow};
use crate::rules::state::ids::FighterId;
use crate::rules::state::table;

/// How deep texts are followed.
const DEPTH: u8 = 6;

impl Scene<'_> {
    /// Returns what a list of effects is worth now.
    pub fn worth(&self, ctx: &Ctx, list: &[Effect]) -> f64 {
        self.list(ctx, list, DEPTH)
    }

    fn list(&self, ctx: &Ctx, list: &[Effect], depth: u8) -> f64 {
        if depth == 0 {
            return 0.0;
        }
        list.iter().map(|e| self.one(ctx, e, depth - 1)).sum()
    }

    fn is_foe(&self, id: FighterId) -> bool {
        table::fighter(self.world, id).side == Side::Enemies
    }

    /// Returns whom an effect may be about.
    pub fn whom(&self, ctx: &Ctx, target: &Target, does: Does) -> Vec<FighterId> {
        target::candidates(self.world, ctx, target, does)
    }

    /// Adds up over everybody, or takes the best of whom one is chosen.
    fn over(&self, ctx: &Ctx, target: &Target, does: Does, part: &dyn Fn(FighterId) -> f64) -> f64 {
        if let (Some(n), false) = (target.area, target::is_direct(target)) {
            let squares = target::squares(self.world, ctx, target, does);
            let side = target::side(self.world, ctx);
            let at = |sq| {
                let all = target::in_area(self.world, side, sq, n, does).into_iter();
                all.filter(|id| target::hits(self.world, ctx, target, *id)).map(part).sum::<f64>()
            };
            return squares.iter().map(at).fold(0.0, f64::max);
        }
        let all = self.whom(ctx, target, does).into_iter().map(part);
        match target.count {
            Many::Each => all.sum(),
            Many::Random => {
                let all: Vec<f64> = all.collect();
                all.iter().sum::<f64>() / (all.len().max(1) as f64)
            }
            Many::UpTo(n) => {
                let mut all: Vec<f64> = all.filter(|v| *v > 0.0).collect();
                all.sort_by(|a, b| b.total_cmp(a));
                all.iter().take(n.into()).sum()
            }
            Many::One | Many::Closest | Many::Farthest => all
                .fold(None, |best: Option<f64>, v| Some(best.map_or(v, |b| b.max(v))))
                .unwrap_or(0.0),
        }
    }

    /// Returns what an attack of the figure on an enemy is worth, with what follows it.
    pub fn strike(&self, ctx: &Ctx, strike: &Strike<'_>, id: FighterId, then: &[Effect]) -> f64 {
        let Some((n, foe)) = self.foe(id) else {
            // One's own people, in an area.
            return self.harm(id, odds::mean(self.world, ctx, strike.dice));
        };
        let blow = strike.at(self.world, self.me, id, self.edge(n));
        let more = if then.is_empty() { 0.0 } else { self.list(&ctx.about(id), then, 2) };
        foe.weight * blow.lost + foe.kill * blow.felled + 0.8 * more * (1.0 - blow.felled)
    }

    /// Returns the attack that an effect of the figure makes, if it makes one.
    pub fn spec(&self, ctx: &Ctx, effect: &Effect) -> Option<AttackSpec> {
        let source = ctx.source;
        match effect {
            Effect::Attack { dice, more, target, then, after } => Some(AttackSpec {
                source,
                dice: dice.clone(),
                more: more.clone(),
                target: target.clone(),
                then: then.clone(),
                after: after.clone(),
                basic: false,
                optional: false,
            }),
            Effect::BasicAttack { plus, who, only_if, then } if is_self(who) => {
                let mut spec = aim::basic(self.world, self.me, source)?;
                spec.dice.terms.extend(plus.terms.iter().cloned());
                spec.target.only_if = only_if.clone().map(Box::new);
                spec.then = spec.then.iter().chain(then.iter()).cloned().collect();
                Some(spec)
            }
            _ => None,
        }
    }

    fn one(&self, ctx: &Ctx, effect: &Effect, depth: u8) -> f64 {
        let world = self.world;
        let mean = |n: &Amount| odds::mean(world, ctx, n);
        let helps = |target: &Target, part: &dyn Fn(FighterId) -> f64| {
            self.over(ctx, target, Does::Help, part)
        };
        let harms = |target: &Target, part: &dyn Fn(FighterId) -> f64| {
            self.over(ctx, target, Does::Harm, part)
        };
        let sign = |id: FighterId| if self.is_foe(id) { -1.0 } else { 1.0 };
        match effect {
            Effect::BasicMove { target, .. } => helps(target, &|id| 1.2 * sign(id)),
            Effect::Move { points, target, .. } => {
                helps(target, &|id| (0.2 + 0.3 * mean(points)).min(1.8) * sign(id))
            }
            Effect::Shove { n, target, stopped, .. } => harms(target, &|id| {
                let stop = 0.3 * self.list(&ctx.about(id), stopped, depth);
                stop + if self.is_foe(id) { 0.25 * mean(n) } else { -0.2 }
            }),
            Effect::Drift { .. } => 0.0,
            Effect::Run { hits, .. } => 0.5 + 0.5 * self.list(ctx, hits, depth),
            Effect::Place { target, .. } => helps(target, &|_| 0.4),
            Effect::Swap { .. } => 0.3,
            Effect::Attack { .. } | Effect::BasicAttack { .. } => self.attack(ctx, effect),
            Effect::Harm(n, target) => harms(target, &|id| self.harm(id, mean(n))),
            Effect::Heal(n, target) => {
                self.over(ctx, target, Does::Heal, &|id| self.heal(id, mean(n)))
            }
            Effect::Inflict(condition, target, _) => {
                harms(target, &|id| self.condition(id, *condition))
            }
            Effect::Lift(list, target, _) => helps(target, &|id| {
                let all = if list.is_empty() { &Condition::ALL[..] } else { list };
                let had = all.iter().filter(|c| table::has(world, id, **c)).count();
                0.9 * had as f64 * sign(id)
            }),
            Effect::Reduce(n) => self.spared(mean(n)),
            Effect::Ignore | Effect::CallOff => self.spared(99.0),
            Effect::Prevent => 1.2,
            Effect::LeaveHp(_) => self.spared(3.0),
            Effect::Redirect(target) => self.redirected(ctx, target),
            Effect::Fell(target) => harms(target, &|id| self.harm(id, 60.0)),
            Effect::Remove(target) => harms(target, &|id| {
                if self.is_foe(id) { self.foe(id).map_or(1.0, |(_, f)| f.kill + 1.0) } else { -3.0 }
            }),
            Effect::AddDice(n) | Effect::Plus(n) => self.rolled(mean(n)),
            Effect::Reroll(..) | Effect::SetDie(..) | Effect::DoubleDie(_) => self.rolled(1.2),
            Effect::Double => self.rolled(3.0),
            Effect::Floor(_) => self.rolled(0.7),
            Effect::KeepDice(_) => 0.4,
            Effect::UseKept(_) => self.rolled(1.0),
            Effect::Roll(_, then) => 0.7 * self.list(ctx, then, depth),
            Effect::Raise { terrain, .. } => match &self.board.bridges {
                Some(b) if b.terrain == *terrain => {
                    bridges::BRIDGE * f64::from(!b.wanted.is_empty())
                }
                _ => 0.6,
            },
            Effect::Lay { n, .. } => n.as_ref().map_or(1.0, |n| (0.7 * mean(n)).min(3.0)),
            Effect::Clear { terrain, .. }
                if self.board.bridges.as_ref().is_some_and(|b| b.terrain == *terrain) =>
            {
                0.0
            }
            Effect::Clear { .. } | Effect::Become { .. } => 0.1,
            Effect::Slide { .. } => 0.1,
            Effect::Spawn { .. } => -2.0,
            Effect::Summon { .. } => 2.5,
            Effect::Put(token, _, target) => helps(target, &|id| self.token(token, id)),
            Effect::Take(token, _, target) => helps(target, &|id| self.taken(token, id)),
            Effect::MoveToken { .. } => 0.4,
            Effect::Count(id, n) => match id.as_str() {
                id if self.board.goals.counter(id) != 0.0 => {
                    self.board.goals.counter(id) * mean(n).clamp(-3.0, 3.0)
                }
                _ => 0.0,
            },
            Effect::Act(n, target) => helps(target, &|id| 2.2 * f64::from(*n) * sign(id)),
            Effect::TakeTurn(_) => 3.5,
            Effect::EndTurn => -0.5,
            Effect::Again => -0.5,
            Effect::Initiative(_, target) => helps(target, &|_| 0.4),
            Effect::Activate(_) => -1.0,
            Effect::Equip(_) | Effect::Prepare(_) => 0.8,
            Effect::Play { .. } => 2.0,
            Effect::Draw(n, target) => helps(target, &|id| 0.8 * mean(n) * sign(id)),
            Effect::Shift { from, to, n, .. } => {
                let merit = |pile: HeroPile| match pile {
                    HeroPile::Hand => 0.7,
                    HeroPile::Board => 0.9,
                    HeroPile::Deck | HeroPile::DeckTop => 0.3,
                    HeroPile::DeckBottom => 0.25,
                    HeroPile::Discards => 0.2,
                    HeroPile::SetAside | HeroPile::Tuck => 0.0,
                };
                (merit(*to) - merit(*from)) * mean(n).clamp(0.0, 5.0)
            }
            Effect::Scry { .. } => 0.3,
            Effect::BossCard => -3.0,
            Effect::DrawLaw => 0.0,
            Effect::VoidLaws => 0.5,
            Effect::RedrawDirection => 0.3,
            Effect::BossUnder => 2.0,
            Effect::If(c, yes, no) => {
                let list = if cond::holds(world, ctx, c) { yes } else { no };
                self.list(ctx, list, depth)
            }
            Effect::May(list) => self.list(ctx, list, depth).max(0.0),
            Effect::Choose(ways) => {
                let open = |c: &Option<_>| c.as_ref().is_none_or(|c| cond::holds(world, ctx, c));
                let ways = ways.iter().filter(|w| open(&w.only_if));
                ways.map(|w| self.list(ctx, &w.does, depth)).fold(0.0, f64::max)
            }
            Effect::Each(target, list) => {
                helps(target, &|id| self.list(&ctx.about(id), list, depth))
            }
            Effect::Times(n, list) => mean(n).clamp(0.0, 6.0) * self.list(ctx, list, depth),
            Effect::Pay(cost, list) => self.list(ctx, cost, depth) + self.list(ctx, list, depth),
            Effect::Lasting { on, standing, rules, .. } => helps(on, &|id| {
                let all: f64 = standing.iter().map(|s| self.standing(ctx, s)).sum();
                sign(id) * (all + 0.5 * rules.len() as f64)
            }),
            Effect::Gain { .. } => 1.5,
            Effect::Lose { .. } => -1.0,
            Effect::Gold(n) => mean(n),
            Effect::LevelUp => 5.0,
            Effect::Flag(_) | Effect::Unflag(_) => 0.2,
            Effect::BasicSwap(_) => 0.3,
            Effect::RandomEncounter | Effect::RemoveThis => 0.0,
            Effect::Win => 100.0,
            Effect::Defeat => -100.0,
            Effect::Bonus(_) => 4.0,
        }
    }

    fn attack(&self, ctx: &Ctx, effect: &Effect) -> f64 {
        let Some(spec) = self.spec(ctx, effect) else { return 1.5 };
        if !matches!(table::fighter(self.world, self.me).side, Side::Heroes) {
            return 0.0;
        }
        let (dice, more, target) = (&spec.dice, &spec.more[..], &spec.target);
        let strike = Strike { dice, more, target, basic: spec.basic, source: spec.source };
        self.over(ctx, target, Does::Harm, &|id| self.strike(ctx, &strike, id, &spec.then))
    }

    /// Returns what a standing effect is worth for a while.
    pub fn standing(&self, ctx: &Ctx, s: &Standing) -> f64 {
        let n = |n: &Amount| odds::mean(self.world, ctx, n);
        let plain = |a: &Amount| a.as_number().map_or(n(a), f64::from);
        let many = match s.whose.who {
            Who::Oneself | Who::It => 1.0,
            _ => 1.6,
        };
        let foes = matches!(s.whose.who, Who::Enemy | Who::Foe | Who::Boss | Who::Minion);
        let own = match &s.change {
            Change::Movement(a) | Change::MovePoints(a) => 0.5 * plain(a),
            Change::StepCost(a, _) => -0.5 * plain(a),
            Change::Dice(a, _) | Change::Dealt(a, _) => 1.3 * plain(a),
            Change::HealDice(a) => 0.7 * plain(a),
            Change::Taken(a, _) => -1.3 * plain(a),
            Change::TakenDouble(_) => -3.0,
            Change::TakenAtMost(_) | Change::CannotBeHurt | Change::CannotBeTargeted => 2.5,
            Change::Range(k, _) | Change::HealRange(k) => 0.5 * f64::from(*k),
            Change::HandSize(k) => 1.2 * f64::from(*k),
            Change::Actions(k) => 2.5 * f64::from(*k),
            Change::MaxHp(a) => 0.5 * plain(a),
            Change::Reroll(k, ..) => 0.6 * f64::from(*k),
            Change::Floor(..) | Change::RangeAtLeast(..) | Change::Passes(_) => 0.8,
            Change::Immune(_) | Change::Free(_) | Change::BasicAttack(..) => 1.2,
            Change::CannotMove | Change::CannotAttack | Change::StandsStill => -2.5,
            Change::Preferred(_) => 0.3,
            _ => 0.4,
        };
        if foes { -own * many } else { own * many }
    }

    /// Returns what it is worth to take that much from damage that is under way.
    fn spared(&self, n: f64) -> f64 {
        let (Some(id), damage) = self.under_way() else { return 0.6 };
        if self.is_foe(id) {
            return -n.min(damage);
        }
        self.harm(id, (damage - n).max(0.0)) - self.harm(id, damage)
    }

    fn redirected(&self, ctx: &Ctx, to: &Target) -> f64 {
        let (Some(id), damage) = self.under_way() else { return 0.5 };
        let to = self.whom(ctx, to, Does::Harm);
        let best = to.into_iter().filter(|t| *t != id).map(|t| self.harm(t, damage));
        best.fold(-9.0, f64::max) - self.harm(id, damage)
    }

    /// Returns whom damage is about to hit, and how much.
    fn under_way(&self) -> (Option<FighterId>, f64) {
        let flow = self.world.resource::<Flow>();
        if let Some(blow) = flow.blow() {
            return (Some(blow.target), f64::from(blow.amount));
        }
        let Some(f) = flow.attack() else { return (None, 0.0) };
        let aimed = match f.aim {
            Some(crate::rules::flow::frame::Aim::Fighter(id)) => Some(id),
            _ => f.hits.first().copied(),
        };
        let damage = match (f.total, f.roll.rolled) {
            (Some(total), _) => f64::from(total),
            (None, true) => f64::from(f.roll.total()),
            (None, false) => odds::mean(self.world, &Ctx::of(f.by, f.spec.source), &f.spec.dice),
        };
        (aimed, damage)
    }

    /// Returns what more on the roll that lies is worth.
    fn rolled(&self, n: f64) -> f64 {
        let flow = self.world.resource::<Flow>();
        match flow.attack() {
            Some(f) if self.is_foe(f.by) => -n,
            Some(_) => 0.8 * n,
            None => 0.7 * n,
        }
    }

    fn token(&self, token: &str, id: FighterId) -> f64 {
        let content = table::book(self.world);
        let Some(kind) = content.find_token(token) else { return 0.0 };
        if let Some(b) = self.board.bridges.as_ref().filter(|b| b.token.as_deref() == Some(token)) {
            let mut all = table::fighters(self.world);
            let carried = all.any(|f| f.tokens_of(kind) > 0);
            return if carried || b.wanted.is_empty() { -1.0 } else { bridges::PIECE };
        }
        let wanted = self.board.goals.token(token);
        if wanted > 0.0 && !self.is_foe(id) {
            let has = table::fighter(self.world, id).tokens_of(kind) > 0;
            return if has { 0.0 } else { wanted };
        }
        0.4
    }

    fn taken(&self, token: &str, id: FighterId) -> f64 {
        let content = table::book(self.world);
        let Some(kind) = content.find_token(token) else { return 0.0 };
        if self.board.bridges.as_ref().is_some_and(|b| b.token.as_deref() == Some(token)) {
            return 0.0;
        }
        let n = f64::from(table::fighter(self.world, id).tokens_of(kind));
        match self.board.goals.bring {
            // What holds fast whom one has to bring away.
            Some((who, _)) if who == id && n > 0.0 => 12.0,
            _ if self.is_foe(id) => 0.2 * n,
            _ => 0.5 * n.min(3.0),
        }
    }
}

/// Returns whether a target is who does it and nobody else.
pub fn is_self(target: &Target) -> bool {
    target.who == Who::Oneself || (target.range == Reach::Own && target.who == Who::It)
}

/// Returns what a card is good for in general, whatever the position.
pub fn merit(world: &World, def: &CardDef) -> f64 {
    let ways = def.ways.iter().chain(&def.turn_ways).map(|way| way_merit(world, way));
    let way = ways.fold(0.0, f64::max);
    let lies = 0.7 * (def.standing.len() + def.rules.len() + def.powers.len()) as f64;
    let free = if def.keywords.contains(&Keyword::Free) { 0.8 } else { 0.0 };
    let kind = match def.kind {
        CardKind::Mark => -3.0,
        CardKind::BasicMove => 0.3,
        CardKind::BasicAttack => 0.6,
        _ => 0.0,
    };
    way.max(lies) + free + kind
}

fn way_merit(world: &World, list: &[Effect]) -> f64 {
    let mean = |n: &Amount| odds::mean(world, &Ctx::nobody(), n);
    let many = |t: &Target| if t.count == Many::Each || t.area.is_some() { 1.5 } else { 1.0 };
    let one = |e: &Effect| match e {
        Effect::BasicMove { .. } => 1.2,
        Effect::Move { points, .. } => 0.35 * mean(points),
        Effect::Attack { dice, target, then, .. } => {
            many(target) * mean(dice) + 0.4 * then.len() as f64
        }
        Effect::BasicAttack { plus, .. } => 3.0 + mean(plus),
        Effect::Harm(n, target) => many(target) * mean(n),
        Effect::Heal(n, target) => 0.7 * many(target) * mean(n),
        Effect::Draw(n, _) => 0.8 * mean(n),
        Effect::Redirect(_) | Effect::Ignore => 1.5,
        Effect::Reduce(n) => 0.8 * mean(n),
        Effect::Each(_, list) => 1.3 * way_merit(world, list),
        Effect::If(_, list, _) | Effect::May(list) | Effect::Pay(_, list) => way_merit(world, list),
        Effect::Summon { .. } => 2.0,
        Effect::TakeTurn(_) | Effect::Play { .. } => 2.5,
        _ => 0.5,
    };
    list.iter().map(one).sum()
}
