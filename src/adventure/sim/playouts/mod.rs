//! Plays many games of scenarios and counts what the kernel's report does not.
//!
//! Game number `i` uses `seed + i` for its random numbers, its party and its bot, so that it can be
//! repeated alone.

pub mod asked;
pub mod check;
pub mod tally;

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy_ecs::prelude::*;
use serde::Serialize;

use self::asked::{AskedTally, Watch};
use self::check::{Checks, conserved};
use self::tally::{CardTally, Tally};
use super::bots::BotKind;
use crate::autopass::StopSettings;
use crate::campaign::quest::{self, QuestId};
use crate::cards::content::Content;
use crate::cards::difficulty::Difficulty;
use crate::cards::printed::CardDef;
use crate::cards::vocabulary::Kind;
use crate::kernel::sim::{self, Plan, Playouts, Report, SimError, SimFamily};
use crate::rules::family::Adventure;
use crate::rules::flow::prompt::Prompt;
use crate::rules::play::{Member, Start};
use crate::rules::state::ids::PileId;
use crate::rules::state::table::{self, Clock, End, Feats};

pub use crate::kernel::sim::Party;

/// The options of a simulation.
#[derive(Clone, Debug)]
pub struct SimOptions {
    /// The pack.
    pub content: Arc<Content>,
    /// Id of the scenario.
    pub scenario: String,
    /// The party.
    pub party: Party,
    /// Number of games.
    pub games: u64,
    /// The seed of the first game; each further game adds 1.
    pub seed: u64,
    /// The bot that plays.
    pub bot: BotKind,
    /// Number of threads, each with its own world.
    pub jobs: usize,
    /// The checks at every prompt.
    pub checks: Checks,
    /// Whether to count events for each card, which is slower.
    pub cards: bool,
    /// Whether to count how often players are asked in encounters.
    pub asked: bool,
    /// The stops of auto-pass; `None` asks about everything.
    pub stops: Option<StopSettings>,
    /// Set to play a generated scenario of this tier in each game instead of `scenario`
    /// (AC-TABLE-08).
    pub quest: Option<u8>,
    /// The house rules (AC-TABLE-01).
    pub difficulty: Difficulty,
}

impl SimOptions {
    /// Returns options for a hundred random games of a scenario with two random heroes.
    pub fn new(content: Arc<Content>, scenario: impl Into<String>) -> SimOptions {
        SimOptions {
            content,
            scenario: scenario.into(),
            party: Party::Any(2),
            games: 100,
            seed: 1,
            bot: BotKind::Random,
            jobs: 1,
            checks: Checks::default(),
            cards: false,
            asked: false,
            stops: None,
            quest: None,
            difficulty: Difficulty::default(),
        }
    }

    /// Returns the start of game number `i`.
    ///
    /// # Errors
    ///
    /// Returns an error if a hero is not in the pack, or it has too few heroes.
    pub fn start(&self, i: u64) -> Result<Start, SimError> {
        let seed = self.seed.wrapping_add(i);
        let content = &self.content;
        let heroes: Vec<&str> = content.heroes.iter().map(|h| h.id.as_str()).collect();
        let ids = self.party.choose(&heroes, seed)?;
        // With mythic paths in the pack each hero has one, and every other game some redeemed cards.
        let paths: Vec<&CardDef> = content.cards.iter().filter(|c| c.kind == Kind::Path).collect();
        let path = |h: usize| {
            let n = usize::try_from(seed % 97).unwrap_or(0) + h;
            paths.get(n % paths.len().max(1)).map(|c| c.id.clone())
        };
        let corrupted = |c: &&CardDef| c.traits.iter().any(|t| t.name() == "Corrupted");
        let redeemed = content.cards.iter().filter(corrupted).map(|c| c.id.clone());
        let redeemed: Vec<String> = redeemed.skip(usize::from(seed.is_multiple_of(2))).collect();
        let party = ids
            .into_iter()
            .map(|h| Member {
                hero: content.heroes[h].id.clone(),
                deck: content.heroes[h].deck.clone(),
                feats: Feats { path: path(h), ..Feats::default() },
                cohort_gone: false,
            })
            .collect();
        let mut start = Start::new(self.scenario.clone(), party, seed);
        start.redeemed = redeemed;
        if let Some(tier) = self.quest {
            let id = QuestId { tier, seed };
            start.scenario = id.to_string();
            start.quest =
                Some(quest::make(content, id).map_err(|e| SimError::Content(e.to_string()))?);
            start.begun = tier;
        }
        Ok(start.with_difficulty(content, self.difficulty))
    }
}

impl SimFamily for Adventure {
    fn label(start: &Start) -> (u64, Vec<String>) {
        (start.seed, start.party.iter().map(|m| m.hero.clone()).collect())
    }

    fn won(end: &End) -> Option<bool> {
        Some(*end == End::Won)
    }

    fn turns(world: &World) -> u32 {
        world.resource::<Clock>().turn
    }

    fn conserved(world: &World) -> Result<(), String> {
        conserved(world)
    }
}

/// The counts of the card game.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Facts {
    /// Sum of the hours left in the blessings deck over all games won.
    pub hours_left: u64,
    /// Mean number of hours left over all games won.
    pub hours_left_when_won: f64,
    /// Games lost, by ending.
    pub losses_by_reason: BTreeMap<String, u64>,
    /// Counts for each card, if requested.
    pub cards: BTreeMap<String, CardTally>,
    /// How often players were asked in encounters, if requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asked: Option<AskedTally>,
    /// For each hero, games won and games played.
    pub heroes: BTreeMap<String, (u64, u64)>,
    /// Counts by card index, until the end of the simulation.
    #[serde(skip)]
    tally: Tally,
}

/// The report of a simulation.
pub type SimReport = Report<Facts>;

impl Playouts<Adventure> for SimOptions {
    type Facts = Facts;

    fn plan(&self) -> Plan<Adventure> {
        Plan {
            games: self.games,
            bot: self.bot,
            jobs: self.jobs,
            checks: self.checks,
            listens: self.cards,
            stops: self.stops.clone(),
        }
    }

    fn content(&self) -> &Arc<Content> {
        &self.content
    }

    fn start(&self, i: u64) -> Result<Start, SimError> {
        SimOptions::start(self, i)
    }

    fn prepare(&self, world: &mut World) {
        if self.asked {
            asked::install(world);
        }
    }

    fn facts(&self) -> Facts {
        Facts { tally: Tally::new(&self.content), ..Facts::default() }
    }

    fn happened(&self, facts: &mut Facts, world: &mut World) {
        facts.tally.take(world);
    }

    fn asked(&self, world: &mut World, prompt: &Prompt, by_itself: bool) {
        asked::asked(world, prompt, by_itself);
    }

    fn ended(&self, facts: &mut Facts, world: &mut World, start: &Start, end: Option<End>) {
        match end {
            Some(End::Won) => {
                facts.hours_left += table::pile(world, PileId::Blessings).len() as u64;
            }
            Some(end) => *facts.losses_by_reason.entry(reason(end).to_owned()).or_default() += 1,
            None => {}
        }
        for member in &start.party {
            let entry = facts.heroes.entry(member.hero.clone()).or_default();
            entry.0 += u64::from(end == Some(End::Won));
            entry.1 += 1;
        }
        if let Some(mut watch) = world.get_resource_mut::<Watch>() {
            facts.asked.get_or_insert_default().merge(&watch.take());
        }
    }

    fn merge(&self, facts: &mut Facts, other: Facts) {
        facts.hours_left += other.hours_left;
        for (reason, n) in other.losses_by_reason {
            *facts.losses_by_reason.entry(reason).or_default() += n;
        }
        for (hero, (won, played)) in other.heroes {
            let entry = facts.heroes.entry(hero).or_default();
            entry.0 += won;
            entry.1 += played;
        }
        if let Some(asked) = &other.asked {
            facts.asked.get_or_insert_default().merge(asked);
        }
        facts.tally.merge(&other.tally);
    }

    fn finish(&self, facts: &mut Facts, won: u64) {
        facts.hours_left_when_won = facts.hours_left as f64 / won.max(1) as f64;
        if self.cards {
            facts.cards = facts.tally.named(&self.content);
        }
    }
}

fn reason(end: End) -> &'static str {
    match end {
        End::Won => "won",
        End::OutOfTime => "out-of-time",
        End::AllDead => "all-dead",
    }
}

/// Plays the games.
///
/// # Errors
///
/// Returns an error if the scenario or a hero is not in the pack, or the table cannot be set up.
pub fn run(options: &SimOptions) -> Result<SimReport, SimError> {
    run_watched(options, &|_| ())
}

/// Plays the games. Calls `watch` after each one with the number of finished games, from any
/// thread.
///
/// # Errors
///
/// Returns an error if the scenario or a hero is not in the pack, or the table cannot be set up.
pub fn run_watched(
    options: &SimOptions,
    watch: &(dyn Fn(u64) + Sync),
) -> Result<SimReport, SimError> {
    let pack = &options.content.pack.id;
    if options.quest.is_none() && options.content.scenario(&options.scenario).is_none() {
        let what = format!("no scenario `{}` in pack `{pack}`", options.scenario);
        return Err(SimError::Content(what));
    }
    sim::run::<Adventure, _>(options, watch)
}
