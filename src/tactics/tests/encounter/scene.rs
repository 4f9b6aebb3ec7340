//! A table with an encounter on it, for tests.

use std::path::Path;
use std::sync::{Arc, LazyLock};

use bevy_ecs::prelude::*;
use kernel::play;
use tactics::content::TacticsContent;
use tactics::content::load::load;
use tactics::rules::family::Tactics;
use tactics::rules::start::{Company, Start};

/// The smallest pack that tests play.
pub static PACK: LazyLock<Arc<TacticsContent>> = LazyLock::new(|| {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pack");
    Arc::new(load(&dir).unwrap_or_else(|problems| panic!("{problems:?}")))
});

/// A company of so many heroes, guards and ringers by turns.
pub fn company(content: &TacticsContent, heroes: usize) -> Company {
    let figures = ["ada", "ben", "cid", "dot", "eve"];
    let party: Vec<(&str, &str)> = figures
        .iter()
        .zip(["guard", "ringer"].iter().cycle())
        .take(heroes)
        .map(|(f, c)| (*f, *c))
        .collect();
    Company::new(content, &party).unwrap()
}

/// A World in which the encounter of the pack has been begun.
pub fn begun(heroes: usize, seed: u64) -> World {
    let mut world = World::new();
    play::install::<Tactics>(&mut world, PACK.clone());
    let start =
        Start { chapter: "2".into(), company: company(&PACK, heroes), seed, difficulty: None };
    play::begin::<Tactics>(&mut world, &start).unwrap();
    world
}
