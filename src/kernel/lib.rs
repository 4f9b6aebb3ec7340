//! The part that every family of games shares: the main loop of the rules with its frames and
//! prompts, randomness, events, the journal, and the history of decisions. It knows no card, no
//! rule and no word of any game; [`Family`] is what it needs from a family.

// First, so that `t!` is known everywhere.
#[macro_use]
extern crate lang;

#[warn(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub mod autopass;
pub mod board_view;
pub mod bots;
#[warn(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub mod campaign;
#[warn(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub mod catalogue;
#[warn(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub mod commands;
#[warn(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub mod content;
pub mod cues;
pub mod drive;
pub mod family;
pub mod flow;
pub mod guide;
pub mod history;
pub mod ids;
pub mod journal;
pub mod moment;
pub mod odds;
pub mod play;
pub mod prompt;
pub mod revealed;
pub mod rng;
pub mod seed;
pub mod sim;
pub mod steps;
#[warn(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub mod store;
pub mod table;
pub mod text;
pub mod truth;
pub mod view;
#[warn(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub mod vignette;

pub use family::{Data, Family, Misfit, Plain, Thing};
