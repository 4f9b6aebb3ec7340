//! Performance measurements: games per second, the cost of undo and snapshots, the load time of a
//! pack and the memory of a table. The window adds frame times.

use std::hint::black_box;
use std::time::Instant;

use bevy_ecs::prelude::*;
use serde::Serialize;

use super::{Playouts, SimError, SimFamily, peak_rss_bytes, rss_bytes, run};
use crate::bots::{Bot, random::Random};
use crate::history::{Keep, undo};
use crate::play;
use crate::truth::{digest, restore, snapshot};

/// The number of runs; the median counts.
const RUNS: usize = 5;
/// The number of repetitions of small operations.
const REPEATS: u32 = 200;
/// The number of worlds that are created to measure the memory of one.
const WORLDS: usize = 32;
/// The number of consecutive undos.
const DEPTH: usize = 200;

/// The inputs of the measurements.
pub struct BenchOptions<'a, P> {
    /// The games, played by the random bot.
    pub playouts: P,
    /// Loads the pack again, to measure the time.
    pub load: &'a dyn Fn(),
    /// Writes one decision to a journal on disk, if there is one. Called many times.
    pub save: Option<&'a mut dyn FnMut()>,
}

/// The results. Times are medians.
#[derive(Clone, Debug, Default, Serialize)]
pub struct BenchReport {
    /// Random games per second on one core.
    pub games_per_second: f64,
    /// Decisions per second in those games.
    pub decisions_per_second: f64,
    /// Creating a snapshot, in microseconds.
    pub snapshot_us: f64,
    /// Restoring a snapshot, in microseconds.
    pub restore_us: f64,
    /// Computing the digest of the table, in microseconds.
    pub digest_us: f64,
    /// Undoing one decision of many, in microseconds.
    pub undo_us: f64,
    /// Loading and checking the pack, in milliseconds.
    pub load_ms: f64,
    /// Writing a decision to the journal on disk, in microseconds; `None` if nothing was written.
    pub save_us: Option<f64>,
    /// The memory of a table without a window after the start of a game, in bytes.
    pub world_bytes: u64,
    /// The peak memory of the process so far, in bytes.
    pub peak_rss_bytes: u64,
}

/// Runs the measurements.
///
/// # Errors
/// Returns an error if the table cannot be set up.
pub fn bench<F: SimFamily, P: Playouts<F>>(
    options: &mut BenchOptions<'_, P>,
) -> Result<BenchReport, SimError> {
    let playouts = &options.playouts;
    let mut report = BenchReport::default();

    let mut rates = Vec::new();
    for _ in 0..RUNS {
        let played = run::<F, P>(playouts, &|_| ())?;
        rates.push((played.games_per_second, played.decisions_per_second));
    }
    rates.sort_by(|a, b| a.0.total_cmp(&b.0));
    (report.games_per_second, report.decisions_per_second) = rates[RUNS / 2];

    let mut world = table::<F, P>(playouts)?;
    play_on::<F>(&mut world, DEPTH / 2)?;
    report.snapshot_us = micros(|| drop(black_box(snapshot::<F>(&world))));
    let before = snapshot::<F>(&world);
    report.restore_us = micros(|| restore(&mut world, &before));
    report.digest_us = micros(|| {
        black_box(digest::<F>(&world));
    });
    report.undo_us = undo_micros::<F, P>(playouts)?;
    report.load_ms = median((0..RUNS).map(|_| time(|| (options.load)()) * 1e3));
    if let Some(save) = options.save.as_mut() {
        report.save_us = Some(micros(save));
    }

    let before = rss_bytes();
    let worlds: Vec<World> =
        (0..WORLDS).map(|_| table::<F, P>(playouts)).collect::<Result<_, _>>()?;
    report.world_bytes = rss_bytes().saturating_sub(before) / worlds.len() as u64;
    drop(worlds);
    report.peak_rss_bytes = peak_rss_bytes();
    Ok(report)
}

fn table<F: SimFamily, P: Playouts<F>>(playouts: &P) -> Result<World, SimError> {
    let mut world = World::new();
    play::install::<F>(&mut world, playouts.content().clone());
    play::begin::<F>(&mut world, &playouts.start(0)?)?;
    Ok(world)
}

/// Makes random decisions until the end of the game, or this number of them.
fn play_on<F: SimFamily>(world: &mut World, decisions: usize) -> Result<usize, SimError> {
    let mut bot = Random::new(7);
    for n in 0..decisions {
        let Some(prompt) = play::prompt::<F>(world).cloned() else { return Ok(n) };
        let acts = bot.choose(world, &prompt);
        play::submit::<F>(world, &acts).map_err(SimError::Refused)?;
    }
    Ok(decisions)
}

fn undo_micros<F: SimFamily, P: Playouts<F>>(playouts: &P) -> Result<f64, SimError> {
    let mut world = table::<F, P>(playouts)?;
    world.resource_mut::<Keep>().0 = true;
    let mut each = Vec::new();
    let decisions = play_on::<F>(&mut world, DEPTH)?;
    for _ in 0..decisions {
        each.push(time(|| assert!(black_box(undo::<F>(&mut world)))) * 1e6);
    }
    Ok(median(each.into_iter()))
}

fn time(run: impl FnOnce()) -> f64 {
    let begun = Instant::now();
    run();
    begun.elapsed().as_secs_f64()
}

/// Returns the median time of one operation, in microseconds.
fn micros(mut run: impl FnMut()) -> f64 {
    median((0..RUNS).map(|_| time(|| (0..REPEATS).for_each(|_| run())) * 1e6 / f64::from(REPEATS)))
}

fn median(of: impl Iterator<Item = f64>) -> f64 {
    let mut all: Vec<f64> = of.collect();
    all.sort_by(f64::total_cmp);
    all.get(all.len() / 2).copied().unwrap_or(0.0)
}
