//! Campaigns in folders: what the start of a chapter holds, and how the chapters hang together.

use std::path::{Path, PathBuf};

use bevy_ecs::prelude::*;
use kernel::Thing;
use kernel::campaign::entry::{Entry, Families, NewCampaign};
use kernel::campaign::family::CampaignFamily as _;
use kernel::campaign::journal::{self, Read, Writer};
use kernel::campaign::{Campaign, CampaignTable, HandPolicy, UndoPolicy};
use kernel::content::translation::Translatable as _;
use kernel::play;
use kernel::rng::Rng;
use kernel::truth::digest;
use kernel::view::Viewer;
use lang::Language;
use serde_json::Value;
use tactics::campaign::chronicle::{Deed, TextOf};
use tactics::rules::family::Tactics;
use tactics::rules::start::Start;

const FAMILIES: Families = Families(&[&Entry::<Tactics>::new()]);

const ALONE: [&str; 0] = [];

/// Makes a campaign of three heroes.
pub fn campaign(dir: &Path, players: &[&str], seed: u64) -> Box<dyn CampaignTable> {
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
pub fn begin(game: &mut dyn CampaignTable, world: &mut World) -> Vec<String> {
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

/// What lies between two chapters has a journal too: damage to it is mended from its copy and told, and
/// both files are missed.
#[test]
fn what_is_between_two_chapters_is_kept_twice() {
    let place = tempfile::tempdir().expect("a folder");
    let dir = place.path().join("one");
    play(campaign(&dir, &ALONE, 7).as_mut(), 1);
    assert_eq!(told(&dir), Vec::<String>::new());
    let file = journal::downtime_path(&dir, 1);
    let whole = std::fs::read(&file).expect("it is there");
    std::fs::write(&file, "nothing\n").expect("written");
    let all = told(&dir);
    assert!(all.iter().any(|t| t.contains("between-001.jsonl")), "{all:?}");
    assert_eq!(std::fs::read(&file).expect("it is there"), whole);
    assert_eq!(told(&dir), Vec::<String>::new());
    // The damaged file was set aside; what lies aside is not missed.
    for file in std::fs::read_dir(dir.join("journals")).expect("it is there").flatten() {
        if file.file_name().to_string_lossy().starts_with("between-001") {
            std::fs::remove_file(file.path()).expect("removed");
        }
    }
    let all = told(&dir);
    assert!(
        all.iter().any(|t| t.contains("missing") && t.contains("between-001.jsonl")),
        "{all:?}"
    );
}

/// The chronicle is read while the campaign is played, and changes nothing: what is damaged is mended and
/// told by whoever opens it next.
#[test]
fn the_chronicle_of_a_folder_mends_nothing() {
    let place = tempfile::tempdir().expect("a folder");
    let dir = place.path().join("one");
    let mut game = campaign(&dir, &ALONE, 7);
    play(game.as_mut(), 1);
    let family = FAMILIES.of_campaign(&dir).expect("it is known");
    let story = family.story(&dir, false).expect("it is in use, and read");
    drop(game);
    let record = dir.join("campaign.ron");
    std::fs::remove_file(dir.join("lock")).expect("removed");
    std::fs::write(&record, "nothing").expect("written");
    assert_eq!(family.story(&dir, false).expect("it is read"), story);
    assert!(!dir.join("lock").exists(), "nothing is locked");
    assert_eq!(std::fs::read(&record).expect("it is there"), b"nothing");
    assert!(told(&dir).iter().any(|t| t.contains("campaign.ron.bak")));
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

/// What a chapter brought is told: choices, falls, levels and loot, as far as they came about. It is kept
/// in the record, and a record without it tells the same from the journals.
#[test]
fn the_chronicle_tells_what_happened() {
    let place = tempfile::tempdir().expect("a folder");
    let dir = place.path().join("one");
    let mut game = campaign(&dir, &ALONE, 7);
    play(game.as_mut(), 4);
    drop(game);
    let mut campaign = Campaign::<Tactics>::open(&dir).expect("it opens");
    let kept = Tactics::story(campaign.look());
    let chapters = &campaign.record.body.chapters;
    assert_eq!(kept.games.len(), chapters.len());
    let deeds: Vec<&Deed> = chapters.iter().flat_map(|played| &played.deeds).collect();
    let names = |is: fn(&Deed) -> bool| deeds.iter().filter(|deed| is(deed)).count();
    assert!(names(|deed| matches!(deed, Deed::Chose { of: TextOf::Chapter, .. })) >= 1);
    assert!(names(|deed| matches!(deed, Deed::Tally { .. })) >= 1, "{deeds:?}");
    assert!(kept.markdown.contains("You chose: "), "{}", kept.markdown);
    assert!(kept.markdown.contains("| Hero | Dealt | Taken |"), "{}", kept.markdown);
    for (played, (_, text)) in chapters.iter().zip(&kept.games) {
        let id = campaign.content.find_chapter(&played.chapter).expect("it is there");
        assert!(text.starts_with(&format!("## {}\n", campaign.content.chapter(id).name)));
        // Fights that were lost by chance had heroes who fell.
        let fell = played.deeds.iter().any(|deed| matches!(deed, Deed::Fell { .. }));
        assert_eq!(fell, text.contains("was knocked out in round"), "{text}");
    }
    for played in &mut campaign.record.body.chapters {
        played.deeds.clear();
    }
    assert_eq!(Tactics::story(campaign.look()).markdown, kept.markdown);
    let german = lang::with(lang::Language::German, || Tactics::story(campaign.look()).markdown);
    assert!(german.contains("Eure Wahl: ") && !german.contains("You chose"), "{german}");
}

/// A story that was left is neither won nor lost, and the next chapter follows; a square of a move says
/// what it costs.
#[test]
fn clients_are_told_squares_and_costs() {
    let place = tempfile::tempdir().expect("a folder");
    let mut game = campaign(&place.path().join("one"), &ALONE, 7);
    let (mut rng, mut moves) = (Rng::new(5), 0);
    for chapter in 0..2 {
        let mut world = World::new();
        begin(game.as_mut(), &mut world);
        while let Some(view) = game.prompt(&mut world, Viewer::EVERYBODY) {
            for option in &view.options {
                let of = |name| option.details.iter().find(|(of, _)| *of == name);
                let is_square = matches!(option.targets[..], [Thing::Cell(_)]);
                assert_eq!(is_square, of("square").is_some(), "{}", option.text);
                if !option.note.is_empty() {
                    let cost = &of("cost").expect("it costs something").1;
                    assert_eq!(cost.to_string(), option.note);
                    moves += 1;
                }
            }
            let option = rng.below(view.offered());
            game.choose(&mut world, view.number, &[option]).expect("it is offered");
        }
        let ending = game.ending(&world).expect("it is over");
        assert_eq!(ending.neutral, chapter == 0, "{}", ending.text);
        let state = game.state(&world, Viewer::EVERYBODY);
        assert_eq!(state["road"].as_array().expect("a list").len(), chapter + 1);
        assert_eq!(state["heroes"][0]["plan"].as_array().expect("a list").len(), 23);
        game.finish(&mut world).expect("it is saved");
    }
    assert!(moves > 20, "{moves}");
}

/// A game has the same digests whatever language the pack is read in, so that a journal that is written in
/// one language can be read in another.
#[test]
fn digests_are_the_same_in_every_language() {
    let place = tempfile::tempdir().expect("a folder");
    let dir = place.path().join("one");
    drop(campaign(&dir, &ALONE, 7));
    let campaign = Campaign::<Tactics>::open(&dir).expect("it opens");
    for chapter in ["undersigned", "nobody-passes-free", "funeral-fair"] {
        let start = Tactics::start(&campaign.record, &campaign.content, chapter, 5);
        let played = |language| -> Vec<u64> {
            let mut world = World::new();
            play::install::<Tactics>(&mut world, campaign.content.shared_in(language));
            play::begin::<Tactics>(&mut world, &start).expect("it begins");
            let mut rng = Rng::new(11);
            let mut digests = vec![digest::<Tactics>(&world)];
            for _ in 0..60 {
                let Some(prompt) = play::prompt::<Tactics>(&world) else { break };
                let option = prompt.options[rng.below(prompt.options.len())];
                let fewest = usize::from(prompt.min.max(1));
                let acts = match fewest {
                    1 => vec![option],
                    n => prompt.options.iter().take(n).copied().collect(),
                };
                play::submit::<Tactics>(&mut world, &acts).expect("it is offered");
                digests.push(digest::<Tactics>(&world));
            }
            digests
        };
        assert_eq!(played(Language::English), played(Language::German), "{chapter}");
    }
}

/// A campaign that somebody has edited is refused with the file and the word that the pack does not know,
/// and a figure that is there twice with the rule (AT-CAMP-11).
#[test]
fn an_edited_campaign_is_refused_by_file_and_word() {
    for (from, to, words) in [
        ("figure: \"nan\"", "figure: \"nobody\"", "no hero is called `nobody`"),
        ("figure: \"nan\"", "figure: \"odger\"", "AT-CAMP-11"),
        ("\"bearer-starter\"", "\"barer\"", "no level-up card is called `barer`"),
        ("\"heave\"", "\"hiive\"", "no card is called `hiive`"),
        ("next: Some(\"", "next: Some(\"no-", "there is no chapter `no-"),
        ("players: []", "players: [\"a\", \"b\", \"c\", \"d\"]", "players are named"),
    ] {
        let dir = tempfile::tempdir().unwrap();
        drop(campaign(dir.path(), &ALONE, 3));
        let file = dir.path().join("campaign.ron");
        let text = std::fs::read_to_string(&file).unwrap();
        let (_, body) = text.split_once('\n').unwrap();
        assert!(body.contains(from), "{from}");
        std::fs::write(&file, body.replacen(from, to, 1)).unwrap();
        let message = match FAMILIES.open(dir.path()) {
            Ok(mut game) => {
                let saved = game.saved_mut().expect("it is saved");
                saved.start_or_resume(&mut World::new(), None, None).unwrap_err().to_string()
            }
            Err(error) => error.to_string(),
        };
        assert!(message.contains("campaign.ron") && message.contains(words), "{message}");
    }
}

/// Earlier versions wrote a journal of the downtime, always the same, and did not count it. It is
/// counted when the folder opens: mended from its other file, missed where both are gone, and played on
/// from; one of another campaign is not.
#[test]
fn a_downtime_of_an_earlier_version_is_counted() {
    let place = tempfile::tempdir().expect("a folder");
    let dir = place.path().join("road");
    let mut game = campaign(&dir, &ALONE, 7);
    play(game.as_mut(), 1);
    drop(game);
    let earlier = || {
        let record = std::fs::read_to_string(dir.join("campaign.ron")).expect("it is there");
        // Without its first line, which has a checksum.
        let text = record.split_once("\n(").map_or(record.clone(), |(_, rest)| format!("({rest}"));
        let text = text.replacen("downtimes: 1", "downtimes: 0", 1).replacen(
            "meetings: 1",
            "meetings: 0",
            1,
        );
        for name in ["campaign.ron", "campaign.ron.bak"] {
            std::fs::write(dir.join(name), &text).expect("written");
        }
    };
    let [path, copy] =
        ["", ".copy"].map(|end| dir.join(format!("journals/between-001.jsonl{end}")));
    let text = std::fs::read(&path).expect("it is there");
    earlier();
    assert_eq!(told(&dir), Vec::<String>::new());
    for (hurt, whole) in [(&path, &copy), (&copy, &path)] {
        earlier();
        std::fs::write(hurt, "{").expect("written");
        let all = told(&dir);
        assert!(all.len() == 1 && all[0].contains("between-001.jsonl"), "{all:?}");
        assert_eq!(std::fs::read(hurt).expect("mended"), std::fs::read(whole).expect("there"));
    }
    // Of another campaign: it stays out of the count, and is set aside when a downtime comes.
    earlier();
    let head = String::from_utf8(text.clone()).expect("text");
    let other = place.path().join("other");
    let mut game = campaign(&other, &ALONE, 8);
    play(game.as_mut(), 1);
    drop(game);
    let foreign = std::fs::read(other.join("journals/between-001.jsonl")).expect("it is there");
    assert_ne!(foreign, head.as_bytes());
    for file in [&path, &copy] {
        std::fs::write(file, &foreign).expect("written");
    }
    drop(FAMILIES.open(&dir).expect("it opens"));
    for file in [&path, &copy] {
        std::fs::write(file, &text).expect("written");
    }
    earlier();
    let mut game = FAMILIES.open(&dir).expect("it opens");
    play(game.as_mut(), 1);
    drop(game);
    assert!(
        dir.join("journals/between-002.jsonl").exists(),
        "the next one has a number of its own"
    );
    assert_eq!(told(&dir), Vec::<String>::new());
    for file in [&path, &copy] {
        std::fs::remove_file(file).expect("removed");
    }
    let all = told(&dir);
    assert!(all.iter().any(|t| t.contains("missing") && t.contains("between-001")), "{all:?}");
}
