//! What a family of games adds to the command line: options of shared commands, what they do in this
//! family, and commands of its own.
//!
//! The program knows the shared commands and the list of families. What a line names (a pack, a campaign,
//! a file) says of which family it is, and that family's options are read with it.

pub mod bench;
pub mod check;
mod error;
pub mod family;
mod measured;
pub mod sim;
pub mod text;
mod texts;

pub use error::{CommandError, CommandResult};
pub use family::{CommandFamily, OwnCommand};
