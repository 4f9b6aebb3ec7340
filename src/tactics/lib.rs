//! The rules of the tactics family (`docs/rules/tactics.md`, AT-...): figures on a board of squares.
//! [`ground`] and [`dice`] need nothing of a running game: everything in them is a pure function of
//! its arguments, with no floats, no clock and no order of a hash map. [`content`] is what packs say.

pub mod bots;
pub mod content;
#[warn(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub mod dice;
pub mod enemy;
#[warn(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub mod ground;
pub mod rules;
pub mod vignette;
