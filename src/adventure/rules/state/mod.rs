//! The truth on the table: components and ids. Everything that rules read lies here.

pub mod board;
pub mod cue;
pub mod faceup;
pub mod fate;
pub mod ids;
pub mod kept;
pub mod known;
pub mod met;
pub mod piles;
pub mod sheet;
pub mod stock;
pub mod table;
pub mod token;
