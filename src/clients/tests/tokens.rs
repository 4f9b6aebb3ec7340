//! Tests that nobody learns the position of a token in a deck (AC-TOKN-01): all visible information
//! is the same, wherever the token is.

use adventure::rules::describe;
use adventure::rules::flow::prompt::Act;
use adventure::rules::play::{prompt, submit};
use adventure::rules::state::cue::Cues;
use adventure::vignette::open;

use crate::seen::{cue_line, state};

fn world(deck: &str, hidden: bool) -> bevy_ecs::world::World {
    let text = format!(
        r#"(title: "t", proves: ["AC-TOKN-01"], edition: Third,
        heroes: [(id: "ann", name: "Ann", hand: 4, favored: Item, skills: [(skill: Strength, die: "1d6")],
            cards: (item: 15), deck: [])],
        locations: [(id: "quay", name: "Quay", deck: (), closing: [Automatic])],
        cards: [
            (id: "crab", name: "Crab", kind: Monster, check: "Combat 8"),
            (id: "rod", name: "Rod", kind: Item, check: "Wisdom 3",
                powers: [(do: Reveal, when: YourTurn, does: [HideToken(You)])]),
        ],
        position: (
            heroes: [(hero: "ann", hand: ["rod"], deck: ["rod x9"])],
            locations: [(place: "quay", deck: [{deck}])],
            blessings: ["rod x3"],
        ))"#
    );
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("t.ron");
    std::fs::write(&file, text).unwrap();
    let mut world = open(&file).unwrap();
    if hidden {
        world.resource_mut::<Cues>().listening = true;
        let act = prompt(&world).unwrap().options.iter().copied();
        let act = act.clone().find(|a| matches!(a, Act::Use { .. })).unwrap();
        submit(&mut world, &[act]).unwrap();
    }
    world
}

fn known(world: &bevy_ecs::world::World) -> serde_json::Value {
    let mut known = state(world);
    // A digest covers everything, but reveals nothing by itself.
    known["digest"] = serde_json::Value::Null;
    known
}

#[test]
fn what_a_table_knows_does_not_depend_on_where_the_token_lies() {
    let top = world(r#""@ann", "crab", "crab", "crab""#, false);
    let bottom = world(r#""crab", "crab", "crab", "@ann""#, false);
    assert_eq!(known(&top), known(&bottom));
    assert_eq!(known(&top)["places"][0]["tokens"], serde_json::json!(["ann"]));
    assert_eq!(known(&top)["places"][0]["cards"], 4);
    let options = |w: &bevy_ecs::world::World| {
        let p = prompt(w).unwrap();
        p.options.iter().map(|a| describe::act_text(w, a)).collect::<Vec<_>>()
    };
    assert_eq!(options(&top), options(&bottom));
}

#[test]
fn no_cue_tells_where_the_token_went() {
    let mut events = Vec::new();
    for deck in [r#""crab", "crab""#, r#""crab", "crab", "crab", "crab", "crab""#] {
        let mut world = world(deck, true);
        let cues = world.resource_mut::<Cues>().drain();
        let line = |c| serde_json::to_string(&cue_line(&world, c)).unwrap();
        let lines: Vec<String> = cues.iter().map(line).collect();
        let says = "Ann's token is shuffled into the deck of Quay.";
        assert!(lines.iter().any(|l| l.contains(says)), "{lines:?}");
        events.push(lines.len());
        for line in &lines {
            // The token is a card of a facedown deck: its number is hidden.
            if line.contains("\"moved\"") {
                assert!(line.contains("\"card\":null"), "{line}");
            }
        }
    }
    assert_eq!(events[0], events[1]);
}
