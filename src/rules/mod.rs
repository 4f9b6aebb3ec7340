//! What happens: the rules of the first edition over the components of [`state`].
//!
//! [`play::install`] once per world, [`play::begin`] a scenario, then answer prompts with
//! [`play::submit`] until [`play::ended`].

pub mod flow;
pub mod play;
pub mod state;
