//! Tests of catalogue rules that a vignette cannot show: printed texts, the order of scenarios,
//! random outcomes over many games, and hidden information.

mod chance;
mod open_table;
mod pack;
mod printed;
mod stories;
