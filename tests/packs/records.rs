//! `campaign.ron` with any of its numbers at its limits, at every stage of a campaign: it is refused
//! with its place, or the campaign goes on; nothing overflows.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use bevy_ecs::prelude::*;
use emberdeck::campaign::{Campaign, Session, chronicle};
use emberdeck::rules::play;
use emberdeck::sim::bots::{Bot, random::Random};

use super::bounds::{EDGES, numbers};

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("written");
    for entry in fs::read_dir(from).expect("read").flatten() {
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).expect("copied");
        }
    }
}

/// Plays on until so many more decisions are made, or the scenario is over and noted.
fn play_on(dir: &Path, mut decisions: usize) -> Result<(), String> {
    let mut session = Session::new(Campaign::open(dir).map_err(|t| t.to_string())?);
    if session.must_meet() {
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
