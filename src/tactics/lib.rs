//! The rules of the tactics family (`docs/rules/tactics.md`, AT-...): figures on a board of squares.
//! [`ground`] and [`dice`] need nothing of a running game: everything in them is a pure function of
//! its arguments, with no floats, no clock and no order of a hash map. [`content`] is what packs say,
//! [`campaign`] what is kept on disk.

// First, so that `t!` is known everywhere.
#[macro_use]
extern crate lang;

pub mod autopass;
pub mod bots;
#[warn(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub mod campaign;
pub mod catalogue;
pub mod commands;
pub mod content;
#[warn(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub mod dice;
pub mod enemy;
#[warn(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub mod ground;
pub mod guide;
pub mod rules;
pub mod sim;
pub mod text_view;
pub mod vignette;
