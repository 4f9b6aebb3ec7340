//! What enemies do and why: pure functions over the table. The engine acts by the very values that are
//! shown, so what is told of an enemy is what it does.

mod approach;
mod because;
mod focus;
mod next;
mod strike;
mod threat;

pub use approach::{Approach, approach};
pub use because::{Away, Because};
pub use focus::{Candidate, Focus, focus, focus_closest};
pub use next::{Next, next, seen};
pub use strike::{Strike, in_line, strike};
pub use threat::{Threat, threat, usual};
