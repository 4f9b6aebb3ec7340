//! Emberdeck: a tabletop for co-operative adventure card games.

pub mod campaign;
pub mod cards;
pub mod cli;
pub mod headless;
pub mod rules;
pub mod sim;
pub mod text_table;
pub mod vignette;
