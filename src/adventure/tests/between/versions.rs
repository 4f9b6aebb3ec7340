//! Folders of earlier versions open in this one. Each version of the record leaves a folder here:
//! with `emberdeck export`, as an older Emberdeck wrote it.

use std::fs;
use std::path::{Path, PathBuf};

use adventure::campaign::between::Step;
use adventure::campaign::record::SCHEMA;
use adventure::campaign::{Campaign, Session, archive};
use adventure::cards::printed::Reward;
use adventure::rules::flow::past::{self, Journal};
use adventure::rules::state::table::Clock;
use bevy_ecs::world::World;

fn fixture(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/between").join(file)
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
    assert_eq!((record.schema, record.party.len(), record.results.len()), (SCHEMA, 2, 4));
    assert_eq!(record.given.len(), 5);
    assert_eq!(record.next, None);
    session.meet().expect("it begins");
    let between = session.between().expect("it is under way");
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
    archive::import(&fixture("version-2/table.tar.gz"), &dir).expect("it is whole");
    let written = fs::read_to_string(dir.join("campaign.ron")).expect("read");
    assert!(written.contains("schema: 2"));
    let mut session = session(&dir);
    let record = &session.campaign.record;
    assert_eq!((record.schema, record.results.len(), record.meetings), (SCHEMA, 1, 1));
    assert_eq!(record.players, ["Anna", "Ben", "Anna"]);
    let mut world = World::new();
    let notices = session.start_or_resume(&mut world, None, None).expect("it goes on").concat();
    assert!(notices.contains("continues with the content as it was"), "{notices}");
    assert!(!notices.contains("otherwise"), "{notices}");
    let decisions = world.resource::<Journal>().decisions.len();
    assert_eq!((world.resource::<Clock>().turn, decisions), (5, 57));
    assert_eq!(past::digest(&world) as u32, 0x7e4e_099d);
    assert!(session.undo(&mut world).expect("it is saved"));
}

/// A folder of version 2 in the middle of what is between two games goes on there.
#[test]
fn version_2_goes_on_between_games() {
    let place = tempfile::tempdir().expect("a folder");
    let dir = place.path().join("old");
    archive::import(&fixture("version-2/camp.tar.gz"), &dir).expect("it is whole");
    let mut session = session(&dir);
    let notices = session.meet().expect("it goes on").concat();
    assert!(notices.contains("continues with the content as it was"), "{notices}");
    assert!(!notices.contains("otherwise"), "{notices}");
    assert_eq!(session.between_prompt().map(|p| (p.number, p.step)), Some((8, Step::Decks)));
    assert_eq!(session.between().map(|b| b.digest() as u32), Some(0x2469_5db9));
    session.settle().expect("saved");
    let record = &session.campaign.record;
    assert_eq!((record.schema, record.results.len(), record.meetings), (SCHEMA, 3, 3));
    assert!(!record.had.is_empty() && !record.given.is_empty());
}
