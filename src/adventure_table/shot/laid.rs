//! Puts positions and games on the table for a picture, a script or a benchmark.

use std::path::Path;
use std::sync::Arc;

use bevy::prelude::*;

use super::camps;
use crate::adventure_table::command::TableCommand;
use crate::adventure_table::model::Model;
use crate::adventure_table::pilot;
use crate::adventure_table::playback::Playback;
use crate::adventure_table::session::put_on_table;
use crate::cards::source::{find_pack, packs};
use crate::rules::flow::history;
use crate::rules::play::{self, Member, Start};
use crate::rules::state::table::{self, Feats};
use crate::shell::command::CommandQueue;

/// Opens the downtime of a campaign that is prepared on the shelf, for scripts.
///
/// # Errors
/// Returns an error if there is no such scene, or the folder cannot be created.
pub fn camp(world: &mut World, scene: &str, seed: u64) -> Result<(), String> {
    let folder = crate::kernel::store::data::new_dir(scene).map_err(|e| e.to_string())?;
    camps::lay(world, &folder, scene, seed)
}

/// The position of a vignette, ready to be put on the table.
pub struct Position {
    content: Arc<crate::cards::content::Content>,
    snapshot: history::Snapshot,
}

/// Reads the position of a vignette.
///
/// # Errors
/// Returns an error if the file cannot be read or is invalid.
pub fn position(file: &Path) -> Result<Position, String> {
    let world = crate::vignette::open(file)?;
    Ok(Position { content: table::book(&world).clone(), snapshot: history::snapshot(&world) })
}

/// Puts a position on the table. With `minded`, auto-pass answers prompts that nobody wants to be
/// asked.
pub fn lay(world: &mut World, position: &Position, minded: bool) {
    play::install(world, Arc::clone(&position.content));
    history::restore(world, &position.snapshot);
    put_on_table(world, minded);
}

/// Puts the first scenario of the first pack on the table, for this many heroes.
///
/// # Errors
/// Returns an error if there is no pack, or it cannot be played.
pub fn begin(world: &mut World, heroes: usize, seed: u64) -> Result<(), String> {
    let name = packs().into_iter().next().ok_or("no content pack was found")?;
    let content = find_pack(&name).map_err(|p| crate::kernel::content::problem::summary(&p))?;
    let content = Arc::new(content);
    let scenario =
        content.playing_order().first().map(|s| s.id.clone()).ok_or("the pack has no scenario")?;
    let heroes = heroes.min(usize::from(content.pack.players)).max(1);
    let party = content
        .heroes
        .iter()
        .take(heroes)
        .map(|h| Member {
            hero: h.id.clone(),
            deck: h.deck.clone(),
            feats: Feats::default(),
            cohort_gone: false,
        })
        .collect();
    play::install(world, Arc::clone(&content));
    play::begin(world, &Start::new(scenario, party, seed))?;
    put_on_table(world, false);
    Ok(())
}

/// Lets the pilot play until a condition holds, at most this many decisions.
pub fn advance(app: &mut App, until: fn(&Model) -> bool, most: u32) {
    for step in 0..most {
        let world = app.world_mut();
        if until(world.resource::<Model>()) || play::ended(world).is_some() {
            break;
        }
        let Some(acts) = pilot::answer(world.resource::<Model>(), step) else { break };
        world.resource_mut::<CommandQueue>().push(TableCommand::Do(acts));
        crate::shell::apply::apply(world);
        world.resource_mut::<Playback>().skip_all();
    }
    app.update();
    app.update();
}
