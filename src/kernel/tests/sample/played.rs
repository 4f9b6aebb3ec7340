//! Games by the hundred.

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy_ecs::prelude::*;
use kernel::bots::{BotFamily, BotKind};
use kernel::cues::Cues;
use kernel::sim::{Plan, Playouts, SimFamily};
use kernel::sim::{SimError, check::Checks};
use serde::Serialize;

use super::{Act, Content, Cue, Ending, Field, Hares, Piles, Start, content};

impl BotFamily for Hares {
    fn weight(act: &Act) -> usize {
        if *act == Act::Draw { 1 } else { 3 }
    }
}

impl SimFamily for Hares {
    fn label(start: &Start) -> (u64, Vec<String>) {
        (start.seed, start.names.to_vec())
    }

    fn won(ending: &Ending) -> Option<bool> {
        Some(matches!(ending, Ending::Won(_)))
    }

    fn turns(world: &World) -> u32 {
        world.resource::<Field>().round.into()
    }

    fn conserved(world: &World) -> Result<(), String> {
        let mut all = world.resource::<Piles>().0.concat();
        all.sort_unstable();
        all.dedup();
        if all.len() == 10 { Ok(()) } else { Err(format!("{} cards", all.len())) }
    }
}

/// What is counted of the hares.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Facts {
    /// How often each card was run with.
    pub runs: BTreeMap<u16, u64>,
}

/// Games of one pack.
pub struct Games {
    pub bot: BotKind,
    pub jobs: usize,
    pub checks: Checks,
    pub pack: Arc<Content>,
    pub games: u64,
    pub seed: u64,
}

impl Games {
    pub fn new(bot: BotKind, jobs: usize) -> Games {
        Games { bot, jobs, checks: Checks::default(), pack: content(), games: 30, seed: 0 }
    }
}

impl Playouts<Hares> for Games {
    type Facts = Facts;

    fn plan(&self) -> Plan<Hares> {
        let (bot, jobs, checks) = (self.bot, self.jobs, self.checks);
        Plan { games: self.games, bot, jobs, checks, listens: true, stops: None }
    }

    fn content(&self) -> &Arc<Content> {
        &self.pack
    }

    fn start(&self, i: u64) -> Result<Start, SimError> {
        Ok(Start::new(self.seed + i))
    }

    fn happened(&self, facts: &mut Facts, world: &mut World) {
        for cue in world.resource_mut::<Cues<Hares>>().drain() {
            if let Cue::Ran { card, .. } = cue {
                *facts.runs.entry(card.0).or_default() += 1;
            }
        }
    }

    fn merge(&self, facts: &mut Facts, other: Facts) {
        for (card, n) in other.runs {
            *facts.runs.entry(card).or_default() += n;
        }
    }
}
