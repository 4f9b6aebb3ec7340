//! `emberdeck replay`: plays a journal back, shows it step by step, and takes it over as a copy.

use std::io::{BufReader, stdin};
use std::path::PathBuf;

use bevy_ecs::prelude::*;

use super::{Fail, Outcome, Program};
use crate::kernel::campaign::{CampaignError, CampaignTable, journal};
use crate::terminal;
use crate::text_table::{self, Screen};

/// The command's arguments.
#[derive(Debug, clap::Args)]
#[command(group = clap::ArgGroup::new("shown").args(["text", "take_over"]))]
pub struct Args {
    /// A journal: journals/NNN.jsonl of a campaign folder
    #[arg(required_unless_present = "campaign")]
    file: Option<PathBuf>,
    /// A campaign folder, in place of the file
    #[arg(long, conflicts_with = "file", requires = "journal")]
    campaign: Option<PathBuf>,
    /// Which journal of it
    #[arg(long, requires = "campaign")]
    journal: Option<u32>,
    /// Fail unless it is whole, its pack is the same, and it ends as the campaign notes
    #[arg(long, conflicts_with_all = ["text", "take_over"])]
    verify: bool,
    /// Show it step by step in the terminal
    #[arg(long)]
    pub(super) text: bool,
    /// The moment to begin with, or to take over: how many decisions stand at it
    #[arg(long, requires = "shown")]
    at: Option<usize>,
    /// Make a campaign folder of its own from that moment, which plays on from there; the campaign it
    /// comes from is not touched
    #[arg(long, value_name = "DIR", conflicts_with = "text")]
    take_over: Option<PathBuf>,
}

impl Args {
    fn file(&self) -> PathBuf {
        match (&self.file, &self.campaign) {
            (Some(file), _) => file.clone(),
            (None, dir) => {
                journal::path(dir.as_deref().unwrap_or(".".as_ref()), self.journal.unwrap_or(0))
            }
        }
    }
}

/// Puts the beginning of a journal that is watched on a table. Returns what the players should be told.
///
/// # Errors
/// Returns why if even the game cannot be set up.
pub(super) fn begin(game: &mut dyn CampaignTable, world: &mut World) -> Result<Vec<String>, Fail> {
    let Some(watched) = game.watched_mut() else { return Ok(Vec::new()) };
    watched.begin(world)?;
    Ok(watched.recording().notices.clone())
}

/// Watches it, or takes it over.
fn show(program: Program, args: &Args) -> Outcome {
    let mut game = program.families.watch_file(&args.file())?;
    let mut world = World::new();
    for notice in begin(game.as_mut(), &mut world)? {
        terminal::report_error(notice);
    }
    if let (Some(to), Some(watched)) = (&args.take_over, game.watched()) {
        watched.take_over(args.at.unwrap_or(watched.recording().len()), to)?;
        terminal::line(&mut terminal::out(), to.display())?;
        return Ok(0);
    }
    let mut input = BufReader::new(stdin().lock());
    let mut out = terminal::bare();
    let mut screen = Screen::new(&mut input, &mut out, terminal::colors());
    text_table::watch(&mut world, game.as_mut(), args.at.unwrap_or(0), &mut screen)?;
    Ok(0)
}

/// Runs the command.
pub fn run(program: Program, args: &Args) -> Outcome {
    if args.text || args.take_over.is_some() {
        return show(program, args);
    }
    let file = args.file();
    if args.campaign.is_some() && !journal::exists(&file) {
        return Err(CampaignError::at(&file, t!("trouble-no-journal")).into());
    }
    let played = program.families.of_journal(&file)?.replay(&file)?;
    let mut out = terminal::out();
    match played.over {
        true => terminal::line(&mut out, &played.text)?,
        false => {
            terminal::line(&mut out, format_args!("The scenario is not over: {}", played.text))?;
        }
    }
    terminal::line(&mut out, format_args!("{} decisions", played.decisions))?;
    for w in &played.wrong {
        terminal::report_error(w);
    }
    terminal::line(&mut out, format_args!("digest {}", played.digest))?;
    Ok(u8::from(args.verify && !played.wrong.is_empty()))
}
