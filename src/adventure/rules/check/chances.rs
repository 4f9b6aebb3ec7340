//! Exact chances of a check as staged: with mandatory and optional rerolls, and combined with the
//! later checks of its sequence.

use super::goal::{Goal, Lost};
use super::pool::Pool;
use super::worth;
use crate::cards::amount::{Alternative, Amount, Dice};
use crate::cards::effect::{DieCounts, Effect, Power, Purpose, Reroll, When};
use crate::cards::printed::Closing;
use crate::cards::vocabulary::{Action, Kind, Trait};
use crate::kernel::odds::Odds;
use crate::rules::effect::closings;
use crate::rules::effect::{amounts, everybody, standing};
use crate::rules::flow::frame::{CheckFrame, Ctx, Frame};
use crate::rules::flow::prompt::{Act, Source};
use crate::rules::legal::{self, Moment};
use crate::rules::state::board::Board;
use crate::rules::state::ids::{CardId, HeroId, PileId};
use crate::sim::rerolls::{self, May};

/// Maximum number of rerolls whose best order is computed.
const MOST: usize = 4;

/// The chances of a check before its roll.
#[derive(Clone, Debug)]
pub struct Chances {
    /// The chance that the check achieves its purpose; 0 if success would not suffice.
    pub goal: f64,
    /// The chance to succeed, with mandatory rerolls (AC-CHECK-45).
    pub success: f64,
    /// The reason why it cannot achieve its purpose whatever is staged, if there is one.
    pub lost: Option<Lost>,
    /// The traits of which it needs one, if it has none.
    pub missing: Vec<Trait>,
    /// The mean damage of failing (AC-CHECK-48).
    pub damage: f64,
    /// The chance to succeed if every available reroll is used where it helps.
    pub rerolled: Option<f64>,
    /// The chance to succeed at this check and all later ones of its sequence (AC-CHECK-09).
    pub joint: Option<f64>,
    /// Every possible result with its chance, from the lowest, with mandatory rerolls; empty if
    /// nothing is rolled.
    pub results: Vec<(i32, f64)>,
}

/// Returns the chances of a check being staged.
pub fn of(board: &Board<'_>, f: &CheckFrame, pool: &Pool) -> Chances {
    let odds = odds(board, f, pool);
    let success = succeed(board, f, pool, &odds, pool.difficulty);
    let goal = Goal::of(board, f);
    let (lost, missing) = (goal.lost(board, f, pool), goal.missing(board, f, pool));
    let vain = goal.is_vain(board, f, pool);
    let monster = f.purpose == Purpose::Defeat
        && f.against.is_some_and(|c| board.printed(c).kind == Kind::Monster);
    let damage = if monster && !pool.succeeds { damage(board, f, pool, &odds) } else { 0.0 };
    let again = success < 1.0 && !pool.succeeds && !vain;
    let rerolled = if again { best_with_rerolls(board, f, pool) } else { None };
    let results = if pool.succeeds { Vec::new() } else { results(&odds) };
    let joint = joint(board, f, pool, &odds, &goal);
    let goal = if vain { 0.0 } else { success };
    Chances { goal, success, lost, missing, damage, rerolled, joint, results }
}

/// Returns the chance that a check as staged achieves its purpose.
pub fn chance_of_goal(board: &Board<'_>, f: &CheckFrame, goal: &Goal) -> f64 {
    let pool = super::pool::pool(board, f);
    match goal.is_vain(board, f, &pool) {
        true => 0.0,
        false => succeed(board, f, &pool, &odds(board, f, &pool), pool.difficulty),
    }
}

/// Returns each result once; results below 0 count as 0 (AC-CHECK-44).
fn results(odds: &Odds) -> Vec<(i32, f64)> {
    let mut all: Vec<(i32, f64)> = Vec::new();
    for (result, chance) in odds.results() {
        match all.last_mut() {
            Some((last, sum)) if *last == result => *sum += chance,
            _ => all.push((result, chance)),
        }
    }
    all
}

/// Returns the mean damage of failing (AC-CHECK-48). Additions count only if the check fails,
/// and neither term is below 0 (AC-RUL-06).
fn damage(board: &Board<'_>, f: &CheckFrame, pool: &Pool, odds: &Odds) -> f64 {
    if standing::deals_no_damage(board, f.hero) {
        return 0.0;
    }
    let added = |(amount, ctx): (Amount, Ctx)| {
        let (dice, plus) = amounts::parts(board, &ctx, amount.at(ctx.level.into()));
        Odds::new(&dice, plus).mean()
    };
    let more: f64 = standing::damage_plus(board, f.hero).into_iter().map(added).sum();
    odds.shortfall(pool.difficulty) + more.max(0.0) * (1.0 - odds.at_least(pool.difficulty))
}

fn dice(pool: &Pool) -> Vec<Dice> {
    pool.dice().map(|(_, d)| d).collect()
}

fn mandatory_rerolls(board: &Board<'_>, f: &CheckFrame, pool: &Pool) -> Vec<Reroll> {
    standing::rerolls(board, f.hero, &pool.facts).into_iter().map(|(which, _)| which).collect()
}

fn odds(board: &Board<'_>, f: &CheckFrame, pool: &Pool) -> Odds {
    let must = mandatory_rerolls(board, f, pool);
    let (all, plus) = pool.for_odds();
    let counts = worth::all(board, f, &pool.facts);
    if counts.is_empty() && (must.is_empty() || pool.less().next().is_none()) {
        return rerolls::forced(&all, plus, &must);
    }
    // Dice that are subtracted are not rolled again, and count as what they show.
    let each = |d: Dice, must: &[Reroll], counts: &[DieCounts]| {
        let die = worth::chances(counts, d.faces, &rerolls::one_die(d.faces, must));
        std::iter::repeat_n(die, d.count.into())
    };
    let rolled = pool.dice().flat_map(|(_, d)| each(d, &must, &counts));
    Odds::of_dice(rolled.chain(pool.less().flat_map(|(_, d)| each(d, &[], &[]))), plus)
}

fn succeed(board: &Board<'_>, f: &CheckFrame, pool: &Pool, odds: &Odds, difficulty: i32) -> f64 {
    if standing::cannot_succeed(board, f.hero, &pool.facts).is_some() {
        0.0
    } else if pool.succeeds {
        1.0
    } else {
        odds.at_least(difficulty)
    }
}

/// A way to use a power that rerolls dice.
struct RerollUse {
    which: Reroll,
    used: (HeroId, Source, u8),
    /// The card that leaves the hand by it.
    gone: Option<CardId>,
    /// Cards that can pay for it; empty if it is free.
    with: Vec<CardId>,
}

/// Returns every use of a power that could reroll dice of this check.
fn optional_rerolls(board: &Board<'_>, f: &CheckFrame, pool: &Pool) -> Vec<RerollUse> {
    let mut all: Vec<RerollUse> = Vec::new();
    for act in legal::uses(board, &Moment::Rolled(f, &pool.facts)) {
        let Act::Use { hero, of, power, with } = act else { continue };
        // The same power paid with another card is the same use.
        if let Some(known) = all.iter_mut().find(|a| a.used == (hero, of, power)) {
            known.with.extend(with);
            continue;
        }
        let Some((p, _)) = legal::power(board, hero, of, power) else { continue };
        let which = p.does.iter().find_map(|e| match e {
            Effect::Reroll(which) if matches!(p.when, When::Rolled(_)) => Some(*which),
            _ => None,
        });
        let Some(which) = which else { continue };
        let gone = match (of, p.action) {
            (Source::Card(c), Some(action)) if action != Action::Reveal => Some(c),
            _ => None,
        };
        all.push(RerollUse {
            which,
            used: (hero, of, power),
            gone,
            with: with.into_iter().collect(),
        });
    }
    all
}

impl RerollUse {
    /// Returns whether another use is still possible after this one: its card and a card to pay for
    /// it remain, and the limits of the step allow it (AC-PLAY-12, AC-PLAY-52).
    fn leaves(&self, board: &Board<'_>, f: &CheckFrame, pool: &Pool, other: &RerollUse) -> bool {
        let (hero, of, power) = self.used;
        let card = |of| if let Source::Card(c) = of { Some(c) } else { None };
        let there = self.gone.is_none() || self.gone != card(other.used.1);
        let spare = |c: &CardId| Some(*c) != self.gone && self.with != [*c];
        let pays = self.with.is_empty()
            || self.with.iter().any(|c| Some(*c) != other.gone && other.with != [*c]);
        let paid = other.with.is_empty() || other.with.iter().any(spare);
        let mut after = f.clone();
        after.limits.used.push(self.used);
        after.limits.spent.extend(legal::spends(board, hero, of, power).map(|k| (hero, k)));
        let allowed = legal::uses(board, &Moment::Rolled(&after, &pool.facts)).into_iter().any(
            |act| matches!(act, Act::Use { hero, of, power, .. } if (hero, of, power) == other.used),
        );
        there && pays && paid && allowed
    }
}

/// Returns whether a card, a location or a story does more after a roll than rolling again, or does so
/// under a condition: what comes of it, the chances of rerolls do not tell.
fn is_uncertain(board: &Board<'_>) -> bool {
    let unsure = |p: &Power| {
        let plain = matches!(&p.does[..], [Effect::Reroll(_)]) && p.only_if.is_none();
        matches!(p.when, When::Rolled(_)) && !plain
    };
    let places = board.places().iter().any(|p| board.place_powers(p.id).iter().any(unsure));
    let stories = board.stories().iter().any(|s| s.says.powers.iter().any(unsure));
    places
        || stories
        || board.displayed().iter().any(|(.., def)| def.powers.iter().any(unsure))
        || board.living().any(|h| {
            let hand = board.pile(PileId::Hand(h.id)).iter();
            hand.map(|c| board.printed(*c)).any(|def| def.powers.iter().any(unsure))
        })
}

/// Returns the chance to succeed with all optional rerolls, if there are any.
fn best_with_rerolls(board: &Board<'_>, f: &CheckFrame, pool: &Pool) -> Option<f64> {
    let all = optional_rerolls(board, f, pool);
    if all.is_empty()
        || pool.less().next().is_some()
        || !worth::all(board, f, &pool.facts).is_empty()
        || all.iter().any(|a| matches!(a.which, Reroll::Some(_)))
        || is_uncertain(board)
        || standing::cannot_succeed(board, f.hero, &pool.facts).is_some()
    {
        return None;
    }
    let may = |(i, a): (usize, &RerollUse)| {
        let bars = |(n, b): (usize, &RerollUse)| {
            let barred = n != i && !a.leaves(board, f, pool, b);
            usize::from(barred) << n.min(MOST)
        };
        May { which: a.which, instead_of: all.iter().enumerate().map(bars).sum() }
    };
    let may: Vec<May> = all.iter().enumerate().take(MOST).map(may).collect();
    if all.len() > may.len() {
        return None;
    }
    rerolls::best(
        &dice(pool),
        pool.plus(),
        pool.difficulty,
        &mandatory_rerolls(board, f, pool),
        &may,
    )
}

/// Returns the chance to pass the whole sequence: this check as staged, and the later ones by the
/// heroes who attempt them, with no plays on them. A required trait may come with any of them.
fn joint(board: &Board<'_>, f: &CheckFrame, pool: &Pool, odds: &Odds, goal: &Goal) -> Option<f64> {
    let (whole, hero, rest) = remaining_checks(board, f)?;
    if !whole || goal.lost(board, f, pool).is_some() {
        return Some(0.0);
    }
    let mut missing = !goal.missing(board, f, pool).is_empty();
    let number = board.scenario().number;
    let mut later: Vec<CheckFrame> = Vec::new();
    for mut alternatives in rest {
        for a in &mut alternatives {
            *a = a.settled(number, 0);
        }
        let staged = Vec::new();
        later.push(CheckFrame { hero, alternatives, staged, way: None, ..f.clone() });
    }
    let mut difficulty = pool.difficulty;
    let keeps = f.staged.iter().any(|s| {
        legal::power(board, s.hero, s.of, s.power)
            .is_some_and(|(p, _)| p.does.contains(&Effect::KeepResult))
    });
    if keeps && !later.is_empty() {
        // All of them share one result.
        let hardest = later.iter().map(|next| super::pool::pool(board, next).difficulty).max();
        difficulty = hardest.map_or(difficulty, |most| most.max(difficulty));
        later.clear();
    }
    let mut chance = succeed(board, f, pool, odds, difficulty);
    for next in &later {
        let pool = super::pool::pool(board, next);
        missing = missing && !goal.missing(board, next, &pool).is_empty();
        chance *= succeed(board, next, &pool, &self::odds(board, next, &pool), pool.difficulty);
    }
    Some(if missing { 0.0 } else { chance })
}

/// Returns whether the sequence of this check can still succeed, who attempts its remaining checks,
/// and these checks; `None` if there is no sequence or this is its last check.
fn remaining_checks(
    board: &Board<'_>,
    f: &CheckFrame,
) -> Option<(bool, HeroId, Vec<Vec<Alternative>>)> {
    let below = board.flow.frames.iter().rev().nth(1)?;
    let (whole, hero, steps, done) = match below {
        // The checks of other heroes are not foreseen.
        Frame::Encounter(e) if everybody::is_for_all(board, e) => return None,
        Frame::Encounter(e) => {
            let steps = board.printed(e.card).check.steps.clone();
            (e.outcomes.iter().all(|o| o.passed), e.hero, steps, usize::from(e.check) + 1)
        }
        Frame::Effects(e) => match e.list.get(e.at)? {
            Effect::Check { check, .. } => {
                (true, f.hero, check.steps.clone(), usize::from(e.stage))
            }
            _ => return None,
        },
        Frame::Close(c) => match closings::closing(board, c.hero, c.place, c.way?)? {
            Closing::Check(check) => {
                (!c.failed, c.hero, check.steps.clone(), usize::from(c.check) + 1)
            }
            _ => return None,
        },
        _ => return None,
    };
    let rest: Vec<_> = steps.into_iter().skip(done).collect();
    (!rest.is_empty()).then_some((whole, hero, rest))
}
