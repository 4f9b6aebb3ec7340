//! Emberdeck: a native tabletop for co-operative adventure card games.
//!
//! Two halves over one `World`. The rules (crates `kernel` and `adventure`) need `bevy_ecs` alone and
//! know the truth; the window draws it. `cli` is the command line. The window has three floors: `kit`
//! is what any window is made of, `shell` what is around a game, `adventure_table` what is seen of the
//! card game. `docs/architecture.md` is the map.

// First, so that `t!` is known everywhere.
#[macro_use]
pub extern crate lang;

pub use adventure::{autopass, campaign, cards, guide, rules, seed, settings, sim, vignette};
pub use clients::{headless, text_table};
pub use kernel;
pub use lang::{saturating, t, terminal};

use adventure::rules::family::Adventure;
use kernel::campaign::entry::{Entry, Families};

/// Every family of games that the program plays.
pub const FAMILIES: Families = Families(&[&Entry::<Adventure>::new()]);
#[cfg(feature = "app")]
pub use {adventure_table, faces, kit, shell};

#[warn(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub mod cli;
