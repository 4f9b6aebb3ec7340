//! The chances of each way to attempt a check: as staged, and at best with what the party can
//! stage. The rules do not read them: auto-pass opens a check with the best way, and clients show
//! the chances. Computed with integers, so that every machine picks the same way.

use bevy_ecs::prelude::*;
use serde::Serialize;

use super::chances;
use super::goal::Goal;
use super::pool::{Pool, pool};
use super::ways::{after_first, expected_margin, ways};
use crate::cards::amount::Dice;
use crate::cards::effect::Purpose;
use crate::cards::vocabulary::Skill;
use crate::kernel::campaign::players::player;
use crate::kernel::campaign::privacy;
use crate::rules::flow::frame::{CheckFrame, Frame, Play, Step};
use crate::rules::flow::prompt::{Act, Source};
use crate::rules::legal::{self, Moment};
use crate::rules::state::board::Board;
use crate::rules::state::ids::CardId;
use crate::rules::view;

/// A chance of 1. All chances are integer fractions of it.
pub const SURE: u64 = 1 << 60;
/// Maximum number of plays that are tried on one check.
const MOST_PLAYS: usize = 8;
/// Chances that differ by less than this count as equal; then the one that costs less is better.
const ALIKE: u64 = SURE >> 10;

/// The chance to achieve the check's purpose, and the chance that the roll succeeds, as fractions
/// of [`SURE`]. Compared in this order: if no way can achieve the purpose, the second still tells
/// what helps.
type Chance = (u64, u64);

/// The estimated chances of one way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Promise {
    way: (u8, Option<Skill>),
    bare: Chance,
    staged: Chance,
}

/// A way to attempt the check being staged, with its chances.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Prospect {
    /// The alternative, from 0.
    pub alternative: u8,
    /// The skill; `None` where stated dice replace it.
    pub skill: Option<Skill>,
    /// The printed difficulty.
    pub difficulty: i32,
    /// Whether it is the way currently used.
    pub taken: bool,
    /// The exact chance to achieve the purpose with the staged plays that suit this way.
    pub chance: f64,
    /// The chance with plays from the hand and from helping heroes added, as far as they help.
    pub at_best: f64,
}

impl Prospect {
    /// Returns whether it is the way with this alternative and skill.
    pub fn is(&self, alternative: u8, skill: Option<Skill>) -> bool {
        (self.alternative, self.skill) == (alternative, skill)
    }
}

/// Returns every way to attempt the check being staged with its chances; empty without a check.
pub fn prospects(world: &World) -> Vec<Prospect> {
    let board = &Board::new(world);
    let Some(Frame::Check(f)) = board.flow.frames.last() else { return Vec::new() };
    if f.step != Step::Stage {
        return Vec::new();
    }
    let goal = Goal::of(board, f);
    let taken = pool(board, f).way;
    let show = |n: u64| n as f64 / SURE as f64;
    let look = |way: (u8, Option<Skill>)| {
        let chance =
            chances::chance_of_goal(board, &CheckFrame { way: Some(way), ..f.clone() }, &goal);
        Prospect {
            alternative: way.0,
            skill: way.1,
            difficulty: f.alternatives[usize::from(way.0)].difficulty,
            taken: way == taken,
            chance,
            at_best: chance.max(show(promises(board, f, &goal, way).staged.0)),
        }
    };
    ways(board, f).into_iter().map(look).collect()
}

/// Returns the best way to open a check on which nothing was staged or chosen: the one with the
/// best chance over all possible plays, then without any play, then by skill and difficulty, then
/// the first. Returns `None` if there is no choice between ways (AC-CHECK-08, AC-CHECK-15).
pub fn opening(world: &World) -> Option<(u8, Option<Skill>)> {
    let board = &Board::new(world);
    let Some(Frame::Check(f)) = board.flow.frames.last() else { return None };
    let ways = ways(board, f);
    if f.step != Step::Stage || f.way.is_some() || !f.staged.is_empty() || ways.len() < 2 {
        return None;
    }
    let goal = Goal::of(board, f);
    let alike = |c: Chance| (c.0 / ALIKE, c.1 / ALIKE);
    let mut best = None;
    for way in ways {
        let p = promises(board, f, &goal, way);
        let rank = (alike(p.staged), p.bare, expected_margin(board, f, way, None));
        if best.as_ref().is_none_or(|(most, _)| rank > *most) {
            best = Some((rank, way));
        }
    }
    best.map(|(_, way)| way)
}

/// Estimates a way without plays and with the plays that help most, adding one after the other as
/// long as one helps. This greedy search is close enough to trying all combinations. With private
/// hands, only what the player of the check knows counts (AC-COOP-01).
fn promises(board: &Board<'_>, f: &CheckFrame, goal: &Goal, way: (u8, Option<Skill>)) -> Promise {
    let mut f = CheckFrame { way: Some(way), ..f.clone() };
    let mut known = pool(board, &f);
    let bare = chance(board, &f, goal, &known);
    let mut staged = bare;
    let mut gone: Vec<CardId> = Vec::new();
    let asks = privacy::viewer(board.world, player(board.world, f.hero));
    let most = f.staged.len() + MOST_PLAYS;
    // A check to recharge is usually made without help.
    let alone = f.purpose == Purpose::Recharge;
    while f.staged.len() < most && staged.0 < SURE && !alone {
        let mut best: Option<(Chance, Pool, Play)> = None;
        let mut seen = Vec::new();
        for act in legal::uses(board, &Moment::Check(&f, &known.facts)) {
            let Act::Use { hero, of, power, with } = act else { continue };
            let spent = |c: &CardId| gone.contains(c);
            let card = matches!(of, Source::Card(c) if spent(&c));
            if !view::shows(board.world, asks, &act) {
                continue;
            }
            // The same power paid with another card is the same play.
            if card || with.as_ref().is_some_and(spent) || seen.contains(&(hero, of, power)) {
                continue;
            }
            seen.push((hero, of, power));
            let before = f.way;
            f.staged.push(Play::new(hero, of, power, with));
            f.way = after_first(board, &f);
            let pool = pool(board, &f);
            let then = chance(board, &f, goal, &pool);
            let play = f.staged.pop();
            f.way = before;
            let more = then > best.as_ref().map_or(staged, |(most, ..)| *most);
            if let (true, Some(play)) = (more, play) {
                best = Some((then, pool, play));
            }
        }
        let Some((then, pool, play)) = best else { break };
        (staged, known) = (then, pool);
        gone.extend(play.with);
        if let Source::Card(c) = play.of
            && legal::leaves_hand(board, play.hero, play.of, play.power)
        {
            gone.push(c);
        }
        f.staged.push(play);
        f.way = after_first(board, &f);
    }
    Promise { way, bare, staged }
}

/// Returns the chances of a check as staged, without rerolls.
fn chance(board: &Board<'_>, f: &CheckFrame, goal: &Goal, pool: &Pool) -> Chance {
    let success = match pool.succeeds {
        true => SURE,
        false => {
            let (dice, plus) = pool.for_odds();
            reaches(dice.into_iter(), plus, pool.difficulty)
        }
    };
    (if goal.is_vain(board, f, pool) { 0 } else { success }, success)
}

/// Returns the chance that dice plus a number reach a difficulty, as a fraction of [`SURE`] that is
/// rounded down. Results are never below 0 (AC-CHECK-44).
pub fn reaches(dice: impl Iterator<Item = Dice>, plus: i32, difficulty: i32) -> u64 {
    let (mut parts, mut low) = (vec![SURE], 0i32);
    for d in dice.filter(|d| d.faces > 0) {
        let faces = usize::from(d.faces);
        for _ in 0..d.count {
            let mut sums = vec![0u64; parts.len() + faces - 1];
            let mut window = 0u64;
            for (i, sum) in sums.iter_mut().enumerate() {
                window += parts.get(i).copied().unwrap_or(0);
                if let Some(out) = i.checked_sub(faces) {
                    window -= parts.get(out).copied().unwrap_or(0);
                }
                *sum = window / faces as u64;
            }
            parts = sums;
            low += 1;
        }
    }
    if difficulty <= low.saturating_add(plus).max(0) {
        return SURE;
    }
    let skip = i64::from(difficulty) - i64::from(low) - i64::from(plus);
    parts.iter().skip(usize::try_from(skip).unwrap_or(usize::MAX)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::odds;

    /// Compares with the exact odds shown to players, to ten digits, for any number of dice.
    #[test]
    fn whole_numbers_agree_with_the_odds() {
        for s in ["0", "3", "1d4", "1d12-3", "2d6", "1d4+1d12+2", "3d4-7", "5d12+8d10+7d8-4"] {
            let sum: crate::cards::amount::Sum = s.parse().expect("a pool");
            for difficulty in -3..120 {
                let want = odds::chance(&sum.dice, sum.plus, difficulty);
                let have = reaches(sum.dice.iter().copied(), sum.plus, difficulty);
                let have = have as f64 / SURE as f64;
                assert!((want - have).abs() < 1e-10, "{s} against {difficulty}: {have}, {want}");
            }
        }
        let many = [Dice { count: 255, faces: 12 }; 2];
        assert_eq!(reaches(many.into_iter(), 0, 510), SURE);
        assert!(reaches(many.into_iter(), 0, 511) > SURE - SURE / 1_000_000);
    }
}
