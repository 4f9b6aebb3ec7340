//! What makes games harder or easier, as arguments of commands (AC-TABLE-01).

use std::path::PathBuf;

use super::{Fail, Outcome};
use crate::FAMILIES;
use crate::cards::difficulty::Difficulty;
use crate::kernel::campaign::DifficultyChange;
use crate::kernel::campaign::entry::FamilyEntry;
use serde_json::{Value, json};

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
    /// What was chosen, as data of a family; what was not said stays as it was.
    ///
    /// # Errors
    /// Returns what is more than is offered.
    pub fn onto(&self, family: &dyn FamilyEntry, before: Value) -> Result<Value, Fail> {
        let mut data = before;
        let dials = [
            ("hours", self.hours),
            ("wildcards", self.wildcards),
            ("favors", self.favors),
            ("checks", self.harder),
            ("cards", self.extra_cards),
        ];
        for (word, number) in dials {
            if let Some(number) = number {
                data[word] = number.into();
            }
        }
        family.difficulty(Some(&data), None).map_err(Fail::usage)?;
        Ok(data)
    }

    /// The same as a type of the card game, for what plays nothing else.
    ///
    /// # Errors
    /// Returns what is more than is offered.
    pub fn of_cards(&self) -> Result<Difficulty, Fail> {
        let data = self.onto(FAMILIES.0[0], json!({}))?;
        Ok(serde_json::from_value(data).unwrap_or_default())
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
    let mut game = super::open(&args.campaign)?;
    let Some(campaign) = game.saved_mut() else { return Ok(0) };
    let before = match args.off {
        true => json!({}),
        false => serde_json::from_str(campaign.difficulty().data.get()).unwrap_or_default(),
    };
    let changed = args.terms.onto(FAMILIES.of_campaign(&args.campaign), before)?;
    let wanted = DifficultyChange::To(&changed);
    campaign.change_difficulty(&wanted)?;
    crate::terminal::line(&mut crate::terminal::out(), campaign.difficulty().line)?;
    Ok(0)
}
