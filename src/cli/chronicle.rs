//! `emberdeck chronicle`: the story of a campaign, with statistics.

use std::io::Write as _;
use std::path::PathBuf;

use super::{Outcome, Program};
use crate::kernel::store::files::write_out;
use crate::terminal;

/// The command's arguments.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Campaign folder
    #[arg(long)]
    campaign: PathBuf,
    /// File to write; by default it goes to standard output
    #[arg(long)]
    out: Option<PathBuf>,
    /// As one object of JSON; by default as Markdown
    #[arg(long)]
    pub(super) json: bool,
}

/// Runs the command.
pub fn run(program: Program, args: &Args) -> Outcome {
    let text = program.families.of_campaign(&args.campaign)?.story(&args.campaign, args.json)?;
    match &args.out {
        Some(file) => {
            write_out(file, text.as_bytes())?;
            terminal::line(&mut terminal::out(), file.display())?;
        }
        None if args.json => terminal::json().write_all(text.as_bytes())?,
        None => terminal::out().write_all(text.as_bytes())?,
    }
    Ok(0)
}
