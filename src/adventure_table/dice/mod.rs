//! The dice of a check: where each is at every moment, and what brought it.

pub mod cast;
pub mod origin;
