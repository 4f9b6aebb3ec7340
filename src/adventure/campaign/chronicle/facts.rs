//! The most interesting facts of a scenario, in a few sentences.

use super::chapter::Chapter;
use super::phrases::{count, short};
use super::statistics::{self, CheckStatistics, DiceStatistics};
use super::tally::Tally;
use crate::lang;
use crate::rules::describe::list;

/// Returns the facts of a scenario, the most interesting ones first, at most `most`.
pub fn facts(chapter: &Chapter, most: usize) -> Vec<String> {
    let mut all: Vec<(f64, String)> = Vec::new();
    let total = chapter.tally();
    let names: Vec<String> = chapter.seats.iter().map(|s| s.name.clone()).collect();
    let names = short(&names);
    for e in &chapter.epitaphs {
        all.push((9.0, t!("stats-died", hero = e.name.as_str(), turn = e.turn)));
    }
    for (n, call) in chapter.calls.iter().take(2).enumerate() {
        let close = 1.0 - (call.odds as f64 / super::tally::CERTAIN as f64).min(1.0);
        all.push((2.2 * close - n as f64 * 0.8, call.text.clone()));
    }
    let checks = statistics::of_checks(&total.tried());
    if checks.tried > 0 {
        all.push((1.6 + checks.z.abs() / 2.0, describe_checks(&checks)));
    }
    let dice = statistics::of_dice(&total.dice);
    if dice.dice > 0 {
        all.push((0.9 + dice.z.abs(), describe_dice(&dice)));
    }
    let of = |f: &dyn Fn(&Tally) -> u64| {
        let best = chapter.tallies.iter().map(f).max().unwrap_or(0);
        let who: Vec<String> = names
            .iter()
            .zip(&chapter.tallies)
            .filter(|(_, t)| f(t) == best)
            .map(|(n, _)| n.clone())
            .collect();
        (best, who)
    };
    if names.len() > 1 {
        let (most, who) = of(&|t| t.banes());
        if let ([one], true) = (who.as_slice(), most > 1) {
            all.push((1.0, t!("stats-defeated-most", hero = one, banes = count(most, "bane"))));
        }
        let (most, who) = of(&|t| t.helped);
        if let ([one], true) = (who.as_slice(), most > 1) {
            all.push((0.8, t!("stats-helped-most", hero = one, most = most)));
        }
    }
    if total.boons() > 0 {
        let kinds: Vec<String> = total.acquired.iter().map(|(k, n)| count(*n, k)).collect();
        all.push((1.1, t!("stats-acquired", cards = list(&kinds))));
    }
    if chapter.won() && chapter.left >= 8 {
        all.push((1.2, t!("stats-won-left", hours = count(chapter.left, "hour"))));
    }
    all.sort_by(|a, b| b.0.total_cmp(&a.0));
    all.into_iter().take(most).map(|(_, text)| text).collect()
}

/// Describes the checks: "You should have passed 14.2 of 20 checks and passed 17."
pub fn describe_checks(f: &CheckStatistics) -> String {
    let again = match f.again {
        0 => String::new(),
        n => t!("stats-by-again", n = n),
    };
    let checks = count(f.tried, "check");
    let of = t!(
        "stats-should-have",
        expected = crate::lang::decimal(f.expected, 1),
        checks = checks,
        passed = f.passed
    );
    format!("{of}{again}.")
}

/// Describes the dice: "The dice showed 312, where 287.5 was to be expected: good luck."
pub fn describe_dice(l: &DiceStatistics) -> String {
    let worse = l.percentile * 100.0;
    let share = match worse {
        w if w < 1.0 => t!("stats-hardly-worse"),
        w if w > 99.0 => t!("stats-hardly-better"),
        w => t!("stats-worse", share = crate::lang::decimal(w, 0)),
    };
    t!(
        "stats-fell",
        dice = match l.dice {
            1 => t!("stats-a-die"),
            n => t!("stats-dice", n = n),
        },
        rolled = l.rolled,
        expected = crate::lang::decimal(l.expected, 1),
        luck = statistics::describe_luck(l),
        share = share
    )
}

/// Describes the deeds of a hero, for an epitaph.
pub fn describe_deeds(t: &Tally) -> String {
    let mut all = Vec::new();
    for (n, what) in [
        (t.banes(), "stats-banes-defeated"),
        (t.boons(), "stats-boons-acquired"),
        (t.closed, "stats-locations-closed"),
    ] {
        if n > 0 {
            all.push(lang::translate(what, &[("n", n.into())]));
        }
    }
    match all.is_empty() {
        true => t!("stats-no-deeds"),
        false => t!("stats-left-behind", deeds = list(&all)),
    }
}

/// Formats a duration: "1 h 24 min".
pub fn time(seconds: u64) -> String {
    match seconds / 60 {
        0 => t!("stats-under-minute"),
        m @ 1..=59 => format!("{m} min"),
        m => format!("{} h {:02} min", m / 60, m % 60),
    }
}

/// Formats a Unix time in seconds as a date: year-month-day.
pub fn day(at: u64) -> String {
    // Days since March 1 of the year 0; years begin in March.
    let days = at / 86_400 + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let (month, later) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    format!("{:04}-{month:02}-{day:02}", year + era * 400 + later)
}

#[cfg(test)]
mod tests {
    #[test]
    fn times_and_days() {
        assert_eq!(super::time(59), "under a minute");
        assert_eq!(super::time(5040), "1 h 24 min");
        assert_eq!(super::day(0), "1970-01-01");
        assert_eq!(super::day(951_782_400), "2000-02-29");
        assert_eq!(super::day(1_795_305_600), "2026-11-22");
    }
}
