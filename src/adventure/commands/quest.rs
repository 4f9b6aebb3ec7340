//! `emberdeck quest`: makes a scenario from what lies in the box, and prints it (AC-TABLE-08).

use std::io::Write;

use clap::{ArgMatches, Args as _, Command, FromArgMatches as _};

use crate::campaign::quest::{self, QuestId};
use crate::cards::source::find_pack;
use crate::cards::text::scenario_text;
use crate::kernel::commands::{CommandError, CommandResult, OwnCommand};
use crate::kernel::content::problem::summary;
use crate::seed;
use crate::terminal;

/// The command.
pub const QUEST: OwnCommand = OwnCommand {
    command: || {
        Options::augment_args(Command::new("quest"))
            .about("Make a scenario from what lies in the box")
    },
    is_for_people: |options| !options.get_flag("ron"),
    run,
};

/// The command's options.
#[derive(Debug, clap::Args)]
struct Options {
    /// Content pack, by its id or the path of its folder
    #[arg(long)]
    content: String,
    /// The highest adventure deck number of its cards, from 0 to 6; 0: the base set alone
    #[arg(long, value_parser = tiers())]
    tier: u8,
    /// Seed; the same seed makes the same quest
    #[arg(long)]
    seed: Option<u64>,
    /// For how many heroes its locations are told
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=6))]
    heroes: Option<u8>,
    /// As the text of a scenario, to be put into a pack
    #[arg(long)]
    ron: bool,
}

/// Returns the parser of tiers, for commands.
pub fn tiers() -> clap::builder::RangedI64ValueParser<u8> {
    clap::value_parser!(u8).range(0..=i64::from(quest::HIGHEST))
}

fn run(options: &ArgMatches, mut out: &mut dyn Write) -> CommandResult {
    let args = Options::from_arg_matches(options);
    let args = args.map_err(|e| CommandError::Usage(e.to_string()))?;
    let content = find_pack(&args.content).map_err(|p| CommandError::Usage(summary(&p)))?;
    let id = QuestId { tier: args.tier, seed: args.seed.unwrap_or_else(seed::fresh) };
    let text = quest::make(&content, id).map_err(|e| CommandError::Usage(e.to_string()))?;
    if args.ron {
        writeln!(out, "{text}")?;
        return Ok(0);
    }
    let with =
        content.with_quests([text.as_str()]).map_err(|e| CommandError::Failed(e.to_string()))?;
    let Some(def) = with.quests().first() else { return Ok(1) };
    terminal::line(&mut out, format_args!("{} ({id})", def.name))?;
    writeln!(out, "{}", def.opening)?;
    let card = |id: &String| with.find(id).map_or(id.clone(), |d| with.card(d).name.clone());
    let names = |ids: &[String]| ids.iter().map(card).collect::<Vec<_>>().join(", ");
    let (villains, henchmen) = (names(&def.villains), names(&def.henchmen));
    let who = t!("terminal-villain-is", villains = villains, henchmen = henchmen);
    terminal::line(&mut out, who)?;
    let heroes = args.heroes.map_or(def.locations.len(), usize::from);
    for (n, added) in def.locations.iter().enumerate().take(heroes) {
        let place =
            |id: &String| with.location(id).map_or(id.clone(), |n| with.locations[n].name.clone());
        let places: Vec<String> = added.iter().map(place).collect();
        let line = t!("terminal-locations-for", n = n + 1, places = places.join(", "));
        terminal::line(&mut out, line)?;
    }
    for line in scenario_text(&with, def) {
        writeln!(out, "{line}")?;
    }
    Ok(0)
}
