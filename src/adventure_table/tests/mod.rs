//! Plays in a window without a renderer.

mod curtained;
mod drops;
mod killed;
mod tales;
pub(super) mod windowless;
