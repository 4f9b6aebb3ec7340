//! Golden journals: a whole game of every scenario, as a campaign keeps it, in `tests/journals`.
//! Each line has the digest of the table after its decision, so that the first one that leads
//! elsewhere is found.
//!
//! Where rules or cards were changed on purpose,
//! `EMBERDECK_GOLDEN=renew cargo test -p emberdeck-adventure --test adventure journals` plays them
//! anew; look at what changed before it is committed. After a conflict in a merge they are made
//! anew, too.

use std::path::PathBuf;
use std::sync::Arc;

use adventure::campaign::{JournalStep, ReadJournal};
use adventure::cards::content::Content;
use adventure::rules::describe;
use adventure::rules::family::Adventure;
use adventure::rules::flow::history::{digest, go_back_to, undo};
use adventure::rules::play::{self, Start};
use adventure::rules::state::table::{Clock, End};
use adventure::sim::bots::{Bot, careful::Careful};
use adventure::sim::playouts::{Party, SimOptions};
use bevy_ecs::prelude::*;
use kernel::campaign::journal::{self, Head, Step, Writer, short};
use kernel::campaign::replay::replay;

use crate::support::ships;

/// Seeds that are tried for a game that is won: those see most.
const SEEDS: u64 = 40;
/// Every so many decisions one is undone and made again.
const UNDONE: usize = 20;

fn renew() -> bool {
    std::env::var_os("EMBERDECK_GOLDEN").is_some_and(|v| v == "renew")
}

fn golden(scenario: &str) -> PathBuf {
    lang::assets::tree().join("src/adventure/tests/journals").join(format!("{scenario}.jsonl"))
}

fn table(content: &Arc<Content>, start: &Start) -> World {
    let mut world = World::new();
    play::install(&mut world, content.clone());
    play::begin(&mut world, start).expect("the scenario can be set up");
    world
}

/// A game of the careful bot, step by step, with the digest of the table after each; and how it
/// ends.
fn game(content: &Arc<Content>, start: &Start) -> (Vec<(JournalStep, String)>, Option<End>) {
    let mut world = table(content, start);
    let mut bot = Careful::new(start.seed);
    let mut steps = Vec::new();
    let mut decisions = 0;
    while let Some(prompt) = play::prompt(&world).cloned() {
        let acts = bot.choose(&mut world, &prompt);
        play::submit(&mut world, &acts).expect("it was offered");
        let done = (Step::Do(acts.clone()), short(digest(&world)));
        steps.push(done.clone());
        decisions += 1;
        if decisions % UNDONE == 0 {
            assert!(undo(&mut world));
            steps.push((Step::Undo, short(digest(&world))));
            play::submit(&mut world, &acts).expect("it was offered before");
            steps.push(done);
        }
    }
    (steps, play::ended(&world))
}

/// Plays the golden game of a scenario and writes it down.
fn write(content: &Arc<Content>, scenario: &str, heroes: usize) {
    let party = Party::Any(heroes);
    let sim = SimOptions { party, ..SimOptions::new(content.clone(), scenario) };
    let start = |n| sim.start(n).expect("the heroes are there");
    let won = (0..SEEDS).find(|n| game(content, &start(*n)).1 == Some(End::Won));
    let start = start(won.unwrap_or(0));
    let (steps, _) = game(content, &start);
    let head = Head::new(&content.pack.id, content.digest, start);
    let dir = tempfile::tempdir().expect("a folder");
    let steps = steps.iter().map(|(step, table)| (step, Some(table.clone())));
    let writer = Writer::anew(&dir.path().join("001.jsonl"), &head, steps).expect("written");
    std::fs::write(golden(scenario), writer.text()).expect("the folder can be written");
}

/// What is asked before a line of a journal, and what it answers.
fn about(content: &Arc<Content>, read: &ReadJournal, line: usize) -> String {
    let mut world = table(content, &read.head.start);
    for (step, ..) in &read.steps[..line - 2] {
        let done = match step {
            Step::Do(acts) | Step::Auto(acts) => play::submit(&mut world, acts).is_ok(),
            Step::Undo => undo(&mut world),
            Step::Back(to) => go_back_to(&mut world, *to),
            Step::Chose(_) => true,
        };
        assert!(done, "it was done once already");
    }
    let turn = world.resource::<Clock>().turn;
    let said = match (&read.steps[line - 2].0, play::prompt(&world)) {
        (Step::Undo | Step::Back(_) | Step::Chose(_), _) => "undone".into(),
        (Step::Do(acts) | Step::Auto(acts), None) => format!("{acts:?}"),
        (Step::Do(acts) | Step::Auto(acts), Some(_)) => {
            let told: Vec<String> = acts.iter().map(|a| describe::act_text(&world, a)).collect();
            told.join(", ")
        }
    };
    format!("on turn {turn}, \"{}\" was answered \"{said}\"", describe::prompt_text(&world))
}

/// Plays the golden journal of a scenario back: what is not as it was.
fn compare(content: &Arc<Content>, scenario: &str) -> Result<usize, String> {
    let path = golden(scenario);
    let renew = "if that is meant, EMBERDECK_GOLDEN=renew plays it anew";
    let read = journal::read(&path).and_then(|r| r);
    let read: ReadJournal = read.map_err(|e| format!("{e}; {renew}"))?;
    if let Some((line, what)) = &read.damage {
        return Err(format!("{}:{line}: {what}; {renew}", path.display()));
    }
    let mut world = World::new();
    play::install(&mut world, content.clone());
    let at = |line: usize, what: &str| {
        let cards = match format!("{:016x}", content.digest) == read.head.content {
            true => "the cards are the same",
            false => "the cards have changed since",
        };
        let about = about(content, &read, line);
        format!("{}:{line}: {what}: {about} ({cards}; {renew})", path.display())
    };
    let begun = replay::<Adventure>(&mut world, &read, None);
    let done = begun.map_err(|e| format!("{}: it cannot be set up: {e}", path.display()))?;
    // What is refused was led up to elsewhere: the first line that drifted tells more.
    match (done.drifted, &done.refused) {
        (Some(line), _) => return Err(at(line, "the first decision that leads elsewhere")),
        (None, Some((line, why))) => return Err(at(*line, why)),
        (None, None) => {}
    }
    if play::ended(&world).is_none() {
        return Err(format!("{}: the game is not over any more; {renew}", path.display()));
    }
    Ok(read.steps.len())
}

fn all(pack: &str) {
    let content = ships(pack);
    let mut wrong = Vec::new();
    for (n, scenario) in content.scenarios.iter().enumerate() {
        if renew() {
            write(&content, &scenario.id, 2 + n % 3);
        }
        match compare(&content, &scenario.id) {
            Ok(steps) => assert!(steps >= 50, "{}: only {steps} steps", scenario.id),
            Err(what) => wrong.push(what),
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn games_of_the_first_edition_are_what_they_were() {
    all("lamplighters");
}

#[test]
fn games_of_the_third_edition_are_what_they_were() {
    all("glass-caravan");
}

/// What is told of a game that goes elsewhere: the line, the question and the answer.
#[test]
fn the_first_decision_that_differs_is_told() {
    let content = ships("lamplighters");
    let mut other = Content::clone(&content);
    // With other dice a game does not go the same way for long.
    for hero in &mut other.heroes {
        hero.skills.iter_mut().for_each(|s| s.die.faces = 4);
    }
    let scenario = &content.scenarios[0].id;
    let told = compare(&Arc::new(other), scenario).expect_err("all dice are smaller");
    assert!(told.contains("leads elsewhere: on turn "), "{told}");
    assert!(told.contains("was answered"), "{told}");
}
