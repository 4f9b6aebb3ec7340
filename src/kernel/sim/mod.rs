//! Games by the hundred without a table: for balance, for speed, and for finding what breaks.
//!
//! What is played, and what is counted of it, says the family's [`Playouts`]. Game number `i` takes a
//! seed of its own for its chance, its party and its bot, so any one of them can be played again alone.

pub mod bench;
pub mod check;
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
use self::game::{Played, Player};
pub use self::memory::{peak_rss_bytes, rss_bytes};
pub use self::party::Party;

/// How many troubles are told in full.
const TOLD: usize = 20;

/// A family of games that can be played by the hundred.
pub trait SimFamily: AutoPassFamily + BotFamily {
    /// Returns the seed of a game that begins so, and the ids of those who play.
    fn label(start: &Self::Start) -> (u64, Vec<String>);

    /// Whether an ending is a victory of the players, where they play together.
    fn won(ending: &Self::Ending) -> bool;

    /// Returns how many turns were begun.
    fn turns(_world: &World) -> u32 {
        0
    }

    /// Checks that nothing is lost and nothing there twice: every card lies in exactly one pile.
    ///
    /// # Errors
    /// Returns what is wrong.
    fn conserved(_world: &World) -> Result<(), String> {
        Ok(())
    }
}

/// What is played by the hundred, and what is counted of it.
pub trait Playouts<F: SimFamily>: Sync {
    /// What is counted beside what is counted of every family; in a report its fields stand between
    /// those.
    type Facts: Clone + Debug + Default + Serialize + Send;

    /// Returns how it is played.
    fn plan(&self) -> Plan<F>;

    /// Returns the pack.
    fn content(&self) -> &Arc<F::Content>;

    /// Returns what game number `i` begins with.
    ///
    /// # Errors
    /// Returns what is not in the pack.
    fn start(&self, i: u64) -> Result<F::Start, String>;

    /// Prepares a World in which the pack is installed.
    fn prepare(&self, _world: &mut World) {}

    /// Begins to count.
    fn facts(&self) -> Self::Facts {
        Self::Facts::default()
    }

    /// Counts what happened since the last decision.
    fn happened(&self, _facts: &mut Self::Facts, _world: &mut World) {}

    /// Hears that a prompt is about to be answered, by somebody or by itself.
    fn asked(&self, _world: &mut World, _prompt: &Prompt<F>, _by_itself: bool) {}

    /// Counts a game that is over; without an ending it could not go on.
    fn ended(
        &self,
        _facts: &mut Self::Facts,
        _world: &mut World,
        _start: &F::Start,
        _ending: Option<F::Ending>,
    ) {
    }

    /// Adds what was counted in other games.
    fn merge(&self, facts: &mut Self::Facts, other: Self::Facts);

    /// Works out what follows from the counts of all games.
    fn finish(&self, _facts: &mut Self::Facts, _won: u64) {}
}

/// How games are played.
#[derive(Clone, Debug)]
pub struct Plan<F: SimFamily> {
    /// How many games.
    pub games: u64,
    /// Who plays.
    pub bot: BotKind,
    /// Threads, each with a world of its own.
    pub jobs: usize,
    /// What is checked at every prompt.
    pub checks: Checks,
    /// Whether what happens is recorded, to be counted.
    pub listens: bool,
    /// What the table wants to be asked about; nothing: everything.
    pub stops: Option<StopSettings<F::Window>>,
}

/// Something that must not happen, with what is needed to see it again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Trouble {
    /// What sort: a panic, a soft lock, a refused answer, a failed check.
    pub sort: Sort,
    /// The seed of the game.
    pub seed: u64,
    /// Who played.
    pub party: Vec<String>,
    /// After how many decisions.
    pub decision: u32,
    /// What was seen.
    pub what: String,
}

/// Sorts of trouble.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sort {
    /// The rules panicked.
    Panic,
    /// Nothing can be answered, or there is no end.
    SoftLock,
    /// An offered option was refused.
    Refused,
    /// A card is in no pile or in two.
    Lost,
    /// Undoing and doing again led elsewhere, or restoring a snapshot did.
    Diverged,
}

/// How the games went.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Report<T> {
    /// Games played.
    pub games: u64,
    /// Games won.
    pub won: u64,
    /// Games lost.
    pub lost: u64,
    /// Answers given.
    pub decisions: u64,
    /// Turns begun.
    pub turns: u64,
    /// Games that could not go on or did not end.
    pub soft_locks: u64,
    /// Games in which the rules panicked.
    pub panics: u64,
    /// Offered options that were refused.
    pub invalid_options: u64,
    /// Cards found in no pile or in two.
    pub lost_cards: u64,
    /// Undos and restores that led elsewhere.
    pub diverged: u64,
    /// How long it took.
    pub seconds: f64,
    /// Games a second, over all jobs.
    pub games_per_second: f64,
    /// Answers a second, over all jobs.
    pub decisions_per_second: f64,
    /// The most memory the process has held so far; 0 where the system does not tell.
    pub peak_rss_bytes: u64,
    /// What the family counts.
    #[serde(flatten)]
    pub facts: T,
    /// The first troubles, in full.
    pub troubles: Vec<Trouble>,
}

impl<T> Report<T> {
    /// Whether nothing happened that must not.
    pub fn clean(&self) -> bool {
        self.panics + self.soft_locks + self.invalid_options + self.lost_cards + self.diverged == 0
    }

    fn count<F: SimFamily>(&mut self, played: Played<F>) {
        self.games += 1;
        self.decisions += u64::from(played.decisions);
        self.turns += u64::from(played.turns);
        match played.ending {
            Some(ending) if F::won(&ending) => self.won += 1,
            Some(_) => self.lost += 1,
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

    /// Keeps the first troubles by seed, of every sort some.
    fn tell_few(&mut self) {
        self.troubles.sort_by_key(|t| (t.sort, t.seed, t.decision));
        let mut of_sort = BTreeMap::<Sort, usize>::new();
        self.troubles.retain(|t| {
            let n = of_sort.entry(t.sort).or_default();
            *n += 1;
            *n <= TOLD
        });
    }

    /// Adds the counts of another; what the family counts is added by the family.
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

/// Plays the games; `watch` is told after every game how many are done, from whichever thread.
///
/// # Errors
/// Returns why the table cannot be set up.
pub fn run<F: SimFamily, P: Playouts<F>>(
    playouts: &P,
    watch: &(dyn Fn(u64) + Sync),
) -> Result<Report<P::Facts>, String> {
    let plan = playouts.plan();
    playouts.start(0)?;
    let (next, done, stop) = (AtomicU64::new(0), AtomicU64::new(0), AtomicBool::new(false));
    let begun = Instant::now();
    let new = || Report { facts: playouts.facts(), ..Report::default() };
    let work = || -> Result<Report<P::Facts>, String> {
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
                .map(|t| t.join().unwrap_or_else(|_| Err("a thread of the playouts died".into())))
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
