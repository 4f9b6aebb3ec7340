//! Compares computed rerolls with trying out everything, and with a million rolls.

use super::*;
use crate::cards::amount::Sum;
use crate::kernel::rng::Rng;

fn pool(s: &str) -> (Vec<Dice>, i32) {
    let sum: Sum = s.parse().unwrap();
    (sum.dice, sum.plus)
}

fn each(dice: &[Dice]) -> Vec<u8> {
    dice.iter().flat_map(|d| std::iter::repeat_n(d.faces, usize::from(d.count))).collect()
}

/// Returns rerolls that are all available, one after the other.
fn free(all: &[Reroll]) -> Vec<May> {
    all.iter().copied().map(May::from).collect()
}

/// Returns all rolls of these dice.
fn ways(faces: &[u8]) -> Vec<Vec<u8>> {
    faces.iter().fold(vec![Vec::new()], |all, f| {
        let more = |lie: Vec<u8>| {
            (1..=*f).map(move |v| lie.iter().copied().chain([v]).collect::<Vec<u8>>())
        };
        all.into_iter().flat_map(more).collect()
    })
}

fn sets(lie: &[u8], r: Reroll) -> Vec<Vec<usize>> {
    match r {
        Reroll::One | Reroll::OneUpTo(_) => (0..lie.len()).map(|i| vec![i]).collect(),
        Reroll::All => vec![(0..lie.len()).collect()],
        Reroll::Some(_) => unreachable!("no chance is told for several chosen dice"),
        Reroll::AtMost(n) => vec![(0..lie.len()).filter(|i| lie[*i] <= n).collect()],
    }
}

/// Returns the best chance from a roll by trying out everything.
fn try_out(faces: &[u8], lie: &[u8], short: i32, may: &[Reroll]) -> f64 {
    let sum: i32 = lie.iter().map(|v| i32::from(*v)).sum();
    if sum >= short {
        return 1.0;
    }
    let mut best = 0.0f64;
    for (i, r) in may.iter().enumerate() {
        let left: Vec<Reroll> =
            may.iter().enumerate().filter(|(j, _)| *j != i).map(|(_, r)| *r).collect();
        for set in sets(lie, *r) {
            best = best.max(mean(faces, lie, &set, short, &left));
        }
    }
    best
}

fn mean(faces: &[u8], lie: &[u8], set: &[usize], short: i32, may: &[Reroll]) -> f64 {
    let again: Vec<u8> = set.iter().map(|i| faces[*i]).collect();
    let all = ways(&again);
    let n = all.len() as f64;
    let sum: f64 = all
        .into_iter()
        .map(|new| {
            let mut next = lie.to_vec();
            set.iter().zip(new).for_each(|(i, v)| next[*i] = v);
            try_out(faces, &next, short, may)
        })
        .sum();
    sum / n
}

/// Tries every roll, followed by the mandatory rerolls.
fn enumerate(s: &str, difficulty: i32, must: &[Reroll], may: &[Reroll]) -> f64 {
    let (dice, plus) = pool(s);
    let faces = each(&dice);
    let short = difficulty - plus;
    fn forced(faces: &[u8], lie: &[u8], short: i32, must: &[Reroll], may: &[Reroll]) -> f64 {
        let Some((first, rest)) = must.split_first() else {
            return try_out(faces, lie, short, may);
        };
        let set = sets(lie, *first).remove(0);
        let again: Vec<u8> = set.iter().map(|i| faces[*i]).collect();
        let all = ways(&again);
        let n = all.len() as f64;
        let each = all.into_iter().map(|new| {
            let mut next = lie.to_vec();
            set.iter().zip(new).for_each(|(i, v)| next[*i] = v);
            forced(faces, &next, short, rest, may)
        });
        each.sum::<f64>() / n
    }
    let all = ways(&faces);
    let n = all.len() as f64;
    all.iter().map(|lie| forced(&faces, lie, short, must, may)).sum::<f64>() / n
}

/// AC-CHECK-45, AC-CHECK-46: small pools, every roll and every reroll tried out.
#[test]
fn agrees_with_trying_out_everything() {
    use Reroll::{All, AtMost, One};
    let cases: &[(&str, i32, &[Reroll], &[Reroll])] = &[
        ("1d6", 4, &[], &[One]),
        ("1d12+1d4+1", 10, &[], &[One]),
        ("2d6+1", 9, &[], &[All]),
        ("3d4-2", 7, &[], &[AtMost(2)]),
        ("1d8+2d4", 12, &[AtMost(1)], &[One]),
        ("2d6", 9, &[AtMost(2), AtMost(1)], &[]),
        ("2d4", 6, &[All], &[One]),
        ("1d6+1d4", 8, &[], &[One, All]),
        ("2d4", 7, &[], &[One, One]),
        ("1d4+1d6", 9, &[AtMost(1)], &[One, AtMost(3)]),
        ("1d4", -3, &[], &[One]),
    ];
    for (s, difficulty, must, may) in cases {
        let (dice, plus) = pool(s);
        let want = enumerate(s, *difficulty, must, may);
        let have = best(&dice, plus, *difficulty, must, &free(may)).unwrap();
        assert!((want - have).abs() < 1e-9, "{s} {must:?} {may:?}: {have}, not {want}");
        if may.is_empty() {
            let have = forced(&dice, plus, must).at_least(*difficulty);
            assert!((want - have).abs() < 1e-9, "{s} {must:?}: {have}, not {want}");
        }
    }
}

/// Large pools: a million rolls agree with the computed chance within three standard deviations.
#[test]
fn agrees_with_a_million_rolls() {
    let rolls = 1_000_000u32;
    let mut rng = Rng::new(46);
    let near = |won: u32, p: f64, what: &str| {
        let have = f64::from(won) / f64::from(rolls);
        let spread = (p * (1.0 - p) / f64::from(rolls)).sqrt();
        assert!((have - p).abs() < 3.0 * spread, "{what}: {have} rolled, {p} counted");
    };
    // What must be rolled again, and then the lowest die of the best size.
    let (dice, plus) = pool("1d12+2d8+2d6+3");
    let faces = each(&dice);
    let difficulty = 27;
    let must = [Reroll::AtMost(2)];
    let counted = best(&dice, plus, difficulty, &must, &free(&[Reroll::One])).unwrap();
    let plain = forced(&dice, plus, &must).at_least(difficulty);
    let (mut won, mut at_once) = (0, 0);
    for _ in 0..rolls {
        let mut lie: Vec<u8> = faces.iter().map(|f| rng.die(*f)).collect();
        for (v, f) in lie.iter_mut().zip(&faces) {
            if *v <= 2 {
                *v = rng.die(*f);
            }
        }
        let sum = plus + lie.iter().map(|v| i32::from(*v)).sum::<i32>();
        at_once += u32::from(sum >= difficulty);
        let need = |i: usize| difficulty - sum + i32::from(lie[i]);
        let chance =
            |i: usize| f64::from((i32::from(faces[i]) - need(i) + 1).max(0)) / f64::from(faces[i]);
        let pick = (0..lie.len()).max_by(|a, b| chance(*a).total_cmp(&chance(*b))).unwrap();
        won += u32::from(sum >= difficulty || i32::from(rng.die(faces[pick])) >= need(pick));
    }
    near(at_once, plain, "what must be");
    near(won, counted, "one die of choice");
    // All of a large pool again.
    let (dice, plus) = pool("6d6+4d4");
    let faces = each(&dice);
    let counted = best(&dice, plus, 34, &[], &free(&[Reroll::All]));
    let mut won = 0;
    for _ in 0..rolls {
        let mut roll = || faces.iter().map(|f| i32::from(rng.die(*f))).sum::<i32>();
        won += u32::from(roll() >= 34 || roll() >= 34);
    }
    near(won, counted.unwrap(), "all dice");
    // Pools that are too large give no estimate.
    assert_eq!(best(&pool("10d12+10d10").0, 0, 90, &[], &free(&[Reroll::One])), None);
}

/// Of two rerolls of which only one is to be had, the better one counts, whichever that is
/// (AC-PLAY-12).
#[test]
fn rerolls_that_bar_each_other_are_not_both_made() {
    let (dice, plus) = pool("1d6+1d4");
    let bar = |which, n: usize| May { which, instead_of: 1 << n };
    for difficulty in 2..=10 {
        let alone = |r| best(&dice, plus, difficulty, &[], &free(&[r])).unwrap();
        let (one, all) = (alone(Reroll::One), alone(Reroll::All));
        let may = [bar(Reroll::One, 1), bar(Reroll::All, 0)];
        let either = best(&dice, plus, difficulty, &[], &may).unwrap();
        let both = best(&dice, plus, difficulty, &[], &free(&[Reroll::One, Reroll::All])).unwrap();
        assert!(either >= one.max(all) - 1e-12 && either <= both + 1e-12, "{difficulty}");
        // The better one is known only after the first roll.
        assert!(difficulty == 2 || either < both, "{difficulty}: {either} of {both}");
        // Barred by one side only, the other order is still there.
        let may = [bar(Reroll::One, 1), May::from(Reroll::All)];
        let have = best(&dice, plus, difficulty, &[], &may).unwrap();
        assert!(have >= either - 1e-12 && have <= both + 1e-12, "{difficulty}");
    }
}

/// AC-CHECK-45, AC-CHECK-46: pools and rerolls at random, each tried out in every way.
#[test]
fn pools_at_random_agree_with_trying_out_everything() {
    let mut rng = Rng::new(31);
    let reroll = |rng: &mut Rng| match rng.die(4) {
        1 => Reroll::One,
        2 => Reroll::All,
        low => Reroll::AtMost(low - 2),
    };
    for _ in 0..60 {
        let one = |rng: &mut Rng| Dice { count: 1, faces: 2 + 2 * rng.die(3) };
        let dice: Vec<Dice> = (0..rng.die(2)).map(|_| one(&mut rng)).collect();
        let plus = i32::from(rng.die(7)) - 4;
        let difficulty = i32::from(rng.die(12));
        let must: Vec<Reroll> = (0..rng.die(2) - 1).map(|_| Reroll::AtMost(rng.die(3))).collect();
        let may: Vec<Reroll> = (0..rng.die(2)).map(|_| reroll(&mut rng)).collect();
        let text: Vec<String> = dice.iter().map(ToString::to_string).collect();
        let text = format!("{}{plus:+}", text.join("+"));
        let want = enumerate(&text, difficulty, &must, &may);
        let have = best(&dice, plus, difficulty, &must, &free(&may)).unwrap();
        assert!(
            (want - have).abs() < 1e-9,
            "{text} against {difficulty}, {must:?} {may:?}: {have}, not {want}"
        );
    }
}
