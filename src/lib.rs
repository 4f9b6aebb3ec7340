//! Emberdeck: a native tabletop for co-operative adventure board and card games.
//!
//! Two halves over one `World`. The rules (crates `kernel` and those of the families) need `bevy_ecs`
//! alone and know the truth; the window draws it. `cli` is the command line. The window has three floors:
//! `kit` is what any window is made of, `shell` what is around a game, `adventure_table` what is seen of
//! the card game. `docs/architecture.md` is the map.

// First, so that `t!` is known everywhere.
#[macro_use]
pub extern crate lang;

pub use clients::{headless, text_table};
pub use kernel;
pub use lang::{saturating, t, terminal};
#[cfg(feature = "app")]
pub use {adventure_table, faces, kit, shell, tactics_table};

use adventure::rules::family::Adventure;
use kernel::campaign::entry::{Entry, Families};
use tactics::rules::family::Tactics;

#[warn(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub mod cli;

/// Every family of games that the program plays.
pub const FAMILIES: Families = Families(&[&Entry::<Adventure>::new(), &Entry::<Tactics>::new()]);

/// The same, with the tables of those that have one of their own in the window.
pub const PROGRAM: cli::Program = cli::Program {
    families: FAMILIES,
    #[cfg(feature = "app")]
    tables: &[&adventure_table::WINDOW, &tactics_table::WINDOW],
};
