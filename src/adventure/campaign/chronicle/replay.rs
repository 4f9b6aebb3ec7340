//! Replays a journal to generate its chapter. Undone decisions are no part of the story.

use std::sync::Arc;

use bevy_ecs::prelude::*;

use super::chapter::{Chapter, Seat, VERSION};
use super::growth::grown;
use super::{ending, narrator::Narrator};
use crate::campaign::ReadJournal;
use crate::cards::content::Content;
use crate::kernel::campaign::journal::{self, Step};
use crate::kernel::campaign::players::HandPrivacy;
use crate::kernel::play::SetupError;
use crate::rules::flow::past::{self, Keep};
use crate::rules::play;
use crate::rules::state::ids::PileId;
use crate::rules::state::table;

/// Generates the chapter of a scenario from its journal, as far as the journal can be replayed.
///
/// # Errors
/// Returns an error if the game cannot be set up.
pub fn chapter(
    content: &Arc<Content>,
    number: u32,
    read: &ReadJournal,
) -> Result<Chapter, SetupError> {
    chapter_with(content, number, read, false)
}

/// Generates the chapter of a scenario from its journal. With `discreet`, cards in private hands
/// are left out, because the scenario is still in progress.
///
/// # Errors
/// Returns an error if the game cannot be set up.
pub(super) fn chapter_with(
    content: &Arc<Content>,
    number: u32,
    read: &ReadJournal,
    discreet: bool,
) -> Result<Chapter, SetupError> {
    let start = &read.head.start;
    let stand = read.standing(read.steps.len());
    let made = read.steps.iter().filter(|(s, ..)| matches!(s, Step::Do(_) | Step::Auto(_))).count();
    let undone = (made - stand.len()) as u64;
    let mut world = World::new();
    play::install(&mut world, content.clone());
    world.insert_resource(Keep(false));
    if discreet {
        world.insert_resource(HandPrivacy { private: true, here: None });
    }
    play::begin(&mut world, start)?;
    let world = &mut world;
    let hours = table::pile(world, PileId::Blessings).len() as u64;
    let mut narrator = Narrator::new(world);
    let mut opening = Vec::new();
    let (mut decisions, mut whole) = (0, read.damage.is_none());
    for one in stand {
        let acts = one.decision;
        narrator.before(world, acts);
        if play::submit(world, acts).is_err() {
            whole = false;
            break;
        }
        decisions += u64::from(!one.by_itself);
        if opening.is_empty() && world.resource::<table::Clock>().turn > 0 {
            opening = ending::opening(world, &narrator.heroes, hours);
        }
        narrator.after(world);
    }
    let digest = past::digest(world);
    let recorded = read.tables.last().cloned().flatten();
    whole &= recorded.is_none_or(|t| t == journal::short(digest));
    let story = narrator.finish(world);
    opening.extend(story.opening);
    let mut calls = story.calls;
    calls.sort_by_key(|c| (c.odds, c.turn));
    let def = table::scenario(world);
    let seat = |m: &play::Member| {
        let name = content.hero(&m.hero).map(|n| content.heroes[n].name.clone());
        let name = name.unwrap_or_else(|| m.hero.clone());
        Seat { hero: m.hero.clone(), name, grown: grown(content, m) }
    };
    Ok(Chapter {
        version: VERSION,
        journal: number,
        scenario: def.id.clone(),
        title: def.name.clone(),
        end: play::ended(world),
        digest: format!("{digest:016x}"),
        whole,
        seats: start.party.iter().map(seat).collect(),
        opening,
        turns: story.turns,
        ending: story.ending,
        hours,
        left: table::pile(world, PileId::Blessings).len() as u64,
        decisions,
        undone,
        tallies: story.tallies,
        calls,
        epitaphs: story.epitaphs,
    })
}
