//! Vignettes: positions on the table with a script and what must be true, like chess problems.
//! A test of a rule, a bug report that a player can attach, and a picture to draw are all the same
//! file. A meeting of the party between two games can be told in place of a position. The format is told in `docs/vignettes.md`.

pub mod camp;
pub mod decide;
pub mod facts;
pub mod format;
pub mod names;
pub mod position;
pub mod read;
pub mod run;
pub mod say;
mod staged;

pub use position::open;
pub use run::run_paths;
