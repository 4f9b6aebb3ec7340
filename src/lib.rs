//! Emberdeck: a tabletop for co-operative adventure card games.

pub mod cards;
#[cfg(feature = "faces")]
pub mod faces;
