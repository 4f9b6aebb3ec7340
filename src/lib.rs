//! Emberdeck: a native tabletop for co-operative adventure card games.
//!
//! Two halves over one `World`. The rules (crate `adventure`) need `bevy_ecs` alone and know the
//! truth; the app draws it. `cli` is the command line. `app` is the window, with the `input` that
//! people give, the `table`, its `panels`, the `screens` around it, the `theme` they share, and the
//! `sound` that is played; `guide` teaches at it.

// First, so that `t!` is known everywhere.
#[macro_use]
pub extern crate lang;

pub use adventure::{campaign, cards, manners, rules, seed, settings, sim, vignette};
pub use clients::{headless, text_table};
#[cfg(feature = "app")]
pub use faces;
pub use kernel;
pub use lang::{narrow, t, terminal};

#[cfg(feature = "app")]
pub mod app;
#[warn(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub mod cli;
pub mod guide;
#[cfg(feature = "app")]
pub mod input;
#[cfg(feature = "app")]
pub mod panels;
#[cfg(feature = "app")]
pub mod screens;
#[cfg(feature = "app")]
pub mod sound;
pub mod synth;
#[cfg(feature = "app")]
pub mod table;
#[cfg(feature = "app")]
pub mod theme;
