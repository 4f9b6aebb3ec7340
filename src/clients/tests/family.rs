//! Plays a family other than the card game by the protocol and at the text table: clients name no
//! family.

use std::io::Cursor;

use bevy_ecs::prelude::*;
use clients::headless;
use clients::text_table::{self, Screen};
use kernel::campaign::CampaignTable;
use kernel::rng::Rng;
use kernel::view::Viewer;
use serde_json::{Value, json};

use crate::sample::bots;
use crate::sample::folder::{FAMILIES, campaign};

/// Starts or resumes a game.
fn begun(game: &mut dyn CampaignTable) -> World {
    let mut world = World::new();
    let saved = game.saved_mut().expect("it is saved");
    saved.start_or_resume(&mut world, None, None).expect("it begins");
    game.listen(&mut world);
    world
}

/// Returns the messages that a client receives for these requests.
fn heard(game: &mut dyn CampaignTable, world: &mut World, requests: &[Value]) -> Vec<Value> {
    let lines: Vec<String> = requests.iter().map(|request| format!("{request}\n")).collect();
    let (mut input, mut out) = (Cursor::new(lines.concat()), Vec::new());
    headless::run(world, game, &[], &mut input, &mut out).expect("the pipe holds");
    let lines = String::from_utf8(out).expect("text");
    lines.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// Plays at random, and returns the answers as indices of options.
fn answers(game: &mut dyn CampaignTable, world: &mut World) -> Vec<usize> {
    let (mut rng, mut all) = (Rng::new(5), Vec::new());
    while let Some(view) = game.prompt(world, Viewer::EVERYBODY) {
        let option = rng.below(view.offered());
        game.choose(world, view.number, &[option]).expect("it is offered");
        all.push(option);
    }
    all
}

/// Returns the answers of a whole game, played on a copy of its table that is not saved.
fn script(place: &std::path::Path, autopass: bool) -> Vec<usize> {
    std::fs::create_dir(place).expect("made");
    let (_, mut game) = campaign(place);
    let mut world = begun(game.as_mut());
    if autopass {
        game.begin_autopass(&mut world, &[]).expect("nothing is changed");
    }
    answers(game.as_mut(), &mut world)
}

/// Plays a game from the first prompt to the last line: state, undo, redo, moments, a request that
/// this family does not support, the chronicle; then the downtime, by option and by value.
#[test]
fn the_protocol_plays_it() {
    let place = tempfile::tempdir().expect("a folder");
    let answers = script(&place.path().join("before"), false);
    let (dir, mut game) = campaign(place.path());
    let mut world = begun(game.as_mut());
    let mut requests = vec![
        json!({ "type": "state" }),
        json!({ "type": "state", "seat": "alder" }),
        json!({ "type": "state", "seat": "fox" }),
        json!({ "type": "stops", "window": "turn", "stop": "useful" }),
        json!({ "type": "difficulty" }),
        json!({ "type": "policy", "undo": "free" }),
    ];
    for (n, answer) in answers.iter().enumerate() {
        let option = format!("o{}", answer + 1);
        requests.push(json!({ "type": "choose", "prompt": n + 1, "options": [option] }));
        if n == 2 {
            requests.push(json!({ "type": "undo" }));
            requests.push(json!({ "type": "redo" }));
            requests.push(json!({ "type": "moments" }));
        }
    }
    let heard = heard(game.as_mut(), &mut world, &requests);
    let of = |kind: &str| heard.iter().filter(|m| m["type"] == kind).collect::<Vec<_>>();
    assert_eq!(of("prompt").len(), answers.len() + 2, "{heard:?}");
    assert_eq!((of("state").len(), of("error").len(), of("moments").len()), (2, 1, 1));
    // Without a seat no hand is shown; each hare knows only its own.
    assert!(of("state")[0]["hares"][0]["hand"][0].is_null());
    assert!(of("state")[1]["hares"][0]["hand"][0].is_string());
    assert!(of("state")[1]["hares"][1]["hand"][0].is_null());
    assert!(of("cue").len() > answers.len() / 2);
    assert_eq!(of("prompt")[0]["player"], "Anna");
    assert!(of("prompt")[0]["fox"].is_string(), "the family tells more of its prompt");
    let over = heard.last().expect("an end");
    assert_eq!((over["type"].as_str(), over["next"].as_str()), (Some("over"), Some("race")));
    let requests = [
        json!({ "type": "choose", "prompt": 1, "options": ["o3"] }),
        json!({ "type": "decide", "prompt": 1, "choice": "Nap" }),
        json!({ "type": "chronicle" }),
        json!({ "type": "decide", "prompt": 1, "choice": "Swap" }),
    ];
    let lines: Vec<String> = requests.iter().map(|request| format!("{request}\n")).collect();
    let (mut input, mut out) = (Cursor::new(lines.concat()), Vec::new());
    let saved = game.saved_mut().expect("it is saved");
    let done = headless::run_between(saved, &[], &mut input, &mut out);
    assert!(done.expect("the pipe holds"));
    let lines = String::from_utf8(out).expect("text");
    let kinds: Vec<Value> = lines.lines().map(|l| serde_json::from_str(l).expect("JSON")).collect();
    let kinds: Vec<&str> = kinds.iter().filter_map(|m| m["type"].as_str()).collect();
    assert_eq!(kinds, ["between", "error", "error", "chronicle", "settled"]);
    assert_eq!(saved.party()[0].name, "Birch");
    drop(game);
    assert!(FAMILIES.open(&dir).is_ok());
}

/// Plays the same game at the text table: the board is drawn, the screen is handed over, and the
/// card game's own commands do not exist.
#[test]
fn the_text_table_plays_it() {
    let place = tempfile::tempdir().expect("a folder");
    let answers = script(&place.path().join("before"), true);
    let (_, mut game) = campaign(place.path());
    let mut world = begun(game.as_mut());
    let mut requests = String::new();
    for (n, answer) in answers.iter().enumerate() {
        // Enter hands the screen over if it is another person's turn; otherwise it does nothing.
        requests.push('\n');
        if n == 0 {
            requests
                .push_str("help\nlook\nwhy\nmore\nodds\nstops\nhold\nhold\nseats\nlog\nrules x\n");
        }
        requests.push_str(&format!("{}\n", answer + 1));
    }
    let (mut input, mut out) = (Cursor::new(requests), Vec::new());
    let mut screen = Screen::new(&mut input, &mut out, false);
    let over = text_table::play(&mut world, game.as_mut(), &mut screen).expect("it is a pipe");
    let text = String::from_utf8(out).expect("text");
    assert!(over, "{text}");
    for part in ["=== A race ===", "F", "Draw a card", "For Bert alone", "Anna", "gate is at c3"] {
        assert!(text.contains(part), "{part} is missing:\n{text}");
    }
    let saved = game.saved_mut().expect("it is saved");
    let (mut input, mut out) = (Cursor::new("all\nchronicle\nchange\nauto\n"), Vec::new());
    let mut screen = Screen::new(&mut input, &mut out, false);
    assert!(text_table::between(saved, &mut screen).expect("it is a pipe"));
    let text = String::from_utf8(out).expect("text");
    assert!(text.contains("change sides?") && text.contains("Race 1 was won by"), "{text}");
}

/// Replays a recorded game at the text table.
#[test]
fn the_text_table_shows_a_recorded_one() {
    let place = tempfile::tempdir().expect("a folder");
    let (dir, mut game) = campaign(place.path());
    let mut world = begun(game.as_mut());
    let mut rng = Rng::new(5);
    while bots::random(game.as_mut(), &mut world, &mut rng) {}
    drop(game);
    let mut watched =
        FAMILIES.of_campaign(&dir).expect("it is known").watch(&dir, 1).expect("it opens");
    let mut world = World::new();
    watched.watched_mut().expect("it is watched").begin(&mut world).expect("it begins");
    let (mut input, mut out) = (Cursor::new("n\nlook\nt\nend\nlook\nq\n"), Vec::new());
    let mut screen = Screen::new(&mut input, &mut out, false);
    text_table::watch(&mut world, watched.as_mut(), 0, &mut screen).expect("it is a pipe");
    let text = String::from_utf8(out).expect("text");
    assert!(text.contains("=== A race ===") && text.contains("Turn 1"), "{text}");
}
