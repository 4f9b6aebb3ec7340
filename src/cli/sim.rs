//! `emberdeck sim`: bots play many games; how they went, and what broke.

use std::io::Write;
use std::sync::Arc;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::terms::Terms;
use super::{Fail, Outcome};
use crate::autopass::StopSettings;
use crate::cards::content::Content;
use crate::cards::source::find_pack;

use crate::kernel::content::problem::summary;
use crate::sim::bots::BotKind;
use crate::sim::campaigns;
use crate::sim::playouts::check::Checks;
use crate::sim::playouts::{Party, SimOptions, SimReport, run_watched};
use crate::terminal;

/// The command's arguments.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Content pack, by its id or the path of its folder
    #[arg(long)]
    content: String,
    /// Id of the scenario
    #[arg(long, required_unless_present_any = ["campaigns", "quest"])]
    scenario: Option<String>,
    /// A generated scenario of this tier in place of one of the pack, another one in each game
    #[arg(long, value_name = "TIER", conflicts_with_all = ["scenario", "campaigns"])]
    quest: Option<u8>,
    /// Whole campaigns in place of one scenario: all of them in order, with what is between two
    #[arg(long, conflicts_with_all = ["scenario", "check", "cards", "asked", "manners"])]
    campaigns: bool,
    /// Heroes by their ids with commas between them, or any:N for N different ones in each game
    #[arg(long)]
    party: Party,
    /// How many games
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// Seed of the first game; each further game has one more
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Who plays: random, careful, restless or passive
    #[arg(long, default_value = "random")]
    bot: BotKind,
    /// Threads
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    jobs: u16,
    /// What to check at every prompt: every-option, conserve, undo or all, with commas
    #[arg(long)]
    check: Option<Checks>,
    /// Count what happens to each card, also without --json
    #[arg(long)]
    cards: bool,
    /// Count how much the table is asked in the steps of encounters
    #[arg(long)]
    asked: bool,
    /// Mind table manners: nobody is asked who can do nothing useful
    #[arg(long)]
    manners: bool,
    /// As one object of JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    terms: Terms,
}

/// Runs the command: 1 if anything broke.
pub fn run(args: &Args) -> Outcome {
    let content = find_pack(&args.content).map_err(|p| Fail::usage(summary(&p)))?;
    if args.campaigns {
        return campaigns(args, Arc::new(content));
    }
    let scenario = args.scenario.as_deref().unwrap_or_default();
    let options = SimOptions {
        party: args.party.clone(),
        games: args.games,
        seed: args.seed,
        bot: args.bot,
        jobs: usize::from(args.jobs),
        checks: args.check.unwrap_or_default(),
        cards: args.json || args.cards,
        asked: args.asked,
        quest: args.quest,
        difficulty: args.terms.of_cards()?,
        stops: args.manners.then(StopSettings::default),
        ..SimOptions::new(Arc::new(content), scenario)
    };
    let bar = progress(args.games, "games");
    let report = run_watched(&options, &|done| bar.set_position(done)).map_err(Fail::usage)?;
    bar.finish_and_clear();
    let mut out = terminal::out();
    if args.json {
        super::write_json(&report)?;
    } else {
        tell(&report, args.cards, &mut out)?;
    }
    Ok(u8::from(!report.clean()))
}

/// Plays whole campaigns: 1 if anything broke.
fn campaigns(args: &Args, content: Arc<Content>) -> Outcome {
    let options = campaigns::Options {
        content,
        party: args.party.clone(),
        campaigns: args.games,
        seed: args.seed,
        bot: args.bot,
        jobs: usize::from(args.jobs),
    };
    let bar = progress(args.games, "campaigns");
    let report = campaigns::run(&options, &|done| bar.set_position(done)).map_err(Fail::usage)?;
    bar.finish_and_clear();
    let mut out = terminal::out();
    if args.json {
        super::write_json(&report)?;
        return Ok(u8::from(!report.clean()));
    }
    let r = &report;
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
    writeln!(out, "troubles {}", r.troubles.len())?;
    for what in &r.troubles {
        terminal::line(&mut out, format_args!("  {what}"))?;
    }
    Ok(u8::from(!report.clean()))
}

/// A bar that fills, on a terminal.
fn progress(length: u64, what: &str) -> ProgressBar {
    let target = if terminal::errors_are_seen() {
        ProgressDrawTarget::stderr_with_hz(5)
    } else {
        ProgressDrawTarget::hidden()
    };
    let bar = ProgressBar::with_draw_target(Some(length), target);
    let template = format!("{{wide_bar}} {{pos}}/{{len}} {what}, {{eta}} left");
    if let Ok(style) = ProgressStyle::with_template(&template) {
        bar.set_style(style);
    }
    bar
}

fn tell(r: &SimReport, cards: bool, out: &mut impl Write) -> std::io::Result<()> {
    let share = |n: u64, of: u64| if of == 0 { 0.0 } else { n as f64 * 100.0 / of as f64 };
    writeln!(
        out,
        "{} games: {} won ({:.1}%), {} lost",
        r.games,
        r.won,
        share(r.won, r.games),
        r.lost
    )?;
    for (reason, n) in &r.facts.losses_by_reason {
        writeln!(out, "  lost, {reason}: {n}")?;
    }
    for (hero, (won, played)) in &r.facts.heroes {
        writeln!(out, "  {hero}: {won} of {played} won ({:.1}%)", share(*won, *played))?;
    }
    let per_game = |n: u64| if r.games == 0 { 0.0 } else { n as f64 / r.games as f64 };
    writeln!(
        out,
        "{:.1} turns, {:.1} hours left when won and {:.1} decisions a game; {:.0} games and {:.0} \
         decisions a second; {} MiB",
        per_game(r.turns),
        r.facts.hours_left_when_won,
        per_game(r.decisions),
        r.games_per_second,
        r.decisions_per_second,
        r.peak_rss_bytes >> 20
    )?;
    if let Some(a) = &r.facts.asked {
        writeln!(
            out,
            "{} encounters: {} steps without a decision of substance, asked {} times in them: {:.3} \
             times a step; {} steps with one, asked {} times; {} times with nothing useful to do; {} \
             answered unasked",
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
    writeln!(
        out,
        "soft locks {}, panics {}, refused options {}, lost cards {}, diverged {}",
        r.soft_locks, r.panics, r.invalid_options, r.lost_cards, r.diverged
    )?;
    for t in &r.troubles {
        writeln!(
            out,
            "  {:?} with seed {}, party {}, after {} decisions: {}",
            t.sort,
            t.seed,
            t.party.join(","),
            t.decision,
            t.what
        )?;
    }
    Ok(())
}
