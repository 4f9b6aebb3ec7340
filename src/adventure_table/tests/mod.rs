//! The window without its renderer, played.

mod curtained;
mod drops;
mod killed;
mod tales;
pub(super) mod windowless;
