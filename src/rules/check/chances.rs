//! The exact chances of a check as it stands: with what must and what may be rolled again, and
//! together with the checks that come after it.

use bevy_ecs::prelude::*;

use super::pool::Pool;
use crate::cards::amount::{Alternative, Dice};
use crate::cards::effect::{Effect, Purpose, Reroll, When};
use crate::cards::printed::Closing;
use crate::cards::words::Kind;
use crate::rules::effect::standing;
use crate::rules::flow::frame::{CheckFrame, Flow, Frame};
use crate::rules::flow::prompt::Act;
use crate::rules::legal::{self, Moment};
use crate::rules::state::ids::HeroId;
use crate::rules::state::table;
use crate::sim::odds::Odds;
use crate::sim::rerolls;

/// What can be known of a check before it is rolled.
#[derive(Clone, Copy, Debug)]
pub struct Chances {
    /// The chance to succeed, with what must be rolled again (AC-CHECK-45).
    pub success: f64,
    /// The mean damage of failing.
    pub damage: f64,
    /// The chance if everything that may be rolled again is, where it helps.
    pub rerolled: Option<f64>,
    /// The chance to succeed at this check and at all that follow in its sequence (AC-CHECK-09).
    pub joint: Option<f64>,
}

/// The chances of a check that is being staged.
pub fn of(world: &World, f: &CheckFrame, pool: &Pool) -> Chances {
    let odds = odds(world, f, pool);
    let success = succeed(world, f, pool, &odds, pool.difficulty);
    let monster = f.purpose == Purpose::Defeat
        && f.against.is_some_and(|c| table::printed(world, c).kind == Kind::Monster);
    let damage = if monster && !pool.succeeds { odds.shortfall(pool.difficulty) } else { 0.0 };
    let rerolled = if success < 1.0 && !pool.succeeds { again(world, f, pool) } else { None };
    Chances { success, damage, rerolled, joint: joint(world, f, pool, &odds) }
}

fn dice(pool: &Pool) -> Vec<Dice> {
    pool.dice().map(|(_, d)| d).collect()
}

fn must(world: &World, f: &CheckFrame, pool: &Pool) -> Vec<Reroll> {
    standing::rerolls(world, f.hero, &pool.facts).into_iter().map(|(which, _)| which).collect()
}

fn odds(world: &World, f: &CheckFrame, pool: &Pool) -> Odds {
    rerolls::forced(&dice(pool), pool.plus(), &must(world, f, pool))
}

fn succeed(world: &World, f: &CheckFrame, pool: &Pool, odds: &Odds, difficulty: i32) -> f64 {
    if standing::cannot_succeed(world, f.hero, &pool.facts) {
        0.0
    } else if pool.succeeds {
        1.0
    } else {
        odds.at_least(difficulty)
    }
}

/// The chance with every reroll that somebody may make, if there is one.
fn again(world: &World, f: &CheckFrame, pool: &Pool) -> Option<f64> {
    let uses = legal::uses(world, &Moment::Rolled(f, &pool.facts));
    let mut seen = Vec::new();
    for act in uses {
        let Act::Use { hero, of, power, .. } = act else { continue };
        // The same power paid with another card is the same one.
        if !seen.contains(&(hero, of, power)) {
            seen.push((hero, of, power));
        }
    }
    let which = |(hero, of, power)| {
        let (p, _) = legal::power(world, hero, of, power)?;
        p.does.iter().find_map(|e| match e {
            Effect::Reroll(which) if matches!(p.when, When::Rolled(_)) => Some(*which),
            _ => None,
        })
    };
    let may: Vec<Reroll> = seen.into_iter().filter_map(which).collect();
    if may.is_empty() || standing::cannot_succeed(world, f.hero, &pool.facts) {
        return None;
    }
    rerolls::best(&dice(pool), pool.plus(), pool.difficulty, &must(world, f, pool), &may)
}

/// The chance to pass the whole sequence: what is staged on this check, and the later ones by the
/// hero whose they are, as they would be rolled with nothing played on them.
fn joint(world: &World, f: &CheckFrame, pool: &Pool, odds: &Odds) -> Option<f64> {
    let (whole, hero, rest) = still_to_come(world, f)?;
    if !whole {
        return Some(0.0);
    }
    let number = table::scenario(world).number;
    let mut later: Vec<CheckFrame> = Vec::new();
    for mut alternatives in rest {
        for a in &mut alternatives {
            a.difficulty = a.in_scenario(number);
            a.numbers = 0;
        }
        let staged = Vec::new();
        later.push(CheckFrame { hero, alternatives, staged, way: None, ..f.clone() });
    }
    let mut difficulty = pool.difficulty;
    let keeps = f.staged.iter().any(|s| {
        legal::power(world, s.hero, s.of, s.power)
            .is_some_and(|(p, _)| p.does.contains(&Effect::KeepResult))
    });
    if keeps && !later.is_empty() {
        // One result for both.
        let next = later.remove(0);
        difficulty = difficulty.max(super::pool::pool(world, &next).difficulty);
    }
    let mut chance = succeed(world, f, pool, odds, difficulty);
    for next in &later {
        let pool = super::pool::pool(world, next);
        chance *= succeed(world, next, &pool, &self::odds(world, next, &pool), pool.difficulty);
    }
    Some(chance)
}

/// Whether the sequence of which this check is part can still succeed, who attempts the rest of it,
/// and what that is; nothing if there is no such sequence or this is its last check.
fn still_to_come(world: &World, f: &CheckFrame) -> Option<(bool, HeroId, Vec<Vec<Alternative>>)> {
    let below = world.resource::<Flow>().frames.iter().rev().nth(1)?;
    let (whole, hero, steps, done) = match below {
        Frame::Encounter(e) => {
            let steps = table::printed(world, e.card).check.steps.clone();
            (e.outcomes.iter().all(|o| o.passed), e.hero, steps, usize::from(e.check) + 1)
        }
        Frame::Effects(e) => match e.list.get(e.at)? {
            Effect::Check { check, .. } => {
                (true, f.hero, check.steps.clone(), usize::from(e.stage))
            }
            _ => return None,
        },
        Frame::Close(c) => {
            match table::place_def(world, c.place).closing.get(usize::from(c.way?))? {
                Closing::Check(check) => {
                    (!c.failed, c.hero, check.steps.clone(), usize::from(c.check) + 1)
                }
                _ => return None,
            }
        }
        _ => return None,
    };
    let rest: Vec<_> = steps.into_iter().skip(done).collect();
    (!rest.is_empty()).then_some((whole, hero, rest))
}
