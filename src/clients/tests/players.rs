//! Tests who plays which hero: saved with the campaign, shown at every table, and irrelevant to the
//! rules.

use std::fs;
use std::path::Path;

use adventure::campaign::record::Record;
use adventure::campaign::{Campaign, Game, Session, players};
use adventure::rules::family::Adventure;
use adventure::rules::state::ids::HeroId;
use adventure::rules::{flow::history, play, setup};
use bevy_ecs::prelude::*;
use clients::headless;
use kernel::campaign::players::asked;

fn names(of: &[&str]) -> Vec<String> {
    of.iter().map(|n| (*n).to_owned()).collect()
}

fn make(dir: &Path, people: &[&str]) -> Campaign {
    let party = names(&["brannick", "ilse"]);
    Campaign::create(dir, "lamplighters", &party, &names(people), "A test", 7).expect("made")
}

#[test]
fn names_are_kept_and_told() {
    let dir = tempfile::tempdir().expect("a folder");
    drop(make(dir.path(), &["Anna", " Bert "]));
    let campaign = Campaign::open(dir.path()).expect("opens");
    assert_eq!(campaign.record.players, names(&["Anna", "Bert"]));
    let mut world = World::new();
    let mut session = Session::new(campaign);
    session.start_or_resume(&mut world, None, None).expect("begins");
    assert_eq!(asked::<Adventure>(&world), Some("Anna"));
    assert!(players::hero_and_player(&world, HeroId(1)).ends_with("(Bert)"));
    let mut out = Vec::new();
    let mut input = std::io::Cursor::new(b"{\"type\":\"state\"}\n".to_vec());
    let mut game = Game::Saved(Box::new(session));
    headless::run(&mut world, &mut game, &[], &mut input, &mut out).expect("talks");
    let output = String::from_utf8(out).expect("UTF-8");
    let lines: Vec<serde_json::Value> =
        output.lines().map(|l| serde_json::from_str(l).expect("JSON")).collect();
    let prompt = lines.iter().find(|l| l["type"] == "prompt").expect("a prompt");
    assert_eq!(prompt["player"], "Anna", "{prompt}");
    let state = lines.iter().find(|l| l["type"] == "state").expect("a state");
    assert_eq!(state["heroes"][1]["player"], "Bert", "{state}");
}

#[test]
fn a_folder_without_names_still_opens() {
    let dir = tempfile::tempdir().expect("a folder");
    drop(make(dir.path(), &["Anna", "Bert"]));
    let path = dir.path().join("campaign.ron");
    let text = fs::read_to_string(&path).expect("there");
    // A record from before there were names, edited by hand, so without its checksum.
    let (_, rest) = text.split_once('\n').expect("a checksum");
    let at = rest.find("players:").expect("names");
    let end = at + rest[at..].find("],").expect("a list") + 2;
    fs::write(&path, format!("{}{}", &rest[..at], &rest[end..])).expect("written");
    let record = Record::peek(dir.path()).expect("reads");
    assert!(record.players.is_empty());
    let mut world = World::new();
    let mut session = Session::new(Campaign::open(dir.path()).expect("opens"));
    session.start_or_resume(&mut world, None, None).expect("begins");
    assert_eq!(asked::<Adventure>(&world), None);
}

#[test]
fn wrong_names_are_refused() {
    let dir = tempfile::tempdir().expect("a folder");
    let party = names(&["brannick", "ilse"]);
    let make = |people: &[&str]| {
        let people = names(people);
        Campaign::create(dir.path(), "lamplighters", &party, &people, "A test", 7).map(|_| ())
    };
    let one = make(&["Anna"]).expect_err("one name for two heroes");
    assert!(one.to_string().contains("2 heroes"), "{one}");
    assert!(make(&["Anna", &"x".repeat(41)]).is_err());
    assert!(make(&["Anna", "\u{1b}[31m"]).is_err());
}

#[test]
fn names_change_nothing_in_the_game() {
    let digest = |people: &[&str]| {
        let dir = tempfile::tempdir().expect("a folder");
        let mut world = World::new();
        let mut session = Session::new(make(dir.path(), people));
        session.start_or_resume(&mut world, None, None).expect("begins");
        history::digest(&world)
    };
    assert_eq!(digest(&["Anna", "Bert"]), digest(&[]));
}

/// Until its player has chosen a location, a token is on none (AC-SETUP-29).
#[test]
fn heroes_wait_beside_the_map() {
    let dir = tempfile::tempdir().expect("a folder");
    let mut world = World::new();
    let mut session = Session::new(make(dir.path(), &[]));
    session.start_or_resume(&mut world, None, None).expect("begins");
    let placed = |world: &World| [0, 1].map(|h| setup::placed(world, HeroId(h)));
    assert_eq!(placed(&world), [false, false]);
    let first = play::prompt(&world).expect("asked").options[0];
    session.submit(&mut world, &[first]).expect("placed");
    assert_eq!(placed(&world), [true, false]);
    session.submit(&mut world, &[first]).expect("placed");
    assert_eq!(placed(&world), [true, true]);
}
