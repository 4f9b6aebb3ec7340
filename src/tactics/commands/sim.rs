//! `emberdeck sim` of this family: a chapter many times, or whole campaigns.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use clap::{ArgMatches, Args as _, Command, FromArgMatches as _};
use kernel::commands::sim::{Progress, SimArgs};
use kernel::commands::{CommandError, CommandResult};
use lang::terminal;
use serde::Serialize;

use super::{house_rules, read};
use crate::rules::company::Company;
use crate::rules::family::Tactics;
use crate::sim::campaigns::{self, Campaigns};
use crate::sim::{Fights, company};

/// The largest file of a company that is read, in bytes.
const MAX_COMPANY: u64 = 1 << 20;

/// The options of this family.
#[derive(Clone, Debug, clap::Args)]
struct Own {
    /// Whole campaigns in place of one chapter
    #[arg(long, conflicts_with_all = ["scenario", "check", "manners", "company"], display_order = 22)]
    campaigns: bool,
    /// The company that plays the chapter, as campaign.ron has it; a new one of the party if not given
    #[arg(long, value_name = "FILE", display_order = 31)]
    company: Option<PathBuf>,
}

/// Adds the options of this family.
pub fn options(command: Command) -> Command {
    Own::augment_args(command).mut_arg("scenario", |scenario| {
        scenario.required(false).required_unless_present("campaigns")
    })
}

/// Runs the command: 1 if anything broke.
///
/// # Errors
/// Returns why nothing can be played.
pub fn run(
    args: &SimArgs,
    options: &ArgMatches,
    progress: &dyn Progress,
    out: &mut dyn Write,
) -> CommandResult {
    let own = Own::from_arg_matches(options).map_err(|e| CommandError::Usage(e.to_string()))?;
    let content = read(&args.content)?;
    let difficulty = house_rules(options).unwrap_or_default().level;
    // A wrong party is refused before anything is played.
    company(&content, &args.party, difficulty, args.seed)
        .map_err(|e| CommandError::Usage(e.to_string()))?;
    if own.campaigns {
        let campaigns = Campaigns {
            content,
            party: args.party.clone(),
            difficulty,
            campaigns: args.games,
            seed: args.seed,
            bot: args.bot,
        };
        return whole(args, &campaigns, progress, out);
    }
    let fights = Fights {
        content,
        chapter: args.scenario.clone().unwrap_or_default(),
        party: args.party.clone(),
        company: own.company.as_deref().map(company_of).transpose()?,
        difficulty,
        games: args.games,
        seed: args.seed,
        bot: args.bot,
        jobs: usize::from(args.jobs),
        checks: args.check.unwrap_or_default(),
        manners: args.manners,
    };
    progress.begin(args.games, "games");
    let report = kernel::sim::run::<Tactics, _>(&fights, &|done| progress.set(done));
    let report = report.map_err(|e| CommandError::Usage(e.to_string()))?;
    progress.end();
    if args.json {
        json(&report, out)?;
    } else {
        report.write_games(out)?;
        for (ending, n) in &report.facts.endings {
            writeln!(out, "  {ending}: {n}")?;
        }
        report.write_lengths("", out)?;
        report.write_troubles(out)?;
    }
    Ok(u8::from(!report.clean()))
}

/// Reads a company from a file.
fn company_of(file: &std::path::Path) -> Result<Company, CommandError> {
    let wrong = |why: String| CommandError::Usage(format!("{}: {why}", file.display()));
    let size = fs::metadata(file).map_err(|e| wrong(e.to_string()))?.len();
    if size > MAX_COMPANY {
        return Err(wrong(format!("{size} bytes; at most {MAX_COMPANY}")));
    }
    let text = fs::read_to_string(file).map_err(|e| wrong(e.to_string()))?;
    ron::from_str(&text).map_err(|e| wrong(e.to_string()))
}

/// Plays whole campaigns: 1 if anything broke.
fn whole(
    args: &SimArgs,
    campaigns: &Campaigns,
    progress: &dyn Progress,
    mut out: &mut dyn Write,
) -> CommandResult {
    progress.begin(args.games, "campaigns");
    let report = campaigns::run(campaigns, &|done| progress.set(done));
    let report = report.map_err(|e| CommandError::Usage(e.to_string()))?;
    progress.end();
    if args.json {
        json(&report, out)?;
    } else {
        writeln!(out, "{} campaigns, {} decisions", report.campaigns, report.decisions)?;
        for (ending, n) in &report.endings {
            writeln!(out, "  ended at {ending}: {n}")?;
        }
        for (chapter, ends) in &report.chapters {
            let ends: Vec<String> = ends.iter().map(|(end, n)| format!("{end} {n}")).collect();
            writeln!(out, "  {chapter}: {}", ends.join(", "))?;
        }
        writeln!(out, "troubles {}", report.troubles.len())?;
        for what in &report.troubles {
            terminal::line(&mut out, format_args!("  {what}"))?;
        }
    }
    Ok(u8::from(!report.troubles.is_empty()))
}

fn json(report: &impl Serialize, out: &mut dyn Write) -> Result<(), CommandError> {
    let text = serde_json::to_string(report).map_err(|e| CommandError::Failed(e.to_string()))?;
    Ok(writeln!(out, "{text}")?)
}
