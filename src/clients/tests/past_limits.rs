//! How far a table goes back: what is locked, what is left to the people, and that a journal can be
//! watched at each moment and taken over.

use std::collections::BTreeSet;

use adventure::campaign::record::Record;
use adventure::campaign::{Campaign, Game, JournalStep, ReadJournal, Session, Watch};
use adventure::rules::flow::history::{History, digest};
use adventure::rules::play;
use adventure::sim::bots::{Bot, Whim, random::Random};
use bevy_ecs::prelude::*;
use kernel::campaign::UndoPolicy;
use kernel::campaign::journal::{self, Step};

use crate::seen::state;
use crate::support::ships;

/// The numbers of the cards that everybody can see.
fn visible(world: &World) -> BTreeSet<u64> {
    fn walk(value: &serde_json::Value, all: &mut BTreeSet<u64>) {
        match value {
            serde_json::Value::Array(of) => of.iter().for_each(|v| walk(v, all)),
            serde_json::Value::Object(of) => {
                if of.contains_key("card") {
                    all.extend(of.get("number").and_then(serde_json::Value::as_u64));
                }
                of.values().for_each(|v| walk(v, all));
            }
            _ => {}
        }
    }
    let mut all = BTreeSet::new();
    walk(&state(world), &mut all);
    all
}

/// Makes a campaign whose first game has begun.
pub fn campaign(dir: &std::path::Path, pack: &str, seed: u64, undo: UndoPolicy) -> (World, Game) {
    let content = ships(pack);
    let party: Vec<String> = content.heroes.iter().take(2).map(|h| h.id.clone()).collect();
    let mut made = Campaign::create(dir, pack, &party, &[], "The way back", seed).expect("made");
    made.record.choices.undo = undo;
    made.record.save(dir).expect("saved");
    let mut session = Session::new(made);
    let mut world = World::new();
    session.start_or_resume(&mut world, None, None).expect("begins");
    let mut game = Game::Saved(Box::new(session));
    game.pass_automatically(&mut world);
    (world, game)
}

/// Where rolls and revealed cards stand, whatever is gone back to was left with nothing learned: no
/// die was rolled, no card is known that was not; and what is locked is refused and changes nothing.
#[test]
fn under_hidden_nothing_is_learned_by_going_back() {
    let (mut back, mut refused) = (0, 0);
    for (n, pack) in ["lamplighters", "glass-caravan"].repeat(3).into_iter().enumerate() {
        let dir = tempfile::tempdir().expect("a folder");
        let (mut world, mut game) = campaign(dir.path(), pack, n as u64, UndoPolicy::Hidden);
        let mut bot = Random::new(n as u64);
        let mut whim = Whim::new(n as u64);
        for _ in 0..120 {
            let Some(prompt) = play::prompt(&world).cloned() else { break };
            let acts = bot.choose(&mut world, &prompt);
            game.submit(&mut world, &acts).expect("it was offered");
            if !whim.once_in(2) {
                continue;
            }
            let (was, seen) = (digest(&world), visible(&world));
            let stood = world.resource::<History>().made().to_vec();
            let moments = game.moments(&world);
            assert_eq!(moments.now, stood.len());
            let to = stood.len().saturating_sub(1 + whim.below(3));
            match game.go_to(&mut world, to) {
                Ok(()) => {
                    assert_eq!(moments.all[to].locked, None);
                    assert!(stood[to..].iter().all(|m| m.revealed.is_nothing()));
                    let gone: Vec<_> = seen.difference(&visible(&world)).copied().collect();
                    assert_eq!(gone, [0_u64; 0], "seen, and now hidden again");
                    back += 1;
                    // And forth again: all is as it was.
                    game.go_to(&mut world, stood.len()).expect("it was taken back");
                    assert_eq!(digest(&world), was);
                    if whim.once_in(2) {
                        game.go_to(&mut world, to).expect("as before");
                    }
                }
                Err(e) => {
                    assert_eq!(moments.all[to].locked.as_deref(), Some(e.to_string().as_str()));
                    assert!(stood[to..].iter().any(|m| !m.revealed.is_nothing()));
                    assert_eq!(digest(&world), was);
                    refused += 1;
                }
            }
        }
    }
    assert!(back > 20 && refused > 20, "{back} went back, {refused} were refused");
}

/// Where nothing is taken back, only what the table went on from by itself is left to the people,
/// as far as it told nothing; and the choice can be changed at any time, which the journal notes.
#[test]
fn where_nothing_is_taken_back() {
    let mut by_itself = 0;
    let mut last = None;
    for seed in 0..20 {
        let dir = tempfile::tempdir().expect("a folder");
        let pack = ["lamplighters", "glass-caravan"][seed as usize % 2];
        let (mut world, mut game) = campaign(dir.path(), pack, seed, UndoPolicy::Off);
        assert_eq!(game.undo(&mut world), Ok(false));
        let mut bot = Random::new(seed);
        for _ in 0..100 {
            let Some(prompt) = play::prompt(&world).cloned() else { break };
            let acts = bot.choose(&mut world, &prompt);
            game.submit(&mut world, &acts).expect("it was offered");
            let made = world.resource::<History>().made().to_vec();
            let quiet = made.iter().rev().take_while(|m| m.automatic && m.revealed.is_nothing());
            let quiet = quiet.count();
            let done = game.undo(&mut world);
            let left = world.resource::<History>().made().len();
            assert_eq!(left, made.len() - quiet);
            match quiet {
                0 => assert!(done.is_err(), "a decision was taken back"),
                _ => {
                    assert_eq!(done, Ok(true));
                    by_itself += 1;
                    game.go_to(&mut world, made.len()).expect("it was taken back");
                }
            }
        }
        last = Some((dir, world, game));
    }
    let (dir, mut world, mut game) = last.expect("there was one");
    assert!(by_itself > 3, "{by_itself}");
    let stood = world.resource::<History>().made().len();
    game.set_undo_policy(&world, UndoPolicy::Free).expect("saved");
    assert_eq!(game.undo(&mut world), Ok(true));
    let now = digest(&world);
    drop(game);
    // It is in the record and in the journal, and both are taken up again.
    let read: ReadJournal =
        journal::read(&journal::path(dir.path(), 1)).expect("there").expect("whole");
    let told =
        |s: &&(JournalStep, u32, u64)| matches!(&s.0, Step::Chose(c) if c.undo == UndoPolicy::Free);
    assert_eq!(read.steps.iter().filter(told).count(), 1);
    let kept = read.standing(read.steps.len());
    assert!(kept.len() < stood && kept.iter().any(|s| s.by_itself));
    let mut session = Session::new(Campaign::open(dir.path()).expect("opens"));
    assert_eq!(session.campaign.record.choices.undo, UndoPolicy::Free);
    let mut world = World::new();
    session.start_or_resume(&mut world, None, None).expect("goes on");
    assert_eq!(digest(&world), now);
    let game = Game::Saved(Box::new(session));
    // What was taken back can still be made again.
    assert!(game.moments(&world).all.len() > kept.len() + 1);
    assert_eq!(world.resource::<History>().made().len(), kept.len());
}

/// A scenario that was played to its end can be watched at each of its moments, forwards and
/// backwards; nothing is written meanwhile; and from any moment it goes on as a copy.
#[test]
fn a_journal_is_watched_and_taken_over() {
    let place = tempfile::tempdir().expect("a folder");
    let dir = place.path().join("played");
    let (mut world, mut game) = campaign(&dir, "lamplighters", 3, UndoPolicy::Free);
    let mut bot = Random::new(3);
    let mut digests = vec![digest(&world)];
    while let Some(prompt) = play::prompt(&world).cloned() {
        let acts = bot.choose(&mut world, &prompt);
        game.submit(&mut world, &acts).expect("it was offered");
        if digests.len() % 17 == 0 {
            // What was taken back is no part of what is watched.
            let stood = world.resource::<History>().made().len();
            game.go_to(&mut world, stood.saturating_sub(3)).expect("freely");
        }
        let stood = world.resource::<History>().made().len();
        digests.resize(stood.max(digests.len()) + 1, 0);
        digests[stood] = digest(&world);
    }
    let stood = world.resource::<History>().made().len();
    let end = digest(&world);
    game.finish(&mut world).expect("saved");
    drop(game);
    let files = |dir: &std::path::Path| -> Vec<(std::path::PathBuf, Vec<u8>)> {
        let mut all = Vec::new();
        for folder in ["", "journals", "generations"] {
            let entries = std::fs::read_dir(dir.join(folder)).expect("it is there").flatten();
            let paths = entries.map(|e| e.path()).filter(|p| p.is_file());
            all.extend(paths.map(|p| (p.clone(), std::fs::read(&p).expect("it can be read"))));
        }
        all.sort();
        all
    };
    let before = files(&dir);
    let record = Record::peek(&dir).expect("it is there");
    let all: Vec<u32> = record.body.results.iter().map(|played| played.journal).collect();
    assert_eq!(all, [1]);

    let mut watch = Watch::of_campaign(&dir, 1).expect("it opens");
    let mut table = World::new();
    watch.begin(&mut table).expect("it begins");
    assert_eq!(watch.notices, [""; 0]);
    assert_eq!((watch.len(), watch.at(&table)), (stood, 0));
    assert_eq!(watch.moments().len(), stood + 1);
    let mut seen: Vec<u64> = Vec::new();
    for n in 0..=stood {
        watch.to(&mut table, n).expect("forwards");
        seen.push(digest(&table));
    }
    assert_eq!(seen[stood], end);
    for n in (0..=stood).rev() {
        watch.to(&mut table, n).expect("backwards");
        assert_eq!(digest(&table), seen[n], "at {n}");
    }
    let turns = watch.turns();
    assert!(turns.len() > 2 && turns[0] == 0);
    assert_eq!(watch.next_turn(0), turns[1]);
    assert_eq!(watch.previous_turn(turns[2]), turns[1]);
    // Nothing is decided on such a table.
    watch.to(&mut table, 5).expect("it is there");
    let mut game = Game::Watched(Box::new(watch));
    let prompt = play::prompt(&table).cloned().expect("it is open");
    assert!(game.submit(&mut table, &[prompt.options[0]]).is_err());
    assert_eq!(digest(&table), seen[5]);
    assert_eq!(game.undo(&mut table), Ok(true));
    game.go_to(&mut table, 30).expect("forth");
    assert_eq!(digest(&table), seen[30]);
    let Game::Watched(watch) = game else { return };

    let copy = place.path().join("copy");
    watch.take_over(30, &copy).expect("it is made");
    assert!(watch.take_over(30, &copy).is_err(), "it is there already");
    assert_eq!(files(&dir), before, "the campaign is as it was");
    let mut session = Session::new(Campaign::open(&copy).expect("it opens"));
    assert_eq!(session.campaign.record.name, "The way back: what if");
    let mut world = World::new();
    let notices = session.start_or_resume(&mut world, None, None).expect("it goes on");
    assert_eq!(notices, [""; 0]);
    assert_eq!(digest(&world), seen[30]);
    // And it plays to an end of its own.
    let mut game = Game::Saved(Box::new(session));
    while let Some(prompt) = play::prompt(&world).cloned() {
        let acts = bot.choose(&mut world, &prompt);
        game.submit(&mut world, &acts).expect("it was offered");
    }
    assert!(game.finish(&mut world).expect("saved").is_some());
    drop(game);
    // A copy can be watched and taken over like any other; so can a file by its path.
    let mut again = Watch::of_file(&copy.join("journals/001.jsonl")).expect("it opens");
    again.begin(&mut World::new()).expect("it begins");
    let third = place.path().join("third");
    again.take_over(0, &third).expect("it is made");
    assert_eq!(Record::peek(&third).expect("it is there").name, "The way back: what if 2");
    // Alone, it can be watched, but not taken over.
    let alone = place.path().join("alone.jsonl");
    std::fs::copy(dir.join("journals/001.jsonl"), &alone).expect("copied");
    let mut alone = Watch::of_file(&alone).expect("it opens");
    alone.begin(&mut World::new()).expect("it begins");
    assert_eq!(alone.len(), stood);
    assert!(alone.take_over(3, &place.path().join("no")).is_err());
    assert!(!place.path().join("no").exists());
}
