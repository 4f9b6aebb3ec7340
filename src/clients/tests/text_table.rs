//! Plays the text table from the first question to the last line: how much it prints, and that the
//! text is well formed.

use std::io::Cursor;
use std::sync::Arc;

use adventure::campaign::Game;
use adventure::cards::content::Content;
use adventure::rules::describe;
use adventure::rules::flow::prompt::{Act, Ask};
use adventure::rules::play::{self, Start};
use adventure::rules::state::table;
use adventure::sim::bots::{Bot, careful::Careful};
use adventure::sim::playouts::{Party, SimOptions};
use bevy_ecs::prelude::*;
use clients::text_table::{self, Screen};

use crate::seen::offer;
use crate::support::ships;

/// The most that a whole scenario may print in bytes, in three of four games with two or four
/// heroes. The longest games take 360 answers.
const MOST: usize = 200_000;
/// The most that is printed for an answer, on average over a scenario, in bytes.
const MOST_EACH: usize = 900;

pub fn start(content: &Arc<Content>, scenario: &str, heroes: usize, seed: u64) -> Start {
    let options = SimOptions {
        party: Party::Any(heroes),
        seed,
        ..SimOptions::new(content.clone(), scenario)
    };
    options.start(0).expect("heroes")
}

fn begun(content: &Arc<Content>, start: &Start) -> World {
    let mut world = World::new();
    play::install(&mut world, content.clone());
    play::begin(&mut world, start).expect("it is set up");
    world
}

/// Returns what a careful player types from the first question to the end: the numbers of options.
pub fn typed(content: &Arc<Content>, start: &Start, seed: u64) -> String {
    let mut world = begun(content, start);
    let mut game = Game::Loose;
    game.pass_automatically(&mut world);
    let mut bot = Careful::new(seed);
    let mut script = String::new();
    while let Some(prompt) = play::prompt(&world).cloned() {
        let acts = bot.choose(&mut world, &prompt);
        let offer = offer(&mut world);
        let number = |act: &Act| {
            let i = prompt.options.iter().position(|o| o == act).expect("it is offered");
            offer.number(i).expect("every option has a number").to_string()
        };
        let numbers: Vec<String> = acts.iter().map(number).collect();
        script.push_str(&numbers.join(" "));
        script.push('\n');
        game.submit(&mut world, &acts).expect("it was offered");
    }
    script
}

pub fn played(content: &Arc<Content>, start: &Start, script: &str) -> (String, World) {
    let mut world = begun(content, start);
    let (mut input, mut out) = (Cursor::new(script.to_owned()), Vec::new());
    let mut screen = Screen::new(&mut input, &mut out, false);
    text_table::play(&mut world, &mut Game::Loose, &mut screen).expect("it is a pipe");
    (String::from_utf8(out).expect("it is text"), world)
}

/// Whole scenarios of both packs with two and four heroes: every answer is accepted, and not more
/// is printed than one can read.
#[test]
fn a_whole_scenario_can_be_read() {
    let mut sizes = Vec::new();
    for pack in ["lamplighters", "glass-caravan"] {
        let content = ships(pack);
        for (n, scenario) in content.scenarios.iter().enumerate() {
            for heroes in [2, 4] {
                let seed = (n * 10 + heroes) as u64;
                let start = start(&content, &scenario.id, heroes, seed);
                let script = typed(&content, &start, seed);
                let (text, world) = played(&content, &start, &script);
                let end = play::ended(&world).expect("it is played to its end");
                assert!(text.contains(&describe::end_text(end)));
                let answers = script.lines().count();
                eprintln!(
                    "{pack}, {}, {heroes} heroes: {} bytes, {answers} answers, {end:?}",
                    scenario.id,
                    text.len()
                );
                sizes.push(text.len());
                assert!(text.len() < answers * MOST_EACH, "{}", text.len() / answers);
                reads_well(&scenario.id, &text);
                if let Ok(dir) = std::env::var("EMBERDECK_TRANSCRIPTS") {
                    let file = format!("{dir}/{}-{heroes}.txt", scenario.id);
                    std::fs::write(file, &text).expect("written");
                }
            }
        }
    }
    sizes.sort_unstable();
    assert!(sizes[sizes.len() * 3 / 4 - 1] < MOST, "{sizes:?}");
}

/// No line is too wide, there are no two empty lines in a row, no turn is mentioned before the
/// first one, and no line repeats the one before.
fn reads_well(name: &str, text: &str) {
    let lines: Vec<&str> = text.lines().collect();
    for (n, line) in lines.iter().enumerate() {
        let typed = line.trim_start_matches("> ");
        assert!(typed.chars().count() <= 96, "{name}, line {n} is long: {line}");
        assert!(!line.contains("Turn 0"), "{name}, line {n}: {line}");
        if let Some(before) = n.checked_sub(1).map(|b| lines[b]) {
            assert!(
                !(line.trim().is_empty() && before.trim().is_empty()),
                "{name}, line {n}: two empty lines"
            );
        }
    }
}

/// Numbers follow the order in which options are printed, whatever is folded; every option has one,
/// and `more` shows them all with the same numbers.
#[test]
fn options_are_numbered_as_they_are_read() {
    let content = ships("lamplighters");
    let start = start(&content, &content.scenarios[0].id, 3, 4);
    let mut world = begun(&content, &start);
    let mut bot = Careful::new(4);
    let (mut turns, mut checks) = (0, 0);
    for _ in 0..150 {
        let Some(prompt) = play::prompt(&world).cloned() else { break };
        turns += usize::from(prompt.ask == Ask::Turn);
        checks += usize::from(prompt.ask == Ask::Check);
        let offer = offer(&mut world);
        let mut numbers: Vec<usize> =
            (0..prompt.options.len()).map(|i| offer.number(i).expect("it has one")).collect();
        for (i, n) in numbers.iter().enumerate() {
            assert_eq!(offer.index(*n), Some(i));
        }
        numbers.sort_unstable();
        assert_eq!(numbers, (1..=prompt.options.len()).collect::<Vec<_>>());
        let acts = bot.choose(&mut world, &prompt);
        play::submit(&mut world, &acts).expect("it was offered");
    }
    assert!(turns > 5 && checks > 5, "{turns} turns, {checks} checks");
}

/// After exploring again, the encountered card is printed with all its text, as after the first
/// time.
#[test]
fn what_is_met_is_shown_each_time() {
    let content = ships("lamplighters");
    let mut met = 0;
    for seed in 0..4 {
        let start = start(&content, &content.scenarios[0].id, 2, seed);
        let script = typed(&content, &start, seed);
        let (text, _) = played(&content, &start, &script);
        let lines: Vec<&str> = text.lines().collect();
        for (n, line) in lines.iter().enumerate() {
            let Some((_, card)) = line.split_once(" and finds ") else { continue };
            let card = card.trim_end_matches('.');
            // Its full text is printed before the next question, unless the encounter was over at
            // once.
            let rest = lines[n + 1..].iter().take_while(|l| !l.starts_with("> "));
            let rest: Vec<&str> = rest.copied().collect();
            let asked = rest.iter().any(|l| l.contains(card) && l.contains("check"));
            if asked {
                let shown = rest.iter().any(|l| l.starts_with(&format!("  {card} (")));
                assert!(shown, "{card} is not shown:\n{}", rest.join("\n"));
                met += 1;
            }
        }
    }
    assert!(met > 20, "{met}");
}

/// `card N`, `hand`, `more` and `look` change nothing.
#[test]
fn looking_changes_nothing() {
    let content = ships("lamplighters");
    let start = start(&content, &content.scenarios[0].id, 2, 1);
    let script = typed(&content, &start, 1);
    let busy: String = script
        .lines()
        .take(40)
        .map(|l| format!("card 1\nhand\nmore\nlook\ncard lantern\nhand nobody\n{l}\n"))
        .collect();
    let plain: String = script.lines().take(40).map(|l| format!("{l}\n")).collect();
    let (text, busy) = played(&content, &start, &format!("{busy}quit\n"));
    let (_, plain) = played(&content, &start, &format!("{plain}quit\n"));
    assert_eq!(
        adventure::rules::flow::history::digest(&busy),
        adventure::rules::flow::history::digest(&plain)
    );
    assert!(text.contains("No one at the table has that name."));
    let hero = describe::hero_name(&busy, table::heroes(&busy).next().expect("there is one"));
    assert!(text.contains(&hero));
}
