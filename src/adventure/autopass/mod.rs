//! Auto-pass in this game: the kinds of windows, which plays are useful, and what need not be asked
//! because it cannot matter. The table that goes by it is the kernel's ([`autopass`]).
//!
//! A table also opens a check with the way that has the best chance over what can be staged, for every
//! client, also for one that is asked everything: that is a decision by itself like others.

mod footprint;
mod kinds;
mod passing;
mod settled;
pub mod useful;

use crate::kernel::autopass;
use crate::rules::family::Adventure;

pub use crate::kernel::autopass::{Stop, Why};
pub use kinds::Window;
pub use passing::{first, pin_id};
pub use settled::decided;

/// Auto-pass at the table in this World. A World without it is asked about everything.
pub type AutoPass = autopass::AutoPass<Adventure>;
/// What the people at a table want to be asked about.
pub type StopSettings = autopass::StopSettings<Window>;
/// Somebody who wants to be asked in a window.
pub type Wanted = autopass::Wanted<Adventure>;
