//! Emberdeck: a tabletop for co-operative adventure card games.

pub mod cards;
pub mod rules;
pub mod sim;
pub mod vignette;
