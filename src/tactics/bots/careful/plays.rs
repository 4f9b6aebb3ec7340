//! What can be done in a turn, brought to one form: points to move before and after, what it does from
//! which squares, and what it is worth wherever one stands.

use super::odds::Strike;
use super::places;
use super::scene::Scene;
use super::worth::is_self;
use crate::content::effect::{Effect, Effects, Many, Power, Target};
use crate::content::words::Pass;
use crate::ground::{Cells, Range, Sq};
use crate::rules::effect::target::{self, Does};
use crate::rules::effect::{amount, cond, standing};
use crate::rules::fight::length;
use crate::rules::flow::frame::Ctx;
use crate::rules::flow::prompt::Act;
use crate::rules::state::ids::FighterId;
use crate::rules::state::table;

/// Something that is done to one of several, or to all of them.
#[derive(Clone, Debug)]
pub struct Part {
    /// Whether all are hit from a square, not the best one.
    pub all: bool,
    /// From which squares whom, and what that is worth.
    pub hits: Vec<(Cells, f64)>,
}

/// Something that can be done in a turn.
#[derive(Clone, Debug)]
pub struct Play {
    /// How it is answered; what cannot be done from here has no answer yet.
    pub act: Option<Act>,
    /// Actions that it takes.
    pub actions: u8,
    /// Points to move before the rest.
    pub before: u16,
    /// Points to move after it.
    pub after: u16,
    /// What those moves pass through.
    pub through: Vec<Pass>,
    /// What it does from where.
    pub parts: Vec<Part>,
    /// What it is worth wherever it is done.
    pub flat: f64,
    /// Where it can be done at all.
    pub only: Cells,
}

impl Play {
    /// Returns a play that does nothing.
    pub fn nothing(act: Option<Act>, actions: u8) -> Play {
        Play {
            act,
            actions,
            before: 0,
            after: 0,
            through: Vec::new(),
            parts: Vec::new(),
            flat: 0.0,
            only: Cells::ALL,
        }
    }

    /// Returns what it is worth from a square; nothing where it cannot be done.
    pub fn at(&self, sq: Sq) -> Option<f64> {
        if !self.only.contains(sq) {
            return None;
        }
        let of = |part: &Part| {
            let hits = part.hits.iter().filter(|(cells, _)| cells.contains(sq)).map(|(_, v)| *v);
            match part.all {
                true => hits.sum::<f64>(),
                false => hits.fold(0.0, f64::max),
            }
        };
        Some(self.flat + self.parts.iter().map(of).sum::<f64>())
    }

    /// Returns the most that it can be worth.
    pub fn best(&self) -> f64 {
        let of = |part: &Part| part.hits.iter().map(|(_, v)| *v).fold(0.0, f64::max);
        self.flat + self.parts.iter().map(of).sum::<f64>()
    }

    fn has_hits(&self) -> bool {
        self.parts.iter().any(|p| !p.hits.is_empty())
    }
}

impl Scene<'_> {
    /// Brings a list of effects of the figure to the form of a play.
    pub fn play(&self, ctx: &Ctx, list: &[Effect], act: Option<Act>, actions: u8) -> Play {
        let mut play = Play::nothing(act, actions);
        self.add(ctx, list, &mut play, 4);
        play
    }

    fn add(&self, ctx: &Ctx, list: &[Effect], play: &mut Play, depth: u8) {
        if depth == 0 {
            return;
        }
        for effect in list {
            self.add_one(ctx, effect, play, depth - 1);
        }
    }

    fn moves(&self, play: &mut Play, points: i32, through: &[Pass]) {
        let points = crate::rules::moves::way::points(self.world, self.me, points);
        match play.has_hits() {
            true => play.after = play.after.saturating_add(points),
            false => play.before = play.before.saturating_add(points),
        }
        play.through.extend(through);
    }

    fn add_one(&self, ctx: &Ctx, effect: &Effect, play: &mut Play, depth: u8) {
        let world = self.world;
        let part = |target: &Target, hits: Vec<(Cells, f64)>| Part {
            all: target.count == Many::Each,
            hits,
        };
        match effect {
            Effect::BasicMove { plus, target, through } if is_self(target) => {
                let points = standing::movement(world, self.me) + amount::count(world, ctx, plus);
                self.moves(play, points, through);
            }
            Effect::Move { points, target, through, .. } if is_self(target) => {
                let points = super::odds::mean(world, ctx, points);
                self.moves(play, points as i32, through);
            }
            Effect::Attack { .. } | Effect::BasicAttack { .. } => {
                let Some(spec) = self.spec(ctx, effect) else {
                    play.flat += 1.5;
                    return;
                };
                if standing::is(world, self.me, |c| {
                    *c == crate::content::effect::Change::CannotAttack
                }) {
                    return;
                }
                let range = length::range(world, self.me, &spec);
                let (dice, more, target) = (&spec.dice, &spec.more[..], &spec.target);
                let strike = Strike { dice, more, target, basic: spec.basic, source: spec.source };
                let value = |id| self.strike(ctx, &strike, id, &spec.then);
                play.parts.push(part(target, self.hits(ctx, target, range, &value)));
            }
            Effect::Harm(n, target) if !target::is_direct(target) => {
                let n = super::odds::mean(world, ctx, n);
                let range = Does::Harm.range(target);
                let hits = self.hits(ctx, target, range, &|id| self.harm(id, n));
                play.parts.push(part(target, hits));
            }
            Effect::Inflict(condition, target, _) if !target::is_direct(target) => {
                let value = |id| self.condition(id, *condition);
                let hits = self.hits(ctx, target, Does::Harm.range(target), &value);
                play.parts.push(part(target, hits));
            }
            Effect::Heal(n, target) if !target::is_direct(target) => {
                let n = super::odds::mean(world, ctx, n);
                let range = Does::Heal.range(target);
                play.parts
                    .push(part(target, self.friends(ctx, target, range, &|id| self.heal(id, n))));
            }
            Effect::If(c, yes, no) => {
                let list: &Effects = if cond::holds(world, ctx, c) { yes } else { no };
                self.add(ctx, list, play, depth);
            }
            Effect::May(list) => {
                let mut other = play.clone();
                self.add(ctx, list, &mut other, depth);
                if other.best() >= play.best() {
                    *play = other;
                }
            }
            Effect::Pay(cost, list) => {
                play.flat += self.worth(ctx, cost);
                self.add(ctx, list, play, depth);
            }
            Effect::Choose(ways) => {
                let open = |w: &&crate::content::effect::OneWay| {
                    w.only_if.as_ref().is_none_or(|c| cond::holds(world, ctx, c))
                };
                let tried = ways.iter().filter(open).map(|way| {
                    let mut other = play.clone();
                    self.add(ctx, &way.does, &mut other, depth);
                    other
                });
                let points = |p: &Play| p.best() + 0.2 * f64::from(p.before + p.after);
                let best = tried.max_by(|a, b| points(a).total_cmp(&points(b)));
                *play = best.unwrap_or_else(|| play.clone());
            }
            other => play.flat += self.worth(ctx, std::slice::from_ref(other)),
        }
    }

    /// Returns from which squares which enemies can be aimed at, and what that is worth.
    fn hits(
        &self,
        ctx: &Ctx,
        target: &Target,
        range: Range,
        value: &dyn Fn(FighterId) -> f64,
    ) -> Vec<(Cells, f64)> {
        let world = self.world;
        let mut hits = Vec::new();
        for (n, foe) in self.board.foes.iter().enumerate() {
            let f = table::fighter(world, foe.id);
            let fits = |c: &crate::content::effect::Cond| cond::holds(world, &ctx.about(foe.id), c);
            if !f.on_board
                || !target::is_targetable(world, f, Does::Harm)
                || !crate::rules::effect::whom::is(world, ctx, &target.who, foe.id)
                || !target.only_if.as_deref().is_none_or(fits)
            {
                continue;
            }
            let mut cells = match target.sight {
                true => self.in_range_of(n, range),
                false => foe.base.cells().around(range.max),
            };
            if target.not_adjacent {
                cells = cells - foe.base.cells().around(1);
            }
            let mut worth = value(foe.id);
            if let Some(area) = target.area {
                let near = target::in_area(
                    world,
                    target::side(world, ctx),
                    foe.base.at(),
                    area,
                    Does::Harm,
                );
                let near = near.into_iter().filter(|id| *id != foe.id && *id != self.me);
                worth +=
                    near.filter(|id| target::hits(world, ctx, target, *id)).map(value).sum::<f64>();
                if !target.narrow {
                    let own = self.harm(self.me, 2.0);
                    hits.push((cells & foe.base.cells().around(area), worth + own));
                    cells = cells - foe.base.cells().around(area);
                }
            }
            hits.push((cells, worth));
        }
        hits
    }

    /// Returns from which squares which of one's own can be reached, and what that is worth.
    fn friends(
        &self,
        ctx: &Ctx,
        target: &Target,
        range: Range,
        value: &dyn Fn(FighterId) -> f64,
    ) -> Vec<(Cells, f64)> {
        let world = self.world;
        let all = table::fighters(world).filter(|f| f.side == crate::ground::Side::Heroes);
        let all = all.filter(|f| f.on_board || f.is_down());
        let fits = |f: &&crate::rules::state::fighter::Fighter| {
            crate::rules::effect::whom::is(world, ctx, &target.who, f.id)
                && !(target.other && f.id == self.me)
                && target.only_if.as_deref().is_none_or(|c| cond::holds(world, &ctx.about(f.id), c))
        };
        all.filter(fits)
            .map(|f| {
                let cells = match f.id == self.me {
                    true => Cells::ALL,
                    false => f.base().cells().around(range.max),
                };
                (cells, value(f.id))
            })
            .filter(|(_, v)| *v > 0.0)
            .collect()
    }

    /// Returns where a power can be used, as its condition says.
    pub fn where_to_use(&self, ctx: &Ctx, only_if: Option<&crate::content::effect::Cond>) -> Cells {
        only_if.map_or(Cells::ALL, |c| places::squares(self.world, ctx, c))
    }

    /// Returns where a power of the chapter is of use: what bridges gaps, where a bridge is wanted or a
    /// piece can be spared.
    pub fn where_of_use(&self, ctx: &Ctx, power: &Power) -> Cells {
        let cells = self.where_to_use(ctx, power.only_if.as_ref());
        let Some(bridges) = &self.board.bridges else { return cells };
        power.effects().fold(cells, |cells, effect| match effect {
            Effect::Raise { terrain, .. } if *terrain == bridges.terrain => {
                cells & bridges.wanted.around(1)
            }
            Effect::Clear { terrain, .. } if *terrain == bridges.terrain => {
                cells & bridges.spare.around(1)
            }
            _ => cells,
        })
    }
}
