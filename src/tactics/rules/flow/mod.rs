//! The resumable stack: frames, the prompts on which it stops, and what its steps call.

pub mod cue;
pub mod drive;
pub mod frame;
pub mod prompt;
