//! Play without people: exact odds, bots, playouts by the thousand, benchmarks.

pub mod odds;
