//! The resumable stack of frames, the prompts at which it stops, and the loop that runs it.

pub mod drive;
pub mod frame;
pub mod history;
pub mod prompt;
pub mod revealed;
