//! The truth on the table: components and ids. Everything that rules read lies here.

pub mod board;
pub mod components;
pub mod cue;
pub mod ending;
pub mod examined;
pub mod faceup;
pub mod ids;
pub mod kept;
pub mod known;
pub mod met;
pub mod piles;
pub mod powers;
pub mod sheet;
pub mod stock;
pub mod table;
pub mod token;
