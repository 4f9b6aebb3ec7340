//! Dice with faces of their own, and the exact odds of a pool of them.
//!
//! A pack names its dice and says what is on their six faces (AT-DATA-01); nothing is known of them
//! here. Odds are counted, never estimated: of so many equally likely outcomes so many have that
//! total.

use std::collections::BTreeMap;
use std::{fmt, iter};

use serde::{Deserialize, Serialize};

/// Faces of a die.
const FACES: usize = 6;
/// The most dice of a pool with those that are rolled again: 6 to this power still fits.
pub const MOST: u32 = 49;

/// A die, as the pack states it (AT-DATA-01).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Die {
    /// Its name, such as a colour.
    pub id: String,
    /// What its faces show.
    pub faces: [u8; FACES],
}

impl Die {
    /// Returns the die as it counts when no face counts less than that.
    #[must_use]
    pub fn at_least(&self, least: u8) -> Die {
        Die { id: self.id.clone(), faces: self.faces.map(|f| f.max(least)) }
    }

    /// Returns the sum of all faces, which is six times what the die shows on average.
    fn sum(&self) -> u32 {
        self.faces.iter().map(|f| u32::from(*f)).sum()
    }

    /// Returns the faces that differ with how often each is there, the least first.
    fn counted(&self) -> BTreeMap<u8, u128> {
        let mut counted = BTreeMap::new();
        self.faces.iter().for_each(|f| *counted.entry(*f).or_insert(0) += 1);
        counted
    }
}

/// Dice to be rolled together, by kind, and a number that is added (AT-ATK-02, AT-HEAL-02). How many
/// dice of a kind lie in a box is no limit (AT-RUL-81).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pool {
    /// Kinds of dice, and how many of each.
    pub dice: Vec<(Die, u8)>,
    /// What is added to the total.
    pub plus: i32,
    /// How many dice may be rolled again, if they show little.
    pub again: Option<Again>,
}

/// Dice that are rolled again, once each (AT-ABIL-03): of those that show so little the ones that gain
/// most by it on average, and none that would lose. Of equals the kind that comes first in the pool is
/// rolled first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Again {
    /// How many dice at most.
    pub dice: u8,
    /// The most that such a die shows.
    pub at_most: u8,
}

/// Why a text is no pool of dice.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("column {column}: {what}")]
pub struct NoPool {
    /// The letter of the text, from 1.
    pub column: usize,
    /// What is wrong.
    pub what: String,
}

impl Pool {
    /// Reads a pool, such as `2 red + 1 chalk + 1`, with the pack's dice.
    ///
    /// Returns what is wrong first if a part is neither a number nor a number and a known die, or if
    /// there are more dice than odds can be counted of.
    pub fn read(text: &str, dice: &[Die]) -> Result<Pool, NoPool> {
        let mut pool = Pool::default();
        let mut byte = 0;
        for part in text.split('+') {
            let start = byte + (part.len() - part.trim_start().len());
            byte += part.len() + 1;
            let bad = |what: String| NoPool { column: text[..start].chars().count() + 1, what };
            let (number, name) = part.trim().split_once(' ').unwrap_or((part.trim(), ""));
            let number: u8 = number
                .parse()
                .map_err(|_| bad(format!("{number:.20?} is not a number from 0 to 255")))?;
            if name.is_empty() {
                pool.plus += i32::from(number);
                continue;
            }
            let die = dice.iter().find(|d| d.id == name.trim());
            let die = die.ok_or_else(|| bad(format!("no die is called {:.40?}", name.trim())))?;
            pool.dice.push((die.clone(), number));
            if pool.count() > MOST {
                return Err(bad(format!("at most {MOST} dice can be rolled at once")));
            }
        }
        Ok(pool)
    }

    /// Returns how many dice are rolled at first.
    pub fn count(&self) -> u32 {
        self.dice.iter().map(|(_, n)| u32::from(*n)).sum()
    }

    /// Returns the odds of the total; nothing if there are more than [`MOST`] dice with those that
    /// may be rolled again.
    pub fn odds(&self) -> Option<Odds> {
        let again = self.again.unwrap_or(Again { dice: 0, at_most: 0 });
        if self.count() + u32::from(again.dice) > MOST {
            return None;
        }
        if again.dice > 0 {
            return Some(self.count_out(again));
        }
        let all = self.dice.iter().flat_map(|(die, n)| iter::repeat_n(Odds::of(die), (*n).into()));
        Some(all.fold(Odds::sure(self.plus), |sum, die| sum.and(&die)))
    }

    /// Counts all outcomes. Faces are gone through from those that gain most when rolled again to those
    /// that gain least, for each how many dice show it; what is left is known by how many dice of each
    /// kind are not accounted for, and how many may still be rolled again.
    fn count_out(&self, again: Again) -> Odds {
        let mut faces: Vec<(i64, usize, u8, u128)> = Vec::new();
        for (kind, (die, _)) in self.dice.iter().enumerate() {
            for (face, times) in die.counted() {
                let gain = i64::from(die.sum()) - i64::from(face) * FACES as i64;
                faces.push((-gain, kind, face, times));
            }
        }
        faces.sort_unstable();
        let all: Vec<u8> = self.dice.iter().map(|(_, n)| *n).collect();
        let mut open: BTreeMap<(Vec<u8>, u8), Odds> = BTreeMap::new();
        open.insert((all, again.dice), Odds::sure(self.plus));
        for (at, (loss, kind, face, times)) in faces.iter().copied().enumerate() {
            let is_low = loss < 0 && face <= again.at_most;
            let is_last = faces[at + 1..].iter().all(|f| f.1 != kind);
            let fresh = Odds::of(&self.dice[kind].0);
            let mut next: BTreeMap<(Vec<u8>, u8), Odds> = BTreeMap::new();
            for ((dice, left), odds) in open {
                let rest = dice[kind];
                // Each die shows one of its faces.
                for shown in if is_last { rest } else { 0 }..=rest {
                    let rolled = if is_low { shown.min(left) } else { 0 };
                    let mut ways = odds.clone();
                    (0..rolled).for_each(|_| ways = ways.and(&fresh));
                    ways = ways.plus(i32::from(face) * i32::from(shown - rolled));
                    ways.scale(choose(rest, shown) * times.pow(u32::from(shown)));
                    let mut dice = dice.clone();
                    dice[kind] -= shown;
                    next.entry((dice, left - rolled)).or_default().add(&ways);
                }
            }
            open = next;
        }
        let mut total = Odds::default();
        for ((_, left), mut odds) in open {
            // A die that might have been rolled again and was not counts for each of its faces.
            odds.scale(6_u128.pow(u32::from(left)));
            total.add(&odds);
        }
        total
    }
}

/// Returns in how many ways `k` of `n` can be chosen.
fn choose(n: u8, k: u8) -> u128 {
    (0..u128::from(k)).fold(1, |c, i| c * (u128::from(n) - i) / (i + 1))
}

/// How many of all equally likely outcomes have each total.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Odds {
    /// The least total that is possible.
    least: i32,
    /// From the least total to the greatest; neither the first nor the last is 0.
    counts: Vec<u128>,
}

impl Odds {
    /// Returns the odds of what is certain.
    pub fn sure(total: i32) -> Odds {
        Odds { least: total, counts: vec![1] }
    }

    /// Returns the odds of one die.
    pub fn of(die: &Die) -> Odds {
        Odds::collect(die.faces.into_iter().map(|face| (i32::from(face), 1)))
    }

    /// Adds up counts of totals.
    fn collect(all: impl Iterator<Item = (i32, u128)> + Clone) -> Odds {
        let totals = || all.clone().map(|(total, _)| total);
        let (Some(least), Some(most)) = (totals().min(), totals().max()) else {
            return Odds::default();
        };
        let place = |total: i32| total.abs_diff(least) as usize;
        let mut counts = vec![0; place(most) + 1];
        all.for_each(|(total, n)| counts[place(total)] += n);
        Odds { least, counts }
    }

    /// Returns the totals that are possible, the least first, each with its count.
    pub fn iter(&self) -> impl Iterator<Item = (i32, u128)> + Clone {
        (self.least..).zip(self.counts.iter().copied()).filter(|(_, n)| *n > 0)
    }

    /// Returns how many outcomes there are.
    pub fn outcomes(&self) -> u128 {
        self.counts.iter().sum()
    }

    /// Returns how many outcomes have this total or a higher one.
    pub fn at_least(&self, total: i32) -> u128 {
        self.iter().filter(|(t, _)| *t >= total).map(|(_, n)| n).sum()
    }

    /// Returns the sum of all totals over all outcomes: divided by their number, the average. Nothing
    /// if it does not fit.
    pub fn sum(&self) -> Option<i128> {
        let part = |(total, n): (i32, u128)| i128::try_from(n).ok()?.checked_mul(total.into());
        self.iter().try_fold(0, |sum: i128, at| sum.checked_add(part(at)?))
    }

    /// Returns the odds of the sum of two rolls that know nothing of each other.
    #[must_use]
    pub fn and(&self, other: &Odds) -> Odds {
        if self.counts.is_empty() || other.counts.is_empty() {
            return Odds::default();
        }
        let mut counts = vec![0; self.counts.len() + other.counts.len() - 1];
        for (a, m) in self.counts.iter().enumerate().filter(|(_, m)| **m > 0) {
            other.counts.iter().enumerate().for_each(|(b, n)| counts[a + b] += m * n);
        }
        Odds { least: self.least + other.least, counts }
    }

    /// Returns the odds of what each total is turned into.
    #[must_use]
    pub fn map(&self, change: impl Fn(i32) -> i32 + Clone) -> Odds {
        Odds::collect(self.iter().map(move |(total, n)| (change(total), n)))
    }

    /// Returns the odds when a number is added.
    #[must_use]
    pub fn plus(&self, n: i32) -> Odds {
        Odds { least: self.least + n, counts: self.counts.clone() }
    }

    /// Returns the odds when the total counts twice.
    #[must_use]
    pub fn doubled(&self) -> Odds {
        self.map(|total| 2 * total)
    }

    /// Returns the odds when the total is halved and rounded down (AT-ACTN-10), as that of a weakened
    /// character (AT-COND-02), before the target reduces it (AT-RUL-32).
    #[must_use]
    pub fn halved(&self) -> Odds {
        self.map(|total| total.div_euclid(2))
    }

    /// Returns the odds when the target reduces the total, to no less than 0.
    #[must_use]
    pub fn reduced(&self, by: i32) -> Odds {
        self.map(move |total| (total - by).max(0))
    }

    /// Returns the odds when the total is never lower than that.
    #[must_use]
    pub fn floored(&self, least: i32) -> Odds {
        self.map(move |total| total.max(least))
    }

    fn scale(&mut self, by: u128) {
        self.counts.iter_mut().for_each(|n| *n *= by);
    }

    /// Adds the outcomes of other odds to these.
    fn add(&mut self, other: &Odds) {
        *self = Odds::collect(self.iter().chain(other.iter()));
    }
}

impl fmt::Debug for Odds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}
