//! What makes games harder or easier, as options of commands (AC-TABLE-01).

use clap::{ArgMatches, FromArgMatches as _};
use serde_json::Value;

use crate::cards::difficulty::Dial;

/// House rules; without them all is by the rules.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
#[command(next_help_heading = "House rules")]
pub struct HouseRules {
    /// So many more hours in the blessings deck, such as 5; fewer, such as -5, are harder
    #[arg(long, value_parser = of(Dial::Hours), value_name = "N", allow_negative_numbers = true, display_order = 10)]
    hours: Option<i8>,
    /// So many harsh wildcards are drawn for each scenario
    #[arg(long, value_parser = of(Dial::Wildcards), value_name = "N", display_order = 20)]
    wildcards: Option<i8>,
    /// So many kind wildcards are drawn for each scenario
    #[arg(long, value_parser = of(Dial::Favors), value_name = "N", display_order = 30)]
    favors: Option<i8>,
    /// Added to checks to defeat, to acquire and to close; -1 is easier
    #[arg(long, value_parser = of(Dial::Checks), value_name = "N", allow_negative_numbers = true, display_order = 40)]
    harder: Option<i8>,
    /// So many cards that each hero draws beside the starting hand
    #[arg(long, value_parser = of(Dial::Cards), value_name = "N", display_order = 50)]
    extra_cards: Option<i8>,
}

/// Returns the parser of a number, which knows its range.
fn of(dial: Dial) -> clap::builder::RangedI64ValueParser<i8> {
    let (low, high, _) = dial.range();
    clap::value_parser!(i8).range(i64::from(low)..=i64::from(high))
}

/// Puts what was chosen into the data of a difficulty; what was not said stays.
pub fn choose(options: &ArgMatches, data: &mut Value) {
    let Ok(chosen) = HouseRules::from_arg_matches(options) else { return };
    let dials = [
        ("hours", chosen.hours),
        ("wildcards", chosen.wildcards),
        ("favors", chosen.favors),
        ("checks", chosen.harder),
        ("cards", chosen.extra_cards),
    ];
    for (word, number) in dials {
        if let Some(number) = number {
            data[word] = number.into();
        }
    }
}
