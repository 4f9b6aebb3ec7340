//! What a table chooses to make its games harder or easier (AC-TABLE): whole games with it.

use std::sync::Arc;

use adventure::campaign::{Campaign, Session};
use adventure::cards::content::Content;
use adventure::cards::difficulty::Difficulty;
use adventure::cards::wild;
use adventure::rules::flow::past;
use adventure::rules::flow::prompt::Act;
use adventure::rules::play::{self, Member, Start};
use adventure::rules::state::ids::PileId;
use adventure::rules::state::table::{self, Feats};
use adventure::sim::bots::BotKind;
use adventure::sim::playouts::check::Checks;
use adventure::sim::playouts::{Party, SimOptions, run};
use bevy_ecs::prelude::*;

use crate::support::ships;

const HARD: Difficulty = Difficulty { hours: -5, wildcards: 3, favors: 1, checks: 1, cards: 1 };

fn start(content: &Content, heroes: usize, seed: u64) -> Start {
    let party = content.heroes.iter().take(heroes).map(|h| Member {
        hero: h.id.clone(),
        deck: h.deck.clone(),
        feats: Feats::default(),
        cohort_gone: false,
    });
    Start::new(content.scenarios[0].id.clone(), party.collect(), seed)
}

/// AC-TABLE-01: what is not chosen is not there, and what is chosen changes nothing else: the same
/// cards are dealt to the same places.
#[test]
fn the_same_scenario_but_for_what_was_chosen() {
    let content = ships("lamplighters");
    let (plain, hard) =
        (start(&content, 2, 7), start(&content, 2, 7).with_difficulty(&content, HARD));
    assert!(Arc::ptr_eq(&plain.book(&content).expect("as printed"), &content));
    let dealt = |start: &Start| {
        let mut world = World::new();
        play::install(&mut world, content.clone());
        play::begin(&mut world, start).expect("it begins");
        let places: Vec<_> = table::places(&world)
            .map(|p| table::pile(&world, PileId::Location(p)).to_vec())
            .collect();
        (places, table::pile(&world, PileId::Blessings).len(), table::book(&world).wild.len())
    };
    let (a, b) = (dealt(&plain), dealt(&hard));
    assert_eq!(a.0, b.0);
    assert_eq!((a.1, a.2, b.1, b.2), (30, 0, 25, 5));
    // And the next game on the same table is by the rules again.
    let mut world = World::new();
    play::install(&mut world, content.clone());
    play::begin(&mut world, &hard).expect("it begins");
    play::begin(&mut world, &plain).expect("it begins");
    assert!(Arc::ptr_eq(table::book(&world), &content));
}

/// A start that nobody chose is written as ever, and one with a choice holds all of its text.
#[test]
fn journals_hold_the_text_of_wildcards() {
    let content = ships("glass-caravan");
    let plain = serde_json::to_string(&start(&content, 1, 3)).expect("it is plain data");
    assert!(!plain.contains("difficulty") && !plain.contains("wildcards"), "{plain}");
    let hard = start(&content, 1, 3).with_difficulty(&content, HARD);
    let text = serde_json::to_string(&hard).expect("it is plain data");
    assert_eq!(serde_json::from_str::<Start>(&text).ok(), Some(hard.clone()));
    assert!(hard.wildcards.iter().all(|w| wild::read(&w.card).is_ok()));
    let mut bad = hard;
    bad.wildcards[0].card = "(id: \"x\"".into();
    let mut world = World::new();
    play::install(&mut world, content);
    assert!(play::begin(&mut world, &bad).is_err_and(|e| e.to_string().contains("wildcard")));
}

/// Whole games by bots, with every option tried, cards counted, and undone.
#[test]
fn games_with_wildcards_end() {
    for id in ["lamplighters", "glass-caravan"] {
        let content = ships(id);
        for favors in [0, 4] {
            let options = SimOptions {
                party: Party::Any(3),
                games: 6,
                seed: 1 + favors as u64,
                bot: BotKind::Random,
                checks: Checks { every_option: 9, conserve: true, undo: true },
                difficulty: Difficulty { wildcards: 4, favors, ..HARD },
                ..SimOptions::new(content.clone(), content.scenarios[0].id.clone())
            };
            let report = run(&options).expect("it can be set up");
            assert!(report.clean(), "{id}: {:?}", report.troubles);
        }
    }
}

/// AC-TABLE-01: a campaign keeps the choice for the scenarios to come; one under way goes on as it
/// was begun, also when it is taken up again.
#[test]
fn a_campaign_keeps_the_choice() {
    let dir = tempfile::tempdir().expect("a folder");
    let path = dir.path().join("c");
    let hero = ships("lamplighters").heroes[0].id.clone();
    let mut campaign =
        Campaign::create(&path, "lamplighters", &[hero], &[], "Hard", 5).expect("it is made");
    assert!(campaign.set_difficulty(Difficulty { checks: 9, ..HARD }).is_err());
    assert!(campaign.record.choices.difficulty.is_usual());
    campaign.set_difficulty(HARD).expect("it is saved");
    let mut session = Session::new(campaign);
    let mut world = World::new();
    session.start_or_resume(&mut world, None, None).expect("it begins");
    assert_eq!(table::book(&world).wild.len(), 5);
    let act = first(&world);
    session.submit(&mut world, &[act]).expect("it is saved");
    let digest = past::digest(&world);
    session.campaign.set_difficulty(Difficulty::default()).expect("it is saved");
    drop(session);
    let campaign = Campaign::open(&path).expect("it opens");
    assert!(campaign.record.choices.difficulty.is_usual());
    let mut session = Session::new(campaign);
    let mut world = World::new();
    session.start_or_resume(&mut world, None, None).expect("it goes on");
    assert_eq!((past::digest(&world), table::book(&world).wild.len()), (digest, 5));
}

fn first(world: &World) -> Act {
    play::prompt(world).expect("something is asked").options[0]
}
