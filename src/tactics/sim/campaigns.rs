//! Whole campaigns by bots: chapter after chapter, until the road ends.

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy_ecs::prelude::*;
use kernel::bots::BotKind;
use kernel::play;
use kernel::sim::{Party, SimError};
use serde::Serialize;

use super::company;
use crate::content::TacticsContent;
use crate::content::words::Difficulty;
use crate::rules::family::Tactics;
use crate::rules::play::Ending;
use crate::rules::road::company_after;
use crate::rules::start::Start;

/// No road is longer: a campaign that visits more chapters is given up.
const MOST_CHAPTERS: usize = 200;
/// No chapter takes more decisions.
const MOST_DECISIONS: usize = 100_000;

/// What is played.
#[derive(Clone, Debug)]
pub struct Campaigns {
    /// The pack.
    pub content: Arc<TacticsContent>,
    /// Who plays.
    pub party: Party,
    /// The difficulty.
    pub difficulty: Difficulty,
    /// How many campaigns.
    pub campaigns: u64,
    /// The seed of the first one.
    pub seed: u64,
    /// Who answers.
    pub bot: BotKind,
}

/// What came of it.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Report {
    /// Campaigns played.
    pub campaigns: u64,
    /// Campaigns by the chapter in which they ended.
    pub endings: BTreeMap<String, u64>,
    /// Visits of each chapter, by how they ended.
    pub chapters: BTreeMap<String, BTreeMap<String, u64>>,
    /// Decisions made.
    pub decisions: u64,
    /// What went wrong, with the seed of the campaign and the chapter.
    pub troubles: Vec<String>,
}

/// Plays the campaigns. `watch` is called after each with how many are done.
///
/// # Errors
/// Returns why the party cannot set out.
pub fn run(options: &Campaigns, watch: &dyn Fn(u64)) -> Result<Report, SimError> {
    let mut report = Report::default();
    let mut world = World::new();
    play::install::<Tactics>(&mut world, options.content.clone());
    for i in 0..options.campaigns {
        let seed = options.seed.wrapping_add(i);
        let company = company(&options.content, &options.party, options.difficulty, seed)?;
        let start = Start::new("", company, seed);
        if let Err(trouble) = travel(options, &mut world, start, &mut report) {
            report.troubles.push(format!("seed {seed}: {trouble}"));
        }
        report.campaigns += 1;
        watch(report.campaigns);
    }
    Ok(report)
}

/// Plays one campaign.
fn travel(
    options: &Campaigns,
    world: &mut World,
    mut start: Start,
    report: &mut Report,
) -> Result<(), String> {
    let mut bot = options.bot.build::<Tactics>();
    for visited in 0..MOST_CHAPTERS {
        let Some(next) = start.company.next(&options.content).map(str::to_owned) else {
            let last = start.company.visited.last().map_or("", |visit| &visit.chapter);
            *report.endings.entry(last.to_owned()).or_default() += 1;
            return Ok(());
        };
        start.chapter.clone_from(&next);
        start.seed = start.seed.wrapping_mul(0x9E37_79B9).wrapping_add(visited as u64) >> 11;
        play::begin::<Tactics>(world, &start).map_err(|e| format!("{next}: {e}"))?;
        bot.begin(start.seed);
        let mut decisions = 0;
        while let Some(prompt) = play::prompt::<Tactics>(world).cloned() {
            let acts = bot.choose(world, &prompt);
            play::submit::<Tactics>(world, &acts)
                .map_err(|no| format!("{next}: {acts:?} refused: {}", no.why))?;
            decisions += 1;
            if decisions > MOST_DECISIONS {
                return Err(format!("{next}: no end after {decisions} decisions"));
            }
        }
        report.decisions += decisions as u64;
        let ending = play::ended::<Tactics>(world).ok_or(format!("{next}: nothing is asked"))?;
        let word = kernel::view::word(&ending);
        *report.chapters.entry(next.clone()).or_default().entry(word).or_default() += 1;
        if ending == Ending::Stuck {
            return Err(format!("{next}: its content sets itself off for ever"));
        }
        start.company = company_after(world);
    }
    Err(format!("no end after {MOST_CHAPTERS} chapters"))
}
