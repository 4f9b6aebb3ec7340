//! What every family of games shares.

pub mod campaign;
pub mod content;
pub mod store;
