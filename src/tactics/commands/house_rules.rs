//! The difficulty and the house rules as options of commands (AT-CAMP-15, AT-RUL-119).

use clap::{ArgMatches, FromArgMatches as _};
use serde_json::Value;

use crate::campaign::{HouseRules, LEVELS, level_named};
use crate::content::words::Difficulty;
use crate::rules::start::House;

/// House rules; without them all is by the rules.
#[derive(Clone, Debug, Default, clap::Args)]
#[command(next_help_heading = "House rules")]
pub struct Chosen {
    /// How hard the campaign is
    #[arg(long, value_parser = LEVELS.map(|(name, _)| name), value_name = "LEVEL", display_order = 10)]
    level: Option<String>,
    /// So many percent more HP of enemies, such as 20; fewer, such as -20, are easier
    #[arg(long, value_parser = of(House::HP), value_name = "N", allow_negative_numbers = true, display_order = 20)]
    hp: Option<i8>,
    /// So many cards more that heroes draw up to; fewer, such as -1, are harder
    #[arg(long, value_parser = of(House::HAND), value_name = "N", allow_negative_numbers = true, display_order = 30)]
    hand: Option<i8>,
}

/// Returns the parser of a number, which knows its range.
fn of((low, high, _): (i8, i8, i8)) -> clap::builder::RangedI64ValueParser<i8> {
    clap::value_parser!(i8).range(i64::from(low)..=i64::from(high))
}

impl Chosen {
    /// Returns the level that was chosen, if one was.
    fn level(&self) -> Option<Difficulty> {
        self.level.as_deref().and_then(level_named)
    }
}

/// Puts what was chosen into the data of a difficulty; what was not said stays.
pub fn choose(options: &ArgMatches, data: &mut Value) {
    let Ok(chosen) = Chosen::from_arg_matches(options) else { return };
    if let Some(level) = chosen.level() {
        data["level"] = serde_json::to_value(level).unwrap_or_default();
    }
    for (word, number) in [("hp", chosen.hp), ("hand", chosen.hand)] {
        if let Some(number) = number {
            data[word] = number.into();
        }
    }
}

/// Returns the house rules that were chosen.
pub fn read(options: &ArgMatches) -> HouseRules {
    let chosen = Chosen::from_arg_matches(options).unwrap_or_default();
    HouseRules {
        level: chosen.level().unwrap_or_default(),
        hp: chosen.hp.unwrap_or_default(),
        hand: chosen.hand.unwrap_or_default(),
    }
}
