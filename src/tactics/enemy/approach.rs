//! Where an enemy goes (AT-BOSS-07, AT-RUL-16, AT-RUL-20, AT-RUL-22).

use bevy_ecs::prelude::*;

use super::focus::focus_closest;
use super::strike::Sights;
use super::{Because, Candidate};
use crate::content::amount::Amount;
use crate::content::printed::{BossMove, Step as Order};
use crate::content::words::Pass;
use crate::ground::{Arrival, Base, Cells, Far, Sq, Toward, arrivals, distance, drift, reach};
use crate::rules::effect::spot::squares;
use crate::rules::effect::{amount, standing};
use crate::rules::flow::frame::Ctx;
use crate::rules::moves::Plan;
use crate::rules::moves::way::{self, Paths};
use crate::rules::state::ids::{FighterId, Source};
use crate::rules::state::table;

/// Where an enemy goes, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Approach {
    /// The points of the move.
    pub points: u16,
    /// Ways to go that are as good, each another outcome; of several the players choose (AT-RUL-16,
    /// AT-RUL-20, AT-RUL-99). Without any it stays.
    pub plans: Vec<Plan>,
    /// Whether it can neither near nor attack the target (AT-RUL-19).
    pub futile: bool,
    /// Why; of several plans, about the first.
    pub because: Vec<Because>,
}

/// The board as one enemy sees it.
struct Board<'w> {
    world: &'w World,
    who: FighterId,
    base: Base,
    /// The points that the order gives.
    given: u16,
    /// Those that can be spent on entering squares.
    points: u16,
    paths: Paths,
    /// How it aims at whom it goes for.
    sights: Option<Sights>,
}

/// Finds where an enemy goes by an order; `target` is whom it goes for. A random move draws a card and
/// is no matter of this.
pub fn approach(
    world: &World,
    who: FighterId,
    order: &Order,
    target: Option<FighterId>,
) -> Approach {
    let basic = standing::movement(world, who);
    let ctx = Ctx::of(who, Source::Fighter(who));
    let n = |n: &Amount| amount::count(world, &ctx, n);
    let points = match &order.movement {
        BossMove::Basic | BossMove::Keep => basic,
        BossMove::Plus(more) => basic + n(more),
        BossMove::Exactly(points) | BossMove::Charge(points) | BossMove::Away(points) => n(points),
        BossMove::ToMark(_, points) | BossMove::To(_, points) => n(points),
        BossMove::None | BossMove::Random(_) => 0,
    };
    let points = way::points(world, who, points);
    let board = Board::new(world, who, points, order, target);
    match (&order.movement, target) {
        (BossMove::None | BossMove::Random(_), _) => board.stay(Because::NoMove),
        (BossMove::Away(_), _) => board.away(),
        (BossMove::ToMark(name, _), _) => board.to_cells(&table::mark(world, name)),
        (BossMove::To(spot, _), _) => board.to_cells(&squares(world, &ctx, spot)),
        (_, None) => board.stay(Because::Nobody),
        (BossMove::Charge(_), Some(target)) => board.charge(target),
        (BossMove::Keep, Some(target)) => board.keep(target),
        (_, Some(target)) => board.toward(target),
    }
}

impl<'w> Board<'w> {
    fn new(
        world: &'w World,
        who: FighterId,
        points: u16,
        order: &Order,
        target: Option<FighterId>,
    ) -> Board<'w> {
        let base = table::fighter(world, who).base();
        let paths = Paths::of(world, who);
        // The first step may cost more: what is left for the rest is known beforehand.
        let given = points;
        let points = given.saturating_sub(way::first_step(world, who));
        let sights = target.and_then(|t| Sights::at(world, who, order, &[t]).pop());
        Board { world, who, base, given, points, paths, sights }
    }

    /// Returns whether whom it goes for would be in range and in sight from a base.
    fn reaches(&self, from: Base) -> bool {
        self.sights.as_ref().is_some_and(|sights| sights.reach(from))
    }

    fn stay(&self, because: Because) -> Approach {
        let (futile, because) = (!self.reaches(self.base), vec![because]);
        Approach { points: self.given, plans: Vec::new(), futile, because }
    }

    /// Returns the ends of the move that take points, each with its base.
    fn arrivals(&self) -> Vec<Arrival> {
        let all = arrivals(self.base, self.points, self.paths.way());
        all.into_iter().filter(|a| a.cost > 0).collect()
    }

    /// The usual move: to the nearest square from which the target is in range, or as near as it gets
    /// (AT-RUL-16).
    fn toward(&self, target: FighterId) -> Approach {
        let to = table::fighter(self.world, target).base();
        if self.reaches(self.base) {
            return self.stay(Because::InRange);
        }
        if self.sights.as_ref().is_some_and(|sights| sights.is_too_near(self.base)) {
            return self.stay(Because::TooNear);
        }
        let mut all = self.arrivals();
        // The cheapest first: only those that cost as much as the first good one are looked at.
        all.sort_by_key(|a| a.cost);
        if let Some(cost) = all.iter().find(|a| self.reaches(a.base)).map(|a| a.cost) {
            let fits = |a: &&Arrival| a.cost == cost && self.reaches(a.base);
            let best: Vec<Arrival> = all.iter().filter(fits).copied().collect();
            return self.plans(&best, |at| Because::Stops { at, cost });
        }
        all.sort_unstable();
        let far = self.paths.toward(to);
        self.nearest(&all, |base| far.far(base))
    }

    /// The ends with the least remaining cost, if that is less than now (AT-RUL-16).
    fn nearest(&self, all: &[Arrival], left: impl Fn(Base) -> Far) -> Approach {
        let mut seen: Vec<(Base, Far)> = Vec::new();
        for a in all {
            if !seen.iter().any(|(base, _)| *base == a.base) {
                seen.push((a.base, left(a.base)));
            }
        }
        let now = left(self.base);
        let Some(least) = seen.iter().map(|(_, far)| *far).min().filter(|far| *far < now) else {
            return self.stay(Because::NoBetter);
        };
        let good = |base: Base| seen.iter().any(|(b, far)| *b == base && *far == least);
        let best: Vec<Arrival> = all.iter().filter(|a| good(a.base)).copied().collect();
        self.plans(&best, |at| Because::Nears { at, away: least.into() })
    }

    /// Makes plans of ends that are as good, one for each outcome: where the base comes to stand, and
    /// what the route sets off (AT-RUL-99).
    fn plans(&self, best: &[Arrival], because: impl Fn(Sq) -> Because) -> Approach {
        let traps = way::traps(self.world, self.who);
        let mut found: Vec<(Base, Cells, u16, Plan)> = Vec::new();
        for a in best {
            let reach = reach(a.moving, self.points, self.paths.way());
            // The route that sets off least, and the one that sets off most.
            for avoid in [traps, Cells::ALL - traps] {
                let Some(route) = reach.route(a.end, &avoid) else { continue };
                let sprung: Cells =
                    route.iter().copied().filter(|sq| traps.contains(*sq)).collect();
                let (moving, base) = (a.moving, a.base);
                let plan = Plan { moving, route, base, drifts: false };
                match found.iter_mut().find(|(b, s, ..)| (*b, *s) == (base, sprung)) {
                    None => found.push((base, sprung, a.cost, plan)),
                    Some((.., cost, old)) if a.cost < *cost => (*cost, *old) = (a.cost, plan),
                    Some(_) => {}
                }
            }
        }
        found.sort_by_key(|(base, ..)| *base);
        let plans: Vec<Plan> = found.into_iter().map(|(.., plan)| plan).collect();
        let because = plans.first().map(|p| because(p.base.at())).into_iter().collect();
        Approach { points: self.given, futile: plans.is_empty(), plans, because }
    }

    /// Away from the closest hero, as far as it can.
    fn away(&self) -> Approach {
        let closest: Vec<Candidate> = focus_closest(self.world, self.who).candidates;
        let Some(from) = closest.iter().min_by_key(|c| c.far).map(|c| c.who) else {
            let because = vec![Because::Nobody];
            return Approach { points: self.given, plans: Vec::new(), futile: true, because };
        };
        let to = table::fighter(self.world, from).base();
        // Farther by steps, then by squares.
        let far = self.paths.toward(to);
        let off = |base: Base| (far.far(base), distance(base, to));
        let all = self.arrivals();
        let best = all.iter().map(|a| off(a.base)).max().filter(|most| *most > off(self.base));
        let far: Vec<Arrival> = all.iter().filter(|a| Some(off(a.base)) == best).copied().collect();
        match best {
            None => {
                let because = vec![Because::NoBetter];
                Approach { points: self.given, plans: Vec::new(), futile: false, because }
            }
            Some(_) => self.plans(&far, |at| Because::Sent { at }),
        }
    }

    /// Toward squares that the map calls by a name, onto one of them if it can.
    fn to_cells(&self, cells: &Cells) -> Approach {
        let stay = |because| Approach {
            points: self.given,
            plans: Vec::new(),
            futile: false,
            because: vec![because],
        };
        if cells.is_empty() || cells.meets(&self.base.cells()) {
            return stay(Because::NoMove);
        }
        let all_to: Vec<Toward> =
            cells.iter().map(|sq| self.paths.toward(Base::small(sq))).collect();
        let left = |base: Base| {
            let to = all_to.iter().map(|far| far.far(base)).min();
            to.unwrap_or(Far::Apart(u16::MAX))
        };
        let all = self.arrivals();
        let least = all.iter().map(|a| left(a.base)).min().filter(|far| *far < left(self.base));
        let best: Vec<Arrival> =
            all.iter().filter(|a| Some(left(a.base)) == least).copied().collect();
        match least {
            None => stay(Because::NoBetter),
            Some(_) => self.plans(&best, |at| Because::Sent { at }),
        }
    }

    /// To where it keeps its distance: in range, and as far off as the range lets it.
    fn keep(&self, target: FighterId) -> Approach {
        let to = table::fighter(self.world, target).base();
        let all = self.arrivals();
        let fits = |base: Base| self.reaches(base);
        let off = all.iter().filter(|a| fits(a.base)).map(|a| distance(a.base, to)).max();
        let now = fits(self.base).then(|| distance(self.base, to));
        if now.is_some() && now >= off {
            return self.stay(Because::InRange);
        }
        let Some(off) = off else { return self.toward(target) };
        let good = |a: &&Arrival| fits(a.base) && distance(a.base, to) == off;
        let cost = all.iter().filter(good).map(|a| a.cost).min();
        let best: Vec<Arrival> =
            all.iter().filter(good).filter(|a| Some(a.cost) == cost).copied().collect();
        self.plans(&best, |at| Because::Stops { at, cost: cost.unwrap_or(0) })
    }

    /// In a straight line through what is in the way: to the first square from which the target is in
    /// range, or as near as the line brings it.
    fn charge(&self, target: FighterId) -> Approach {
        let to = table::fighter(self.world, target).base();
        if self.reaches(self.base) {
            return self.stay(Because::InRange);
        }
        let through = [Pass::Fighters, Pass::Obstacles];
        let way = way::way(self.world, self.who, &through);
        let size = self.base.size();
        let far = self.paths.toward(to);
        let mut ends: Vec<(bool, Far, usize, Plan)> = Vec::new();
        for step in way.steps().iter().copied() {
            let line = drift(self.base.at(), step, self.points, &way);
            for n in 1..=line.len() {
                let base = Base::new(line[n - 1], size).filter(|b| way.takes(*b));
                let Some(base) = base else { continue };
                let missed = !self.reaches(base);
                let plan =
                    Plan { moving: self.base.at(), route: line[..n].to_vec(), base, drifts: true };
                ends.push((missed, far.far(base), n, plan));
            }
        }
        let key = |e: &(bool, Far, usize, Plan)| match e.0 {
            false => (false, Far::Walk(0), e.2),
            true => (true, e.1, 0),
        };
        let now = (true, far.far(self.base), 0);
        let Some(best) = ends.iter().map(key).min().filter(|k| *k < now) else {
            return self.stay(Because::NoBetter);
        };
        let plans: Vec<Plan> =
            ends.iter().filter(|e| key(e) == best).map(|e| e.3.clone()).collect();
        let at = plans[0].base.at();
        let because = vec![match best {
            (false, _, n) => Because::Stops { at, cost: lang::saturating::short(n) },
            (true, away, _) => Because::Nears { at, away: away.into() },
        }];
        Approach { points: self.given, plans, futile: false, because }
    }
}
