//! Play without people: exact odds, bots, playouts by the thousand, benchmarks.

pub mod bench;
pub mod bots;
pub mod campaigns;
pub mod odds;
pub mod playouts;
pub mod rerolls;
