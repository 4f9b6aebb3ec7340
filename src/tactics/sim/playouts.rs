//! One chapter, played many times.

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy_ecs::prelude::*;
use kernel::bots::BotKind;
use kernel::sim::check::Checks;
use kernel::sim::{Party, Plan, Playouts, SimError};
use serde::Serialize;

use super::specials;
use super::tally::{Share, Tally, add};
use crate::campaign::party;
use crate::content::TacticsContent;
use crate::content::words::Difficulty;
use crate::rules::company::Company;
use crate::rules::family::Tactics;
use crate::rules::play::Ending;
use crate::rules::start::{House, Start};
use crate::rules::state::table;

/// What is counted.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Facts {
    /// How many games ended in each way.
    pub endings: BTreeMap<String, u64>,
    /// Games won, by the classes of the party.
    pub classes: BTreeMap<String, Share>,
    /// What was played and revealed.
    #[serde(flatten)]
    pub tally: Tally,
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
    /// The companies to begin with, one after the other; new ones of the party if there are none.
    pub companies: Vec<Company>,
    /// The difficulty.
    pub difficulty: Difficulty,
    /// The house rules.
    pub house: House,
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
    /// Whether what is played and revealed is counted, which is slower.
    pub tally: bool,
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
            listens: self.tally,
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
        let kept = usize::try_from(seed).unwrap_or(0).checked_rem(self.companies.len());
        let company = match kept.and_then(|n| self.companies.get(n)) {
            Some(company) => Company { difficulty: self.difficulty, ..company.clone() },
            None => company(&self.content, &self.party, self.difficulty, seed)?,
        };
        Ok(Start { house: self.house, ..Start::new(&self.chapter, company, seed) })
    }

    fn prepare(&self, world: &mut World) {
        if self.tally {
            specials::count(world);
        }
    }

    fn facts(&self) -> Facts {
        match self.tally {
            true => {
                Facts { tally: Tally::new(&self.content).only(&self.chapter), ..Facts::default() }
            }
            false => Facts::default(),
        }
    }

    fn happened(&self, facts: &mut Facts, world: &mut World) {
        facts.tally.take(world);
    }

    fn ended(&self, facts: &mut Facts, world: &mut World, _: &Start, ending: Option<Ending>) {
        let word = ending.map_or_else(|| "none".to_owned(), |ending| kernel::view::word(&ending));
        *facts.endings.entry(word).or_default() += 1;
        let Some(won) = ending.and_then(Ending::won) else { return };
        for seat in table::seats(world) {
            let class = table::class(world, seat).id.clone();
            facts.classes.entry(class).or_default().count(won);
        }
    }

    fn merge(&self, facts: &mut Facts, other: Facts) {
        add(&mut facts.endings, other.endings);
        for (class, share) in other.classes {
            facts.classes.entry(class).or_default().add(share);
        }
        facts.tally.merge(other.tally);
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
            companies: Vec::new(),
            difficulty: Difficulty::Normal,
            house: House::default(),
            games,
            seed: 1,
            bot: BotKind::Random,
            jobs: 1,
            checks: Checks::default(),
            manners: false,
            tally: false,
        }
    }
}
