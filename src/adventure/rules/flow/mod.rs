//! The resumable stack: frames, the prompts on which it stops, and the loop that drives it.

pub mod drive;
pub mod frame;
pub mod history;
pub mod prompt;
pub mod revealed;
