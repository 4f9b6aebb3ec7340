//! `emberdeck bench`: measures speed and memory.

use super::{Fail, Outcome};

/// The command's arguments.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// As one object of JSON
    #[arg(long)]
    pub json: bool,
}

/// Runs the command.
pub fn run(args: &Args) -> Outcome {
    let _ = args;
    Err(Fail::failed("this Emberdeck was built without measurements"))
}
