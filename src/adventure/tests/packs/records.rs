//! `campaign.ron` with any of its numbers at its limits, at every stage of a campaign: it is refused
//! with its place, or the campaign goes on; nothing overflows.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use adventure::campaign::{Campaign, Session, chronicle};
use adventure::rules::play;
use adventure::sim::bots::{Bot, random::Random};
use bevy_ecs::prelude::*;

use super::bounds::{EDGES, numbers};
use crate::folders::copy;

/// Plays on until so many more decisions are made, or the scenario is over and noted.
fn play_on(dir: &Path, mut decisions: usize) -> Result<(), String> {
    let mut session = Session::new(Campaign::open(dir).map_err(|t| t.to_string())?);
    if session.downtime_is_due() {
        session.settle().map_err(|t| t.to_string())?;
    }
    let mut world = World::new();
    session.start_or_resume(&mut world, None, None).map_err(|t| t.to_string())?;
    let mut bot = Random::new(3);
    while decisions > 0 {
        decisions -= 1;
        let Some(prompt) = play::prompt(&world).cloned() else { break };
        let acts = bot.choose(&mut world, &prompt);
        session.submit(&mut world, &acts).map_err(|t| t.to_string())?;
    }
    if play::ended(&world).is_some() {
        session.finish(&mut world).map_err(|t| t.to_string())?;
    }
    drop(session);
    chronicle::read(dir).map(|_| ()).map_err(|t| t.to_string())
}

#[test]
fn any_number_of_a_record_may_be_at_its_limit() {
    let place = tempfile::tempdir().expect("a folder");
    let begun = place.path().join("begun");
    let party = ["brannick".to_owned(), "pim".to_owned()];
    drop(Campaign::create(&begun, "lamplighters", &party, &[], "First Light", 7).expect("made"));
    let over = place.path().join("over");
    copy(&begun, &over);
    play_on(&begun, 5).expect("it goes on");
    // Whatever comes of the scenario: it is over, and the party meets.
    play_on(&over, usize::MAX).expect("it goes on");
    let next = place.path().join("next");
    copy(&over, &next);
    play_on(&next, 3).expect("it goes on");
    let mut refused = 0;
    for (stage, folder) in [("begun", &begun), ("over", &over), ("next", &next)] {
        let whole = fs::read_to_string(folder.join("campaign.ron")).expect("it is there");
        let (_, text) = whole.split_once('\n').expect("a line with the checksum");
        let quoted = |at: usize| {
            let line = text[..at].rfind('\n').map_or(0, |n| n + 1);
            text[line..at].matches('"').count() % 2 == 1
        };
        let places = numbers(text).into_iter().filter(|range| !quoted(range.start));
        for (n, range) in places.enumerate() {
            // Each number at some limits, all of them in turn.
            for edge in EDGES.iter().skip(n % 4).step_by(4) {
                let what = format!("{stage}, byte {}, {edge}", range.start);
                let mut changed = text.to_owned();
                changed.replace_range(range.clone(), edge);
                let dir = place.path().join("changed");
                copy(folder, &dir);
                fs::write(dir.join("campaign.ron"), &changed).expect("written");
                let _ = fs::remove_file(dir.join("campaign.ron.bak"));
                let done = catch_unwind(AssertUnwindSafe(|| play_on(&dir, 1)));
                let done = done.unwrap_or_else(|_| panic!("{what}: it panicked"));
                if let Err(trouble) = done {
                    refused += 1;
                    assert!(!trouble.is_empty(), "{what}");
                    if edge.len() > 6 {
                        let told =
                            trouble.contains("campaign.ron:") || trouble.contains("checksum");
                        assert!(told || trouble.contains('`'), "{what}: {trouble}");
                    }
                }
                fs::remove_dir_all(&dir).expect("it is there");
            }
        }
    }
    assert!(refused > 50, "only {refused} were refused");
}

/// Statistics whose numbers are at their limits, with the right checksum, as anybody can write them:
/// nothing overflows, whatever is added up; nor with a record that notes thousands of scenarios, each
/// as long as it can be.
#[test]
fn any_number_of_the_statistics_may_be_at_its_limit() {
    let place = tempfile::tempdir().expect("a folder");
    let dir = place.path().join("over");
    let party = ["brannick".to_owned(), "pim".to_owned()];
    drop(Campaign::create(&dir, "lamplighters", &party, &[], "First Light", 7).expect("made"));
    play_on(&dir, usize::MAX).expect("it goes on");
    let file = dir.join("statistics/001.ron");
    let whole = fs::read_to_string(&file).expect("it is there");
    let (mark, text) = whole.split_once('\n').expect("a line with the checksum");
    let mark = mark.rsplit_once(' ').expect("a checksum").0;
    let sealed = |text: &str| format!("{mark} {:08x}\n{text}", crc32fast::hash(text.as_bytes()));
    assert_eq!(sealed(text), whole);
    let tell = |what: &str| {
        let told = catch_unwind(AssertUnwindSafe(|| {
            let told = chronicle::read(&dir).expect("it can be told");
            let chapter = told.scenarios[0].chapter.clone().expect("a chapter");
            (chronicle::markdown::markdown(&told), chronicle::facts::facts(&chapter, 99), told)
        }));
        let (page, _, told) = told.unwrap_or_else(|_| panic!("{what}: it panicked"));
        assert!(!page.is_empty());
        serde_json::to_string(&told).expect("JSON")
    };
    let mut taken = 0;
    let all = numbers(text);
    let edges = ["18446744073709551615", "9223372036854775808", "4294967295", "65535", "255"];
    for edge in edges {
        for (n, range) in all.iter().enumerate() {
            let mut changed = text.to_owned();
            changed.replace_range(range.clone(), edge);
            // Only what can be read counts; the rest is made anew.
            fs::write(&file, sealed(&changed)).expect("written");
            tell(&format!("number {n}, {edge}"));
            taken += usize::from(fs::read_to_string(&file).is_ok_and(|t| t == sealed(&changed)));
            let kept = fs::read_dir(dir.join("statistics")).expect("read").flatten();
            for entry in kept.filter(|e| e.path() != file) {
                fs::remove_file(entry.path()).expect("removed");
            }
        }
    }
    assert!(taken > 100, "only {taken} of them were read");
    // Several at once.
    let mut several = String::new();
    let mut from = 0;
    for range in &all {
        several.push_str(&text[from..range.start]);
        let counted = text[..range.start].ends_with("count: ")
            || text[..range.start].ends_with("sum: ")
            || text[..range.start].ends_with("tried: ")
            || text[..range.start].ends_with("passed: ")
            || text[..range.start].ends_with("chance: ")
            || text[..range.start].ends_with("spread: ");
        several.push_str(if counted { edges[0] } else { &text[range.clone()] });
        from = range.end;
    }
    several.push_str(&text[from..]);
    assert_ne!(several, text);
    fs::write(&file, sealed(&several)).expect("written");
    tell("all at once");
    // A record of ever so many scenarios.
    let record = fs::read_to_string(dir.join("campaign.ron")).expect("it is there");
    let (_, record) = record.split_once('\n').expect("a checksum");
    let begins = record.find("results: [").expect("a result") + "results: [".len();
    let ends = begins + record[begins..].find("    ],").expect("its end");
    let one = record[begins..ends].to_owned();
    let mut long = one.clone();
    for (field, most) in
        [("turns: ", "1000000"), ("at: ", "253402300799"), ("seconds: Some(", "253402300799")]
    {
        let at = long.find(field).expect("a number") + field.len();
        let end = at + long[at..].find(|c: char| !c.is_ascii_digit()).expect("its end");
        long.replace_range(at..end, most);
    }
    let changed = format!("{}{}{}", &record[..begins], long.repeat(3000), &record[ends..]);
    fs::write(dir.join("campaign.ron"), changed).expect("written");
    let _ = fs::remove_file(dir.join("campaign.ron.bak"));
    tell("a long campaign");
}

/// Brackets without end take no time, and are told where they stand.
#[test]
fn a_record_of_brackets_is_refused_at_once() {
    let place = tempfile::tempdir().expect("a folder");
    let dir = place.path().join("c");
    let party = ["brannick".to_owned(), "pim".to_owned()];
    drop(Campaign::create(&dir, "lamplighters", &party, &[], "First Light", 7).expect("made"));
    let file = dir.join("campaign.ron");
    let deep = format!("(schema: 3, x: {}{}", "(".repeat(60), "1,".repeat(1_500_000));
    fs::write(&file, deep).expect("written");
    let _ = fs::remove_file(dir.join("campaign.ron.bak"));
    let began = std::time::Instant::now();
    let trouble = Campaign::open(&dir).map(|_| ()).expect_err("it is damaged").to_string();
    assert!(began.elapsed().as_secs() < 5);
    assert!(trouble.contains("campaign.ron:1:") && trouble.contains("deeper than"), "{trouble}");
}
