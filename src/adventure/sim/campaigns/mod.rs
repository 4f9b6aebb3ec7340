//! Whole campaigns without a table: every scenario in order with everything that is between two of
//! them, played by bots and checked at each step. Campaign number `i` takes `seed + i`.

mod audit;
mod steward;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use bevy_ecs::prelude::*;
use serde::Serialize;

use self::audit::Audit;
use self::steward::Steward;
use super::bots::BotKind;
use super::playouts::{Party, SimOptions};
use crate::campaign::deck;
use crate::campaign::downtime::{AdventureDowntime, Choice, note_result};
use crate::campaign::record::{AdventureRecord, Played, Record};
use crate::cards::content::Content;
use crate::cards::difficulty::Difficulty;
use crate::kernel::family::Family as _;
use crate::kernel::sim::SimError;
use crate::rules::family::Adventure;
use crate::rules::flow::history::Keep;
use crate::rules::play;
use crate::rules::state::ids::PileId;
use crate::rules::state::table::{self, Clock, End};

/// A campaign in which a scenario was lost so often is given up.
const MOST_TRIES: u32 = 12;
/// Something between two games that needs more answers than this has no end.
const MOST_ANSWERS: u32 = 2000;
/// A game with more decisions than this has no end.
const MOST_DECISIONS: u32 = 20_000;
/// So many of the last decisions of a game without an end are told.
const LAST_TOLD: u32 = 12;
/// How many troubles are told.
const TOLD: usize = 20;

/// What to play.
#[derive(Clone, Debug)]
pub struct Options {
    /// The pack.
    pub content: Arc<Content>,
    /// Who sits down.
    pub party: Party,
    /// How many campaigns.
    pub campaigns: u64,
    /// The seed of the first; the next has one more.
    pub seed: u64,
    /// Who plays at the table.
    pub bot: BotKind,
    /// Threads.
    pub jobs: usize,
}

/// How they went.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Report {
    /// Campaigns played.
    pub campaigns: u64,
    /// Those whose every scenario was won.
    pub won: u64,
    /// Those given up after too many losses.
    pub given_up: u64,
    /// Scenarios played.
    pub games: u64,
    /// Scenarios lost.
    pub lost: u64,
    /// How often each scenario was played and won, in the order of the path.
    pub scenarios: Vec<ScenarioTally>,
    /// For each hero, and for each role that a hero has taken, how the party's scenarios went.
    pub heroes: BTreeMap<String, HeroTally>,
    /// Answers between games.
    pub answers: u64,
    /// Feats checked.
    pub feats: u64,
    /// Roles taken.
    pub roles: u64,
    /// Loot and other cards won.
    pub gained: u64,
    /// Trades with traders.
    pub trades: u64,
    /// Heroes who died.
    pub deaths: u64,
    /// Heroes who sat down in another's place, came back or joined.
    pub newcomers: u64,
    /// Decks that were checked against their lists.
    pub decks: u64,
    /// What must not have happened, the first in full.
    pub troubles: Vec<String>,
}

/// How a scenario went in all campaigns.
#[derive(Clone, Debug, Default, Serialize)]
pub struct ScenarioTally {
    /// The scenario's id.
    pub id: String,
    /// How often it was played.
    pub played: u64,
    /// How often it was won.
    pub won: u64,
    /// How often it was lost because time ran out.
    pub out_of_time: u64,
    /// The hours left when it was won, together.
    pub hours_left: u64,
    /// Heroes who died in it.
    pub deaths: u64,
}

/// How the scenarios went in which a hero took part.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct HeroTally {
    /// How many were played.
    pub played: u64,
    /// How many were won.
    pub won: u64,
    /// How often the hero died.
    pub deaths: u64,
}

impl ScenarioTally {
    fn add(&mut self, other: &ScenarioTally) {
        self.played += other.played;
        self.won += other.won;
        self.out_of_time += other.out_of_time;
        self.hours_left += other.hours_left;
        self.deaths += other.deaths;
    }
}

impl Report {
    /// Returns the tally of a scenario, a new one if it was not played yet.
    fn of_scenario(&mut self, id: &str) -> &mut ScenarioTally {
        let at = self.scenarios.iter().position(|s| s.id == id).unwrap_or(self.scenarios.len());
        if at == self.scenarios.len() {
            self.scenarios.push(ScenarioTally { id: id.to_owned(), ..ScenarioTally::default() });
        }
        &mut self.scenarios[at]
    }

    /// Whether nothing happened that must not.
    pub fn clean(&self) -> bool {
        self.troubles.is_empty()
    }

    fn merge(&mut self, other: Report) {
        self.campaigns += other.campaigns;
        self.won += other.won;
        self.given_up += other.given_up;
        self.games += other.games;
        self.lost += other.lost;
        for scenario in &other.scenarios {
            self.of_scenario(&scenario.id).add(scenario);
        }
        for (hero, other) in other.heroes {
            let tally = self.heroes.entry(hero).or_default();
            tally.played += other.played;
            tally.won += other.won;
            tally.deaths += other.deaths;
        }
        self.answers += other.answers;
        self.feats += other.feats;
        self.roles += other.roles;
        self.gained += other.gained;
        self.trades += other.trades;
        self.deaths += other.deaths;
        self.newcomers += other.newcomers;
        self.decks += other.decks;
        self.troubles.extend(other.troubles);
        self.troubles.truncate(TOLD);
    }

    /// Counts a scenario for everybody who took part, and for the role that a hero has.
    fn count_party(&mut self, content: &Content, record: &Record, won: bool) {
        let left = record.body.after.as_ref().map_or(&[][..], |a| &a.left);
        for (seat, member) in record.body.party.iter().enumerate() {
            let role = member.feats.role.and_then(|r| {
                let hero = content.hero(&member.hero).and_then(|n| content.heroes.get(n))?;
                hero.roles.get(usize::from(r)).map(|role| format!("{}, {}", member.hero, role.name))
            });
            for name in std::iter::once(member.hero.clone()).chain(role) {
                let tally = self.heroes.entry(name).or_default();
                tally.played += 1;
                tally.won += u64::from(won);
                tally.deaths += u64::from(left.get(seat).is_some_and(|l| !l.alive));
            }
        }
    }

    fn count(&mut self, choice: &Choice) {
        self.answers += 1;
        match choice {
            Choice::Check(_) => self.feats += 1,
            Choice::Side(_) => self.roles += 1,
            Choice::To(_) | Choice::Pick(_) | Choice::OfType(_) => self.gained += 1,
            Choice::Want(_) => self.trades += 1,
            Choice::Sit { .. } | Choice::Join(_) => self.newcomers += 1,
            _ => {}
        }
    }
}

/// Plays the campaigns; `watch` is told how many are done.
///
/// # Errors
/// When a hero is not in the pack, or the pack has no scenario.
pub fn run(options: &Options, watch: &(dyn Fn(u64) + Sync)) -> Result<Report, SimError> {
    record(options, 0)?;
    let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
    let work = || -> Result<Report, SimError> {
        let mut report = Report::default();
        let mut world = World::new();
        play::install(&mut world, options.content.clone());
        world.resource_mut::<Keep>().0 = false;
        loop {
            let i = next.fetch_add(1, Ordering::Relaxed);
            if i >= options.campaigns {
                return Ok(report);
            }
            report.campaigns += 1;
            let seed = options.seed.wrapping_add(i);
            match campaign(options, i, &mut world, &mut report) {
                Ok(true) => report.won += 1,
                Ok(false) => report.given_up += 1,
                Err(what) => report.troubles.push(format!("seed {seed}: {what}")),
            }
            watch(done.fetch_add(1, Ordering::Relaxed) + 1);
        }
    };
    let mut report = Report::default();
    let parts: Vec<Result<Report, SimError>> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..options.jobs.max(1)).map(|_| scope.spawn(work)).collect();
        let died = || Err(SimError::Died("campaigns"));
        threads.into_iter().map(|t| t.join().unwrap_or_else(|_| died())).collect()
    });
    for part in parts {
        report.merge(part?);
    }
    Ok(report)
}

/// The record with which a campaign begins.
fn record(options: &Options, i: u64) -> Result<Record, SimError> {
    let sitting = SimOptions {
        party: options.party.clone(),
        seed: options.seed,
        ..SimOptions::new(options.content.clone(), "")
    };
    let start = sitting.start(i)?;
    let content = &options.content;
    Record::new(content, &content.pack.id, start.party, "Trial", start.seed)
        .map_err(|e| SimError::Content(e.to_string()))
}

/// Plays one campaign; false when it was given up.
fn campaign(
    options: &Options,
    i: u64,
    world: &mut World,
    report: &mut Report,
) -> Result<bool, String> {
    let mut record = record(options, i).map_err(|e| e.to_string())?;
    let size = record.body.party.len();
    let mut steward = Steward::new(record.seed, size);
    let mut audit = Audit::default();
    meet(options, &mut record, &mut steward, &mut audit, report)?;
    let mut tries = 0;
    while let Some(scenario) = record.body.next.clone() {
        let order = options.content.playing_order();
        let again = record.body.wins().len() >= order.len() * 2;
        if tries > MOST_TRIES || again {
            return Ok(false);
        }
        let end = game(options, world, &mut record, &scenario)?;
        report.games += 1;
        let hours = table::pile(world, PileId::Blessings).len() as u64;
        let tally = report.of_scenario(&scenario);
        tally.played += 1;
        tally.won += u64::from(end == End::Won);
        tally.out_of_time += u64::from(end == End::OutOfTime);
        tally.hours_left += if end == End::Won { hours } else { 0 };
        if end == End::Won {
            tries = 0;
        } else {
            tries += 1;
            report.lost += 1;
        }
        let left = record.body.after.iter().flat_map(|a| &a.left);
        let dead = left.filter(|l| !l.alive).count() as u64;
        report.deaths += dead;
        report.of_scenario(&scenario).deaths += dead;
        report.count_party(&options.content, &record, end == End::Won);
        meet(options, &mut record, &mut steward, &mut audit, report)?;
    }
    Ok(true)
}

/// Plays a scenario and notes how it ended.
fn game(
    options: &Options,
    world: &mut World,
    record: &mut Record,
    scenario: &str,
) -> Result<End, String> {
    let journal = record.journal();
    let seed = record.seed_of(journal);
    let start = record.start(&options.content, scenario, seed);
    play::begin(world, &start)?;
    record.body.begun = start.begun;
    let mut bot = options.bot.build::<Adventure>();
    bot.begin(seed);
    let mut last: Vec<String> = Vec::new();
    for n in 0..MOST_DECISIONS {
        if let Some(end) = play::ended(world) {
            let turns = world.resource::<Clock>().turn;
            let (scenario, digest) = (scenario.to_owned(), String::new());
            let played = Played {
                journal,
                scenario,
                end,
                turns,
                digest,
                at: 0,
                seconds: None,
                difficulty: Difficulty::default(),
            };
            note_result(record, &options.content, played, deck::left(world));
            return Ok(end);
        }
        let Some(prompt) = play::prompt(world).cloned() else {
            return Err(format!("`{scenario}` asks nothing and is not over"));
        };
        let acts = bot.choose(world, &prompt);
        if n + LAST_TOLD >= MOST_DECISIONS {
            last.push(format!("{:?} {:?}", prompt.ask, Adventure::moment(world, &acts)));
        }
        play::submit(world, &acts).map_err(|r| format!("`{scenario}`: {acts:?}: {r}"))?;
    }
    Err(format!("`{scenario}` has no end: {}", last.join(", ")))
}

/// Goes through what is between two games, with an eye on everything.
fn meet(
    options: &Options,
    record: &mut Record,
    steward: &mut Steward,
    audit: &mut Audit,
    report: &mut Report,
) -> Result<(), String> {
    let mut between = AdventureDowntime::open(options.content.clone(), record);
    audit.begin(record, &between)?;
    steward.begin();
    for _ in 0..MOST_ANSWERS {
        let Some(prompt) = between.prompt() else {
            audit.end(&between)?;
            let lists = between.state().seats.len() as u64;
            between.conclude(record);
            record.check(&options.content).map_err(|e| e.to_string())?;
            crate::rules::setup::judge_decks(&options.content, &record.body.party)?;
            report.decks += lists;
            return Ok(());
        };
        if prompt.options.is_empty() {
            return Err(format!("no answers: {prompt:?}"));
        }
        let choice = steward.choose(&between, &prompt);
        audit.before(&between, &prompt, steward)?;
        let held = between.clone();
        between.submit(&choice).map_err(|r| format!("{choice:?}: {r}"))?;
        audit.after(&held, &choice, &between)?;
        report.count(&choice);
    }
    Err(format!("what is between two games has no end: {:?}", AdventureDowntime::prompt(&between)))
}
