//! Campaigns in folders: what the start of a chapter holds, and how the chapters hang together.

use std::path::{Path, PathBuf};

use bevy_ecs::prelude::*;
use kernel::campaign::entry::{Entry, Families, NewCampaign};
use kernel::campaign::journal::{self, Read, Writer};
use kernel::campaign::{CampaignTable, HandPolicy, UndoPolicy};
use kernel::rng::Rng;
use kernel::view::Viewer;
use serde_json::Value;
use tactics::rules::family::Tactics;
use tactics::rules::start::Start;

const FAMILIES: Families = Families(&[&Entry::<Tactics>::new()]);

const ALONE: [&str; 0] = [];

/// Makes a campaign of three heroes.
fn campaign(dir: &Path, players: &[&str], seed: u64) -> Box<dyn CampaignTable> {
    let pack = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../campaigns/tactics/heavy-king");
    let pack = pack.to_string_lossy();
    let names = |of: &[&str]| of.iter().map(|n| (*n).to_owned()).collect::<Vec<_>>();
    let (party, players) = (names(&["nan:bearer", "odger:poacher", "maud:ringer"]), names(players));
    let new = NewCampaign {
        pack: &pack,
        party: &party,
        players: &players,
        name: "A test",
        seed,
        undo: UndoPolicy::Free,
        hands: HandPolicy::Open,
        difficulty: None,
    };
    FAMILIES.of_pack(&pack).expect("it is known").create(dir, &new).expect("it is made")
}

/// Begins the next chapter. Returns what the table is told.
fn begin(game: &mut dyn CampaignTable, world: &mut World) -> Vec<String> {
    game.saved_mut().expect("it is saved").start_or_resume(world, None, None).expect("it begins")
}

/// Plays so many chapters by chance.
fn play(game: &mut dyn CampaignTable, chapters: usize) {
    let mut rng = Rng::new(5);
    for _ in 0..chapters {
        let mut world = World::new();
        assert_eq!(begin(game, &mut world), Vec::<String>::new());
        while let Some(view) = game.prompt(&mut world, Viewer::EVERYBODY) {
            let option = rng.below(view.offered());
            game.choose(&mut world, view.number, &[option]).expect("it is offered");
        }
        game.finish(&mut world).expect("it is saved");
    }
}

fn file(dir: &Path, number: u32) -> PathBuf {
    journal::path(dir, number)
}

fn read(dir: &Path, number: u32) -> Read<Start, Value, Value> {
    journal::read(&file(dir, number)).and_then(|read| read).expect("it can be read")
}

fn start(dir: &Path, number: u32) -> Start {
    read(dir, number).head.start
}

fn told(dir: &Path) -> Vec<String> {
    FAMILIES.open(dir).expect("it opens").saved_mut().expect("it is saved").take_notices()
}

/// Who plays which hero stands at the start of every chapter, and may be changed between two
/// (AT-CAMP-12, AT-CAMP-13); one person, named or not, is not told apart.
#[test]
fn a_chapter_knows_who_plays_whom() {
    let place = tempfile::tempdir().expect("a folder");
    for (n, (players, numbers)) in [
        (&ALONE[..], &[][..]),
        (&["Anna", "Anna", "Anna"], &[]),
        (&["Anna", "Bert", "Anna"], &[0, 1, 0]),
        (&["", "Bert", ""], &[0, 1, 2]),
    ]
    .into_iter()
    .enumerate()
    {
        let dir = place.path().join(format!("{n}"));
        let mut game = campaign(&dir, players, 7);
        begin(game.as_mut(), &mut World::new());
        assert_eq!(start(&dir, 1).players, numbers, "{players:?}");
    }
    let dir = place.path().join("changed");
    let mut game = campaign(&dir, &["Anna", "Bert", "Anna"], 7);
    play(game.as_mut(), 1);
    let saved = game.saved_mut().expect("it is saved");
    let mut seating = saved.seating();
    seating.players = ["Anna", "Bert", "Cleo"].map(str::to_owned).to_vec();
    saved.set_seating(&seating).expect("it is saved");
    begin(game.as_mut(), &mut World::new());
    assert_eq!(start(&dir, 2).players, [0, 1, 2]);
}

/// Each chapter begins where the one before it ended. A journal of another campaign, one that was
/// changed, and a gap are found when the campaign is opened, and told.
#[test]
fn a_gap_between_two_chapters_is_told() {
    let place = tempfile::tempdir().expect("a folder");
    let (dir, other) = (place.path().join("one"), place.path().join("other"));
    for (dir, seed) in [(&dir, 7), (&other, 8)] {
        play(campaign(dir, &ALONE, seed).as_mut(), 3);
        assert_eq!(told(dir), Vec::<String>::new());
    }
    assert_eq!(start(&dir, 1).after, None);
    let peeked = FAMILIES.of_campaign(&dir).expect("it is known").peek(&dir).expect("it is read");
    for (n, before) in (2..).zip(&peeked.played).take(2) {
        let after = start(&dir, n).after.expect("it is noted");
        assert_eq!(format!("{after:016x}"), before.digest);
    }
    let copy = |from: &Path, number: u32| {
        for end in ["jsonl", "jsonl.copy"] {
            let name = format!("journals/{number:03}.{end}");
            std::fs::copy(from.join(&name), dir.join(&name)).expect("copied");
        }
    };
    let kept = place.path().join("kept");
    std::fs::create_dir_all(kept.join("journals")).expect("made");
    for name in ["002.jsonl", "002.jsonl.copy"] {
        let from = dir.join("journals").join(name);
        std::fs::copy(from, kept.join("journals").join(name)).expect("copied");
    }
    copy(&other, 2);
    let all = told(&dir);
    assert!(
        all.iter().any(|t| t.contains("002.jsonl") && t.contains("where the one before")),
        "{all:?}"
    );
    assert!(
        all.iter().any(|t| t.contains("002.jsonl") && t.contains("was changed, or is")),
        "{all:?}"
    );
    copy(&kept, 2);
    assert_eq!(told(&dir), Vec::<String>::new());
}

/// Campaigns of before noted neither what was chosen nor what was before: they open, say nothing, and go
/// on, and the table is the same.
#[test]
fn journals_of_before_are_played_on() {
    let place = tempfile::tempdir().expect("a folder");
    let dir = place.path().join("one");
    let mut game = campaign(&dir, &ALONE, 7);
    play(game.as_mut(), 1);
    let mut world = World::new();
    begin(game.as_mut(), &mut world);
    let left = game.digest(&world);
    drop(game);
    let text = std::fs::read_to_string(file(&dir, 2)).expect("it is there");
    assert!(text.contains("\"after\":"), "{text}");
    let mut old = read(&dir, 2);
    old.head.start.after = None;
    old.head.start.company.visited.iter_mut().for_each(|visit| visit.chosen.clear());
    let steps = old.steps.iter().map(|(step, ..)| (step, None));
    Writer::anew(&file(&dir, 2), &old.head, steps).expect("written");
    let text = std::fs::read_to_string(file(&dir, 2)).expect("it is there");
    for word in ["after", "players", "chosen"] {
        assert!(!text.contains(&format!("\"{word}\":")), "{text}");
    }
    let mut game = FAMILIES.open(&dir).expect("it opens");
    let mut world = World::new();
    assert_eq!(begin(game.as_mut(), &mut world), Vec::<String>::new());
    assert_eq!(game.digest(&world), left);
}
