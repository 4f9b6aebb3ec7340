//! Exact odds of checks with mandatory or optional rerolls (AC-CHECK-45, AC-CHECK-46). Mandatory
//! rerolls are part of each die's distribution; optional ones are used where they help most.

use crate::cards::amount::Dice;
use crate::cards::effect::Reroll;

use crate::kernel::odds::Odds;

/// Maximum number of states of a pool for which the odds are computed: with one reroll, and with
/// several.
const MOST_STATES: usize = 60_000;
const MOST_WITH_SEVERAL: usize = 2_500;

/// A pool of dice with rerolls.
#[derive(Clone, Debug)]
pub struct Pool {
    /// The dice by size.
    groups: Vec<Group>,
    /// The number added.
    plus: i32,
    /// The difficulty to reach.
    difficulty: i32,
}

#[derive(Clone, Debug)]
struct Group {
    faces: u8,
    count: usize,
    /// `chance[v - 1]`: the chance that a die of the group shows `v`, after mandatory rerolls.
    chance: Vec<f64>,
    /// Every combination of its dice, sorted, with its chance.
    lies: Vec<(Vec<u8>, f64)>,
    /// The chances of a die without mandatory rerolls.
    even: Vec<f64>,
}

/// Returns the chances of one die's faces after mandatory rerolls.
pub fn one_die(faces: u8, must: &[Reroll]) -> Vec<f64> {
    let even = 1.0 / f64::from(faces.max(1));
    let mut chance = vec![even; usize::from(faces.max(1))];
    for m in must {
        let low = match m {
            Reroll::AtMost(n) => usize::from(*n).min(chance.len()),
            Reroll::All => chance.len(),
            Reroll::One | Reroll::OneUpTo(_) | Reroll::Some(_) => 0,
        };
        let again: f64 = chance[..low].iter().sum();
        chance[..low].fill(0.0);
        chance.iter_mut().for_each(|c| *c += again * even);
    }
    chance
}

/// Returns the odds of a pool with mandatory rerolls. A reroll of a single die that the player
/// chooses is not included.
pub fn forced(dice: &[Dice], plus: i32, must: &[Reroll]) -> Odds {
    if must.is_empty() {
        return Odds::new(dice, plus);
    }
    let all = dice.iter().flat_map(|d| (0..d.count).map(|_| one_die(d.faces, must)));
    Odds::of_dice(all, plus)
}

/// An optional reroll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct May {
    /// The dice to reroll.
    pub which: Reroll,
    /// Rerolls that are no longer available after this one, as bits by index: because the card is
    /// gone, or one of its type was played (AC-PLAY-12, AC-PLAY-52).
    pub instead_of: usize,
}

impl From<Reroll> for May {
    fn from(which: Reroll) -> May {
        May { which, instead_of: 0 }
    }
}

/// Returns the chance to succeed if each of these rerolls may be made once, one after the other
/// while the check fails, always choosing the best one (AC-CHECK-45). Returns `None` if there are
/// too many dice to compute it.
pub fn best(
    dice: &[Dice],
    plus: i32,
    difficulty: i32,
    must: &[Reroll],
    may: &[May],
) -> Option<f64> {
    let pool = Pool::new(dice, plus, difficulty, must)?;
    let states = pool.states();
    if may.len() > 4 || (may.len() > 1 && states > MOST_WITH_SEVERAL) {
        return None;
    }
    let many = 1usize << may.len();
    let known = vec![f64::NAN; states * many];
    let mut values = Values { pool: &pool, may, known, all: vec![f64::NAN; many], states };
    Some(values.fresh(many - 1))
}

impl Pool {
    fn new(dice: &[Dice], plus: i32, difficulty: i32, must: &[Reroll]) -> Option<Pool> {
        let mut groups: Vec<Group> = Vec::new();
        for d in dice {
            match groups.iter_mut().find(|g| g.faces == d.faces) {
                Some(g) => g.count += usize::from(d.count),
                None => groups.push(Group {
                    faces: d.faces,
                    count: usize::from(d.count),
                    chance: one_die(d.faces, must),
                    lies: Vec::new(),
                    even: Vec::new(),
                }),
            }
        }
        let mut states = 1usize;
        for g in &mut groups {
            states = states.checked_mul(ways_to_lie(g.count, g.faces)?)?;
            if states > MOST_STATES {
                return None;
            }
            g.lies = lies(g.count, &g.chance);
            g.even = lies(g.count, &even(g.faces)).into_iter().map(|(_, p)| p).collect();
        }
        Some(Pool { groups, plus, difficulty })
    }

    fn states(&self) -> usize {
        self.groups.iter().map(|g| g.lies.len()).product()
    }

    /// Returns the combination of each group in a state.
    fn lie(&self, mut state: usize) -> Vec<usize> {
        let each = self.groups.iter().map(|g| {
            let n = state % g.lies.len();
            state /= g.lies.len();
            n
        });
        each.collect()
    }

    fn number(&self, lie: &[usize]) -> usize {
        let rev = self.groups.iter().zip(lie).rev();
        rev.fold(0, |n, (g, l)| n * g.lies.len() + l)
    }

    fn chance(&self, lie: &[usize]) -> f64 {
        self.groups.iter().zip(lie).map(|(g, l)| g.lies[*l].1).product()
    }

    /// Returns the chance to succeed if these dice are rerolled and nothing more.
    fn sum_reaches(&self, lie: &[usize], again: &[(usize, Vec<usize>)]) -> f64 {
        let shown = self.groups.iter().zip(lie).flat_map(|(g, l)| &g.lies[*l].0);
        let mut kept: i32 = shown.map(|v| i32::from(*v)).sum();
        let mut dice = Vec::new();
        for (g, which) in again {
            let group = &self.groups[*g];
            kept -= which.iter().map(|i| i32::from(group.lies[lie[*g]].0[*i])).sum::<i32>();
            dice.push(Dice { count: which.len() as u8, faces: group.faces });
        }
        Odds::new(&dice, self.plus + kept).at_least(self.difficulty)
    }

    fn passes(&self, lie: &[usize]) -> bool {
        let shown = self.groups.iter().zip(lie).flat_map(|(g, l)| &g.lies[*l].0);
        let sum: i32 = shown.map(|v| i32::from(*v)).sum();
        (sum + self.plus).max(0) >= self.difficulty
    }
}

fn even(faces: u8) -> Vec<f64> {
    vec![1.0 / f64::from(faces); usize::from(faces)]
}

/// Returns the number of combinations of dice, ignoring their order; `None` if too many.
fn ways_to_lie(count: usize, faces: u8) -> Option<usize> {
    let mut n = 1usize;
    for i in 0..count {
        n = n.checked_mul(usize::from(faces) + i)? / (i + 1);
        if n > MOST_STATES {
            return None;
        }
    }
    Some(n)
}

/// Returns every combination of `count` dice, sorted, with its chance.
fn lies(count: usize, chance: &[f64]) -> Vec<(Vec<u8>, f64)> {
    let mut all = Vec::new();
    let mut now = vec![1u8; count];
    let faces = chance.len() as u8;
    loop {
        let mut p = 1.0;
        let mut same = 0.0;
        for (i, v) in now.iter().enumerate() {
            same = if i > 0 && now[i - 1] == *v { same + 1.0 } else { 1.0 };
            // The multinomial coefficient step by step: of i + 1 dice so far, `same` show this
            // value.
            p *= chance[usize::from(*v) - 1] * (i + 1) as f64 / same;
        }
        all.push((now.clone(), p));
        let Some(at) = now.iter().rposition(|v| *v < faces) else { return all };
        let next = now[at] + 1;
        now[at..].fill(next);
    }
}

struct Values<'a> {
    pool: &'a Pool,
    may: &'a [May],
    /// Computed chances by rerolls left and state.
    known: Vec<f64>,
    /// The chance when all dice are rerolled, by rerolls left.
    all: Vec<f64>,
    states: usize,
}

impl Values<'_> {
    /// Returns the chance before a fresh roll with these rerolls left.
    fn fresh(&mut self, left: usize) -> f64 {
        (0..self.states)
            .map(|s| {
                let lie = self.pool.lie(s);
                let p = self.pool.chance(&lie);
                if p > 0.0 { p * self.value(s, &lie, left) } else { 0.0 }
            })
            .sum()
    }

    /// Returns the chance from a state with these rerolls left.
    fn value(&mut self, state: usize, lie: &[usize], left: usize) -> f64 {
        if self.pool.passes(lie) {
            return 1.0;
        }
        if left == 0 {
            return 0.0;
        }
        let at = left * self.states + state;
        if !self.known[at].is_nan() {
            return self.known[at];
        }
        let uses = (0..self.may.len()).filter(|i| left & (1 << i) != 0);
        let after = |i: usize| (self.may[i].which, left & !(1 << i) & !self.may[i].instead_of);
        let uses: Vec<(Reroll, usize)> = uses.map(after).collect();
        let best = uses.into_iter().map(|(r, left)| self.after(lie, r, left)).fold(0.0, f64::max);
        self.known[at] = best;
        best
    }

    /// Returns the chance after a reroll.
    fn after(&mut self, lie: &[usize], again: Reroll, left: usize) -> f64 {
        match again {
            // Of several dice the choice is not weighed; no chance is told for them.
            Reroll::One | Reroll::OneUpTo(_) | Reroll::Some(_) => {
                let most = if let Reroll::OneUpTo(die) = again { die.faces } else { u8::MAX };
                let fits = |g: &usize| self.pool.groups[*g].faces <= most;
                let groups: Vec<usize> = (0..lie.len()).filter(fits).collect();
                // Without such a die nothing is rerolled.
                let mut best = 0.0f64;
                if groups.is_empty() {
                    best = self.rolled(lie, left, &[]);
                }
                for g in groups {
                    let shown = self.pool.groups[g].lies[lie[g]].0.clone();
                    for i in (0..shown.len()).filter(|i| *i == 0 || shown[i - 1] != shown[*i]) {
                        best = best.max(self.rolled(lie, left, &[(g, vec![i])]));
                    }
                }
                best
            }
            Reroll::All => self.all_again(left),
            Reroll::AtMost(n) => {
                let again = lie.iter().enumerate().map(|(g, l)| {
                    let shown = &self.pool.groups[g].lies[*l].0;
                    (g, (0..shown.len()).filter(|i| shown[*i] <= n).collect::<Vec<_>>())
                });
                let again: Vec<_> = again.filter(|(_, dice)| !dice.is_empty()).collect();
                self.rolled(lie, left, &again)
            }
        }
    }

    /// Returns the chance if all dice are rerolled.
    fn all_again(&mut self, left: usize) -> f64 {
        if self.all[left].is_nan() {
            let mut sum = 0.0;
            for s in 0..self.states {
                let lie = self.pool.lie(s);
                let p: f64 = self.pool.groups.iter().zip(&lie).map(|(g, l)| g.even[*l]).product();
                sum += p * self.value(s, &lie, left);
            }
            self.all[left] = sum;
        }
        self.all[left]
    }

    /// Returns the mean chance over all results of rerolling these dice of each group.
    fn rolled(&mut self, lie: &[usize], left: usize, again: &[(usize, Vec<usize>)]) -> f64 {
        if left == 0 {
            return self.pool.sum_reaches(lie, again);
        }
        let Some(((g, dice), rest)) = again.split_first() else {
            let state = self.pool.number(lie);
            return self.value(state, lie, left);
        };
        let group = &self.pool.groups[*g];
        let shown = group.lies[lie[*g]].0.clone();
        let kept: Vec<u8> =
            (0..shown.len()).filter(|i| !dice.contains(i)).map(|i| shown[i]).collect();
        let mut mean = 0.0;
        for (new, p) in lies(dice.len(), &even(group.faces)) {
            let mut all = kept.clone();
            all.extend(new);
            all.sort_unstable();
            let lies = &self.pool.groups[*g].lies;
            let Ok(found) = lies.binary_search_by(|(shown, _)| shown.cmp(&all)) else { continue };
            let mut next = lie.to_vec();
            next[*g] = found;
            mean += p * self.rolled(&next, left, rest);
        }
        mean
    }
}

#[cfg(test)]
mod tests;
