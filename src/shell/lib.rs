//! The window around a game: the session, title, shelf, settings, campaign folders, seats, history
//! and replays, the page of rules; screenshots and scripts.
//!
//! It names no family of games. What it needs of the table in front of the players, it gets through
//! [`table_window::TableWindow`]; commands go to handlers ([`apply`]) and each screen is shown by
//! the module that registered it ([`screens::AddScreens`]).

// This comes first, so that the macro `t!` is known in every module.
#[macro_use]
extern crate lang;
extern crate faces;
extern crate kernel;
extern crate kit;
extern crate self as shell;

use kernel::store::settings;
use lang::terminal;

pub mod active_table;
pub mod apply;
pub mod bench_window;
pub mod command;
pub mod display;
pub mod folders;
pub mod frame_rate;
mod gpu;
pub mod history;
pub mod host;
mod lost;
pub mod navigate;
pub mod panels;
pub mod picture;
pub mod plain_table;
pub mod play;
pub mod prefs;
mod quiet;
pub mod screen;
pub mod screens;
pub mod script;
pub mod session;
pub mod shot;
pub mod shot_options;
pub mod sounds;
pub mod table_window;
#[cfg(test)]
mod tests;
pub mod window;
