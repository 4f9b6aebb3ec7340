//! `emberdeck headless`: the JSON Lines protocol on standard input and output.

use std::io::{BufReader, BufWriter, Write, stdin};
use std::path::PathBuf;

use bevy_ecs::prelude::*;

use super::{Fail, Outcome, Program};
use crate::headless::{self, Stop};
use crate::kernel::view::Viewer;
use crate::terminal;

/// The command's arguments.
#[derive(Debug, clap::Args)]
#[command(group = clap::ArgGroup::new("what").required(true).args(["campaign", "vignette"]))]
pub struct Args {
    /// Campaign folder
    #[arg(long)]
    campaign: Option<PathBuf>,
    /// Scenario to play; by default the one under way or the next one
    #[arg(long, requires = "campaign")]
    scenario: Option<String>,
    /// Begin between two games also where that is not needed: to change the party, or to replay
    #[arg(long, requires = "campaign")]
    camp: bool,
    /// Do what is between two games by simple rules; feats and roles wait
    #[arg(long, requires = "campaign", conflicts_with = "camp")]
    settle: bool,
    /// Seed of the scenario, where it is not under way
    #[arg(long, requires = "campaign")]
    seed: Option<u64>,
    /// Position to play from; nothing is saved
    #[arg(long)]
    vignette: Option<PathBuf>,
}

/// Runs the command.
pub fn run(program: Program, args: &Args) -> Outcome {
    let mut input = BufReader::new(stdin().lock());
    let mut out = BufWriter::new(terminal::json());
    let (mut world, mut game, notices) = match (&args.campaign, &args.vignette) {
        (Some(dir), _) => {
            let mut game = program.families.open(dir)?;
            let Some(saved) = game.saved_mut() else { return Ok(0) };
            if let Some(scenario) = &args.scenario {
                saved.require_game(scenario)?;
            }
            let mut told = Vec::new();
            if args.settle && saved.downtime_is_due() {
                told = saved.enter_downtime()?;
                saved.settle()?;
            }
            if saved.downtime_is_due() || args.camp {
                let mut notices = std::mem::take(&mut told);
                notices.extend(saved.enter_downtime()?);
                let done = headless::run_between(saved, &notices, &mut input, &mut out);
                if !ended(done, &mut out)? || saved.next_game().is_none() {
                    return Ok(0);
                }
            }
            let mut world = World::new();
            let scenario = args.scenario.as_deref();
            told.extend(saved.start_or_resume(&mut world, scenario, args.seed)?);
            (world, game, told)
        }
        (None, Some(file)) => {
            let (world, game) = program.families.position(file)?;
            (world, game, Vec::new())
        }
        (None, None) => return Err(Fail::usage("--campaign or --vignette is needed")),
    };
    game.listen(&mut world);
    game.cues(&mut world, Viewer::EVERYBODY);
    let done = headless::run(&mut world, game.as_mut(), &notices, &mut input, &mut out);
    ended(done, &mut out)?;
    Ok(0)
}

/// What came of a conversation.
fn ended<T>(done: Result<T, Stop>, out: &mut impl Write) -> Result<T, Fail> {
    let flushed = out.flush();
    match done {
        Ok(value) => {
            flushed?;
            Ok(value)
        }
        Err(Stop::Pipe(e)) => Err(e.into()),
        Err(Stop::Trouble(t)) => Err(t.into()),
    }
}
