//! Tests the shell as a whole with a small family of games that has no window of its own.

mod board;
mod glass;
mod plain;
#[expect(dead_code, reason = "the kernel's tests use the rest")]
#[path = "../../kernel/tests/sample/mod.rs"]
mod sample;
