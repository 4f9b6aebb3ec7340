//! `emberdeck vignette`: runs position tests.

use std::cell::RefCell;
use std::path::PathBuf;

use super::{Outcome, Program};
use crate::kernel::content::problem::Problem;
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
    let doubts: RefCell<Vec<Problem>> = RefCell::default();
    let run_file = |file: &std::path::Path| {
        *doubts.borrow_mut() = program.families.doubt_vignette(file);
        program.families.run_vignette(file)
    };
    let (_, failed) = run_paths(&args.paths, run_file, |line| {
        // What fails is told in several lines, as in a script.
        let doubt = doubts.take().into_iter().next().map(in_a_pack);
        for line in line.lines().chain(doubt.as_deref()) {
            if written.is_ok() {
                written = terminal::line(&mut out, line);
            }
        }
    });
    written?;
    Ok(u8::from(failed > 0))
}

/// Returns the warning about a mistake for which `emberdeck check` would refuse a pack.
fn in_a_pack(problem: Problem) -> String {
    let problem = problem.warning();
    format!("  {problem} (`emberdeck check` refuses a pack with that)")
}
