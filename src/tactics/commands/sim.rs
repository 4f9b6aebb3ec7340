//! `emberdeck sim` of this family: a chapter many times, or whole campaigns.

use std::collections::BTreeMap;
use std::io::{self, Write};
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
use crate::sim::tally::{Share, Tally};
use crate::sim::{Fights, companies, company};

/// The options of this family.
#[derive(Clone, Debug, clap::Args)]
struct Own {
    /// Whole campaigns in place of one chapter
    #[arg(long, conflicts_with_all = ["scenario", "check", "manners", "company", "companies"], display_order = 22)]
    campaigns: bool,
    /// The company that plays the chapter: a campaign's folder, its campaign.ron or one of its backups, or a
    /// file with a company alone; a new one of the party if not given
    #[arg(long, value_name = "PATH", display_order = 31)]
    company: Option<PathBuf>,
    /// Companies as --keep has kept them for this chapter and as many heroes as the party has, one
    /// after the other
    #[arg(long, value_name = "FOLDER", conflicts_with = "company", display_order = 32)]
    companies: Option<PathBuf>,
    /// Keep some of the companies that come to each encounter of the campaigns
    #[arg(long, value_name = "FOLDER", requires = "campaigns", display_order = 33)]
    keep: Option<PathBuf>,
    /// Look for roads not taken yet: each chapter is played at most so often until it leads to one
    #[arg(
        long,
        value_name = "N",
        requires = "campaigns",
        conflicts_with = "bot",
        display_order = 34
    )]
    explore: Option<u16>,
    /// Count what is played, and how often each special rule took effect, also without --json
    #[arg(long, display_order = 81)]
    cards: bool,
}

/// How many companies are kept for each encounter.
const KEPT: usize = 12;

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
    let rules = house_rules::read(options);
    let (difficulty, house) = (rules.level, rules.house());
    // A wrong party is refused before anything is played.
    let heroes = company(&content, &args.party, difficulty, args.seed);
    let heroes = heroes.map_err(|e| CommandError::Usage(e.to_string()))?.heroes.len();
    if own.campaigns {
        let campaigns = Campaigns {
            content,
            party: args.party.clone(),
            difficulty,
            house,
            campaigns: args.games,
            seed: args.seed,
            bot: args.bot,
            jobs: usize::from(args.jobs),
            keep: if own.keep.is_some() { KEPT } else { 0 },
            explore: own.explore,
        };
        return whole(args, &own, heroes, &campaigns, progress, out);
    }
    let chapter = args.scenario.clone().unwrap_or_default();
    let fights = Fights {
        companies: kept(&own, &content.pack.id, &chapter, heroes).map_err(CommandError::Usage)?,
        content,
        chapter,
        party: args.party.clone(),
        difficulty,
        house,
        games: args.games,
        seed: args.seed,
        bot: args.bot,
        jobs: usize::from(args.jobs),
        checks: args.check.unwrap_or_default(),
        manners: args.manners,
        tally: args.json || own.cards,
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
        write_classes(&report.facts.classes, out)?;
        report.write_lengths("", out)?;
        if own.cards {
            write_tally(&report.facts.tally, out)?;
        }
        report.write_troubles(out)?;
    }
    Ok(u8::from(!report.clean()))
}

/// Returns the companies that a line names; none if it names none.
fn kept(own: &Own, pack: &str, chapter: &str, heroes: usize) -> Result<Vec<Company>, String> {
    if let Some(folder) = &own.companies {
        let all = companies::read(folder, heroes)?.remove(chapter).unwrap_or_default();
        let none = || format!("{}: none has come to `{chapter}`", folder.display());
        return if all.is_empty() { Err(none()) } else { Ok(all) };
    }
    let Some(file) = &own.company else { return Ok(Vec::new()) };
    Ok(vec![companies::one(file, pack).map_err(|e| e.to_string())?])
}

fn write_classes(classes: &BTreeMap<String, Share>, out: &mut dyn Write) -> io::Result<()> {
    for (class, share) in classes {
        let Share { won, played } = share;
        writeln!(out, "  {class}: {won} of {played} won ({:.1}%)", share.percent())?;
    }
    Ok(())
}

fn write_tally(tally: &Tally, out: &mut dyn Write) -> io::Result<()> {
    for (id, n) in &tally.cards {
        writeln!(out, "  {id}: played {n}")?;
    }
    for (id, n) in &tally.boss_cards {
        writeln!(out, "  {id}: revealed {n}")?;
    }
    for (chapter, rules) in &tally.specials {
        for (rule, n) in rules {
            writeln!(out, "  {chapter}, {rule}: took effect {n}")?;
        }
    }
    Ok(())
}

/// Plays whole campaigns: 1 if anything broke.
fn whole(
    args: &SimArgs,
    own: &Own,
    heroes: usize,
    campaigns: &Campaigns,
    progress: &dyn Progress,
    out: &mut dyn Write,
) -> CommandResult {
    progress.begin(args.games, "campaigns");
    let report = campaigns::run(campaigns, &|done| progress.set(done));
    let report = report.map_err(|e| CommandError::Usage(e.to_string()))?;
    progress.end();
    if let Some(folder) = &own.keep {
        companies::write(folder, heroes, &report.companies).map_err(CommandError::Failed)?;
    }
    if args.json {
        json(&report, out)?;
    } else {
        write_campaigns(&report, own.cards, out)?;
    }
    Ok(u8::from(!report.troubles.is_empty()))
}

fn write_campaigns(r: &campaigns::Report, cards: bool, mut out: &mut dyn Write) -> io::Result<()> {
    writeln!(
        out,
        "{} campaigns: {} to a good ending; {} decisions",
        r.campaigns, r.won, r.decisions
    )?;
    for (ending, n) in &r.endings {
        writeln!(out, "  ended at {ending}: {n}")?;
    }
    for (chapter, ends) in &r.chapters {
        let told: Vec<String> = ends.iter().map(|(end, n)| format!("{end} {n}")).collect();
        let told = if told.is_empty() { "never".to_owned() } else { told.join(", ") };
        writeln!(out, "  {chapter}: {told}")?;
    }
    write_classes(&r.classes, out)?;
    if cards {
        for (edge, n) in &r.edges {
            writeln!(out, "  {edge}: {n}")?;
        }
        write_tally(&r.tally, out)?;
    }
    let unplayed = r.tally.cards.values().filter(|n| **n == 0).count();
    let unseen = r.tally.boss_cards.values().filter(|n| **n == 0).count();
    if r.again > 0 {
        writeln!(out, "{} chapters played again", r.again)?;
    }
    let untaken = r.edges.values().filter(|n| **n == 0).count();
    writeln!(out, "{untaken} of {} turnings never taken", r.edges.len())?;
    let idle = r.tally.specials.values().flat_map(|rules| rules.values());
    let idle = idle.filter(|n| **n == 0).count();
    writeln!(
        out,
        "{unplayed} cards never played, {unseen} boss cards never revealed, {idle} special rules without effect"
    )?;
    writeln!(out, "troubles {}", r.troubles.len())?;
    for what in &r.troubles {
        terminal::line(&mut out, format_args!("  {what}"))?;
    }
    Ok(())
}

fn json(report: &impl Serialize, out: &mut dyn Write) -> Result<(), CommandError> {
    let text = serde_json::to_string(report).map_err(|e| CommandError::Failed(e.to_string()))?;
    Ok(writeln!(out, "{text}")?)
}
