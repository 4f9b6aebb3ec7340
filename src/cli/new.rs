//! `emberdeck new`: makes a campaign folder.

use std::path::PathBuf;

use super::terms::Terms;
use super::{Outcome, any_seed};
use crate::campaign::hands::HandPolicy;
use crate::campaign::players::Seating;
use crate::campaign::{Campaign, UndoPolicy, shelf};
use crate::cards::difficulty::Difficulty;

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
    let dir = match &args.dir {
        Some(dir) => dir.clone(),
        None => shelf::new_dir(&args.name)?,
    };
    let seed = args.seed.unwrap_or_else(any_seed);
    let party: Vec<String> = args.party.iter().map(|h| h.trim().to_owned()).collect();
    let mut campaign =
        Campaign::create(&dir, &args.content, &party, &args.players, &args.name, seed)?;
    if args.hands != HandPolicy::default() {
        campaign.set_seating(&Seating { hands: args.hands, ..campaign.seating() })?;
    }
    if !difficulty.is_usual() {
        campaign.set_difficulty(difficulty)?;
    }
    if args.undo != campaign.record.choices.undo {
        campaign.record.choices.undo = args.undo;
        campaign.record.save(&campaign.dir)?;
    }
    crate::terminal::line(&mut crate::terminal::out(), campaign.dir.display())?;
    Ok(0)
}
