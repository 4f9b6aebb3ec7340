//! Exact odds of a sum of dice plus a number, by convolution: shown to players before a roll, and
//! used by bots. The rules never depend on odds.

/// Counts are scaled down before they exceed the range of an `f64`.
const HUGE: f64 = 1e200;

/// The probabilities of all results of a pool, counted in whole numbers; exact up to 2^53 outcomes.
#[derive(Clone, Debug, PartialEq)]
pub struct Odds {
    /// `ways[n]`: the number of outcomes with the sum `low + n`.
    ways: Vec<f64>,
    /// The minimum sum of the dice.
    low: i32,
    /// The number of all outcomes.
    all: f64,
    /// The number that is added to the dice.
    plus: i32,
}

impl Odds {
    /// Returns the odds of dice plus a number; dice are given by their count and number of faces.
    pub fn new<D: Copy + Into<(u8, u8)>>(dice: &[D], plus: i32) -> Odds {
        let sizes = || dice.iter().map(|d| (*d).into());
        let size: usize =
            sizes().map(|(count, faces)| count as usize * (faces.max(1) as usize - 1)).sum();
        let mut ways = Vec::with_capacity(size + 1);
        ways.push(1.0);
        let (mut low, mut all) = (0, 1.0);
        for (count, faces) in sizes().filter(|(_, faces)| *faces > 0) {
            for _ in 0..count {
                add_die(&mut ways, faces as usize);
                low += 1;
                all *= f64::from(faces);
                if all > HUGE {
                    ways.iter_mut().for_each(|w| *w /= all);
                    all = 1.0;
                }
            }
        }
        Odds { ways, low, all, plus }
    }

    /// Returns the odds of dice whose faces have individual probabilities, plus a number.
    pub fn of_dice(dice: impl IntoIterator<Item = Vec<f64>>, plus: i32) -> Odds {
        let (mut ways, mut low) = (vec![1.0], 0);
        for die in dice {
            let mut sums = vec![0.0; ways.len() + die.len().max(1) - 1];
            for (i, w) in ways.iter().enumerate() {
                for (j, p) in die.iter().enumerate() {
                    sums[i + j] += w * p;
                }
            }
            ways = sums;
            low += 1;
        }
        Odds { ways, low, all: 1.0, plus }
    }

    /// Returns every result with its probability, the lowest first. Results below 0 count as 0, so
    /// 0 may occur more than once.
    pub fn results(&self) -> impl Iterator<Item = (i32, f64)> + '_ {
        let base = self.low.saturating_add(self.plus);
        self.ways.iter().enumerate().map(move |(n, w)| {
            (base.saturating_add(i32::try_from(n).unwrap_or(i32::MAX)).max(0), w / self.all)
        })
    }

    /// Returns the probability that the result is at least `difficulty`.
    pub fn at_least(&self, difficulty: i32) -> f64 {
        let base = self.low.saturating_add(self.plus).max(0);
        if difficulty <= base {
            return 1.0;
        }
        let skip = (i64::from(difficulty) - i64::from(self.low) - i64::from(self.plus)).max(0);
        let skip = usize::try_from(skip).unwrap_or(usize::MAX);
        plain(self.ways.iter().skip(skip).sum::<f64>() / self.all).min(1.0)
    }

    /// Returns the average difference by which the result misses the difficulty; successes count as
    /// 0.
    pub fn shortfall(&self, difficulty: i32) -> f64 {
        plain(self.results().map(|(r, p)| f64::from(difficulty.saturating_sub(r).max(0)) * p).sum())
    }

    /// Returns the average result.
    pub fn mean(&self) -> f64 {
        plain(self.results().map(|(r, p)| f64::from(r) * p).sum())
    }
}

/// Returns a sum of nonnegative floats without their rounding errors: an empty sum is -0.0, and a
/// long one may end just below 0.
fn plain(sum: f64) -> f64 {
    if sum > 0.0 { sum } else { 0.0 }
}

/// Convolves with one fair die, in place: each new count is the sum of the last `faces` old ones.
fn add_die(ways: &mut Vec<f64>, faces: usize) {
    ways.resize(ways.len() + faces - 1, 0.0);
    let top = ways.len();
    let mut window: f64 = ways[top.saturating_sub(faces)..].iter().sum();
    // From the highest result down, so that counts are read before they are overwritten.
    for i in (0..top).rev() {
        let enters = if i >= faces { ways[i - faces] } else { 0.0 };
        let leaves = std::mem::replace(&mut ways[i], window);
        window += enters - leaves;
    }
}

/// Returns the probability that dice plus a number reach a difficulty.
pub fn chance<D: Copy + Into<(u8, u8)>>(dice: &[D], plus: i32, difficulty: i32) -> f64 {
    Odds::new(dice, plus).at_least(difficulty)
}

/// Returns the average difference by which the result misses the difficulty; successes count as 0.
pub fn expected_shortfall<D: Copy + Into<(u8, u8)>>(dice: &[D], plus: i32, difficulty: i32) -> f64 {
    Odds::new(dice, plus).shortfall(difficulty)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::Rng;

    fn pool(s: &str) -> (Vec<(u8, u8)>, i32) {
        let (mut dice, mut plus) = (Vec::new(), 0);
        for part in s.replace('-', "+-").split('+').filter(|part| !part.is_empty()) {
            match part.split_once('d') {
                Some((count, faces)) => dice.push((count.parse().unwrap(), faces.parse().unwrap())),
                None => plus += part.parse::<i32>().unwrap(),
            }
        }
        (dice, plus)
    }

    /// Every outcome of a pool, one by one.
    fn enumerate(dice: &[(u8, u8)], plus: i32) -> Vec<i32> {
        let mut sums = vec![plus];
        for (count, faces) in dice {
            for _ in 0..*count {
                sums =
                    sums.iter().flat_map(|s| (1..=i32::from(*faces)).map(move |f| s + f)).collect();
            }
        }
        sums.into_iter().map(|s| s.max(0)).collect()
    }

    #[test]
    fn agrees_with_counting_every_outcome() {
        let pools =
            ["0", "3", "1d4", "1d12-3", "2d6", "1d4+1d12+2", "3d4-7", "1d8+2d6+1", "2d10+1d4+1d6"];
        for s in pools {
            let (dice, plus) = pool(s);
            let all = enumerate(&dice, plus);
            let n = all.len() as f64;
            for difficulty in -3..40 {
                let want = all.iter().filter(|r| **r >= difficulty).count() as f64 / n;
                let have = chance(&dice, plus, difficulty);
                assert!(
                    (want - have).abs() < 1e-12,
                    "{s} against {difficulty}: {have}, not {want}"
                );
                let want = all.iter().map(|r| (difficulty - r).max(0)).sum::<i32>() as f64 / n;
                let have = expected_shortfall(&dice, plus, difficulty);
                assert!((want - have).abs() < 1e-9, "{s} against {difficulty}: {have}, not {want}");
            }
        }
    }

    /// Whatever the penalties, the result is at least 0.
    #[test]
    fn results_never_fall_below_nothing() {
        let (dice, _) = pool("1d4");
        assert_eq!(chance(&dice, -9, 0), 1.0);
        assert_eq!(chance(&dice, -9, 1), 0.0);
        assert_eq!(expected_shortfall(&dice, -9, 5), 5.0);
        assert!((Odds::new(&dice, -2).mean() - 0.75).abs() < 1e-12);
    }

    #[test]
    fn certainty_is_exact() {
        let (dice, plus) = pool("3d6+2");
        assert_eq!(chance(&dice, plus, 5), 1.0);
        assert_eq!(chance(&dice, plus, 21), 0.0);
        assert_eq!(chance(&dice, plus, i32::MAX), 0.0);
        assert_eq!(chance(&dice, i32::MAX, i32::MAX), 1.0);
        assert_eq!(chance(&dice, i32::MIN, 1), 0.0);
        assert_eq!(chance::<(u8, u8)>(&[], 0, 0), 1.0);
        // Nothing is never minus nothing.
        for zero in
            [chance(&dice, plus, 21), chance(&dice, plus, i32::MAX), chance::<(u8, u8)>(&[], 0, 1)]
        {
            assert!(zero.is_sign_positive(), "{zero:?}");
        }
        assert!(expected_shortfall(&dice, plus, 1).is_sign_positive());
    }

    /// Pools far larger than any at a table still add up.
    #[test]
    fn large_pools_add_up() {
        let dice = vec![(255, 12); 2];
        let odds = Odds::new(&dice, 0);
        let total: f64 = odds.results().map(|(_, p)| p).sum();
        assert!((total - 1.0).abs() < 1e-6, "{total}");
        assert!((odds.mean() - 510.0 * 6.5).abs() < 0.01, "{}", odds.mean());
    }

    /// Small pools at random: every way in which they fall.
    #[test]
    fn pools_at_random_agree_with_counting_every_outcome() {
        let mut rng = Rng::new(8);
        for _ in 0..60 {
            let one = |rng: &mut Rng| (1, 2 + 2 * rng.die(5));
            let dice: Vec<(u8, u8)> = (0..rng.die(3)).map(|_| one(&mut rng)).collect();
            let plus = i32::from(rng.die(12)) - 8;
            let all = enumerate(&dice, plus);
            let n = all.len() as f64;
            let odds = Odds::new(&dice, plus);
            let mean = all.iter().sum::<i32>() as f64 / n;
            assert!((odds.mean() - mean).abs() < 1e-9, "{dice:?}{plus:+}");
            for difficulty in 0..45 {
                let want = all.iter().filter(|r| **r >= difficulty).count() as f64 / n;
                assert!((odds.at_least(difficulty) - want).abs() < 1e-12, "{dice:?}{plus:+}");
                let want = all.iter().map(|r| (difficulty - r).max(0)).sum::<i32>() as f64 / n;
                assert!((odds.shortfall(difficulty) - want).abs() < 1e-9, "{dice:?}{plus:+}");
            }
        }
    }

    /// Large pools, penalties among them: a million rolls come out as counted, to four times their
    /// spread, at every result that is not all too rare.
    #[test]
    fn agrees_with_a_million_rolls() {
        let rolls = 1_000_000u32;
        let mut rng = Rng::new(44);
        for s in ["4d12+3d10+2d8+1d4+5", "6d4-14"] {
            let (dice, plus) = pool(s);
            let odds = Odds::new(&dice, plus);
            let each: Vec<u8> =
                dice.iter().flat_map(|d| std::iter::repeat_n(d.1, usize::from(d.0))).collect();
            let mut fell = vec![0u32; 120];
            for _ in 0..rolls {
                let sum: i32 = each.iter().map(|f| i32::from(rng.die(*f))).sum();
                fell[(sum + plus).max(0) as usize] += 1;
            }
            let mut more = f64::from(rolls);
            for (result, n) in fell.iter().enumerate() {
                let p = odds.at_least(result as i32);
                let spread = (p * (1.0 - p) / f64::from(rolls)).sqrt();
                let have = more / f64::from(rolls);
                assert!((have - p).abs() <= 4.0 * spread + 5e-6, "{s}, {result}: {have}, not {p}");
                more -= f64::from(*n);
            }
        }
    }
}
