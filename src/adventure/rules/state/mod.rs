//! The truth on the table: components and ids. Everything that rules read lies here.

pub mod board;
pub mod charges;
pub mod components;
pub mod cue;
pub mod deeds;
pub mod encountered;
pub mod ending;
pub mod examined;
pub mod faceup;
pub mod ids;
pub mod known;
pub mod laid;
pub mod lasting;
pub mod leaving;
pub mod markers;
pub mod piles;
pub mod powers;
pub mod recovery;
pub mod reserved;
pub mod sheet;
pub mod ship;
pub mod spot;
pub mod stock;
pub mod table;
pub mod token;
pub mod uses;
