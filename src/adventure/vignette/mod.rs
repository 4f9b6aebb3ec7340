//! Vignettes of this game: how a position is told, what decisions and facts mean. The kernel plays
//! them ([`crate::kernel::vignette`]). A meeting of the party between two games can be told in place of
//! a position. The format is told in `docs/vignettes.md`.

pub mod acts;
pub mod camp;
pub mod decide;
pub mod doubts;
pub mod facts;
pub mod family;
pub mod format;
pub mod names;
pub mod position;
mod possible;
pub mod read;
mod staged;

pub use family::{run, run_file, run_paths};
pub use position::open;
