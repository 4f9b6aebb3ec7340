//! A family in campaign folders: saved after every decision, taken up again, mended, watched, undone;
//! nothing here names more of the family than its entry.

use std::fs;

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
