//! The program from end to end: its commands, with one family of games and with two, its pictures, and
//! the order of its crates.

mod circles;
mod command_line;
mod errors;
mod families;
#[cfg(feature = "app")]
mod golden;
mod imports;
#[expect(dead_code, reason = "the kernel's tests use the rest")]
#[path = "../src/kernel/tests/sample/mod.rs"]
mod sample;
mod words;
