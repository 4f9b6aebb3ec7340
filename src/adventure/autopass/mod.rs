//! Auto-pass of the card game: the kinds of windows, which plays are useful, and which prompts
//! cannot matter. The mechanism is the kernel's ([`autopass`]).
//!
//! It also opens each check with the way that has the best chance over what can be staged, for
//! every client, even one that is asked everything. This is stored as a decision like any other.

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

/// Auto-pass at the table of a world. A world without it asks about everything.
pub type AutoPass = autopass::AutoPass<Adventure>;
/// The windows in which players want to be asked.
pub type StopSettings = autopass::StopSettings<Window>;
/// A player who wants to be asked in a window.
pub type Wanted = autopass::Wanted<Adventure>;
