//! The program from end to end: its commands, its pictures, and the order of its crates.

mod command_line;
#[cfg(feature = "app")]
mod golden;
mod imports;
mod words;
