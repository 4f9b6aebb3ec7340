//! `emberdeck difficulty`: what makes a campaign harder or easier.

use std::path::PathBuf;

use super::families::Line;
use super::{Outcome, Program};
use crate::kernel::campaign::DifficultyChange;
use crate::terminal;

/// The command's arguments.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Campaign folder
    #[arg(long)]
    campaign: PathBuf,
    /// All by the rules, but for what else is said here
    #[arg(long)]
    off: bool,
}

/// Shows what makes a campaign harder or easier, and changes it for the games to come.
pub fn run(program: Program, args: &Args, line: Line<'_>) -> Outcome {
    let mut game = super::open(program, &args.campaign)?;
    let Some(campaign) = game.saved_mut() else { return Ok(0) };
    let before = (!args.off).then(|| campaign.difficulty());
    let (_, changed) = line.difficulty(before.as_ref())?;
    campaign.change_difficulty(&DifficultyChange::To(&changed))?;
    terminal::line(&mut terminal::out(), campaign.difficulty().line)?;
    Ok(0)
}
