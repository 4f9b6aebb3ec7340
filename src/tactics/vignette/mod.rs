//! Vignettes of this family: how a position on the board is told, what decisions and facts mean. The
//! kernel plays them ([`kernel::vignette`]). The format is told in `docs/tactics/vignettes.md`.

mod acts;
mod board;
mod decide;
mod facts;
pub mod family;
pub mod format;
mod lay;
mod log;
mod names;
mod party;
mod position;
mod possible;
pub mod read;
mod script;
mod told;

pub use family::run_file;
pub use position::open;
