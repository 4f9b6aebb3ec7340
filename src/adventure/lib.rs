//! The adventure card game: what is printed (`cards`), what happens (`rules`), who is asked about it
//! (`autopass`), what is kept on disk (`campaign`), games without people (`sim`), positions with a
//! script (`vignette`), what it adds to the command line (`commands`). Built on `bevy_ecs` alone; clients and the window lie above it.

// First, so that `t!` is known everywhere.
#[macro_use]
extern crate lang;
extern crate kernel;

pub(crate) use lang::{saturating, terminal};

pub use kernel::seed;
pub use kernel::store::settings;

#[warn(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub mod autopass;
#[warn(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub mod campaign;
#[warn(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub mod cards;
#[warn(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub mod commands;
pub mod guide;
#[warn(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub mod rules;

pub mod sim;
#[warn(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub mod text_view;
pub mod vignette;
