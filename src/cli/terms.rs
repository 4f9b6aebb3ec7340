//! What makes games harder or easier, as arguments of commands (AC-TABLE-01).

use std::path::PathBuf;

use super::{Fail, Outcome};
use crate::cards::difficulty::Difficulty;

/// House rules; without them all is by the rules.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
#[command(next_help_heading = "House rules")]
pub struct Terms {
    /// So many more hours in the blessings deck, such as 5; fewer, such as -5, are harder
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    hours: Option<i8>,
    /// So many harsh wildcards are drawn for each scenario
    #[arg(long, value_name = "N")]
    wildcards: Option<i8>,
    /// So many kind wildcards are drawn for each scenario
    #[arg(long, value_name = "N")]
    favors: Option<i8>,
    /// Added to checks to defeat, to acquire and to close; -1 is easier
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    harder: Option<i8>,
    /// So many cards that each hero draws beside the starting hand
    #[arg(long, value_name = "N")]
    extra_cards: Option<i8>,
}

impl Terms {
    /// What was chosen; what was not said stays as it was.
    ///
    /// # Errors
    /// When it is more than is offered.
    pub fn onto(&self, before: Difficulty) -> Result<Difficulty, Fail> {
        let difficulty = Difficulty {
            hours: self.hours.unwrap_or(before.hours),
            wildcards: self.wildcards.unwrap_or(before.wildcards),
            favors: self.favors.unwrap_or(before.favors),
            checks: self.harder.unwrap_or(before.checks),
            cards: self.extra_cards.unwrap_or(before.cards),
        };
        difficulty.check().map_err(Fail::usage)?;
        Ok(difficulty)
    }
}

/// The arguments of `emberdeck difficulty`.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Campaign folder
    #[arg(long)]
    campaign: PathBuf,
    /// All by the rules, but for what else is said here
    #[arg(long)]
    off: bool,
    #[command(flatten)]
    terms: Terms,
}

/// `emberdeck difficulty`: shows what makes a campaign harder or easier, and changes it for the
/// scenarios to come.
pub fn run(args: &Args) -> Outcome {
    let mut campaign = super::open(&args.campaign)?;
    let before = campaign.record.choices.difficulty;
    let changed = args.terms.onto(if args.off { Difficulty::default() } else { before })?;
    if changed != before {
        campaign.set_difficulty(changed)?;
    }
    crate::terminal::line(&mut crate::terminal::out(), changed.describe_in_line())?;
    Ok(0)
}
