//! The window without its renderer, played.

mod curtained;
mod killed;
pub(crate) mod windowless;
