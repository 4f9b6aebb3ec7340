//! The options of `sim` that every family has.

use crate::bots::BotKind;
use crate::sim::Party;
use crate::sim::check::Checks;

/// What bots play, and how. The options stand in the help by tens, so that a family's own can stand
/// between them.
#[derive(Clone, Debug, clap::Args)]
pub struct SimArgs {
    /// Content pack, by its id or the path of its folder
    #[arg(long, display_order = 10)]
    pub content: String,
    /// Id of the scenario
    #[arg(long, required = true, display_order = 20)]
    pub scenario: Option<String>,
    /// Heroes by their ids with commas between them, or any:N for N different ones in each game
    #[arg(long, display_order = 30)]
    pub party: Party,
    /// How many games
    #[arg(long, default_value_t = 100, display_order = 40)]
    pub games: u64,
    /// Seed of the first game; each further game has one more
    #[arg(long, default_value_t = 1, display_order = 50)]
    pub seed: u64,
    /// Who plays: random, careful, restless or passive
    #[arg(long, default_value = "random", display_order = 60)]
    pub bot: BotKind,
    /// Threads
    #[arg(
        long,
        default_value_t = 1,
        value_parser = clap::value_parser!(u16).range(1..=256),
        display_order = 70
    )]
    pub jobs: u16,
    /// What to check at every prompt: every-option (every-option:50 at one in 50), conserve, undo or all, with
    /// commas
    #[arg(long, display_order = 80)]
    pub check: Option<Checks>,
    /// Mind table manners: nobody is asked who can do nothing useful
    #[arg(long, display_order = 90)]
    pub manners: bool,
    /// As one object of JSON
    #[arg(long, display_order = 100)]
    pub json: bool,
}

/// Shows how far something long has come.
pub trait Progress: Sync {
    /// Begins with so many things of a name.
    fn begin(&self, all: u64, what: &str);
    /// So many are done; called from whichever thread.
    fn set(&self, done: u64);
    /// Takes away what was shown.
    fn end(&self);
}
