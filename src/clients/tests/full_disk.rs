//! Tests what a client receives if the disk is full at the very end of a game.

use std::path::Path;

use adventure::campaign::{Campaign, Game, Session};
use adventure::rules::flow::history::{self, Journal};
use adventure::rules::play;
use bevy_ecs::prelude::*;
use clients::headless::run;
use kernel::bots::{Bot, random::Random};
use kernel::store::files::fault::{self, Fault};
use serde_json::{Value, json};

/// Returns the table of a campaign that is one decision before the end of its first game, and a bot
/// whose answer ends it.
fn nearly_over(dir: &Path) -> (World, Session, Random) {
    let party = ["brannick".to_owned(), "pim".to_owned()];
    let new = Campaign::create(dir, "lamplighters", &party, &[], "First Light", 7);
    let mut session = Session::new(new.expect("a campaign"));
    let mut world = World::new();
    session.start_or_resume(&mut world, None, None).expect("it begins");
    let mut bot = Random::new(3);
    let mut decisions = Vec::new();
    while play::ended(&world).is_none() {
        let prompt = play::prompt(&world).cloned().expect("it asks");
        let acts = bot.choose(&mut world, &prompt);
        session.submit(&mut world, &acts).expect("saved");
        decisions.push(history::digest(&world));
    }
    assert_eq!(world.resource::<Journal>().decisions.len(), decisions.len());
    session.undo(&mut world).expect("saved");
    (world, session, bot)
}

/// A client of the protocol receives an error, and can go on.
#[test]
fn a_client_hears_of_it_and_goes_on() {
    let place = tempfile::tempdir().expect("a folder");
    for at in [3, 5, 8] {
        let dir = place.path().join(format!("full-{at}"));
        let (mut world, mut session, mut bot) = nearly_over(&dir);
        while play::ended(&world).is_none() {
            let prompt = play::prompt(&world).cloned().expect("it asks");
            let acts = bot.choose(&mut world, &prompt);
            session.submit(&mut world, &acts).expect("saved");
        }
        let mut game = Game::Saved(Box::new(session));
        fault::plan(at, Fault::Refuse(10_000));
        let requests =
            [json!({"type": "state"}), json!({"type": "auto"}), json!({"type": "finish"})];
        let lines: Vec<String> = requests.iter().map(|r| format!("{r}\n")).collect();
        let heard = talk(&mut world, &mut game, &lines.concat());
        fault::end();
        let kinds: Vec<&str> = heard.iter().filter_map(|v| v["type"].as_str()).collect();
        assert_eq!(kinds, ["error", "state", "error", "error"], "{at}: {heard:?}");
        let why = heard[0]["message"].as_str().unwrap_or_default();
        assert!(why.contains("could not be saved"), "{why}");
        // Now there is room on the disk; the client tries again.
        let heard = talk(&mut world, &mut game, "{\"type\":\"finish\"}\n");
        let kinds: Vec<&str> = heard.iter().filter_map(|v| v["type"].as_str()).collect();
        assert_eq!(kinds.last(), Some(&"over"), "{at}: {heard:?}");
        drop(game);
        let opened = Campaign::open(&dir).expect("it opens");
        assert_eq!((opened.record.body.results.len(), &opened.notices[..]), (1, &[][..]));
    }
}

/// Returns the messages that a client receives for these lines, without cues.
fn talk(world: &mut World, game: &mut Game, requests: &str) -> Vec<Value> {
    let mut out = Vec::new();
    run(world, game, &[], &mut requests.as_bytes(), &mut out).expect("the pipe holds");
    let lines = String::from_utf8(out).expect("text");
    let heard = lines.lines().map(|l| serde_json::from_str::<Value>(l).expect("JSON"));
    heard.filter(|v| v["type"] != "cue").collect()
}
