//! Players that are not people: the careful bot plays to win and knows only what lies open, the passive
//! one gets to the end.

use std::sync::Arc;

use bevy_ecs::prelude::*;
use kernel::bots::{Bot, BotKind};
use kernel::play;
use kernel::rng::Rng;
use kernel::sim::Party;
use kernel::sim::check::Checks;
use tactics::bots::careful::Careful;
use tactics::content::TacticsContent;
use tactics::content::words::Difficulty;
use tactics::rules::family::Tactics;
use tactics::rules::start::{House, Start};
use tactics::rules::state::piles::{self, Pile};
use tactics::rules::state::table;
use tactics::sim::campaigns::{self, Campaigns};
use tactics::sim::{Fights, company};

use crate::encounter::scene::CAMPAIGN;

fn content() -> Arc<TacticsContent> {
    CAMPAIGN.clone()
}

fn games(bot: BotKind, chapter: &str, games: u64) -> kernel::sim::Report<tactics::sim::Facts> {
    let fights = Fights {
        chapter: chapter.to_owned(),
        bot,
        checks: Checks::default(),
        tally: true,
        ..Fights::measured(content(), games)
    };
    let report = kernel::sim::run::<Tactics, _>(&fights, &|_| ()).expect("it can be played");
    assert!(report.clean(), "{:?}", report.troubles);
    report
}

#[test]
fn the_careful_bot_wins_where_chance_does_not() {
    let careful = games(BotKind::Careful, "nobody-passes-free", 12);
    let random = games(BotKind::Random, "nobody-passes-free", 12);
    assert!(careful.won > random.won + 3, "{} of 12, by chance {}", careful.won, random.won);
    let played = &careful.facts.tally;
    assert!(played.cards["basic-attack"] > 0 && played.boss_cards["served"] > 0);
    assert_eq!(careful.facts.classes.values().map(|c| c.played).sum::<u64>(), 48);
}

/// It brings the bier to the exit, which nobody gets to by fighting alone.
#[test]
fn the_careful_bot_plays_the_objective() {
    let report = games(BotKind::Careful, "wolves-on-the-inventory", 6);
    assert!(report.won > 0, "{:?}", report.facts.endings);
}

#[test]
fn the_passive_bot_comes_to_an_end() {
    assert_eq!(games(BotKind::Passive, "nobody-passes-free", 4).games, 4);
}

/// What nobody may see changes no answer: the order of decks, and the dice to come (AT-RUL-105).
#[test]
fn the_careful_bot_does_not_peek() {
    let content = content();
    let party = Party::Any(4);
    let mut compared = 0;
    for seed in 1..4 {
        let company = company(&content, &party, Difficulty::Normal, seed).unwrap();
        let start = Start::new("scarecrow-parliament", company, seed);
        let mut world = World::new();
        play::install::<Tactics>(&mut world, content.clone());
        play::begin::<Tactics>(&mut world, &start).unwrap();
        let mut bot = Careful::new(seed);
        for n in 0..150 {
            let Some(prompt) = play::prompt::<Tactics>(&world).cloned() else { break };
            let acts = Careful::new(9).choose(&mut world, &prompt);
            if n % 5 == 0 && play::ended::<Tactics>(&world).is_none() {
                let kept = kernel::truth::snapshot::<Tactics>(&world);
                hide(&mut world, n);
                assert_eq!(Careful::new(9).choose(&mut world, &prompt), acts, "{prompt:?}");
                kernel::truth::restore::<Tactics>(&mut world, &kept);
                compared += 1;
            }
            let acts = bot.choose(&mut world, &prompt);
            play::submit::<Tactics>(&mut world, &acts).unwrap();
        }
    }
    assert!(compared > 40);
}

/// Lays what is hidden another way.
fn hide(world: &mut World, seed: u64) {
    world.insert_resource(Rng::new(seed + 77));
    let decks: Vec<Pile> = table::seats(world).map(Pile::Deck).collect();
    for pile in decks.into_iter().chain([Pile::BossDeck(0), Pile::Directions]) {
        piles::shuffle(world, pile);
    }
}

/// Special rules are counted where they change something, each by its name, and those of no other chapter.
#[test]
fn special_rules_are_counted_by_their_names() {
    let fights =
        Fights { chapter: "low-water".to_owned(), tally: true, ..Fights::measured(content(), 3) };
    let report = kernel::sim::run::<Tactics, _>(&fights, &|_| ()).expect("it can be played");
    let specials = report.facts.tally.specials;
    assert_eq!(specials.keys().collect::<Vec<_>>(), ["low-water"]);
    let rules = &specials["low-water"];
    assert_eq!(rules.keys().collect::<Vec<_>>(), ["power Pole the raft", "rule 1"]);
    assert!(rules["rule 1"] > 0, "the current moves somebody: {rules:?}");
}

/// Who looks for new roads takes more turnings than who goes where it likes, with as many campaigns.
#[test]
fn exploring_campaigns_walk_more_roads() {
    let taken = |explore| {
        let campaigns = Campaigns {
            content: content(),
            party: Party::Any(4),
            difficulty: Difficulty::Easy,
            house: House::default(),
            campaigns: 2,
            seed: 3,
            bot: BotKind::Careful,
            jobs: 1,
            keep: 0,
            explore,
        };
        let report = campaigns::run(&campaigns, &|_| ()).expect("it can be played");
        assert_eq!(report.troubles, Vec::<String>::new());
        report.edges.values().filter(|n| **n > 0).count()
    };
    let (explored, walked) = (taken(Some(3)), taken(None));
    assert!(explored >= walked, "{explored} turnings, {walked} without looking for them");
}
