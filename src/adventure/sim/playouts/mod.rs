//! Scenarios by the hundred: what is played, and what is counted of it beside what the kernel counts.
//!
//! Game number `i` takes `seed + i` for its chance, its party and its bot, so any one of them can be
//! played again alone.

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
use crate::kernel::sim::{self, Plan, Playouts, Report, SimFamily};
use crate::rules::family::Adventure;
use crate::rules::flow::prompt::Prompt;
use crate::rules::play::{Member, Start};
use crate::rules::state::ids::PileId;
use crate::rules::state::table::{self, Clock, End, Feats};

pub use crate::kernel::sim::Party;

/// What to play.
#[derive(Clone, Debug)]
pub struct SimOptions {
    /// The pack.
    pub content: Arc<Content>,
    /// Id of the scenario.
    pub scenario: String,
    /// Who sits down.
    pub party: Party,
    /// How many games.
    pub games: u64,
    /// The seed of the first game; the next has one more.
    pub seed: u64,
    /// Who plays.
    pub bot: BotKind,
    /// Threads, each with a world of its own.
    pub jobs: usize,
    /// What is checked at every prompt.
    pub checks: Checks,
    /// Whether to count what happens to each card; slower.
    pub cards: bool,
    /// Whether to count how much the table is asked in encounters.
    pub asked: bool,
    /// What the table wants to be asked about; nothing: everything.
    pub stops: Option<StopSettings>,
    /// A generated scenario of this tier in each game, in place of `scenario` (AC-TABLE-08).
    pub quest: Option<u8>,
    /// What makes it harder or easier (AC-TABLE-01).
    pub difficulty: Difficulty,
}

impl SimOptions {
    /// A hundred random games of a scenario with two random heroes.
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

    /// What game number `i` begins with.
    ///
    /// # Errors
    /// When a hero is not in the pack, or there are fewer than are wanted.
    pub fn start(&self, i: u64) -> Result<Start, String> {
        let seed = self.seed.wrapping_add(i);
        let content = &self.content;
        let heroes: Vec<&str> = content.heroes.iter().map(|h| h.id.as_str()).collect();
        let ids = self.party.choose(&heroes, seed)?;
        let party = ids
            .into_iter()
            .map(|h| Member {
                hero: content.heroes[h].id.clone(),
                deck: content.heroes[h].deck.clone(),
                feats: Feats::default(),
                cohort_gone: false,
            })
            .collect();
        let mut start = Start::new(self.scenario.clone(), party, seed);
        if let Some(tier) = self.quest {
            let id = QuestId { tier, seed };
            start.scenario = id.to_string();
            start.quest = Some(quest::make(content, id)?);
            start.begun = tier;
        }
        Ok(start.with_difficulty(content, self.difficulty))
    }
}

impl SimFamily for Adventure {
    fn label(start: &Start) -> (u64, Vec<String>) {
        (start.seed, start.party.iter().map(|m| m.hero.clone()).collect())
    }

    fn won(end: &End) -> bool {
        *end == End::Won
    }

    fn turns(world: &World) -> u32 {
        world.resource::<Clock>().turn
    }

    fn conserved(world: &World) -> Result<(), String> {
        conserved(world)
    }
}

/// What is counted of scenarios.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Facts {
    /// Hours left in the blessings deck at the end of games won, all together.
    pub hours_left: u64,
    /// Hours left at the end of a game won, on average.
    pub hours_left_when_won: f64,
    /// Games lost, by how they were.
    pub losses_by_reason: BTreeMap<String, u64>,
    /// What happened to each card; only counted when asked for.
    pub cards: BTreeMap<String, CardTally>,
    /// How much the table was asked in encounters; only counted when asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asked: Option<AskedTally>,
    /// Games won by each hero in the party, of those played: (won, played).
    pub heroes: BTreeMap<String, (u64, u64)>,
    /// The cards by their numbers, until they are named.
    #[serde(skip)]
    tally: Tally,
}

/// How the games went.
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

    fn start(&self, i: u64) -> Result<Start, String> {
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
/// When the scenario or a hero is not in the pack, or the table cannot be set up.
pub fn run(options: &SimOptions) -> Result<SimReport, String> {
    run_watched(options, &|_| ())
}

/// The same; `watch` is told after every game how many are done, from whichever thread.
///
/// # Errors
/// When the scenario or a hero is not in the pack, or the table cannot be set up.
pub fn run_watched(
    options: &SimOptions,
    watch: &(dyn Fn(u64) + Sync),
) -> Result<SimReport, String> {
    let pack = &options.content.pack.id;
    if options.quest.is_none() && options.content.scenario(&options.scenario).is_none() {
        return Err(format!("no scenario `{}` in pack `{pack}`", options.scenario));
    }
    sim::run::<Adventure, _>(options, watch)
}
