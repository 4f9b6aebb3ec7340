//! One chapter, played many times.

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy_ecs::prelude::*;
use kernel::bots::BotKind;
use kernel::sim::check::Checks;
use kernel::sim::{Party, Plan, Playouts, SimError};
use serde::Serialize;

use crate::campaign::party;
use crate::content::TacticsContent;
use crate::content::words::Difficulty;
use crate::rules::company::Company;
use crate::rules::family::Tactics;
use crate::rules::play::Ending;
use crate::rules::start::Start;

/// What is counted.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Facts {
    /// How many games ended in each way.
    pub endings: BTreeMap<String, u64>,
}

/// Games of one chapter.
#[derive(Clone, Debug)]
pub struct Fights {
    /// The pack.
    pub content: Arc<TacticsContent>,
    /// The chapter.
    pub chapter: String,
    /// Who plays.
    pub party: Party,
    /// The company to begin with; a new one of the party if there is none.
    pub company: Option<Company>,
    /// The difficulty.
    pub difficulty: Difficulty,
    /// How many games.
    pub games: u64,
    /// The seed of the first game.
    pub seed: u64,
    /// Who answers.
    pub bot: BotKind,
    /// How many threads.
    pub jobs: usize,
    /// What is checked at every prompt.
    pub checks: Checks,
    /// Whether nobody is asked who can do nothing useful.
    pub manners: bool,
}

/// Returns the company of a new campaign for a game with this seed.
///
/// # Errors
/// Returns what the pack does not have, or why the party is none.
pub fn company(
    content: &TacticsContent,
    party: &Party,
    difficulty: Difficulty,
    seed: u64,
) -> Result<Company, SimError> {
    let typed: Vec<String> = match party {
        Party::Named(entries) => entries.clone(),
        any => {
            let all: Vec<&str> = content.heroes.iter().map(|hero| hero.id.as_str()).collect();
            let chosen = any.choose(&all, seed)?;
            // Classes follow in the order of the pack, from another one in each game.
            let classes: Vec<&str> =
                content.basic_classes().map(|id| content.class(id).id.as_str()).collect();
            let entry = |(n, hero): (usize, usize)| {
                let turn = usize::try_from(seed % 97).unwrap_or_default();
                format!("{}:{}", all[hero], classes[(n + turn) % classes.len().max(1)])
            };
            chosen.into_iter().enumerate().map(entry).collect()
        }
    };
    let party = party::read(content, &typed).map_err(|e| SimError::Content(e.to_string()))?;
    Company::begin(content, &party, difficulty).map_err(|e| SimError::Content(e.to_string()))
}

impl Playouts<Tactics> for Fights {
    type Facts = Facts;

    fn plan(&self) -> Plan<Tactics> {
        Plan {
            games: self.games,
            bot: self.bot,
            jobs: self.jobs,
            checks: self.checks,
            listens: false,
            stops: self.manners.then(Default::default),
        }
    }

    fn content(&self) -> &Arc<TacticsContent> {
        &self.content
    }

    fn start(&self, i: u64) -> Result<Start, SimError> {
        if self.content.find_chapter(&self.chapter).is_none() {
            let what = t!("tactics-no-chapter", id = self.chapter.as_str());
            return Err(SimError::Content(what));
        }
        let seed = self.seed.wrapping_add(i);
        let company = match &self.company {
            Some(company) => company.clone(),
            None => company(&self.content, &self.party, self.difficulty, seed)?,
        };
        Ok(Start::new(&self.chapter, company, seed))
    }

    fn ended(&self, facts: &mut Facts, _: &mut World, _: &Start, ending: Option<Ending>) {
        let word = ending.map_or_else(|| "none".to_owned(), |ending| kernel::view::word(&ending));
        *facts.endings.entry(word).or_default() += 1;
    }

    fn merge(&self, facts: &mut Facts, other: Facts) {
        for (ending, n) in other.endings {
            *facts.endings.entry(ending).or_default() += n;
        }
    }
}

impl Fights {
    /// Returns random games of the first encounter of a pack by four heroes, to be measured.
    pub fn measured(content: Arc<TacticsContent>, games: u64) -> Fights {
        let fights = content.chapters.iter().filter(|chapter| chapter.encounter.is_some());
        let chapter = fights.min_by_key(|chapter| chapter.number).map(|c| c.id.clone());
        Fights {
            chapter: chapter.unwrap_or_default(),
            content,
            party: Party::Any(4),
            company: None,
            difficulty: Difficulty::Normal,
            games,
            seed: 1,
            bot: BotKind::Random,
            jobs: 1,
            checks: Checks::default(),
            manners: false,
        }
    }
}
