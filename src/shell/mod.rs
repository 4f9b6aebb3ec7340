//! The window around a game: the session that is played, title, shelf, settings, new campaign,
//! chronicle, history, the page of rules, the gallery, the story, the coach; pictures and scripts.
//!
//! It names no table.

pub mod asked;
pub mod bench_window;
pub mod coach;
pub mod command;
pub mod display;
pub mod face;
mod gpu;
pub mod keep;
mod lost;
pub mod model;
pub mod panels;
pub mod past;
pub mod pilot;
pub mod prefs;
mod quiet;
pub mod screens;
pub mod script;
pub mod session;
pub mod shot;
pub mod tale;
pub mod tongue;
pub mod window;
