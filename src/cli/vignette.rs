//! `emberdeck vignette`: runs position tests.

use std::path::PathBuf;

use super::{Outcome, Program};
use crate::kernel::vignette::run_paths;
use crate::terminal;

/// The command's arguments.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Vignettes, or folders of them
    #[arg(required = true)]
    paths: Vec<PathBuf>,
}

/// Runs the command: 1 if one fails.
pub fn run(program: Program, args: &Args) -> Outcome {
    let mut out = terminal::out();
    let mut written: std::io::Result<()> = Ok(());
    let run_file = |file: &std::path::Path| program.families.run_vignette(file);
    let (_, failed) = run_paths(&args.paths, run_file, |line| {
        // What fails is told in several lines, as in a script.
        for line in line.lines() {
            if written.is_ok() {
                written = terminal::line(&mut out, line);
            }
        }
    });
    written?;
    Ok(u8::from(failed > 0))
}
