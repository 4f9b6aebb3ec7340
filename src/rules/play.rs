//! The door to the rules: install, begin, ask, answer.

use std::sync::Arc;

use bevy_ecs::prelude::*;
use serde::{Deserialize, Serialize};

use super::flow::prompt::{Act, Asked, Prompt, Refusal};
use super::state::table::{End, Feats, Over};
use crate::cards::content::Content;

/// A hero who sits down at the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Member {
    /// Id of the hero in the pack.
    pub hero: String,
    /// The character deck: ids of cards (AC-SETUP-05).
    pub deck: Vec<String>,
    /// Checked boxes.
    #[serde(default)]
    pub feats: Feats,
}

/// Everything that a scenario begins with. With the decisions it determines all that follows.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// Id of the scenario.
    pub scenario: String,
    /// The party, by seat: 1 to 6.
    pub party: Vec<Member>,
    /// The seed of all chance.
    pub seed: u64,
}

/// Prepares a world for a pack: schedules and resources. Needed once; `begin` may follow often.
pub fn install(world: &mut World, content: Arc<Content>) {
    let _ = (world, content);
    todo!()
}

/// Sets a scenario up, replacing whatever was on the table, and stops at the first prompt.
///
/// # Errors
/// When the scenario, a hero or a card is not in the pack, or the party is not 1 to 6 heroes.
pub fn begin(world: &mut World, start: &Start) -> Result<(), String> {
    let _ = (world, start);
    todo!()
}

/// The open prompt. There is always one until the scenario is over.
pub fn prompt(world: &World) -> Option<&Prompt> {
    world.resource::<Asked>().prompt.as_ref()
}

/// How the scenario ended, once it has.
pub fn ended(world: &World) -> Option<End> {
    world.resource::<Over>().0
}

/// Answers the open prompt and goes on to the next. On a refusal nothing has changed.
///
/// # Errors
/// When nothing is asked, an act is not among the options, or their number is wrong.
pub fn submit(world: &mut World, acts: &[Act]) -> Result<(), Refusal> {
    let _ = (world, acts);
    todo!()
}
