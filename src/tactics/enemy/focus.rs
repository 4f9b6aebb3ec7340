//! Whom an enemy goes for (AT-BOSS-05, AT-BOSS-06, AT-BOSS-11).

use bevy_ecs::prelude::*;

use super::Because;
use crate::content::effect::{Change, Prefer};
use crate::content::printed::Step as Order;
use crate::ground::{Base, Far, distance};
use crate::rules::effect::spot::squares;
use crate::rules::effect::target::{Does, is_targetable};
use crate::rules::effect::{cond, standing, whom};
use crate::rules::flow::frame::Ctx;
use crate::rules::moves::way;
use crate::rules::state::fighter::Fighter;
use crate::rules::state::ids::{FighterId, Source};
use crate::rules::state::piles::{self, Pile};
use crate::rules::state::round::Round;
use crate::rules::state::table;

/// Somebody whom an enemy may go for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// Who.
    pub who: FighterId,
    /// How far off (AT-RUL-15).
    pub far: Far,
}

/// Whom an enemy goes for, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Focus {
    /// Everybody who can be a target, by id.
    pub candidates: Vec<Candidate>,
    /// Whom it goes for; of several the players choose (AT-BOSS-08), without any it does nothing.
    pub tied: Vec<FighterId>,
    /// Whether a preference has settled it (AT-BOSS-11).
    pub preferred: bool,
    /// Why.
    pub because: Vec<Because>,
}

/// Finds whom an enemy goes for by an order: the closest of the kind that it prefers, or the closest.
pub fn focus(world: &World, who: FighterId, order: &Order) -> Focus {
    let candidates = candidates(world, who);
    let kind = preferred(world, who, order, &candidates);
    match kind.is_empty() {
        true => of_closest(candidates),
        false => settled(candidates, &kind, true),
    }
}

/// Finds the closest hero, whatever the enemy prefers (AT-BOSS-12).
pub fn focus_closest(world: &World, who: FighterId) -> Focus {
    of_closest(candidates(world, who))
}

fn of_closest(candidates: Vec<Candidate>) -> Focus {
    let all: Vec<FighterId> = candidates.iter().map(|c| c.who).collect();
    settled(candidates, &all, false)
}

/// Returns everybody who can be a target: heroes, summons and allies who stand and are not invisible
/// (AT-RUL-15, AT-RUL-79); for a summon that goes by its own opinion, enemies. Who is overlooked is left out while there are others.
fn candidates(world: &World, who: FighterId) -> Vec<Candidate> {
    let (base, side) = (table::fighter(world, who).base(), table::fighter(world, who).side);
    let paths = way::Paths::of(world, who);
    let there: Vec<&Fighter> = table::standing(world)
        .filter(|f| f.side != side && is_targetable(world, f, Does::Harm))
        .collect();
    let seen = |f: &&&Fighter| !standing::is(world, f.id, |c| *c == Change::Overlooked);
    let noticed: Vec<&Fighter> = there.iter().filter(seen).copied().collect();
    let all = if noticed.is_empty() { there } else { noticed };
    let candidate = |f: &Fighter| Candidate { who: f.id, far: paths.far(base, f.base()) };
    all.into_iter().map(candidate).collect()
}

/// Settles on the closest of some (AT-BOSS-06).
fn settled(candidates: Vec<Candidate>, kind: &[FighterId], preferred: bool) -> Focus {
    let of_kind = || candidates.iter().filter(|c| kind.contains(&c.who));
    let Some(least) = of_kind().map(|c| c.far).min() else {
        let because = vec![Because::Nobody];
        return Focus { candidates, tied: Vec::new(), preferred: false, because };
    };
    let tied: Vec<FighterId> = of_kind().filter(|c| c.far == least).map(|c| c.who).collect();
    let (who, away) = (tied.clone(), least.into());
    let mut because = vec![match preferred {
        true => Because::Preferred { who, away },
        false => Because::Closest { who, away },
    }];
    if tied.len() > 1 {
        because.push(Because::Tied);
    }
    Focus { candidates, tied, preferred, because }
}

/// Returns those of the candidates whom the enemy prefers: first whoever is preferred by a text, then by
/// the order, then by the enemy's own kind of target; nobody if it goes for the closest.
fn preferred(
    world: &World,
    who: FighterId,
    order: &Order,
    candidates: &[Candidate],
) -> Vec<FighterId> {
    let drawn = |c: &Candidate| {
        standing::changes(world, c.who, |c| matches!(c, Change::Preferred(_))).into_iter().any(
            |(ctx, change)| match change {
                Change::Preferred(by) => whom::means(world, &ctx, by, who),
                _ => false,
            },
        )
    };
    let draws: Vec<FighterId> = candidates.iter().filter(|c| drawn(c)).map(|c| c.who).collect();
    if !draws.is_empty() {
        return draws;
    }
    let passed_over = |c: &&Candidate| {
        standing::changes(world, c.who, |c| matches!(c, Change::NotPreferred(_))).into_iter().any(
            |(ctx, change)| match change {
                Change::NotPreferred(by) => whom::means(world, &ctx, by, who),
                _ => false,
            },
        )
    };
    let changed = standing::changes(world, who, |c| matches!(c, Change::Prefers(_)))
        .into_iter()
        .find_map(|(_, c)| match c {
            Change::Prefers(prefer) => Some(prefer.clone()),
            _ => None,
        });
    let own = table::enemy(world, who).map(|e| {
        let here = table::placed(world, &e.code).and_then(|p| p.prefers.as_ref());
        here.unwrap_or(&e.prefers).clone()
    });
    let prefer = order.target.clone().or(changed).or(own).unwrap_or_default();
    let open: Vec<Candidate> = candidates.iter().filter(|c| !passed_over(c)).copied().collect();
    of_kind(world, who, &prefer, &open)
}

/// Returns those of a kind (AT-DATA-29).
fn of_kind(world: &World, who: FighterId, prefer: &Prefer, open: &[Candidate]) -> Vec<FighterId> {
    let seat = |id: FighterId| table::fighter(world, id).seat();
    // Those for whom a number is greatest; nobody if it is 0 or less for all.
    let most = |value: &dyn Fn(FighterId) -> i32| {
        let best = open.iter().map(|c| value(c.who)).max().filter(|n| *n > 0);
        let is_best = |c: &&Candidate| Some(value(c.who)) == best;
        open.iter().filter(is_best).map(|c| c.who).collect::<Vec<_>>()
    };
    match prefer {
        Prefer::Closest => Vec::new(),
        Prefer::Farthest => {
            let walked = |c: &&Candidate| matches!(c.far, Far::Walk(_));
            let best = open.iter().filter(walked).map(|c| c.far).max();
            open.iter().filter(|c| Some(c.far) == best).map(|c| c.who).collect()
        }
        Prefer::MostTokens(token) => {
            let token = table::book(world).find_token(token);
            most(&|id| token.map_or(0, |t| table::fighter(world, id).tokens_of(t).into()))
        }
        Prefer::LeastHp => {
            most(&|id| i32::from(i16::MAX) - i32::from(table::fighter(world, id).hp))
        }
        Prefer::MostHp => most(&|id| table::fighter(world, id).hp.into()),
        Prefer::MostCards => most(&|id| {
            let hand = |s| piles::pile(world, Pile::Hand(s)).len();
            lang::saturating::whole(seat(id).map_or(0, hand))
        }),
        Prefer::MostDamage => {
            most(&|id| seat(id).map_or(0, |s| table::sheet(world, s).dealt.into()))
        }
        Prefer::LastTurn => {
            let round = world.resource::<Round>();
            let before = round.line.iter().take(usize::from(round.at).saturating_sub(1));
            let last = before.rev().find(|t| seat(t.of).is_some()).map(|t| t.of);
            open.iter().map(|c| c.who).filter(|id| Some(*id) == last).collect()
        }
        Prefer::Nearest(spot) => {
            let ctx = Ctx::of(who, Source::Fighter(who));
            let cells = squares(world, &ctx, spot);
            let away = |c: &Candidate| {
                let base = table::fighter(world, c.who).base();
                cells.iter().map(|sq| distance(base, Base::small(sq))).min()
            };
            let least = open.iter().filter_map(away).min();
            let is_least = |c: &&Candidate| least.is_some() && away(c) == least;
            open.iter().filter(is_least).map(|c| c.who).collect()
        }
        Prefer::Those(c) => {
            let ctx = Ctx::of(who, Source::Fighter(who));
            let is = |id: &FighterId| cond::holds(world, &ctx.about(*id), c);
            open.iter().map(|c| c.who).filter(is).collect()
        }
    }
}
