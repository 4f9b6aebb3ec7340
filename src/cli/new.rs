//! `emberdeck new`: makes a campaign folder.

use std::path::{Path, PathBuf};

use super::Outcome;
use super::terms::Terms;
use crate::campaign::hands::HandPolicy;
use crate::campaign::{Campaign, Choices, UndoPolicy, shelf};
use crate::cards::difficulty::Difficulty;
use crate::seed;

/// The command's arguments.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Content pack, by its id or the path of its folder
    #[arg(long)]
    content: String,
    /// Heroes by their ids, with commas between them
    #[arg(long, value_delimiter = ',', required = true)]
    party: Vec<String>,
    /// The people who play them, in the same order, with commas between them
    #[arg(long, value_delimiter = ',')]
    players: Vec<String>,
    /// What to call the campaign
    #[arg(long)]
    name: String,
    /// Folder to make; by default one on the shelf
    #[arg(long)]
    dir: Option<PathBuf>,
    /// Seed of all chance
    #[arg(long)]
    seed: Option<u64>,
    /// Who may see a hand
    #[arg(long, value_enum, default_value_t)]
    hands: HandPolicy,
    #[command(flatten)]
    terms: Terms,
    /// How far decisions may be taken back
    #[arg(long, value_enum, default_value_t)]
    undo: UndoPolicy,
}

/// Runs the command.
pub fn run(args: &Args) -> Outcome {
    let difficulty = args.terms.onto(Difficulty::default())?;
    let choices = Choices { undo: args.undo, hands: args.hands, difficulty };
    let seed = args.seed.unwrap_or_else(seed::fresh);
    let party: Vec<String> = args.party.iter().map(|h| h.trim().to_owned()).collect();
    let heroes = (party.as_slice(), args.players.as_slice());
    let make = |dir: &Path| {
        Campaign::create_with(dir, &args.content, heroes, &args.name, seed, choices.clone())
    };
    let campaign = match &args.dir {
        Some(dir) => make(dir)?,
        None => shelf::in_new_dir(&args.name, make)?,
    };
    crate::terminal::line(&mut crate::terminal::out(), campaign.dir.display())?;
    Ok(0)
}
