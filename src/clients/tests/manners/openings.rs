//! How checks are opened, what the protocol tells of their ways, and what the end of a turn asks.

use std::fs;

use adventure::campaign::Game;
use adventure::cards::vocabulary::Skill;
use adventure::rules::check;
use adventure::rules::flow::history::Journal;
use adventure::rules::flow::prompt::{Act, Ask};
use adventure::vignette;
use bevy_ecs::prelude::*;
use clients::headless;

use super::asked;

/// A hero with a sword, a shade that can be fought or talked to, and a helper; what ends a turn.
const SHADE: &str = r#"(
    title: "a shade", proves: [], edition: Third, dice: [9],
    cards: [
        (id: "shade", name: "Shade", kind: Monster, check: "Wisdom 5 or Combat 11"),
        (id: "cliff", name: "Cliff", kind: Barrier, check: "Wisdom 5 or Strength 6"),
        (id: "blade", name: "Blade", kind: Weapon, check: "Melee 5",
            powers: [(do: Reveal, when: Check(combat: true), does: [Use(skills: [Strength, Melee], plus: "2d8")])]),
        (id: "ghost", name: "Ghost", kind: Monster, check: "Strength 2",
            standing: [(change: Needs(["Magic", "Fire"]))]),
        (id: "wall", name: "Wall", kind: Barrier, check: "Strength 2",
            standing: [(change: CannotSucceed())]),
        (id: "glass", name: "Glass", kind: Item, check: "None",
            powers: [(do: Discard, when: YourTurn, does: [Examine(n: 1)])]),
        (id: "balm", name: "Balm", kind: Item, check: "None",
            powers: [(do: Discard, when: YourTurn, does: [Shift(from: Discards, what: (kinds: [Weapon]), n: 1, pick: Random, to: Hand)])]),
    ],
    heroes: [(
        id: "nimm", name: "Nimm", hand: 5, favored: Item, cards: (), deck: [],
        skills: [(skill: Strength, die: "1d10", uses: [(Melee, 3)]), (skill: Wisdom, die: "1d4")],
    )],
    locations: [(id: "cellar", name: "Cellar", deck: (), closing: [Automatic],
        rules: [(on: TurnEnd, does: [END])])],
    position: (
        heroes: [(hero: "nimm", hand: ["blade", "glass", "balm"], deck: ["glass x9"], discards: ["glass", "blade"])],
        locations: [(place: "cellar", deck: ["CARD", "cliff x5"])],
        blessings: ["blade x9"],
    ),
    script: [],
)"#;

fn shade(card: &str, end: &str) -> World {
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("v.ron");
    fs::write(&file, SHADE.replace("CARD", card).replace("END", end)).expect("written");
    vignette::open(&file).expect("a position")
}

const NOTHING: &str = "Shift(from: Blessings, n: 1, to: Hours)";

/// AC-CHECK-08, AC-CHECK-15: every client sees a check opened with the way that can come to most; it
/// is a decision by itself, which undo goes back over, and people may choose another.
#[test]
fn checks_are_opened_with_their_best_way() {
    for minded in [false, true] {
        let (mut world, mut game) = (shade("shade", NOTHING), Game::Loose);
        if minded {
            game.pass_automatically(&mut world);
        }
        game.submit(&mut world, &[Act::Explore]).expect("offered");
        let view = check::view(&world).expect("a check");
        assert_eq!((view.way, view.pool.as_str()), ((1, Some(Skill::Melee)), "1d10+3"));
        assert!(matches!(world.resource::<Journal>().decisions[1][..], [Act::Way { .. }]));
        let other = Act::Way { alternative: 0, skill: Some(Skill::Wisdom) };
        game.submit(&mut world, &[other]).expect("offered");
        assert_eq!(check::view(&world).expect("a check").way, (0, Some(Skill::Wisdom)));
        assert_eq!(game.undo(&mut world), Ok(true));
        assert_eq!(check::view(&world).expect("a check").way, (1, Some(Skill::Melee)));
        assert_eq!(game.undo(&mut world), Ok(true));
        assert_eq!(asked(&world).ask, Ask::Turn);
        assert!(world.resource::<Journal>().decisions.is_empty());
        // Where the way that the rules take is the best there is nothing to choose.
        let (mut world, mut game) = (shade("cliff", NOTHING), Game::Loose);
        game.submit(&mut world, &[Act::Explore]).expect("offered");
        assert_eq!(check::view(&world).expect("a check").way.0, 1);
        assert_eq!(world.resource::<Journal>().decisions.len(), 1);
    }
}

/// The protocol tells each way with its chances, and the option that takes it.
#[test]
fn the_protocol_tells_the_ways_of_a_check() {
    let (mut world, mut game) = (shade("shade", NOTHING), Game::Loose);
    let explore = r#"{"type":"choose","prompt":1,"options":["o1"]}"#;
    let (mut input, mut out) = (std::io::Cursor::new(explore.to_owned()), Vec::new());
    headless::run(&mut world, &mut game, &[], &mut input, &mut out).expect("talks");
    let output = String::from_utf8(out).expect("UTF-8");
    assert!(!output.contains("-0.0"), "{output}");
    let mut lines = output.lines().map(|l| serde_json::from_str(l).expect("JSON"));
    let prompt = lines.rfind(|l: &serde_json::Value| l["type"] == "prompt").expect("one");
    let check = &prompt["check"];
    let ways = check["ways"].as_array().expect("ways");
    assert_eq!(ways.len(), 3, "{ways:?}");
    assert_eq!((&ways[0]["skill"], &ways[0]["chance"]), (&"Wisdom".into(), &0.0.into()));
    assert!(ways[2].get("option").is_none() && ways[2]["at_best"].as_f64() > Some(0.9), "{ways:?}");
    let option = ways[0]["option"].as_str().expect("an option");
    let options = prompt["options"].as_array().expect("options");
    let of = options.iter().find(|o| o["id"] == option).expect("that option");
    assert!(of["text"].as_str().expect("words").contains("Wisdom"), "{of}");
}

/// What could have been played when the turn was ended, and was not, is nothing to ask about a moment
/// later, unless what it is about has changed meanwhile.
#[test]
fn the_end_of_a_turn_asks_nothing_twice() {
    let ends = |end: &str, minded: bool| {
        let (mut world, mut game) = (shade("shade", end), Game::Loose);
        if minded {
            game.pass_automatically(&mut world);
        }
        game.submit(&mut world, &[Act::EndTurn]).expect("offered");
        asked(&world).ask
    };
    assert_eq!(ends(NOTHING, false), Ask::Window, "the rules ask");
    assert_eq!(ends(NOTHING, true), Ask::Reset);
    // A card that was discarded meanwhile can be taken back.
    let loses = "Shift(from: Deck, n: 1, pick: Top, to: Discards)";
    assert_eq!(ends(loses, true), Ask::Window);
}

/// What came about although it was not rolled, or not chosen, says why, with the rule.
#[test]
fn forced_outcomes_say_why() {
    let told = |world: &mut World, requests: &str| {
        let (mut input, mut out) = (std::io::Cursor::new(requests.to_owned()), Vec::new());
        headless::run(world, &mut Game::Loose, &[], &mut input, &mut out).expect("talks");
        String::from_utf8(out).expect("UTF-8")
    };
    let explore = r#"{"type":"choose","prompt":1,"options":["o1"]}"#;
    let roll = r#"{"type":"choose","prompt":2,"options":["o1"]}"#;
    let both = format!("{explore}\n{roll}");
    let ghost = told(&mut shade("ghost", NOTHING), &both);
    assert!(ghost.contains("Needs Magic or Fire: nothing played adds it."), "{ghost}");
    assert!(
        ghost.contains("Ghost is undefeated all the same: the check needed Magic or Fire."),
        "{ghost}"
    );
    assert!(ghost.contains(r#""needs":["Magic","Fire"]"#), "{ghost}");
    let wall = told(&mut shade("wall", NOTHING), &both);
    assert!(wall.contains("Wall lets no one succeed, whatever is rolled."), "{wall}");
    assert!(wall.contains("failure, because Wall lets no one succeed"), "{wall}");
    let lost = told(&mut shade(r#"shade", "@nimm"#, NOTHING), explore);
    assert!(lost.contains("Nimm is lost and must evade Shade (AC-TOKN-05)."), "{lost}");
}
