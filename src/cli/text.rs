//! `emberdeck text`: prints what cards and other entries of packs say, in all languages or in the one
//! that the line names, and again whenever their files change.

use std::io::Write as _;
use std::thread::sleep;
use std::time::Duration;

use super::{Outcome, Program};
use crate::kernel::commands::text::{Wanted, print};
use crate::lang::Language;
use crate::terminal;

/// The command's arguments.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The id of a card, hero, location, enemy, chapter or the like (`pack/id` of a certain pack), or a
    /// file or the folder of a pack
    what: String,
    /// Print it again whenever the pack changes
    #[arg(long)]
    watch: bool,
}

/// How often `--watch` looks for changes.
const PAUSE: Duration = Duration::from_millis(400);

/// Runs the command.
pub fn run(program: Program, args: &Args, only: Option<Language>) -> Outcome {
    let families = program.families;
    let mut out = terminal::out();
    let wanted = Wanted::of(families, &args.what)?;
    let mut seen = wanted.sources();
    let code = print(families, &wanted, &seen, only, &mut out)?;
    if !args.watch {
        return Ok(code);
    }
    loop {
        out.flush()?;
        sleep(PAUSE);
        let now = wanted.sources();
        if now != seen {
            seen = now;
            writeln!(out, "----")?;
            print(families, &wanted, &seen, only, &mut out)?;
        }
    }
}
