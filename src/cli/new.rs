//! `emberdeck new`: makes a campaign folder.

use std::path::{Path, PathBuf};

use super::Outcome;
use super::families::Line;
use crate::kernel::campaign::entry::NewCampaign;
use crate::kernel::campaign::{HandPolicy, UndoPolicy};
use crate::kernel::seed;
use crate::kernel::store::data;

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
    /// How far decisions may be taken back
    #[arg(long, value_enum, default_value_t, help_heading = "House rules", display_order = 100)]
    undo: UndoPolicy,
}

/// Runs the command.
pub fn run(args: &Args, line: Line<'_>) -> Outcome {
    let (family, difficulty) = line.difficulty(None)?;
    let party: Vec<String> = args.party.iter().map(|h| h.trim().to_owned()).collect();
    let new = NewCampaign {
        pack: &args.content,
        party: &party,
        players: &args.players,
        name: &args.name,
        seed: args.seed.unwrap_or_else(seed::fresh),
        undo: args.undo,
        hands: args.hands,
        difficulty: Some(&difficulty),
    };
    let make = |dir: &Path| family.create(dir, &new);
    let game = match &args.dir {
        Some(dir) => make(dir)?,
        None => data::in_new_dir(&args.name, make)?,
    };
    if let Some(saved) = game.saved() {
        crate::terminal::line(&mut crate::terminal::out(), saved.dir().display())?;
    }
    Ok(0)
}
