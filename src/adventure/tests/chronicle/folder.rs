//! The chronicle of a campaign's folder: it adds up, it is kept, and it is made anew.

use std::fs;
use std::path::Path;

use adventure::campaign::chronicle::tally::sum;
use adventure::campaign::chronicle::{self, Chronicle, markdown::markdown, storage};
use adventure::campaign::record::Body;
use adventure::campaign::{Campaign, Session};
use adventure::rules::family::Adventure;
use adventure::rules::play;
use adventure::sim::bots::{Bot, careful::Careful};
use bevy_ecs::prelude::*;
use kernel::campaign::entry::{Entry, Families};
use kernel::campaign::{backups, journal, report};

const FAMILIES: Families = Families(&[&Entry::<Adventure>::new()]);

/// Plays so many scenarios to their end, and some decisions of another.
fn campaign(dir: &Path, scenarios: usize, more: usize) {
    let party = ["brannick", "pim"].map(String::from);
    let players = ["Quincy", "Rosalind"].map(String::from);
    let new = Campaign::create(dir, "lamplighters", &party, &players, "Lamps *and* light", 5);
    drop(new.expect("a campaign"));
    go_on(dir, scenarios, more);
}

fn go_on(dir: &Path, scenarios: usize, more: usize) {
    let mut world = World::new();
    let mut session = Session::new(Campaign::open(dir).expect("it opens"));
    for n in 0..=scenarios {
        if session.downtime_is_due() {
            session.settle().expect("it can be settled");
        }
        session.start_or_resume(&mut world, None, None).expect("it begins");
        let mut bot = Careful::new(n as u64);
        let mut decisions = 0;
        while let Some(prompt) = play::prompt(&world).cloned() {
            if n == scenarios && decisions >= more {
                return;
            }
            let acts = bot.choose(&mut world, &prompt);
            session.submit(&mut world, &acts).expect("it is saved");
            decisions += 1;
        }
        let finished = session.finish(&mut world).expect("it is over");
        assert_eq!(finished.facts.len(), 4, "{:?}", finished.facts);
    }
}

fn read(dir: &Path) -> Chronicle {
    chronicle::read(dir).expect("it can be read")
}

#[test]
fn scenarios_add_up_to_the_campaign() {
    let place = tempfile::tempdir().expect("a folder");
    let dir = place.path().join("c");
    campaign(&dir, 2, 30);
    let c = read(&dir);
    assert_eq!(c.scenarios.iter().map(|t| t.number).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!(c.scenarios[2].end, None, "the third is under way");
    let chapters: Vec<_> = c.scenarios.iter().filter_map(|t| t.chapter.as_ref()).collect();
    assert_eq!(chapters.len(), 3);
    assert!(c.scenarios.iter().all(|t| t.trouble.is_none()), "{c:?}");
    assert_eq!(chapters[2].decisions, 30);
    let tallies: Vec<_> = chapters.iter().map(|c| c.tally()).collect();
    assert_eq!(sum(&tallies), c.tally);
    assert_eq!(sum(c.heroes.iter().map(|h| &h.tally)), c.tally);
    assert_eq!(c.luck.dice, c.tally.dice.values().map(|t| t.count).sum::<u64>());
    assert!(c.tally.turns > 10 && c.luck.dice > 50);
    for (told, chapter) in c.scenarios.iter().zip(&chapters) {
        assert_eq!(u64::from(told.turns), chapter.tally().turns);
        let boons = chapter.tally();
        assert!(boons.met >= boons.banes() + boons.boons() + boons.evaded, "{boons:?}");
    }
    // Growth: before each of the three, and now.
    for hero in &c.heroes {
        let at: Vec<_> = hero.stages.iter().map(|(n, _)| *n).collect();
        assert_eq!(at, [Some(1), Some(2), Some(3), None], "{}", hero.name);
        assert_eq!(hero.stages[0].1.feats(), 0);
    }
    // How long it was played is known of those that are over.
    assert!(c.scenarios[..2].iter().all(|t| t.seconds.is_some() && t.at > 0));
    let text = markdown(&c);
    for want in ["# Lamps \\*and\\* light", "(Quincy)", "## 3.", "in progress", "### Growth"] {
        assert!(text.contains(want), "{want} in\n{text}");
    }
    let json = serde_json::to_value(&c).expect("it is JSON");
    assert_eq!(json["party"][1]["player"], "Rosalind");
    // A report says nothing of it.
    let out = place.path().join("report.tar.gz");
    report::write::<Adventure>(&dir, "", None, &out).expect("written");
    let list =
        std::io::Read::bytes(flate2::read::GzDecoder::new(fs::File::open(&out).expect("there")));
    let bytes: Vec<u8> = list.collect::<Result<_, _>>().expect("whole");
    let text = String::from_utf8_lossy(&bytes);
    assert!(!text.contains("statistics") && !text.contains("Quincy"), "it names people");
}

#[test]
fn chapters_are_kept_and_made_anew() {
    let place = tempfile::tempdir().expect("a folder");
    let dir = place.path().join("c");
    campaign(&dir, 1, 0);
    let file = storage::path(&dir, 1);
    let whole = fs::read(&file).expect("kept when the scenario ended");
    let c = read(&dir);
    // Missing.
    fs::remove_file(&file).expect("removed");
    assert_eq!(read(&dir), c);
    assert_eq!(fs::read(&file).expect("made anew"), whole);
    // Damaged: made anew, and said when the campaign is opened.
    let middle = whole.len() / 2;
    let mut bytes = whole.clone();
    bytes[middle] ^= 1;
    for bad in [bytes, whole[..middle].to_vec(), b"nothing".to_vec()] {
        fs::write(&file, &bad).expect("written");
        assert_eq!(read(&dir), c);
        assert_eq!(fs::read(&file).expect("made anew"), whole);
        fs::write(&file, &bad).expect("written");
        let notices = Campaign::open(&dir).expect("it opens").notices;
        assert!(notices.concat().contains("recreated from its journal"), "{notices:?}");
        assert!(!file.exists());
        assert!(Campaign::open(&dir).expect("it opens").notices.is_empty());
        assert_eq!(read(&dir), c);
    }
    // Of another version, or of another course of things.
    for (from, to) in [("version: 1,", "version: 0,"), ("digest: \"", "digest: \"0")] {
        let mut other = storage::read(&dir, 1).expect("whole");
        match from {
            "version: 1," => other.version = 0,
            _ => other.digest = "0000000000000000".into(),
        }
        other.title = "Another one".into();
        storage::write(&dir, &other).expect("written");
        assert_eq!(read(&dir), c, "{from} {to}");
        assert_eq!(fs::read(&file).expect("made anew"), whole);
    }
    // As one file, and back.
    let (out, copy) = (place.path().join("c.tar.gz"), place.path().join("copy"));
    FAMILIES.export(&dir, &out).expect("written");
    FAMILIES.import(&out, &copy).expect("it is whole");
    assert_eq!(fs::read(storage::path(&copy, 1)).expect("it came along"), whole);
    assert_eq!(read(&copy), c);
}

#[test]
fn a_story_outlives_its_journal_and_the_end_outlives_everything() {
    let place = tempfile::tempdir().expect("a folder");
    let dir = place.path().join("c");
    campaign(&dir, 1, 0);
    let c = read(&dir);
    let path = journal::path(&dir, 1);
    fs::remove_file(&path).expect("removed");
    fs::remove_file(dir.join("journals/001.jsonl.copy")).expect("removed");
    assert_eq!(read(&dir), c);
    fs::remove_dir_all(dir.join(kernel::store::layout::CHAPTERS)).expect("removed");
    let bare = read(&dir);
    assert_eq!(
        (bare.scenarios[0].end, bare.scenarios[0].turns),
        (c.scenarios[0].end, c.scenarios[0].turns)
    );
    assert!(bare.scenarios[0].chapter.is_none());
    let text = markdown(&bare);
    assert!(text.contains("The story of this scenario cannot be told"), "{text}");
}

/// A folder that cannot be written keeps no story, and the scenario ends all the same.
#[test]
fn a_chapter_that_cannot_be_kept_hinders_nothing() {
    let place = tempfile::tempdir().expect("a folder");
    let dir = place.path().join("c");
    let party = ["brannick", "pim"].map(String::from);
    drop(Campaign::create(&dir, "lamplighters", &party, &[], "Lamps", 5).expect("a campaign"));
    fs::write(dir.join(kernel::store::layout::CHAPTERS), "in the way").expect("written");
    let mut world = World::new();
    let mut session = Session::new(Campaign::open(&dir).expect("it opens"));
    session.start_or_resume(&mut world, None, None).expect("it begins");
    let mut bot = Careful::new(0);
    while let Some(prompt) = play::prompt(&world).cloned() {
        let acts = bot.choose(&mut world, &prompt);
        session.submit(&mut world, &acts).expect("it is saved");
    }
    let finished = session.finish(&mut world).expect("it is over");
    assert!(finished.notes.concat().contains("has not been saved yet"), "{:?}", finished.notes);
    assert_eq!(session.campaign.record.body.results.len(), 1);
    drop(session);
    assert!(read(&dir).scenarios[0].chapter.is_some(), "it is told all the same");
}

/// Back to before the scenario, played otherwise, and forth again: each has its own story.
#[test]
fn a_scenario_that_is_played_again_has_another_story() {
    let place = tempfile::tempdir().expect("a folder");
    let dir = place.path().join("c");
    campaign(&dir, 1, 3);
    let first = read(&dir).scenarios[0].clone();
    backups::restore::<Body>(&dir, 1).expect("it is there");
    assert!(read(&dir).scenarios.is_empty());
    let mut world = World::new();
    let mut session = Session::new(Campaign::open(&dir).expect("it opens"));
    session.start_or_resume(&mut world, None, Some(99)).expect("it begins");
    let mut bot = Careful::new(3);
    while let Some(prompt) = play::prompt(&world).cloned() {
        let acts = bot.choose(&mut world, &prompt);
        session.submit(&mut world, &acts).expect("it is saved");
    }
    session.finish(&mut world).expect("it is over");
    drop(session);
    let second = read(&dir).scenarios[0].clone();
    assert_ne!(second.chapter, first.chapter);
    backups::restore::<Body>(&dir, 2).expect("it is there");
    assert_eq!(read(&dir).scenarios[0].chapter, first.chapter, "by the journal that was set aside");
}
