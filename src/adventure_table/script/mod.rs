//! What scripts can do at the table.

pub mod answers;
pub mod play;
pub mod spots;
