//! Play without people: how bots play this game, and what is counted of it by the thousand.

pub mod bench;
pub mod bots;
pub mod campaigns;
pub mod playouts;
pub mod rerolls;
