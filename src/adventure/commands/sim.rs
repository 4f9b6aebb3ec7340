//! `emberdeck sim` of this game: scenarios or whole campaigns by bots; how they went, and what broke.

use std::io::{self, Write};
use std::sync::Arc;

use clap::{ArgMatches, Args as _, Command, FromArgMatches as _};
use serde::Serialize;
use serde_json::json;

use super::house_rules::{self, HouseRules};
use crate::autopass::StopSettings;
use crate::cards::content::Content;
use crate::cards::difficulty::Difficulty;
use crate::cards::source::find_pack;
use crate::kernel::campaign::DifficultyChange;
use crate::kernel::commands::sim::{Progress, SimArgs};
use crate::kernel::commands::{CommandError, CommandResult};
use crate::kernel::content::problem::summary;
use crate::sim::campaigns;
use crate::sim::playouts::asked::AskedTally;
use crate::sim::playouts::{SimOptions, SimReport, run_watched};
use crate::terminal;

/// The options of this game.
#[derive(Clone, Debug, clap::Args)]
struct Own {
    /// A generated scenario of this tier, 0 to 6, in place of one of the pack, another one in each
    /// game
    #[arg(
        long,
        value_name = "TIER",
        value_parser = super::quest::tiers(),
        conflicts_with_all = ["scenario", "campaigns"],
        display_order = 21
    )]
    quest: Option<u8>,
    /// Whole campaigns in place of one scenario: all of them in order, with what is between two
    #[arg(
        long,
        conflicts_with_all = ["scenario", "check", "cards", "asked", "manners"],
        display_order = 22
    )]
    campaigns: bool,
    /// Count what happens to each card, also without --json
    #[arg(long, display_order = 81)]
    cards: bool,
    /// Count how much the table is asked in the steps of encounters
    #[arg(long, display_order = 82)]
    asked: bool,
}

/// Adds the options of this game.
pub fn options(command: Command) -> Command {
    let command = HouseRules::augment_args(Own::augment_args(command));
    command.mut_arg("scenario", |scenario| {
        scenario.required(false).required_unless_present_any(["campaigns", "quest"])
    })
}

/// Runs the command: 1 if anything broke.
pub fn run(
    args: &SimArgs,
    options: &ArgMatches,
    progress: &dyn Progress,
    out: &mut dyn Write,
) -> CommandResult {
    let usage = |e: clap::Error| CommandError::Usage(e.to_string());
    let own = Own::from_arg_matches(options).map_err(usage)?;
    let content = Arc::new(find_pack(&args.content).map_err(|p| CommandError::Usage(summary(&p)))?);
    if own.campaigns {
        return campaigns(args, content, progress, out);
    }
    let options = SimOptions {
        party: args.party.clone(),
        games: args.games,
        seed: args.seed,
        bot: args.bot,
        jobs: usize::from(args.jobs),
        checks: args.check.unwrap_or_default(),
        cards: args.json || own.cards,
        asked: own.asked,
        quest: own.quest,
        difficulty: difficulty(options)?,
        stops: args.manners.then(StopSettings::default),
        ..SimOptions::new(content, args.scenario.as_deref().unwrap_or_default())
    };
    progress.begin(args.games, "games");
    let report = run_watched(&options, &|done| progress.set(done))
        .map_err(|e| CommandError::Usage(e.to_string()))?;
    progress.end();
    match args.json {
        true => write_json(&report, out)?,
        false => write_games(&report, own.cards, out)?,
    }
    Ok(u8::from(!report.clean()))
}

/// What makes the games harder or easier.
fn difficulty(options: &ArgMatches) -> Result<Difficulty, CommandError> {
    let mut data = json!({});
    house_rules::choose(options, &mut data);
    let changed = DifficultyChange::To(&data).apply(&Difficulty::default());
    changed.map_err(|e| CommandError::Usage(e.to_string()))
}

fn write_json(report: &impl Serialize, out: &mut dyn Write) -> Result<(), CommandError> {
    let text = serde_json::to_string(report).map_err(|e| CommandError::Failed(e.to_string()))?;
    Ok(writeln!(out, "{text}")?)
}

/// Plays whole campaigns: 1 if anything broke.
fn campaigns(
    args: &SimArgs,
    content: Arc<Content>,
    progress: &dyn Progress,
    out: &mut dyn Write,
) -> CommandResult {
    let options = campaigns::Options {
        content,
        party: args.party.clone(),
        campaigns: args.games,
        seed: args.seed,
        bot: args.bot,
        jobs: usize::from(args.jobs),
    };
    progress.begin(args.games, "campaigns");
    let report = campaigns::run(&options, &|done| progress.set(done));
    let report = report.map_err(|e| CommandError::Usage(e.to_string()))?;
    progress.end();
    match args.json {
        true => write_json(&report, out)?,
        false => write_campaigns(&report, out)?,
    }
    Ok(u8::from(!report.clean()))
}

fn write_campaigns(r: &campaigns::Report, mut out: &mut dyn Write) -> io::Result<()> {
    writeln!(
        out,
        "{} campaigns: {} won to the end, {} given up; {} games, {} of them lost",
        r.campaigns, r.won, r.given_up, r.games, r.lost
    )?;
    writeln!(
        out,
        "between games: {} answers, {} feats, {} roles, {} loot, {} trades, {} deaths, {} newcomers, \
         {} decks checked",
        r.answers, r.feats, r.roles, r.gained, r.trades, r.deaths, r.newcomers, r.decks
    )?;
    let share = |n: u64, of: u64| if of == 0 { 0.0 } else { n as f64 / of as f64 };
    for s in &r.scenarios {
        writeln!(
            out,
            "  {}: {} of {} won ({:.1}%), {} out of time, {:.1} hours left when won, {} deaths",
            s.id,
            s.won,
            s.played,
            100.0 * share(s.won, s.played),
            s.out_of_time,
            share(s.hours_left, s.won),
            s.deaths
        )?;
    }
    for (hero, h) in &r.heroes {
        let (won, played, deaths) = (h.won, h.played, h.deaths);
        let percent = 100.0 * share(won, played);
        let line = format_args!("  {hero}: {won} of {played} won ({percent:.1}%), {deaths} deaths");
        terminal::line(&mut out, line)?;
    }
    writeln!(out, "troubles {}", r.troubles.len())?;
    for what in &r.troubles {
        terminal::line(&mut out, format_args!("  {what}"))?;
    }
    Ok(())
}

fn write_games(r: &SimReport, cards: bool, out: &mut dyn Write) -> io::Result<()> {
    let share = |n: u64, of: u64| if of == 0 { 0.0 } else { n as f64 * 100.0 / of as f64 };
    r.write_games(out)?;
    for (reason, n) in &r.facts.losses_by_reason {
        writeln!(out, "  lost, {reason}: {n}")?;
    }
    for (hero, (won, played)) in &r.facts.heroes {
        writeln!(out, "  {hero}: {won} of {played} won ({:.1}%)", share(*won, *played))?;
    }
    let hours = format!(", {:.1} hours left when won", r.facts.hours_left_when_won);
    r.write_lengths(&hours, out)?;
    if let Some(asked) = &r.facts.asked {
        write_asked(asked, out)?;
    }
    if cards {
        for (id, t) in &r.facts.cards {
            writeln!(
                out,
                "  {id}: met {}, acquired {}, defeated {}, played {}",
                t.met, t.acquired, t.defeated, t.played
            )?;
        }
    }
    r.write_troubles(out)
}

fn write_asked(a: &AskedTally, out: &mut dyn Write) -> io::Result<()> {
    writeln!(
        out,
        "{} encounters: {} steps without a decision of substance, asked {} times in them: {:.3} times \
         a step; {} steps with one, asked {} times; {} times with nothing useful to do; {} answered \
         unasked",
        a.encounters,
        a.plain_steps,
        a.plain_asks,
        a.figure(),
        a.other_steps,
        a.other_asks,
        a.idle,
        a.passed
    )?;
    for (steps, by_ask) in [("without", &a.plain_by_ask), ("with", &a.other_by_ask)] {
        let all: Vec<String> = by_ask.iter().map(|(ask, n)| format!("{ask} {n}")).collect();
        writeln!(out, "  in steps {steps} one: {}", all.join(", "))?;
    }
    Ok(())
}
