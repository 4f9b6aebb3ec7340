//! Journals that are gone, both files of one or their whole folder: what was lost is told, all else is
//! kept, and the campaign goes on.

use std::fs;
use std::path::Path;

use bevy_ecs::prelude::*;

use super::stages::{Known, STAGES, Stages, files};
use super::{Table, copy};
use crate::campaign::record::UnderWay;
use crate::campaign::{Campaign, Session};
use crate::kernel::campaign::journal;

/// The journals, without their copies, that a campaign has.
fn journals(dir: &Path) -> Vec<String> {
    let mut all = files(dir);
    all.retain(|f| f.starts_with("journals/") && f.ends_with(".jsonl"));
    all
}

#[test]
fn journals_that_are_gone_are_missed() {
    let stages = Stages::of(7, "First Light");
    let place = tempfile::tempdir().expect("a folder");
    let mut missed = 0;
    for (stage, name) in STAGES.iter().enumerate() {
        let all = journals(&stages.dir(stage));
        let mut losses: Vec<Vec<String>> = all.iter().map(|f| vec![f.clone()]).collect();
        losses.push(all);
        for (n, loss) in losses.iter().enumerate() {
            let at = format!("{name}, {loss:?}");
            let dir = place.path().join("gone");
            copy(&stages.dir(stage), &dir);
            if n + 1 == losses.len() {
                fs::remove_dir_all(dir.join("journals")).expect("removed");
            } else {
                for file in loss {
                    fs::remove_file(dir.join(file)).expect("removed");
                    let _ = fs::remove_file(dir.join(format!("{file}.copy")));
                }
            }
            let left: Vec<(String, Vec<u8>)> = files(&dir)
                .into_iter()
                .map(|f| (f.clone(), fs::read(dir.join(f)).expect("read")))
                .collect();
            let campaign = Campaign::open(&dir).unwrap_or_else(|t| panic!("{at}: {t}"));
            let record = campaign.record.clone();
            // What is under way, and scenarios that are over.
            let under_way = match record.under_way {
                Some(UnderWay::Scenario(n)) => Some(journal::path(&dir, n)),
                Some(UnderWay::Downtime(n)) => Some(journal::downtime_path(&dir, n)),
                None => None,
            };
            let over = record.body.results.iter().map(|p| journal::path(&dir, p.journal));
            for path in under_way.iter().cloned().chain(over) {
                let short = path.strip_prefix(&dir).expect("within").to_string_lossy().into_owned();
                let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                let named = |n: &String| {
                    let words = n.split([' ', '/', ',', '.', ':']).collect::<Vec<_>>();
                    n.contains("missing") && words.contains(&file.trim_end_matches(".jsonl"))
                };
                let told = campaign.notices.iter().any(named);
                assert_eq!(told, loss.contains(&short), "{at}: {short}: {:?}", campaign.notices);
                missed += usize::from(told);
            }
            drop(campaign);
            for (file, bytes) in left.iter().filter(|(f, _)| !f.starts_with("campaign.ron")) {
                assert_eq!(&fs::read(dir.join(file)).expect("kept"), bytes, "{at}: {file}");
            }
            // It goes on, and what begins again is not told twice.
            let mut session = Session::new(Campaign::open(&dir).expect("it opens"));
            if session.downtime_is_due() {
                session.enter_downtime().unwrap_or_else(|t| panic!("{at}: {t}"));
            } else {
                drop(session);
                session = Table::open(&dir).unwrap_or_else(|t| panic!("{at}: {t}")).session;
            }
            assert!(session.campaign.record.under_way.is_some(), "{at}");
            drop(session);
            let (again, told) = Known::of(&dir).unwrap_or_else(|t| panic!("{at}: {t}"));
            assert_eq!(again.record().body.results.len(), record.body.results.len(), "{at}");
            assert!(!told.iter().any(|n| n.contains("again")), "{at}: {told:?}");
            fs::remove_dir_all(&dir).expect("removed");
        }
    }
    assert!(missed > 10, "{missed}");
}

/// What is found wrong is told by the next opening too, if the program is stopped before it has told
/// it, and no longer once somebody has played on.
#[test]
fn what_was_not_told_is_told_by_the_next_opening() {
    let stages = Stages::of(7, "First Light");
    let place = tempfile::tempdir().expect("a folder");
    let mut told = 0;
    for (stage, name) in STAGES.iter().enumerate() {
        let Some(UnderWay::Scenario(n)) =
            Campaign::open(&stages.dir(stage)).expect("it is sound").record.under_way
        else {
            continue;
        };
        for garbage in [None, Some("nothing\n")] {
            let dir = place.path().join("untold");
            copy(&stages.dir(stage), &dir);
            let path = journal::path(&dir, n);
            for file in [path.clone(), dir.join(format!("journals/{n:03}.jsonl.copy"))] {
                match garbage {
                    None => fs::remove_file(file).expect("removed"),
                    Some(text) => fs::write(file, text).expect("written"),
                }
            }
            let open = |dir: &Path| Table::open(dir).unwrap_or_else(|t| panic!("{name}: {t}"));
            let file = format!("{n:03}.jsonl");
            let names = |table: &Table| table.notices.iter().any(|n| n.contains(&file));
            let table = open(&dir);
            assert!(names(&table), "{name}, {garbage:?}: {:?}", table.notices);
            // As if the program were killed before anybody read a word of it.
            let killed = place.path().join("killed");
            copy(&dir, &killed);
            drop(table);
            let table = open(&dir);
            assert!(!names(&table), "{name}, {garbage:?}: {:?}", table.notices);
            let mut table = open(&killed);
            assert!(names(&table), "{name}, {garbage:?}: {:?}", table.notices);
            table.step().expect("it is saved");
            let played = place.path().join("played");
            copy(&killed, &played);
            drop(table);
            let table = open(&played);
            assert!(!names(&table), "{name}, {garbage:?}: {:?}", table.notices);
            drop(table);
            for dir in [killed, played] {
                fs::remove_dir_all(dir).expect("removed");
            }
            told += 1;
            fs::remove_dir_all(&dir).expect("removed");
        }
    }
    assert!(told >= 4, "{told}");
}

/// A journal of another campaign, in both its files, is told, once; a seed that people have named is
/// none of another campaign.
#[test]
fn a_journal_of_another_campaign_is_told() {
    let place = tempfile::tempdir().expect("a folder");
    let party = ["brannick".to_owned(), "pim".to_owned()];
    let begin = |name: &str, seed: u64, named: Option<u64>| {
        let dir = place.path().join(name);
        let made = Campaign::create(&dir, "lamplighters", &party, &[], name, seed);
        let mut session = Session::new(made.expect("made"));
        let mut world = World::new();
        session.start_or_resume(&mut world, None, named).expect("it begins");
        dir
    };
    let foreign = |dir: &Path| {
        let table = Table::open(dir).expect("it opens");
        table.notices.iter().any(|n| n.contains("another campaign"))
    };
    let (one, other) = (begin("one", 1, None), begin("other", 2, None));
    let named = begin("named", 3, Some(99));
    assert!(!foreign(&one) && !foreign(&named) && !foreign(&named));
    for file in ["journals/001.jsonl", "journals/001.jsonl.copy"] {
        fs::copy(other.join(file), one.join(file)).expect("copied");
    }
    assert!(foreign(&one));
    assert!(!foreign(&one));
}
