//! Tests clients over whole games: protocol, text table, private hands, undo; and fuzzing.

mod catalogue;
mod family;
mod full_disk;
mod fuzzing;
mod hands;
mod manners;
mod past;
mod past_limits;
mod players;
#[expect(dead_code, reason = "the kernel's tests use the rest")]
#[path = "../../kernel/tests/sample/mod.rs"]
mod sample;
mod seen;
#[path = "../../adventure/tests/support/mod.rs"]
mod support;
mod text_table;
mod tokens;
mod told;
