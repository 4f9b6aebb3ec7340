//! The rules of the tactics family (`docs/rules/tactics.md`, AT-...): figures on a board of squares,
//! as far as they need nothing of a running game. Everything here is a pure function of its
//! arguments: no floats, no clock, no order of a hash map.

#[warn(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub mod dice;
#[warn(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub mod ground;
