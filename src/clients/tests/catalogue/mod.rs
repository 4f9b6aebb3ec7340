//! Rules of the catalogue that a vignette cannot tell: what is printed, how stories follow each
//! other, what chance does over many games, and what may be seen.

mod chance;
mod open_table;
mod pack;
mod printed;
mod stories;
