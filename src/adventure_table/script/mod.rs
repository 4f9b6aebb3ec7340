//! What scripts can do at the table.

pub mod play;
pub mod spots;
