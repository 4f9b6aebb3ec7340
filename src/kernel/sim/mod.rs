//! Plays many games without a window: to measure balance and speed, and to find errors.
//!
//! The family's [`Playouts`] say what is played and counted. Game number `i` has a seed of its own
//! for its randomness, its party and its bot, so each one can be repeated alone.

pub mod bench;
pub mod check;
mod error;
mod game;
mod memory;
mod party;
mod quiet;
pub mod saves;
mod summary;

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use bevy_ecs::prelude::*;
use serde::Serialize;

use crate::autopass::{AutoPassFamily, StopSettings};
use crate::bots::{BotFamily, BotKind};
use crate::prompt::Prompt;

use self::check::Checks;
pub use self::error::SimError;
use self::game::{Played, Player};
pub use self::memory::{peak_rss_bytes, rss_bytes};
pub use self::party::{Party, PartyError};

/// The maximum number of failures that are reported in full.
const TOLD: usize = 20;

/// A family of games that can be simulated.
pub trait SimFamily: AutoPassFamily + BotFamily {
    /// Returns the seed of a game, and the ids of its heroes.
    fn label(start: &Self::Start) -> (u64, Vec<String>);

    /// Returns whether an ending is a victory of the players, if they play together; `None` if nothing
    /// was won or lost.
    fn won(ending: &Self::Ending) -> Option<bool>;

    /// Returns the number of turns.
    fn turns(_world: &World) -> u32 {
        0
    }

    /// Checks that every card lies in exactly one pile.
    ///
    /// # Errors
    /// Returns a description of what is wrong, which stands in the report; nothing else is done with it.
    fn conserved(_world: &World) -> Result<(), String> {
        Ok(())
    }
}

/// The games of a simulation, and what is counted.
pub trait Playouts<F: SimFamily>: Sync {
    /// The counts of the family; a report contains their fields between those of every family.
    type Facts: Clone + Debug + Default + Serialize + Send;

    /// Returns the options of the simulation.
    fn plan(&self) -> Plan<F>;

    /// Returns the pack.
    fn content(&self) -> &Arc<F::Content>;

    /// Returns the start of game number `i`.
    ///
    /// # Errors
    /// Returns an error if the pack lacks something that the game needs.
    fn start(&self, i: u64) -> Result<F::Start, SimError>;

    /// Prepares a World in which the pack is installed.
    fn prepare(&self, _world: &mut World) {}

    /// Begins to count.
    fn facts(&self) -> Self::Facts {
        Self::Facts::default()
    }

    /// Counts the events since the last decision.
    fn happened(&self, _facts: &mut Self::Facts, _world: &mut World) {}

    /// Called before a prompt is answered, by the bot or by auto-pass.
    fn asked(&self, _world: &mut World, _prompt: &Prompt<F>, _by_itself: bool) {}

    /// Counts a finished game; one without an ending could not continue.
    fn ended(
        &self,
        _facts: &mut Self::Facts,
        _world: &mut World,
        _start: &F::Start,
        _ending: Option<F::Ending>,
    ) {
    }

    /// Adds the counts of other games.
    fn merge(&self, facts: &mut Self::Facts, other: Self::Facts);

    /// Derives further numbers from the counts of all games.
    fn finish(&self, _facts: &mut Self::Facts, _won: u64) {}
}

/// The options of a simulation.
#[derive(Clone, Debug)]
pub struct Plan<F: SimFamily> {
    /// The number of games.
    pub games: u64,
    /// The kind of bot.
    pub bot: BotKind,
    /// The number of threads, each with a world of its own.
    pub jobs: usize,
    /// The invariants to check at every prompt.
    pub checks: Checks,
    /// Whether events are recorded to be counted.
    pub listens: bool,
    /// The auto-pass settings; `None` asks everything.
    pub stops: Option<StopSettings<F::Window>>,
}

/// A failure, with what is needed to reproduce it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Trouble {
    /// The kind of failure.
    pub sort: Sort,
    /// The seed of the game.
    pub seed: u64,
    /// The heroes.
    pub party: Vec<String>,
    /// The number of decisions before it.
    pub decision: u32,
    /// A description.
    pub what: String,
}

/// The kinds of failures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sort {
    /// The rules panicked.
    Panic,
    /// No prompt is open, or the game has no end.
    SoftLock,
    /// An offered option was refused.
    Refused,
    /// A card is in no pile or in two.
    Lost,
    /// Undo and redo, or restoring a snapshot, led to another state.
    Diverged,
}

/// The results of a simulation.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Report<T> {
    /// Games played.
    pub games: u64,
    /// Games won.
    pub won: u64,
    /// Games lost.
    pub lost: u64,
    /// The number of answers.
    pub decisions: u64,
    /// The number of turns.
    pub turns: u64,
    /// Games that could not continue or did not end.
    pub soft_locks: u64,
    /// Games in which the rules panicked.
    pub panics: u64,
    /// Offered options that were refused.
    pub invalid_options: u64,
    /// Cards found in no pile or in two.
    pub lost_cards: u64,
    /// Undos and restores that led to another state.
    pub diverged: u64,
    /// The duration.
    pub seconds: f64,
    /// Games per second, over all jobs.
    pub games_per_second: f64,
    /// Answers per second, over all jobs.
    pub decisions_per_second: f64,
    /// The peak memory of the process so far; 0 if the system does not report it.
    pub peak_rss_bytes: u64,
    /// The counts of the family.
    #[serde(flatten)]
    pub facts: T,
    /// The first failures, in full.
    pub troubles: Vec<Trouble>,
}

impl<T> Report<T> {
    /// Returns whether there were no failures.
    pub fn clean(&self) -> bool {
        self.panics + self.soft_locks + self.invalid_options + self.lost_cards + self.diverged == 0
    }

    fn count<F: SimFamily>(&mut self, played: Played<F>) {
        self.games += 1;
        self.decisions += u64::from(played.decisions);
        self.turns += u64::from(played.turns);
        match played.ending.and_then(|ending| F::won(&ending)) {
            Some(true) => self.won += 1,
            Some(false) => self.lost += 1,
            None => {}
        }
        for trouble in played.troubles {
            match trouble.sort {
                Sort::Panic => self.panics += 1,
                Sort::SoftLock => self.soft_locks += 1,
                Sort::Refused => self.invalid_options += 1,
                Sort::Lost => self.lost_cards += 1,
                Sort::Diverged => self.diverged += 1,
            }
            self.troubles.push(trouble);
        }
        if self.troubles.len() > TOLD * 4 {
            self.tell_few();
        }
    }

    /// Keeps the first failures by seed, some of every kind.
    fn tell_few(&mut self) {
        self.troubles.sort_by_key(|t| (t.sort, t.seed, t.decision));
        let mut of_sort = BTreeMap::<Sort, usize>::new();
        self.troubles.retain(|t| {
            let n = of_sort.entry(t.sort).or_default();
            *n += 1;
            *n <= TOLD
        });
    }

    /// Adds the counts of another report; the family adds its own.
    fn merge(&mut self, other: Report<T>) -> T {
        self.games += other.games;
        self.won += other.won;
        self.lost += other.lost;
        self.decisions += other.decisions;
        self.turns += other.turns;
        self.soft_locks += other.soft_locks;
        self.panics += other.panics;
        self.invalid_options += other.invalid_options;
        self.lost_cards += other.lost_cards;
        self.diverged += other.diverged;
        self.troubles.extend(other.troubles);
        other.facts
    }
}

/// Plays the games. `watch` is called after every game with the number of finished games, from any
/// thread.
///
/// # Errors
/// Returns a message if the table cannot be set up.
pub fn run<F: SimFamily, P: Playouts<F>>(
    playouts: &P,
    watch: &(dyn Fn(u64) + Sync),
) -> Result<Report<P::Facts>, SimError> {
    let plan = playouts.plan();
    playouts.start(0)?;
    let (next, done, stop) = (AtomicU64::new(0), AtomicU64::new(0), AtomicBool::new(false));
    let begun = Instant::now();
    let new = || Report { facts: playouts.facts(), ..Report::default() };
    let work = || -> Result<Report<P::Facts>, SimError> {
        let mut report = new();
        let mut player = Player::new(playouts, &plan);
        while !stop.load(Ordering::Relaxed) {
            let i = next.fetch_add(1, Ordering::Relaxed);
            if i >= plan.games {
                break;
            }
            let start = playouts.start(i)?;
            let played = player.play(&start, &mut report.facts).inspect_err(|_| {
                stop.store(true, Ordering::Relaxed);
            })?;
            report.count(played);
            watch(done.fetch_add(1, Ordering::Relaxed) + 1);
        }
        Ok(report)
    };
    let parts = if plan.jobs <= 1 {
        vec![work()]
    } else {
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..plan.jobs).map(|_| scope.spawn(work)).collect();
            threads
                .into_iter()
                .map(|t| t.join().unwrap_or_else(|_| Err(SimError::Died("playouts"))))
                .collect()
        })
    };
    let mut report = new();
    for part in parts {
        let facts = report.merge(part?);
        playouts.merge(&mut report.facts, facts);
    }
    report.tell_few();
    report.seconds = begun.elapsed().as_secs_f64();
    let rate = |n: u64| if report.seconds > 0.0 { n as f64 / report.seconds } else { 0.0 };
    report.games_per_second = rate(report.games);
    report.decisions_per_second = rate(report.decisions);
    report.peak_rss_bytes = peak_rss_bytes();
    playouts.finish(&mut report.facts, report.won);
    Ok(report)
}
