//! A family in campaign folders: saved after every decision, taken up again, mended, watched, undone;
//! nothing here names more of the family than its entry.

use std::fs;
use std::path::Path;

use bevy_ecs::prelude::*;
use kernel::campaign::undo::Restart;
use kernel::campaign::{CampaignTable, UndoPolicy};
use kernel::rng::Rng;
use kernel::view::Viewer;

use crate::sample::bots;
use crate::sample::folder::{FAMILIES, campaign};

/// Begins the next game, and plays so many decisions of it.
fn play(game: &mut dyn CampaignTable, decisions: usize) -> World {
    let mut world = World::new();
    let saved = game.saved_mut().expect("it is saved");
    assert_eq!(saved.start_or_resume(&mut world, None, None), Ok(Vec::new()));
    let mut rng = Rng::new(3);
    for _ in 0..decisions {
        if !bots::random(&mut *game, &mut world, &mut rng) {
            break;
        }
    }
    world
}

/// A game that is let go of in the middle is where it was; each decision can be undone and made again.
#[test]
fn a_game_is_taken_up_where_it_was_left() {
    let place = tempfile::tempdir().expect("a folder");
    let (dir, mut game) = campaign(place.path());
    let world = play(game.as_mut(), 5);
    let (stood, left) = (game.decisions(&world), game.digest(&world));
    drop(game);
    let mut game = FAMILIES.open(&dir).expect("it opens");
    let mut world = play(game.as_mut(), 0);
    assert_eq!((game.decisions(&world), game.digest(&world)), (stood, left));
    assert_eq!(game.undo(&mut world), Ok(true));
    assert_ne!(game.digest(&world), left);
    assert_eq!(game.redo(&mut world), Ok(true));
    assert_eq!(game.digest(&world), left);
    let saved = game.saved_mut().expect("it is saved");
    saved.choose_undo(UndoPolicy::Off).expect("it is saved");
    assert!(game.undo(&mut world).is_err());
    // The same hands are kept from the same people.
    let asked = game.asked(&world).expect("it asks");
    let person = kernel::campaign::players::player(&world, asked).expect("somebody sits there");
    let viewer = kernel::campaign::privacy::viewer(&world, Some(person));
    assert!(viewer.sits(asked) && viewer != Viewer::EVERYBODY);
}

/// Of a journal that was cut off in the middle of a line everything before is there, from the other
/// file; the same of the record; and both are told.
#[test]
fn damage_is_mended_and_told() {
    let place = tempfile::tempdir().expect("a folder");
    let (dir, mut game) = campaign(place.path());
    let world = play(game.as_mut(), 8);
    let left = game.digest(&world);
    drop(game);
    for file in ["journals/001.jsonl", "campaign.ron"] {
        let text = fs::read_to_string(dir.join(file)).expect("it is there");
        fs::write(dir.join(file), &text[..text.len() - 9]).expect("written");
        let mut game = FAMILIES.open(&dir).expect("it opens");
        let mut world = World::new();
        let saved = game.saved_mut().expect("it is saved");
        let told = saved.start_or_resume(&mut world, None, None).expect("it is taken up");
        assert!(!told.is_empty(), "{file}");
        assert_eq!(game.digest(&world), left);
    }
}

/// Between a journal that was begun and the record that names it the program can be killed: then a game
/// is in progress, and downtime says so. Where the journal holds decisions, the record is an older one.
#[test]
fn a_game_that_only_its_journal_knows_is_in_progress() {
    let place = tempfile::tempdir().expect("a folder");
    let (dir, game) = campaign(place.path());
    drop(game);
    let before = fs::read(dir.join("campaign.ron")).expect("it is there");
    let mut game = FAMILIES.open(&dir).expect("it opens");
    play(game.as_mut(), 4);
    drop(game);
    let refusal = |lines: usize| {
        let text = fs::read_to_string(dir.join("journals/001.jsonl")).expect("it is there");
        let text: String = text.split_inclusive('\n').take(lines).collect();
        for file in ["journals/001.jsonl", "journals/001.jsonl.copy"] {
            fs::write(dir.join(file), &text).expect("written");
        }
        for file in ["campaign.ron", "campaign.ron.bak"] {
            fs::write(dir.join(file), &before).expect("written");
        }
        let mut game = FAMILIES.open(&dir).expect("it opens");
        let saved = game.saved_mut().expect("it is saved");
        saved.enter_downtime().expect_err("a game is in progress").to_string()
    };
    assert!(refusal(3).contains("older than the journals"), "{}", refusal(3));
    assert!(refusal(1).ends_with("a scenario is in progress"), "{}", refusal(1));
}

/// A race to its end, a rest, and the next race with sides changed; the last one is watched.
#[test]
fn a_campaign_goes_from_game_to_game() {
    let place = tempfile::tempdir().expect("a folder");
    let (dir, mut game) = campaign(place.path());
    for race in 1..=3 {
        let mut world = play(game.as_mut(), usize::MAX);
        let end = game.digest(&world);
        let outcome = game.finish(&mut world).expect("it is saved").expect("it is a campaign");
        assert_eq!(outcome.next.is_some(), race < 3);
        let saved = game.saved_mut().expect("it is saved");
        assert!(saved.downtime_is_due());
        let question = saved.downtime_view().expect("it is asked");
        assert_eq!(question.options.len(), 2);
        let before = saved.party()[0].name.clone();
        saved.decide_data(&serde_json::json!("Nap")).expect_err("that is no answer");
        saved.decide_option(1).expect("it is offered");
        assert!(saved.downtime_view().is_none() && saved.party()[0].name != before);
        assert_eq!(saved.story().games.len(), race);
        let shelved =
            FAMILIES.of_campaign(&dir).expect("it is known").peek(&dir).expect("it can be read");
        let last = shelved.played.last().expect("a race");
        assert_eq!(last.digest, format!("{end:016x}"));
    }
    drop(game);
    let mut watched =
        FAMILIES.of_campaign(&dir).expect("it is known").watch(&dir, 3).expect("it opens");
    let mut world = World::new();
    let journal = watched.watched_mut().expect("it is watched");
    journal.begin(&mut world).expect("it begins");
    let recording = journal.recording().clone();
    assert!(recording.notices.is_empty() && recording.turns().len() > 1);
    watched.go_to(&mut world, recording.len()).expect("it is there");
    assert!(watched.ending(&world).is_some());
    let open = watched.decisions(&world) as u32;
    assert!(watched.choose(&mut world, open, &[0]).is_err());
    let copy = place.path().join("copy");
    let taken = watched.watched().expect("it is watched").take_over(2, &copy);
    taken.expect("it is made");
    assert_eq!(
        FAMILIES.open(&copy).expect("it opens").saved().expect("saved").name(),
        "Two hares: what if"
    );
}

/// A game goes back to its first decision: with the same seed as far as the table lets decisions be
/// undone, with another one also across what was revealed; what was played is kept beside.
#[test]
fn a_game_begins_anew() {
    let place = tempfile::tempdir().expect("a folder");
    let (dir, mut game) = campaign(place.path());
    let first = {
        let world = play(game.as_mut(), 0);
        game.digest(&world)
    };
    let mut world = play(game.as_mut(), 8);
    assert_eq!(game.restart(&mut world, Restart::SameSeed), Ok(Vec::new()));
    assert_eq!((game.decisions(&world), game.digest(&world)), (0, first));
    assert_eq!(game.redo(&mut world), Ok(true), "what was played can be played again");
    assert_eq!(game.restart(&mut world, Restart::NewSeed), Ok(Vec::new()));
    assert_eq!(game.decisions(&world), 0);
    assert_ne!(game.digest(&world), first);
    assert!(dir.join("journals/001.jsonl.aside-1").exists(), "what was played is kept");
    let seed = |dir: &std::path::Path| {
        let text = fs::read_to_string(dir.join("journals/001.jsonl")).expect("it is there");
        let head: serde_json::Value =
            serde_json::from_str(text.lines().next().expect("a line")).expect("JSON");
        head["start"]["seed"].clone()
    };
    let second = seed(&dir);
    game.restart(&mut world, Restart::NewSeed).expect("once more");
    assert_ne!(seed(&dir), second, "every seed is another one");
    let left = game.digest(&world);
    drop(game);
    // `play` expects no notices.
    let mut game = FAMILIES.open(&dir).expect("it opens");
    let mut world = play(game.as_mut(), 0);
    assert_eq!(game.digest(&world), left);

    let set = |game: &mut dyn CampaignTable, world: &World, policy| {
        game.set_undo_policy(world, policy).expect("it is saved");
    };
    set(game.as_mut(), &world, UndoPolicy::Hidden);
    let mut rng = Rng::new(3);
    while game.moments(&world).all.iter().all(|moment| moment.locked.is_none()) {
        assert!(bots::random(game.as_mut(), &mut world, &mut rng), "something is revealed");
    }
    game.restart(&mut world, Restart::SameSeed).expect_err("something was revealed");
    assert!(game.decisions(&world) > 0);
    game.restart(&mut world, Restart::NewSeed).expect("it says nothing about that game");
    assert_eq!(game.decisions(&world), 0);
    while bots::random(game.as_mut(), &mut world, &mut rng) {}
    let over = game.restart(&mut world, Restart::NewSeed).expect_err("the result is known");
    assert!(over.to_string().contains("result"), "{over}");
    set(game.as_mut(), &world, UndoPolicy::Free);
    game.restart(&mut world, Restart::NewSeed).expect("a free table may");
    bots::random(game.as_mut(), &mut world, &mut rng);
    set(game.as_mut(), &world, UndoPolicy::Off);
    for with in [Restart::SameSeed, Restart::NewSeed] {
        game.restart(&mut world, with).expect_err("nothing is undone at this table");
    }
    assert_eq!(game.decisions(&world), 1);
}

/// A game that could not be set aside to begin anew stands as it was and goes on.
#[test]
fn a_game_that_cannot_begin_anew_goes_on() {
    let place = tempfile::tempdir().expect("a folder");
    let (dir, mut game) = campaign(place.path());
    let mut world = play(game.as_mut(), 5);
    let (stood, left) = (game.decisions(&world), game.digest(&world));
    let journal = dir.join("journals/001.jsonl");
    let text = fs::read(&journal).expect("it is there");
    let aside = |n: u32| dir.join(format!("journals/001.jsonl.aside-{n}"));
    // There is no place for the journal so far.
    for n in 1..1000 {
        fs::write(aside(n), "").expect("written");
    }
    let why = game.restart(&mut world, Restart::NewSeed).expect_err("it cannot be written");
    assert!(why.to_string().contains("a thousand copies"), "{why}");
    assert_eq!((game.decisions(&world), game.digest(&world)), (stood, left));
    assert_eq!(fs::read(&journal).expect("it is there"), text);
    assert!(game.saved().expect("it is saved").is_running());
    assert_eq!(game.undo(&mut world), Ok(true));
    assert_eq!(game.redo(&mut world), Ok(true));
    assert_eq!(game.digest(&world), left);
    for n in 1..1000 {
        fs::remove_file(aside(n)).expect("removed");
    }
    drop(game);
    let mut game = FAMILIES.open(&dir).expect("it opens");
    let played = play(game.as_mut(), 0);
    assert_eq!(game.digest(&played), left);
}

/// Where the new game cannot be written, the journal so far has its name again.
#[test]
fn a_journal_that_was_set_aside_comes_back() {
    let place = tempfile::tempdir().expect("a folder");
    let (dir, mut game) = campaign(place.path());
    let mut world = play(game.as_mut(), 5);
    let left = game.digest(&world);
    let (journal, backups) = (dir.join("journals/001.jsonl"), dir.join("generations"));
    let text = fs::read(&journal).expect("it is there");
    fs::rename(&backups, dir.join("away")).expect("renamed");
    fs::write(&backups, "no folder").expect("written");
    game.restart(&mut world, Restart::NewSeed).expect_err("there is no place for a backup");
    assert_eq!(game.digest(&world), left);
    assert_eq!(fs::read(&journal).expect("it is there"), text);
    assert!(!dir.join("journals/001.jsonl.aside-1").exists());
    assert_eq!(game.undo(&mut world), Ok(true));
    fs::remove_file(&backups).expect("removed");
    fs::rename(dir.join("away"), &backups).expect("renamed");
    game.restart(&mut world, Restart::NewSeed).expect("now it can");
    assert_ne!(game.digest(&world), left);
}

/// What an opening tells.
fn told(dir: &Path) -> Vec<String> {
    FAMILIES.open(dir).expect("it opens").saved_mut().expect("it is saved").take_notices()
}

/// The journal of a race that is over, cut in both files or of another race, is told; so are both
/// files of a rest that are gone.
#[test]
fn what_is_over_is_looked_at_too() {
    let place = tempfile::tempdir().expect("a folder");
    let (dir, mut game) = campaign(place.path());
    let mut world = play(game.as_mut(), usize::MAX);
    game.finish(&mut world).expect("it is saved");
    game.saved_mut().expect("it is saved").decide_option(0).expect("it is offered");
    drop(game);
    assert_eq!(told(&dir), Vec::<String>::new());
    let files = ["journals/001.jsonl", "journals/001.jsonl.copy"].map(|file| dir.join(file));
    let text = fs::read_to_string(&files[0]).expect("it is there");
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    for file in &files {
        fs::write(file, lines[..lines.len() - 1].concat()).expect("written");
    }
    let all = told(&dir);
    assert!(
        all.iter().any(|t| t.contains("001.jsonl") && t.contains("another campaign")),
        "{all:?}"
    );
    // Two files that are both of other races are no better for being different.
    fs::write(&files[1], lines[..lines.len() - 2].concat()).expect("written");
    let all = told(&dir);
    assert!(all.iter().any(|t| t.contains("another campaign")), "{all:?}");
    for file in &files {
        fs::write(file, &text).expect("written");
    }
    assert_eq!(told(&dir), Vec::<String>::new());
    for file in ["journals/between-001.jsonl", "journals/between-001.jsonl.copy"] {
        fs::remove_file(dir.join(file)).expect("removed");
    }
    let all = told(&dir);
    assert!(
        all.iter().any(|t| t.contains("missing") && t.contains("between-001.jsonl")),
        "{all:?}"
    );
}

/// A record of another family does not take over a folder: the other file of the record is used, and
/// the family is that of the rest. Without the other file nothing is opened and nothing written over,
/// and the way back is a backup, as it is where both files are damaged.
#[test]
fn a_record_of_another_family_is_put_away() {
    let place = tempfile::tempdir().expect("a folder");
    let (dir, mut game) = campaign(place.path());
    let played = play(game.as_mut(), 5);
    let left = game.digest(&played);
    drop(game);
    let [record, copy] = ["campaign.ron", "campaign.ron.bak"].map(|file| dir.join(file));
    let own = fs::read_to_string(&record).expect("it is there");
    // Without its first line, as somebody leaves it who has changed it.
    let (_, other) = own.split_once('\n').expect("two lines");
    let other = other.replacen("\"hares\"", "\"foxes\"", 1);
    let content = fs::read(dir.join("content.json")).expect("it is there");
    for (wrong, right) in [(&record, &copy), (&copy, &record)] {
        fs::write(wrong, &other).expect("written");
        fs::write(right, &own).expect("written");
        let family = FAMILIES.of_campaign(&dir).expect("it is known");
        assert_eq!(family.peek(&dir).expect("it is read").name, "Two hares");
        let all = told(&dir);
        let says = |t: &String| t.contains("campaign.ron") && t.contains("campaigns");
        assert!(all.iter().any(|t| t.contains("another campaign") || says(t)), "{all:?}");
        let kept = format!("{}.damaged-1", wrong.display());
        assert_eq!(fs::read_to_string(kept).expect("it is kept"), other);
        assert_eq!(told(&dir), Vec::<String>::new());
        let mut game = FAMILIES.open(&dir).expect("it opens");
        let played = play(game.as_mut(), 0);
        assert_eq!(game.digest(&played), left);
    }
    for (first, second) in [(&other[..], "nothing"), ("nothing", "nothing"), (&own[..99], "")] {
        fs::write(&record, first).expect("written");
        fs::write(&copy, second).expect("written");
        FAMILIES.open(&dir).map(drop).expect_err("there is no record");
        assert_eq!(fs::read_to_string(&record).expect("it is there"), first);
        assert_eq!(fs::read(dir.join("content.json")).expect("it is there"), content);
        let family = FAMILIES.of_campaign(&dir).expect("it is known by the rest");
        family.restore(&dir, 1).expect("it goes back");
        assert_eq!(told(&dir), Vec::<String>::new());
    }
}

/// A story changes nothing, so that what is wrong is told to whoever plays next.
#[test]
fn a_story_mends_nothing() {
    let place = tempfile::tempdir().expect("a folder");
    let (dir, mut game) = campaign(place.path());
    play(game.as_mut(), 5);
    let family = FAMILIES.of_campaign(&dir).expect("it is known");
    let story = family.story(&dir, true).expect("it is in use, and read");
    drop(game);
    fs::write(dir.join("campaign.ron"), "nothing").expect("written");
    assert_eq!(family.story(&dir, true).expect("it is read"), story);
    assert_eq!(fs::read(dir.join("campaign.ron")).expect("it is there"), b"nothing");
    assert!(!told(&dir).is_empty());
}

/// Journals to which a campaign has not come are named when it comes from elsewhere.
#[test]
fn journals_beyond_the_campaign_are_told() {
    let place = tempfile::tempdir().expect("a folder");
    let (dir, mut game) = campaign(place.path());
    play(game.as_mut(), 5);
    drop(game);
    let (file, new) = (place.path().join("hares.tar.gz"), place.path().join("new"));
    FAMILIES.export(&dir, &file).expect("written");
    // Of the pack, which lies elsewhere, it is told too.
    let calm = FAMILIES.import(&file, &new).expect("it is a campaign");
    assert!(!calm.iter().any(|t| t.contains("jsonl")), "{calm:?}");
    fs::remove_dir_all(&new).expect("removed");
    for name in ["005.jsonl", "between-009.jsonl.copy"] {
        fs::copy(dir.join("journals/001.jsonl"), dir.join("journals").join(name)).expect("copied");
    }
    FAMILIES.export(&dir, &file).expect("written");
    let all = FAMILIES.import(&file, &new).expect("it is a campaign");
    let names = |t: &&String| t.contains("005.jsonl") && t.contains("between-009.jsonl");
    assert_eq!(all.iter().filter(names).count(), 1, "{all:?}");
}
