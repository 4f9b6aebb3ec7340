//! Statistics of luck: exact comparison of the dice and checks with their expected values. For
//! display only; no game depends on it.

use std::collections::BTreeMap;

use serde::Serialize;

use super::tally::{CERTAIN, Thrown, Tried};
use crate::cards::amount::Dice;
use crate::kernel::odds::Odds;

/// The number of dice above which the normal distribution is used instead of the exact one.
const COUNTED: u64 = 1200;

/// The luck of a set of dice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct DiceStatistics {
    /// The number of dice.
    pub dice: u64,
    /// The sum of the dice.
    pub rolled: u64,
    /// The expected sum: (faces + 1) / 2 for each die.
    pub expected: f64,
    /// The deviation of the sum from the expected one, in standard deviations; negative if less was
    /// rolled.
    pub z: f64,
    /// The probability of a lower sum plus half the probability of the same sum, from 0 to 1.
    pub percentile: f64,
}

/// Returns the luck of a set of dice.
pub fn of_dice(dice: &BTreeMap<u8, Thrown>) -> DiceStatistics {
    let (mut count, mut rolled) = (0_u64, 0_u64);
    let (mut expected, mut variance) = (0.0, 0.0);
    for (faces, t) in dice {
        let (n, f) = (t.count as f64, f64::from(*faces));
        count = count.saturating_add(t.count);
        rolled = rolled.saturating_add(t.sum);
        expected += n * (f + 1.0) / 2.0;
        variance += n * (f * f - 1.0) / 12.0;
    }
    let z = score(rolled as f64 - expected, variance);
    let percentile = match count {
        0 => 0.5,
        n if n <= COUNTED => counted(dice, rolled),
        _ => below(z),
    };
    DiceStatistics { dice: count, rolled, expected, z, percentile }
}

/// Returns the percentile of a sum from the exact distribution.
fn counted(dice: &BTreeMap<u8, Thrown>, rolled: u64) -> f64 {
    let mut all = Vec::new();
    for (faces, t) in dice {
        let mut left = t.count;
        while left > 0 {
            let count = left.min(255) as u8;
            all.push(Dice { count, faces: *faces });
            left -= u64::from(count);
        }
    }
    let odds = Odds::new(&all, 0);
    let rolled = i32::try_from(rolled).unwrap_or(i32::MAX - 1);
    1.0 - (odds.at_least(rolled) + odds.at_least(rolled + 1)) / 2.0
}

/// The luck of a set of checks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct CheckStatistics {
    /// The number of checks.
    pub tried: u64,
    /// The number of passed checks.
    pub passed: u64,
    /// The number of checks that were passed only after optional rerolls.
    pub again: u64,
    /// The expected number of passed checks: the sum of their chances.
    pub expected: f64,
    /// The deviation of the checks passed at the first roll from the expected number, in standard
    /// deviations.
    pub z: f64,
}

/// Returns the luck of a set of checks.
pub fn of_checks(t: &Tried) -> CheckStatistics {
    let expected = t.chance as f64 / CERTAIN as f64;
    let at_once = t.passed.saturating_sub(t.again) as f64;
    let z = score(at_once - expected, t.spread as f64 / CERTAIN as f64);
    CheckStatistics { tried: t.tried, passed: t.passed, again: t.again, expected, z }
}

fn score(more: f64, variance: f64) -> f64 {
    if variance > 0.0 { more / variance.sqrt() } else { 0.0 }
}

/// Returns the cumulative normal distribution at z (Abramowitz and Stegun 7.1.26, precise to seven
/// digits).
fn below(z: f64) -> f64 {
    let x = z.abs() / std::f64::consts::SQRT_2;
    let t = 1.0 / (1.0 + 0.327_591_1 * x);
    let terms = [1.061_405_429, -1.453_152_027, 1.421_413_741, -0.284_496_736, 0.254_829_592];
    let poly = terms.iter().fold(0.0, |sum, a| (sum + a) * t);
    let half = 0.5 * poly * (-x * x).exp();
    if z < 0.0 { half } else { 1.0 - half }
}

/// Describes the luck of dice in words.
pub fn describe_luck(luck: &DiceStatistics) -> String {
    match luck.percentile {
        _ if luck.dice < 10 => t!("stats-too-few"),
        p if p >= 0.98 => t!("stats-outrageous"),
        p if p >= 0.85 => t!("stats-good"),
        p if p >= 0.6 => t!("stats-little"),
        p if p > 0.4 => t!("stats-even"),
        p if p > 0.15 => t!("stats-little-bad"),
        p if p > 0.02 => t!("stats-bad"),
        _ => t!("stats-outrageous-bad"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dice(all: &[(u8, u64, u64)]) -> BTreeMap<u8, Thrown> {
        all.iter()
            .map(|(faces, count, sum)| (*faces, Thrown { count: *count, sum: *sum }))
            .collect()
    }

    #[test]
    fn two_dice_are_counted_out() {
        // 2d6 show 10: 30 of 36 results are lower, 3 are equal.
        let luck = of_dice(&dice(&[(6, 2, 10)]));
        assert_eq!((luck.dice, luck.rolled), (2, 10));
        assert!((luck.expected - 7.0).abs() < 1e-12);
        assert!((luck.percentile - 31.5 / 36.0).abs() < 1e-12, "{luck:?}");
        // The variance of a d6 is 35/12.
        assert!((luck.z - 3.0 / (35.0_f64 / 6.0).sqrt()).abs() < 1e-12);
        let mixed = of_dice(&dice(&[(4, 1, 1), (12, 1, 1)]));
        assert!((mixed.expected - 9.0).abs() < 1e-12);
        assert!((mixed.percentile - 0.5 / 48.0).abs() < 1e-12);
        assert!((of_dice(&BTreeMap::new()).percentile - 0.5).abs() < 1e-12);
    }

    #[test]
    fn many_dice_use_the_normal_distribution() {
        assert!((below(0.0) - 0.5).abs() < 1e-6);
        assert!((below(1.0) - 0.841_345).abs() < 1e-5);
        assert!((below(-1.96) - 0.024_998).abs() < 1e-5);
        // Where both can be computed, they agree.
        let counted = of_dice(&dice(&[(8, 1000, 4600)]));
        assert!((counted.percentile - below(counted.z)).abs() < 1e-3, "{counted:?}");
        assert!(of_dice(&dice(&[(8, 5000, 22_500)])).percentile - 0.5 < 1e-6);
    }

    #[test]
    fn checks_are_compared_with_their_chances() {
        let tried = Tried { tried: 4, passed: 4, again: 1, chance: 2_000_000, spread: 1_000_000 };
        let checks = of_checks(&tried);
        assert!((checks.expected - 2.0).abs() < 1e-12);
        // Three at the first roll.
        assert!((checks.z - 1.0).abs() < 1e-12);
    }
}
