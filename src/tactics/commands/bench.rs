//! `emberdeck bench` of this family: whole encounters and campaigns, what enemies do, what a table shows
//! of them, lines of sight.

use std::hint::black_box;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use bevy_ecs::prelude::*;
use kernel::bots::random::Random;
use kernel::bots::{Bot, BotKind, Whim};
use kernel::commands::CommandError;
use kernel::commands::bench::{Figure, Measured, measure};
use kernel::history::Keep;
use kernel::play;
use kernel::sim::{Party, Playouts, SimError};
use lang::saturating;

use super::read;
use crate::content::TacticsContent;
use crate::content::words::Difficulty;
use crate::enemy;
use crate::ground::{Base, Cells, Side, Sq, sees};
use crate::rules::family::Tactics;
use crate::rules::sight::Eyes;
use crate::rules::start::House;
use crate::rules::state::ids::FighterId;
use crate::rules::state::table;
use crate::sim::Fights;
use crate::sim::campaigns::{self, Campaigns};

/// Decisions after which a table is looked at, and between two looks.
const LOOKS: usize = 40;
/// Enemies whose threat is shown at once.
const OVERLAYS: f64 = 12.0;
/// Pairs of squares on random boards.
const PAIRS: u32 = 100_000;

/// Measures everything, with so many games in each run.
///
/// # Errors
/// Returns why the pack cannot be played, or the folder not be written.
pub fn run(pack: &str, games: u64, dir: &Path) -> Result<Measured, CommandError> {
    let content = read(pack)?;
    let party: Vec<String> = content.heroes.iter().take(4).map(|h| h.id.clone()).collect();
    let fights = Fights::measured(content.clone(), games);
    let mut measured = measure::<Tactics, _>(pack, fights.clone(), &party, dir)?;
    let failed = |e: SimError| CommandError::Failed(e.to_string());
    let saves = &measured.saves;
    let lines = saves.resumed_lines.max(1) as f64;
    let resume = Figure {
        what: "resuming 600 decisions",
        value: 600.0 * saves.resume_ms / lines,
        unit: "ms",
    };
    measured.own.push(resume);
    for (bot, each, names) in [
        (BotKind::Random, games.div_ceil(10), RANDOM),
        (BotKind::Careful, games.div_ceil(50), CAREFUL),
    ] {
        let (rate, decisions) = encounters(&fights, bot, each).map_err(failed)?;
        measured.own.push(Figure { what: names[0], value: rate, unit: "a second" });
        measured.own.push(Figure { what: names[1], value: decisions, unit: "a second" });
    }
    let value = random_campaigns(&content, games.div_ceil(10)).map_err(failed)?;
    measured.own.push(Figure { what: "random campaigns", value, unit: "a second" });
    measured.own.extend(looks(&fights).map_err(failed)?);
    let value = sight();
    measured.own.push(Figure { what: "sight on random boards", value, unit: "us" });
    Ok(measured)
}

const RANDOM: [&str; 2] = ["random encounters", "random decisions"];
const CAREFUL: [&str; 2] = ["careful encounters", "careful decisions"];

/// Returns the chapters that are fights.
fn chapters(content: &TacticsContent) -> impl Iterator<Item = &str> {
    let fights = content.chapters.iter().filter(|chapter| chapter.encounter.is_some());
    fights.map(|chapter| chapter.id.as_str())
}

/// Returns encounters and decisions a second over all fights, so many games of each.
fn encounters(fights: &Fights, bot: BotKind, games: u64) -> Result<(f64, f64), SimError> {
    let (mut played, mut decisions, mut seconds) = (0, 0, 0.0);
    for chapter in chapters(&fights.content) {
        let fights = Fights { chapter: chapter.to_owned(), bot, games, ..fights.clone() };
        let report = kernel::sim::run::<Tactics, _>(&fights, &|_| ())?;
        played += report.games;
        decisions += report.decisions;
        seconds += report.seconds;
    }
    Ok((played as f64 / seconds, decisions as f64 / seconds))
}

/// Returns whole campaigns a second.
fn random_campaigns(content: &Arc<TacticsContent>, campaigns: u64) -> Result<f64, SimError> {
    let campaigns = Campaigns {
        content: content.clone(),
        party: Party::Any(4),
        difficulty: Difficulty::Normal,
        house: House::default(),
        campaigns,
        seed: 1,
        bot: BotKind::Random,
        jobs: 1,
        keep: 0,
        explore: None,
    };
    let (report, seconds) = timed(|| campaigns::run(&campaigns, &|_| ()));
    Ok(report?.campaigns as f64 / seconds)
}

/// Looks at a table of every encounter now and then: what each enemy would do, and what is shown of it.
fn looks(fights: &Fights) -> Result<Vec<Figure>, SimError> {
    let (mut acts, mut threats, mut hovers) = (Vec::new(), Vec::new(), Vec::new());
    for chapter in chapters(&fights.content) {
        let fights = Fights { chapter: chapter.to_owned(), ..fights.clone() };
        let mut world = World::new();
        play::install::<Tactics>(&mut world, fights.content.clone());
        world.resource_mut::<Keep>().0 = false;
        play::begin::<Tactics>(&mut world, &fights.start(0)?)?;
        let mut bot = Random::new(7);
        let mut made = 0;
        while let Some(prompt) = play::prompt::<Tactics>(&world).cloned() {
            if made > LOOKS && made.is_multiple_of(LOOKS) && table::encounter(&world).is_some() {
                for id in enemies(&world) {
                    acts.push(timed(|| activation(&world, id)).1 * 1e6);
                    threats.push(timed(|| black_box(enemy::threat(&world, id))).1 * 1e6);
                    hovers.push(timed(|| hover(&world, id)).1 * 1e6);
                }
            }
            let chosen = bot.choose(&mut world, &prompt);
            play::submit::<Tactics>(&mut world, &chosen).map_err(SimError::Refused)?;
            made += 1;
        }
    }
    let mean = threats.iter().sum::<f64>() / threats.len().max(1) as f64;
    let figure = |what, value, unit| Figure { what, value, unit };
    Ok(vec![
        figure("an enemy's activation", part(&mut acts, 50), "us, median"),
        figure("", part(&mut acts, 99), "us, 99 of 100"),
        figure("", part(&mut acts, 100), "us, at worst"),
        figure("threat of 12 enemies", OVERLAYS * mean / 1e3, "ms"),
        figure("hover over a figure", part(&mut hovers, 50) / 1e3, "ms, median"),
        figure("", part(&mut hovers, 100) / 1e3, "ms, at worst"),
    ])
}

fn enemies(world: &World) -> Vec<FighterId> {
    let all = table::standing(world).filter(|f| f.side == Side::Enemies);
    all.map(|f| f.id).collect()
}

/// Finds whom an enemy goes for, where it goes and what it strikes, by the order that most boss cards give.
fn activation(world: &World, id: FighterId) {
    let order = enemy::usual();
    let target = enemy::focus(world, id, &order).tied.first().copied();
    black_box(enemy::approach(world, id, &order, target));
    black_box(enemy::strike(world, id, &order, target));
}

/// Finds what is shown of a figure under the pointer: what it could strike, and every square that it sees.
fn hover(world: &World, id: FighterId) {
    black_box(enemy::threat(world, id));
    let (eyes, base) = (Eyes::of(world, id), table::fighter(world, id).base());
    let board = table::surface(world).board;
    let seen = |sq: &Sq| eyes.gaze.sees(base, Base::small(*sq), |_| true);
    black_box(board.iter().filter(seen).count());
}

/// Returns how long it takes to see or not to see from a square to another on a random board, in
/// microseconds.
fn sight() -> f64 {
    let all: Vec<Sq> = Cells::ALL.iter().collect();
    let mut whim = Whim::new(7);
    let mut boards = Vec::new();
    for _ in 0..PAIRS.div_ceil(100) {
        let walls: Cells = (0..80).map(|_| all[whim.below(all.len())]).collect();
        let pairs = (0..100).map(|_| (all[whim.below(all.len())], all[whim.below(all.len())]));
        boards.push((walls, pairs.collect::<Vec<_>>()));
    }
    let look = || {
        let seen = |walls: &Cells, (from, to): &(Sq, Sq)| {
            sees(Base::small(*from), Base::small(*to), walls)
        };
        let of = |(walls, pairs): &(Cells, Vec<_>)| pairs.iter().filter(|p| seen(walls, p)).count();
        black_box(boards.iter().map(of).sum::<usize>())
    };
    timed(look).1 * 1e6 / f64::from(saturating::word(boards.len() * 100))
}

/// Returns what something comes to, and how many seconds that takes.
fn timed<T>(run: impl FnOnce() -> T) -> (T, f64) {
    let begun = Instant::now();
    let done = run();
    (done, begun.elapsed().as_secs_f64())
}

/// The value that so many of a hundred do not exceed.
fn part(of: &mut [f64], percent: usize) -> f64 {
    of.sort_by(f64::total_cmp);
    let at = (of.len() * percent / 100).min(of.len().saturating_sub(1));
    of.get(at).copied().unwrap_or_default()
}
