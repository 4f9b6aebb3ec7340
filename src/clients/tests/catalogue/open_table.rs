//! Tests of what players may see, and who waits for whom.

use adventure::campaign::deck;
use adventure::rules::describe::cue_text;
use adventure::rules::flow::drive::drive;
use adventure::rules::flow::history::digest;
use adventure::rules::flow::prompt::Act;
use adventure::rules::play::{prompt, submit};
use adventure::rules::state::cue::{Cue, Cues};
use adventure::vignette::open;
use bevy_ecs::world::World;
use serde_json::Value;

use crate::seen::state;

/// Sets up a position with cards in every pile.
fn spread_out() -> World {
    let shelf = lang::assets::tree().join("assets/vignettes/adventure/shelf/standard.ron");
    let dir = tempfile::tempdir().expect("a folder");
    std::fs::create_dir(dir.path().join("shelf")).expect("made");
    std::fs::copy(shelf, dir.path().join("shelf/standard.ron")).expect("copied");
    let file = dir.path().join("v.ron");
    let text = r#"(
        title: "All piles", proves: [], shelf: ["standard"],
        cards: [(id: "ward", name: "Ward", kind: Armor, check: "Wisdom 3", powers: [(do: Display, when: Anytime)])],
        position: (
            heroes: [
                (hero: "valeros", hand: ["dagger", "sage"], deck: ["codex x4"], discards: ["longbow"], buried: ["shortbow"], displayed: ["ward"]),
                (hero: "kyra", at: "shrine", hand: ["cure"], deck: ["codex x6"]),
            ],
            locations: [(place: "temple", deck: ["ogre", "ghost"]), (place: "shrine", deck: ["ogre"], shut: Permanently)],
            blessings: ["blessing x4"], hours: ["guidance"],
        ),
    )"#;
    std::fs::write(&file, text).expect("written");
    open(&file).expect("it opens")
}

fn cards(pile: &Value) -> Vec<&str> {
    pile.as_array().expect("cards").iter().filter_map(|c| c["card"].as_str()).collect()
}

/// AC-RUL-57, AC-COOP-01: hands are open, as are displayed, discarded and buried cards, which their
/// player may look at at any time (AC-PLAY-40); of decks only the size is known (AC-SETUP-21,
/// AC-PLAY-41). The locations are faceup for all (AC-SETUP-19).
#[test]
fn what_may_be_seen() {
    let mut world = spread_out();
    for _ in 0..2 {
        let state = state(&world);
        let hero = &state["heroes"][0];
        assert_eq!(cards(&hero["hand"]), ["sage", "dagger"]);
        assert_eq!(cards(&hero["discards"]), ["longbow"]);
        assert_eq!(cards(&hero["buried"]), ["shortbow"]);
        assert_eq!(cards(&hero["displayed"]), ["ward"]);
        assert_eq!(hero["deck"], 4);
        assert_eq!(cards(&state["heroes"][1]["hand"]), ["cure"]);
        let names: Vec<&str> = state["places"]
            .as_array()
            .expect("a row")
            .iter()
            .filter_map(|p| p["id"].as_str())
            .collect();
        assert_eq!(names, ["temple", "shrine"]);
        assert_eq!(state["places"][1]["closed"], "permanently");
        assert_eq!(state["hours_left"], 4);
        // Nothing reveals the cards of a deck.
        let all = state.to_string();
        assert!(!all.contains("codex") && !all.contains("ghost"), "{all}");
        // Nor does it during an encounter.
        let _ = submit(&mut world, &[Act::Explore]);
    }
}

/// AC-TURN-13: events name the turn, whose turn it is, and the hour; past hours can be looked at.
#[test]
fn turns_and_hours_are_told() {
    let mut world = spread_out();
    world.resource_mut::<Cues>().listening = true;
    world.resource_mut::<Cues>().drain();
    submit(&mut world, &[Act::EndTurn]).expect("offered");
    submit(&mut world, &[Act::Continue]).expect("offered");
    let told: Vec<Cue> = world.resource_mut::<Cues>().drain();
    let told: Vec<String> = told.iter().map(|c| cue_text(&world, c)).collect();
    let turn = told.iter().position(|t| t.starts_with("Turn ") && t.ends_with(": Kyra."));
    let hour = told.iter().position(|t| t == "The hour of Blessing of the Gods; 3 left.");
    assert!(turn.is_some() && hour.is_some() && turn < hour, "{told:?}");
    let gone = state(&world)["hours_gone"].clone();
    assert_eq!(gone.as_array().map(Vec::len), Some(2));
}

/// AC-RUL-96: an open question stays the same until it is answered.
#[test]
fn the_table_waits() {
    let mut world = spread_out();
    let (asked, mark) = (prompt(&world).cloned(), digest(&world));
    assert!(asked.is_some());
    for _ in 0..50 {
        drive(&mut world);
        assert!(submit(&mut world, &[Act::Roll]).is_err());
    }
    assert_eq!((prompt(&world).cloned(), digest(&world)), (asked, mark));
}

/// AC-RUL-72: displayed cards count as their hero's cards at the end, as all piles do.
#[test]
fn what_a_hero_has_at_the_end() {
    let left = deck::left(&spread_out());
    let mut cards: Vec<&str> = left[0].cards.iter().map(String::as_str).collect();
    cards.sort_unstable();
    assert_eq!(
        cards,
        ["codex", "codex", "codex", "codex", "dagger", "longbow", "sage", "shortbow", "ward"]
    );
}
