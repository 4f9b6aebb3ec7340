//! `emberdeck check`: lints content packs.

use std::io::{BufWriter, Write};
use std::path::PathBuf;

use super::{Outcome, Program};
use crate::kernel::commands::check::check;
use crate::terminal;

/// The command's arguments.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Pack folders, or folders of packs; by default all packs
    paths: Vec<PathBuf>,
    /// Draw how the games of each pack lead to each other; a path that fails is named
    #[arg(long)]
    graph: bool,
}

/// Runs the command.
pub fn run(program: Program, args: &Args) -> Outcome {
    let mut out = BufWriter::new(terminal::out());
    let mut failed: std::io::Result<()> = Ok(());
    let errors = check(program.families, &args.paths, args.graph, &mut |line| {
        if failed.is_ok() {
            failed = terminal::line(&mut out, line);
        }
    });
    failed.and_then(|()| out.flush())?;
    Ok(u8::from(errors > 0))
}
