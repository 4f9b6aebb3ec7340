//! Games without people: bots for the card game, and simulations of many games.

pub mod bench;
pub mod bots;
pub mod campaigns;
pub mod playouts;
pub mod rerolls;
