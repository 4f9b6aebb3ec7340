//! Folders of earlier versions open in this one. Each version of the record leaves a folder here:
//! with `emberdeck export`, as an older Emberdeck wrote it.

use std::fs;
use std::path::{Path, PathBuf};

use adventure::campaign::downtime::Step;
use adventure::campaign::record::{Body, FlatRecord, Record, SCHEMA, UnderWay};
use adventure::campaign::{Campaign, Session};
use adventure::cards::printed::Reward;
use adventure::rules::family::Adventure;
use adventure::rules::flow::history::{self, Journal};
use adventure::rules::state::table::Clock;
use bevy_ecs::world::World;
use kernel::campaign::entry::{Entry, Families};
use kernel::campaign::{backups, journal};

const FAMILIES: Families = Families(&[&Entry::<Adventure>::new()]);

fn fixture(file: &str) -> PathBuf {
    lang::assets::tree().join("src/adventure/tests/between").join(file)
}

fn session(dir: &Path) -> Session {
    Session::new(Campaign::open(dir).expect("it opens"))
}

/// A folder of version 1 opens: what it noted as won counts, rewards that waited are due, and what
/// its adventures had not given is.
#[test]
fn version_1_opens() {
    let dir = tempfile::tempdir().expect("a folder");
    let text = fs::read_to_string(fixture("version-1/campaign.ron")).expect("the fixture");
    assert!(text.contains("schema: 1"));
    fs::write(dir.path().join("campaign.ron"), text).expect("written");
    let mut session = session(dir.path());
    let record = &session.campaign.record;
    assert_eq!((record.schema, record.body.party.len(), record.body.results.len()), (SCHEMA, 2, 4));
    // The path has gone on since, so what it gives at its end is not due yet.
    assert_eq!(record.body.given.len(), 4);
    assert_eq!(record.body.next, None);
    session.enter_downtime().expect("it begins");
    let between = session.downtime().expect("it is under way");
    let due: Vec<&Reward> = between.state().due.iter().map(|d| &d.reward).collect();
    assert!(due.contains(&&Reward::SkillFeat) && due.contains(&&Reward::PowerFeat), "{due:?}");
    session.settle().expect("saved");
    drop(session);
    let text = fs::read_to_string(dir.path().join("campaign.ron")).expect("written");
    assert!(text.contains(&format!("schema: {SCHEMA}")));
}

/// A folder of version 2 in the middle of its second scenario, with decisions taken back, is played on
/// where it was.
#[test]
fn version_2_goes_on_at_the_table() {
    let place = tempfile::tempdir().expect("a folder");
    let dir = place.path().join("old");
    FAMILIES.import(&fixture("version-2/table.tar.gz"), &dir).expect("it is whole");
    let written = fs::read_to_string(dir.join("campaign.ron")).expect("read");
    assert!(written.contains("schema: 2"));
    let mut session = session(&dir);
    let record = &session.campaign.record;
    assert_eq!((record.schema, record.body.results.len(), record.downtimes), (SCHEMA, 1, 1));
    assert_eq!(record.players, ["Anna", "Ben", "Anna"]);
    let mut world = World::new();
    let notices = session.start_or_resume(&mut world, None, None).expect("it goes on").concat();
    assert!(notices.contains("continues with the content as it was"), "{notices}");
    assert!(!notices.contains("otherwise"), "{notices}");
    let decisions = world.resource::<Journal>().decisions.len();
    assert_eq!((world.resource::<Clock>().turn, decisions), (5, 57));
    assert_eq!(history::digest(&world) as u32, 0x7e4e_099d);
    assert!(session.undo(&mut world).expect("it is saved"));
}

/// A folder of version 2 in the middle of what is between two games goes on there.
#[test]
fn version_2_goes_on_between_games() {
    let place = tempfile::tempdir().expect("a folder");
    let dir = place.path().join("old");
    FAMILIES.import(&fixture("version-2/camp.tar.gz"), &dir).expect("it is whole");
    let mut session = session(&dir);
    let notices = session.enter_downtime().expect("it goes on").concat();
    assert!(notices.contains("continues with the content as it was"), "{notices}");
    assert!(!notices.contains("otherwise"), "{notices}");
    assert_eq!(session.downtime_prompt().map(|p| (p.number, p.step)), Some((8, Step::Decks)));
    assert_eq!(session.downtime().map(|b| b.digest() as u32), Some(0x2469_5db9));
    session.settle().expect("saved");
    let record = &session.campaign.record;
    assert_eq!((record.schema, record.body.results.len(), record.downtimes), (SCHEMA, 3, 3));
    assert!(!record.body.had.is_empty() && !record.body.given.is_empty());
}

/// What a record says apart from the version that wrote it, and from what an opening notes.
fn saying(record: &Record) -> FlatRecord {
    let record = Record { schema: 0, under_way: None, ..record.clone() };
    FlatRecord { last_played: 0, sat: 0, ..FlatRecord::of(&record) }
}

/// The digest of the last line of a journal.
fn last_digest(path: &Path) -> String {
    let text = fs::read_to_string(path).expect("read");
    let last = text.lines().last().expect("a line");
    let at = last.find("\"table\":\"").expect("a digest") + 9;
    last[at..at + 8].to_owned()
}

/// Folders of versions 2 to 4, at the table and between two games: nothing that the record says is lost
/// when it is opened, saved as one of today and opened again, and all go on where they were left.
#[test]
fn every_version_is_saved_as_todays_and_loses_nothing() {
    for version in 2..SCHEMA {
        for stage in ["table", "camp"] {
            let place = tempfile::tempdir().expect("a folder");
            let (old, new) = (place.path().join("old"), place.path().join("new"));
            let file = fixture(&format!("version-{version}/{stage}.tar.gz"));
            FAMILIES.import(&file, &old).expect("it is whole");
            let before = Record::peek(&old).expect("it is read");
            assert_eq!(before.schema, version);
            let mut session = session(&old);
            // Version 1 alone lacks what the content tells.
            assert_eq!(saying(&session.campaign.record), saying(&before), "{version} {stage}");
            let number = before.journal();
            let camp = before.downtimes + 1;
            if stage == "table" {
                let mut world = World::new();
                session.start_or_resume(&mut world, None, None).expect("it goes on");
                let now = format!("{:08x}", history::digest(&world) as u32);
                assert_eq!(now, last_digest(&journal::path(&old, number)), "{version}");
            } else {
                session.enter_downtime().expect("it goes on");
                let between = session.downtime().expect("it is under way");
                let now = format!("{:08x}", between.digest() as u32);
                assert_eq!(now, last_digest(&journal::downtime_path(&old, camp)), "{version}");
                // Where nothing is to be noted, nothing is written.
                session.campaign.save(&session.campaign.record).expect("saved");
            }
            let saved = session.campaign.record.clone();
            drop(session);
            let text = fs::read_to_string(old.join("campaign.ron")).expect("read");
            assert!(text.contains("schema: 5") && text.contains("family: \"adventure\""), "{text}");
            let again = Campaign::open(&old).expect("it opens");
            assert_eq!(again.record, saved, "{version} {stage}");
            assert_eq!(saying(&again.record), saying(&before), "{version} {stage}");
            let under_way = match stage {
                "table" => UnderWay::Scenario(number),
                _ => UnderWay::Downtime(camp),
            };
            assert_eq!(again.record.under_way, Some(under_way));
            assert!(again.notices.iter().all(|n| n.contains("content")), "{:?}", again.notices);
            drop(again);
            // An archive of it is one of today's, with the places to go back to as they were written.
            let packed = place.path().join("again.tar.gz");
            FAMILIES.export(&old, &packed).expect("written");
            FAMILIES.import(&packed, &new).expect("it is whole");
            assert_eq!(Record::peek(&new).expect("read"), saved);
            for place in backups::list::<Body>(&new) {
                assert_eq!(place.record.expect("it is read").journal(), place.number);
            }
            let (back, _) = backups::restore::<Body>(&new, 1).expect("it goes back");
            assert!(back.body.results.is_empty());
            let anew = Campaign::open(&new).expect("it opens");
            assert_eq!((anew.record.schema, anew.record.journal()), (SCHEMA, 1));
        }
    }
}
