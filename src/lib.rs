//! Emberdeck: a native tabletop for co-operative adventure card games.
//!
//! Two halves over one `World`. The rules (`cards`, `rules`, `campaign`, `sim`, `vignette`) need
//! `bevy_ecs` alone and know the truth; the app draws it. `cards` is what is printed, `rules` what
//! happens, `manners` who is asked about it, `campaign` what is kept on disk, `sim` plays without
//! people, `headless`, `text_table` and `cli` speak to programs and terminals, `lang` in people's
//! languages, `terminal` makes what is printed fit to be seen, `settings` is what they chose for this
//! machine, `faces` draws cards
//! on the processor, `synth` makes sounds. `app` is the window, with the `input` that people give,
//! the `table`, its `panels`, the `screens` around it, the `theme` they share, and the `sound` that is
//! played; `guide` teaches at it.

// First, so that `t!` is known everywhere.
#[macro_use]
pub mod lang;

#[cfg(feature = "app")]
pub mod adventure_table;
#[warn(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub mod campaign;
#[warn(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub mod cards;
#[warn(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub mod cli;
#[cfg(feature = "faces")]
pub mod faces;
pub mod guide;
#[warn(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub mod headless;
pub mod kit;
#[warn(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub mod manners;
pub mod narrow;
#[warn(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub mod rules;
pub mod seed;
pub mod settings;
#[cfg(feature = "app")]
pub mod shell;
pub mod sim;
pub mod terminal;
#[warn(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub mod text_table;
#[warn(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub mod vignette;
