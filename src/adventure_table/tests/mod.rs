//! Plays in a window without a renderer.

mod curtained;
mod drops;
mod families;
mod killed;
#[expect(dead_code, reason = "the kernel's tests use the rest")]
#[path = "../../kernel/tests/sample/mod.rs"]
mod sample;
mod tales;
pub(super) mod windowless;
