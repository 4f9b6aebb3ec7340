//! The most interesting of a scenario, in a few sentences.

use super::chapter::Chapter;
use super::luck::{self, Fortune, Luck};
use super::phrases::{count, short};
use super::tally::Tally;
use crate::rules::words::list;

/// The facts of a scenario, the most interesting ones first, at most so many.
pub fn facts(chapter: &Chapter, most: usize) -> Vec<String> {
    let mut all: Vec<(f64, String)> = Vec::new();
    let total = chapter.tally();
    let names: Vec<String> = chapter.seats.iter().map(|s| s.name.clone()).collect();
    let names = short(&names);
    for e in &chapter.epitaphs {
        all.push((9.0, format!("{} died on turn {}.", e.name, e.turn)));
    }
    for (n, call) in chapter.calls.iter().take(2).enumerate() {
        let close = 1.0 - (call.odds as f64 / super::tally::CERTAIN as f64).min(1.0);
        all.push((2.2 * close - n as f64 * 0.8, call.text.clone()));
    }
    let fortune = luck::fortune(&total.tried());
    if fortune.tried > 0 {
        all.push((1.6 + fortune.z.abs() / 2.0, should_have(&fortune)));
    }
    let dice = luck::of(&total.dice);
    if dice.dice > 0 {
        all.push((0.9 + dice.z.abs(), fell(&dice)));
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
            all.push((1.0, format!("{one} defeated most: {}.", count(most, "bane"))));
        }
        let (most, who) = of(&|t| t.helped);
        if let ([one], true) = (who.as_slice(), most > 1) {
            all.push((0.8, format!("{one} helped others most: {most} times.")));
        }
    }
    if total.boons() > 0 {
        let kinds: Vec<String> = total.acquired.iter().map(|(k, n)| count(*n, k)).collect();
        all.push((1.1, format!("Acquired: {}.", list(&kinds))));
    }
    if chapter.won() && chapter.left >= 8 {
        all.push((1.2, format!("It was won with {} left.", count(chapter.left, "hour"))));
    }
    all.sort_by(|a, b| b.0.total_cmp(&a.0));
    all.into_iter().take(most).map(|(_, text)| text).collect()
}

/// "You should have passed 14.2 of 20 checks and passed 17."
pub fn should_have(f: &Fortune) -> String {
    let again = match f.again {
        0 => String::new(),
        n => format!(", {n} of them by rolling again"),
    };
    let checks = count(f.tried, "check");
    let of =
        format!("You should have passed {:.1} of {checks} and passed {}", f.expected, f.passed);
    format!("{of}{again}.")
}

/// "The dice showed 312, where 287.5 was to be expected: good luck."
pub fn fell(l: &Luck) -> String {
    let worse = l.percentile * 100.0;
    let share = match worse {
        w if w < 1.0 => "hardly anybody ever rolls worse".to_owned(),
        w if w > 99.0 => "hardly anybody ever rolls better".to_owned(),
        w => format!("{w:.0} % of all rolls would have been worse"),
    };
    format!(
        "{} showed {}, where {:.1} was to be expected: {} ({share}).",
        match l.dice {
            1 => "A die".to_owned(),
            n => format!("{n} dice"),
        },
        l.rolled,
        l.expected,
        luck::words(l),
    )
}

/// What somebody has done, for an epitaph.
pub fn deeds(t: &Tally) -> String {
    let mut all = Vec::new();
    for (n, what) in
        [(t.banes(), "bane defeated"), (t.boons(), "boon acquired"), (t.closed, "location closed")]
    {
        if n > 0 {
            let (what, done) = what.split_once(' ').unwrap_or((what, ""));
            all.push(format!("{} {done}", count(n, what)));
        }
    }
    match all.is_empty() {
        true => "There had been no time for deeds.".into(),
        false => format!("Left behind: {}.", list(&all)),
    }
}

/// A time in words: "1 h 24 min".
pub fn time(seconds: u64) -> String {
    match seconds / 60 {
        0 => "under a minute".into(),
        m @ 1..=59 => format!("{m} min"),
        m => format!("{} h {:02} min", m / 60, m % 60),
    }
}

/// The day of a time in seconds since 1970, as year-month-day.
pub fn day(at: u64) -> String {
    // Days since the first of March of the year 0; years begin in March.
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
