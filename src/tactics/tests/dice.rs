//! Odds against full enumeration.

use std::collections::BTreeMap;

use tactics::dice::{Again, Die, MOST, Odds, Pool};

use crate::support::Chance;

fn die(id: &str, faces: [u8; 6]) -> Die {
    Die { id: id.into(), faces }
}

fn kinds() -> Vec<Die> {
    vec![
        die("chalk", [0, 1, 1, 1, 2, 2]),
        die("blue", [1, 1, 1, 2, 2, 3]),
        die("red", [0, 1, 2, 2, 3, 4]),
        die("black", [0, 0, 2, 3, 4, 6]),
    ]
}

/// Every outcome one by one: first all dice, then those that are rolled again.
fn enumerated(pool: &Pool) -> BTreeMap<i32, u128> {
    let dice: Vec<(usize, &Die)> = pool
        .dice
        .iter()
        .enumerate()
        .flat_map(|(kind, (die, n))| std::iter::repeat_n((kind, die), usize::from(*n)))
        .collect();
    let again = pool.again.unwrap_or(Again { dice: 0, at_most: 0 });
    let rolls = |n: usize| {
        (0..6_usize.pow(n as u32))
            .map(move |code| (0..n).map(|i| code / 6_usize.pow(i as u32) % 6).collect::<Vec<_>>())
    };
    let mut counts = BTreeMap::new();
    for first in rolls(dice.len()) {
        let shown: Vec<u8> = dice.iter().zip(&first).map(|((_, d), f)| d.faces[*f]).collect();
        // Who gains most comes first; who gains nothing is kept.
        let mut low: Vec<(i64, usize, usize)> = Vec::new();
        for (i, (kind, die)) in dice.iter().enumerate() {
            let mean: i64 = die.faces.iter().map(|f| i64::from(*f)).sum();
            let gain = mean - 6 * i64::from(shown[i]);
            if shown[i] <= again.at_most && gain > 0 {
                low.push((-gain, *kind, i));
            }
        }
        low.sort_unstable();
        low.truncate(usize::from(again.dice));
        for second in rolls(usize::from(again.dice)) {
            let mut shown = shown.clone();
            for ((_, _, i), face) in low.iter().zip(&second) {
                shown[*i] = dice[*i].1.faces[*face];
            }
            let total: i32 = shown.iter().map(|f| i32::from(*f)).sum::<i32>() + pool.plus;
            *counts.entry(total).or_insert(0) += 1;
        }
    }
    counts
}

fn counts(odds: &Odds) -> BTreeMap<i32, u128> {
    odds.iter().collect()
}

/// The total of all dice: every pool of up to four dice of the four kinds, and some of six,
/// without and with dice that are rolled again.
#[test]
fn odds_are_full_enumeration() {
    let kinds = kinds();
    let mut chance = Chance(13);
    let mut pools: Vec<Vec<(Die, u8)>> = Vec::new();
    for code in 0..5_u32.pow(4) {
        let counts: Vec<u8> = (0..4).map(|i| (code / 5_u32.pow(i) % 5) as u8).collect();
        if counts.iter().sum::<u8>() <= 4 {
            pools.push(kinds.iter().cloned().zip(counts).collect());
        }
    }
    for _ in 0..4 {
        let mut counts = [0; 4];
        (0..6).for_each(|_| counts[chance.below(4) as usize] += 1);
        pools.push(kinds.iter().cloned().zip(counts).collect());
    }
    for (n, dice) in pools.into_iter().enumerate() {
        let rolled: u8 = dice.iter().map(|d| d.1).sum();
        let mut pool = Pool { dice, plus: i32::from(chance.below(5)) - 2, again: None };
        assert_eq!(counts(&pool.odds().unwrap()), enumerated(&pool), "{pool:?}");
        if rolled <= 4 && n % 3 == 0 {
            for dice in 1..=2 {
                pool.again = Some(Again { dice, at_most: chance.below(5) });
                assert_eq!(counts(&pool.odds().unwrap()), enumerated(&pool), "{pool:?}");
            }
        }
    }
}

/// Up to the most dice no outcome is lost, and beyond it there is no answer rather than a wrong one.
#[test]
fn large_pools_are_exact() {
    let kinds = kinds();
    let pool = |n| Pool { dice: vec![(kinds[2].clone(), n)], ..Pool::default() };
    for n in [1, 7, 20, MOST as u8] {
        let odds = pool(n).odds().unwrap();
        assert_eq!(odds.outcomes(), 6_u128.pow(n.into()));
        assert_eq!(odds.at_least(0), odds.outcomes());
        assert_eq!(odds.at_least(4 * i32::from(n)), 1);
        // Where the sum does not fit, there is none.
        let sum = odds.outcomes().checked_mul(2 * u128::from(n));
        assert_eq!(odds.sum(), sum.and_then(|s| i128::try_from(s).ok()));
    }
    let mixed = Pool {
        dice: kinds.iter().map(|d| (d.clone(), 5)).collect(),
        again: Some(Again { dice: 4, at_most: 1 }),
        ..Pool::default()
    };
    assert_eq!(mixed.odds().unwrap().outcomes(), 6_u128.pow(24));
    assert_eq!(pool(MOST as u8 + 1).odds(), None);
    let again = Some(Again { dice: 1, at_most: 1 });
    assert_eq!(Pool { again, ..pool(MOST as u8) }.odds(), None);
}

/// What is done to a total: halved and rounded down, reduced to no less than nothing,
/// doubled, floored.
#[test]
fn totals_are_changed() {
    let one_to_five = Odds::of(&die("five", [1, 2, 3, 4, 5, 5]));
    assert_eq!(counts(&one_to_five.halved()), BTreeMap::from([(0, 1), (1, 2), (2, 3)]));
    assert_eq!(counts(&one_to_five.reduced(3)), BTreeMap::from([(0, 3), (1, 1), (2, 2)]));
    assert_eq!(
        counts(&one_to_five.doubled()).keys().copied().collect::<Vec<_>>(),
        [2, 4, 6, 8, 10]
    );
    assert_eq!(counts(&one_to_five.floored(4)), BTreeMap::from([(4, 4), (5, 2)]));
    assert_eq!(counts(&one_to_five.plus(-1)).keys().copied().collect::<Vec<_>>(), [0, 1, 2, 3, 4]);
    // Each die by itself, not the total.
    let least = die("red", [0, 1, 2, 2, 3, 4]).at_least(2);
    assert_eq!(least.faces, [2, 2, 2, 2, 3, 4]);
    let sum = Odds::of(&least).and(&Odds::sure(1));
    assert_eq!(counts(&sum), BTreeMap::from([(3, 4), (4, 1), (5, 1)]));
}

#[test]
fn pools_are_read() {
    let kinds = kinds();
    let pool = Pool::read("2 red + 1 chalk +1", &kinds).unwrap();
    let dice: Vec<(&str, u8)> = pool.dice.iter().map(|(d, n)| (&d.id[..], *n)).collect();
    assert_eq!((dice, pool.plus, pool.again), (vec![("red", 2), ("chalk", 1)], 1, None));
    assert_eq!(Pool::read("3", &kinds).unwrap().plus, 3);
    for (text, column) in [
        ("", 1),
        ("red", 1),
        ("2 red + ", 9),
        ("2 red + 1 green", 9),
        ("2 red + x", 9),
        ("300 red", 1),
        ("1 red + -1", 9),
        ("40 red + 40 blue", 10),
    ] {
        let wrong = Pool::read(text, &kinds).unwrap_err();
        assert_eq!(wrong.column, column, "{text}: {wrong}");
    }
}
