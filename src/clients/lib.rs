//! Clients of a game that need no window: the JSON Lines protocol (`headless`) and the whole game in
//! a terminal (`text_table`).

#[macro_use]
extern crate lang;

#[warn(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub mod headless;
#[warn(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub mod text_table;
