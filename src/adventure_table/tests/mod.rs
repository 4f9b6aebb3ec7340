//! The window without its renderer, played.

mod curtained;
mod killed;
mod tales;
pub(super) mod windowless;
