//! Staging a check: which way to choose and what to play.

use super::goals::{self, Margin};
use super::{Careful, life, worth};
use crate::cards::effect::Purpose;
use crate::cards::vocabulary::{Action, Kind, Rank};
use crate::kernel::odds::Odds;
use crate::rules::check::pool;
use crate::rules::flow::drive::Nearest as _;
use crate::rules::flow::frame::{CheckFrame, Frame, Play};
use crate::rules::flow::prompt::{Act, Prompt, Source};
use crate::rules::legal::{self, Moment};
use crate::rules::state::board::Board;
use crate::rules::state::ids::{CardId, PlaceId};
use crate::rules::state::table::{self, LocationStatus};

/// Minimum gain for which a card is played.
const WORTH_WHILE: f64 = 0.06;
/// Maximum number of plays on one check.
const MOST_PLAYS: usize = 10;

impl Careful {
    /// Returns the next act of the plan for this check, making a new plan if none fits.
    pub(super) fn stage(&mut self, board: &Board<'_>, prompt: &Prompt) -> Option<Act> {
        let fits = |a: &Act| prompt.options.contains(a);
        if !self.plan.front().is_some_and(fits) {
            let Some(Frame::Check(f)) = board.flow.frames.last() else { return None };
            self.plan = best_plan(board, f, prompt).into();
        }
        self.plan.pop_front().filter(fits)
    }
}

/// What hangs on a check.
#[derive(Clone, Copy, Debug)]
struct Stakes {
    /// The value of success.
    success: f64,
    /// What the scenario makes of the margin.
    margin: Option<Margin>,
}

/// Returns the best way with the plays for it, ending in the roll.
fn best_plan(board: &Board<'_>, f: &CheckFrame, prompt: &Prompt) -> Vec<Act> {
    let margin = goals::margin(board, f.hero, f.purpose);
    let stakes = &Stakes { success: stakes(board, f), margin };
    let (mut best, mut plan) = plays(board, f.clone(), stakes);
    if f.staged.is_empty() {
        for act in &prompt.options {
            let Act::Way { alternative, skill } = *act else { continue };
            let mut other = f.clone();
            other.way = Some((alternative, skill));
            let (score, rest) = plays(board, other, stakes);
            if score > best + 0.01 {
                best = score;
                plan = std::iter::once(*act).chain(rest).collect();
            }
        }
    }
    plan.push(Act::Roll);
    plan
}

/// Adds the play with the best gain for its cost as long as there is one. Returns the value of the
/// check minus the costs, and the plays.
fn plays(board: &Board<'_>, mut f: CheckFrame, stakes: &Stakes) -> (f64, Vec<Act>) {
    let mut plan = Vec::new();
    let mut gone: Vec<CardId> = Vec::new();
    let mut spent = 0.0;
    let mut now = score(board, &f, stakes, 0);
    while plan.len() < MOST_PLAYS {
        let facts = pool::known_facts(board, &f).1;
        let mut best: Option<(f64, f64, f64, Act)> = None;
        for act in legal::uses(board, &Moment::Check(&f, &facts)) {
            let Act::Use { hero, of, power, with } = act else { continue };
            let taken = |c: &CardId| gone.contains(c);
            if with.as_ref().is_some_and(taken) || matches!(of, Source::Card(c) if taken(&c)) {
                continue;
            }
            f.staged.push(Play::new(hero, of, power, with));
            let then = score(board, &f, stakes, gone.len());
            f.staged.pop();
            let cost = worth::cost_of_use(board, &act);
            let gain = then - now - cost;
            if gain > WORTH_WHILE && best.as_ref().is_none_or(|b| gain > b.0) {
                best = Some((gain, then, cost, act));
            }
        }
        let Some((_, then, cost, act)) = best else { break };
        if let Act::Use { hero, of, power, with } = act {
            if f.way.is_none() && f.alternatives.len() > 1 {
                f.way = Some(pool::plain_facts(board, &f).0);
            }
            f.staged.push(Play::new(hero, of, power, with));
            gone.extend(with);
            let leaves = legal::power(board, hero, of, power)
                .is_some_and(|(p, _)| p.action.is_some_and(|a| a != Action::Reveal));
            if let (Source::Card(c), true) = (of, leaves) {
                gone.push(c);
            }
        }
        now = then;
        spent += cost;
        plan.push(act);
    }
    (now - spent, plan)
}

/// Returns the value of the check as staged: success minus expected damage.
fn score(board: &Board<'_>, f: &CheckFrame, stakes: &Stakes, gone: usize) -> f64 {
    let pool = pool::pool(board, f);
    if pool.succeeds {
        return stakes.success;
    }
    let (dice, plus) = pool.for_odds();
    let odds = Odds::new(&dice, plus);
    let chance = odds.at_least(pool.difficulty);
    let monster = f.purpose == Purpose::Defeat
        && f.against.is_some_and(|c| board.printed(c).kind == Kind::Monster);
    let damage = if monster {
        let hand = life::hand(board, f.hero).saturating_sub(gone) as i32;
        let hurt =
            |(result, p): (i32, f64)| p * f64::from((pool.difficulty - result).clamp(0, hand));
        odds.results().map(hurt).sum::<f64>() * 0.75 * life::dear(board, f.hero)
    } else {
        0.0
    };
    let margin = stakes.margin.map_or(0.0, |m| {
        let ample = odds.at_least(pool.difficulty.saturating_add(m.by));
        ample * m.ample + (chance - ample) * m.narrow
    });
    stakes.success * chance + margin - damage
}

/// Returns the value of success.
fn stakes(board: &Board<'_>, f: &CheckFrame) -> f64 {
    let closing = |at| 3.0 + 0.25 * super::turn::deck_len(board, at) as f64;
    match f.purpose {
        Purpose::Defeat => {
            let rank = f.against.map(|c| board.printed(c).rank).unwrap_or_default();
            let encounter = board.flow.encounter();
            let place = encounter.and_then(|e| e.place);
            match (rank, place) {
                (Rank::Villain, Some(at)) if corners(board, at) => 14.0,
                (Rank::Villain, Some(at)) => closing(at) + 3.0,
                (Rank::Henchman, Some(at)) if board.place(at).shut == LocationStatus::Open => {
                    1.5 + 0.7 * closing(at)
                }
                (_, None) if board.flow.close().is_some() => 3.5,
                _ => 2.0,
            }
        }
        Purpose::Acquire => {
            let worth = |c| worth::printed_worth(board, f.hero, board.printed(c));
            f.against.map_or(1.0, worth) * life::dear(board, f.hero).max(0.7)
        }
        Purpose::Recharge => f.against.map_or(0.7, |c| worth::worth(board, f.hero, c)) * 0.8,
        Purpose::Close => match board.flow.close() {
            Some(c) if c.temporarily => {
                if guarded(board, Some(c.place)) {
                    6.0
                } else {
                    0.7
                }
            }
            Some(c) => closing(c.place),
            None => 3.0,
        },
        Purpose::Other => 1.5,
    }
}

/// Returns whether a villain defeated here would have no escape.
fn corners(board: &Board<'_>, at: PlaceId) -> bool {
    table::open_places(board).iter().all(|p| *p == at)
}

/// Returns whether every open location but the villain's has a hero who may close it in time.
pub fn guarded(board: &Board<'_>, this: Option<PlaceId>) -> bool {
    let flow = board.flow;
    let villain = flow.encounter().and_then(|e| e.place);
    let guards = flow.encounter().map(|e| e.guards.as_slice()).unwrap_or_default();
    table::open_places(board).iter().all(|p| {
        Some(*p) == villain || Some(*p) == this || guards.iter().any(|h| board.hero(*h).at == *p)
    })
}
