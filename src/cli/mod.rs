//! The command line: one file for each command. Names are fixed, so that scripts can rely on them.
//!
//! Exit status: 0 fine; 1 what was asked failed; 2 wrong usage or unreadable input, with one clear
//! line on standard error.

mod bench;
mod check;
mod chronicle;
mod difficulty;
pub mod families;
mod headless;
mod keep;
mod list;
mod new;
mod play;
mod replay;
mod rules;
mod seats;
mod shot;
mod sim;
mod text;
mod vignette;

use std::ffi::OsString;
use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;

use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};

use self::families::Line;
use crate::kernel::campaign::entry::Families;
use crate::kernel::campaign::{CampaignError, CampaignTable};
use crate::kernel::commands::{CommandError, sim::SimArgs};
use crate::kernel::store::StoreError;
use crate::kernel::store::settings::Settings;
use crate::lang::{self, Language};
#[cfg(feature = "app")]
use crate::shell::table_window::{TableWindow, Tables};
use crate::terminal::{self, report_error};
use crate::text_table::Stop;

pub use play::PlayArgs;

/// A tabletop for co-operative adventure card games.
#[derive(Debug, Parser)]
#[command(name = "emberdeck", version, about)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    play: PlayArgs,
    /// Language: en or de; by default that of the settings, or English for what programs read
    #[arg(long, global = true, value_name = "CODE", value_parser = language, display_order = 900)]
    lang: Option<Language>,
}

/// The environment variable that names a language, where the line names none.
const LANGUAGE: &str = "EMBERDECK_LANG";

/// A language by its code.
fn language(code: &str) -> Result<Language, String> {
    Language::from_code(code).ok_or_else(|| {
        let codes: Vec<&str> = Language::ALL.iter().map(|l| l.code()).collect();
        format!("there are the languages {}", codes.join(" and "))
    })
}

impl Command {
    /// Whether what it says is for people: they are spoken to as the settings say.
    fn is_for_people(&self) -> bool {
        match self {
            Command::Play(_) | Command::Difficulty(_) | Command::Seats(_) | Command::Rules(_) => {
                true
            }
            Command::Chronicle(a) => !a.json,
            Command::Replay(a) => a.text,
            _ => false,
        }
    }
}

/// Settles which language is spoken: the one that is told on the line or in the environment; else
/// that of the settings where people read, and English everywhere else.
fn settle(told: Option<Language>, is_for_people: bool) {
    let named = || std::env::var(LANGUAGE).ok().and_then(|code| Language::from_code(&code));
    match told.or_else(named) {
        Some(told) => lang::force(told),
        None if is_for_people => Settings::load().0.apply_language(),
        None => {}
    }
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Play: in a window, or as text
    Play(PlayArgs),
    /// Make a campaign folder; prints its path
    New(new::Args),
    /// Play by JSON Lines on standard input and output
    Headless(headless::Args),
    /// Show or change what makes a campaign harder or easier
    Difficulty(difficulty::Args),
    /// Show or change who plays which heroes of a campaign
    Seats(seats::Args),
    /// Let bots play many games
    Sim(SimArgs),
    /// List content packs
    List(list::Args),
    /// Check content packs
    Check(check::Args),
    /// Print what a card says, in the languages there are
    Text(text::Args),
    /// Run position tests
    Vignette(vignette::Args),
    /// Play a journal back
    Replay(replay::Args),
    /// Draw one picture without a display
    Shot(shot::Args),
    /// Measure speed and memory
    Bench(bench::Args),
    /// Look a rule up
    Rules(rules::Args),
    /// Tell the story of a campaign, with statistics
    Chronicle(chronicle::Args),
    /// Write a campaign into one file
    Export(keep::Export),
    /// Make a campaign folder from such a file
    Import(keep::Import),
    /// Take a campaign back to where it stood before a scenario
    Restore(keep::Restore),
    /// Go on with a campaign's content pack as it is now
    Update(keep::Update),
    /// Write what it takes to see a problem again into one file
    Report(keep::Report),
}

/// Why a command stops.
#[derive(Debug)]
pub struct Fail {
    /// The exit status.
    pub code: u8,
    /// One line for standard error; empty for none.
    pub message: String,
}

impl Fail {
    /// Wrong usage or unreadable input.
    pub fn usage(message: impl Into<String>) -> Fail {
        Fail { code: 2, message: message.into() }
    }

    /// What was asked failed.
    pub fn failed(message: impl Into<String>) -> Fail {
        Fail { code: 1, message: message.into() }
    }
}

/// Writes a report to standard output as one line of JSON.
fn write_json(report: &impl serde::Serialize) -> Result<(), Fail> {
    let text = serde_json::to_string(report).map_err(|e| Fail::failed(e.to_string()))?;
    Ok(writeln!(terminal::json(), "{text}")?)
}

impl From<CampaignError> for Fail {
    fn from(e: CampaignError) -> Fail {
        Fail::usage(e.to_string())
    }
}

impl From<CommandError> for Fail {
    fn from(e: CommandError) -> Fail {
        match e {
            CommandError::Usage(message) => Fail::usage(message),
            CommandError::Failed(message) => Fail::failed(message),
            CommandError::NotOffered => Fail::failed(e.to_string()),
            CommandError::Output(e) => e.into(),
        }
    }
}

impl From<StoreError> for Fail {
    fn from(e: StoreError) -> Fail {
        Fail::usage(e.to_string())
    }
}

impl From<Stop> for Fail {
    fn from(stop: Stop) -> Fail {
        match stop {
            Stop::Terminal(e) => e.into(),
            Stop::Trouble(t) => t.into(),
        }
    }
}

impl From<io::Error> for Fail {
    fn from(e: io::Error) -> Fail {
        match e.kind() {
            // Whoever reads our output has seen enough.
            io::ErrorKind::BrokenPipe => Fail { code: 0, message: String::new() },
            _ => Fail::usage(e.to_string()),
        }
    }
}

/// What a command gives back: the exit status.
pub type Outcome = Result<u8, Fail>;

/// What the program plays.
#[derive(Clone, Copy)]
pub struct Program {
    /// The families of games.
    pub families: Families,
    /// The tables of those that have one of their own in the window.
    #[cfg(feature = "app")]
    pub tables: &'static [&'static dyn TableWindow],
}

#[cfg(feature = "app")]
impl Program {
    /// Returns what a window plays.
    fn tables(self) -> Tables {
        Tables { families: self.families, tables: self.tables }
    }
}

/// The program.
pub fn main(program: Program) -> ExitCode {
    block_file_size_signal();
    ExitCode::from(run(program, std::env::args_os()))
}

/// Blocks the signal that ends a program which writes beyond the largest size of a file that its
/// user may write: the write then fails, and is told as with a full disk. Threads that begin later
/// block it, too.
#[cfg(unix)]
fn block_file_size_signal() {
    use nix::sys::signal::{SigSet, Signal};
    let mut set = SigSet::empty();
    set.add(Signal::SIGXFSZ);
    // Without it the program does all it did before.
    let _ = set.thread_block();
}

#[cfg(not(unix))]
fn block_file_size_signal() {}

/// Runs a command line; gives the exit status.
pub fn run(program: Program, args: impl IntoIterator<Item = OsString>) -> u8 {
    let args: Vec<OsString> = args.into_iter().collect();
    let family = families::of_line(program, &args);
    let command = command(program, family.as_ref().ok().copied());
    let outcome = command.try_get_matches_from(args).and_then(|matches| {
        let Some((name, options)) = matches.subcommand() else {
            let cli = Cli::from_arg_matches(&matches)?;
            return Ok(run_command(
                program,
                Command::Play(cli.play),
                cli.lang,
                Line::new(family, &matches),
            ));
        };
        if let Some(own) = families::own(program, name) {
            settle(matches.get_one("lang").copied(), (own.is_for_people)(options));
            return Ok((own.run)(options, &mut terminal::out()).map_err(Fail::from));
        }
        let cli = Cli::from_arg_matches(&matches)?;
        let command = cli.command.unwrap_or(Command::Play(cli.play));
        Ok(run_command(program, command, cli.lang, Line::new(family, options)))
    });
    match outcome {
        Ok(Ok(code)) => code,
        Ok(Err(fail)) => {
            if !fail.message.is_empty() {
                report_error(&fail.message);
            }
            fail.code
        }
        Err(e) if e.use_stderr() => {
            report_error(one_line(&e.render().to_string()));
            2
        }
        Err(e) => {
            // Help or version.
            let _ = write!(terminal::out(), "{}", e.render());
            0
        }
    }
}

/// Runs a command that every family has.
fn run_command(
    program: Program,
    command: Command,
    language: Option<Language>,
    line: Line<'_>,
) -> Outcome {
    settle(language, command.is_for_people());
    match command {
        Command::Play(a) => play::run(program, &a),
        Command::New(a) => new::run(&a, line),
        Command::Headless(a) => headless::run(program, &a),
        Command::Difficulty(a) => difficulty::run(program, &a, line),
        Command::Seats(a) => seats::run(program, &a),
        Command::Sim(a) => sim::run(&a, line),
        Command::List(a) => list::run(program, &a),
        Command::Check(a) => check::run(program, &a),
        Command::Text(a) => text::run(program, &a, language),
        Command::Vignette(a) => vignette::run(program, &a),
        Command::Replay(a) => replay::run(program, &a),
        Command::Shot(a) => shot::run(program, &a),
        Command::Bench(a) => bench::run(program, &a),
        Command::Rules(a) => rules::run(program, &a),
        Command::Chronicle(a) => chronicle::run(program, &a),
        Command::Export(a) => keep::export(program, &a),
        Command::Import(a) => keep::import(program, &a),
        Command::Restore(a) => keep::restore(program, &a),
        Command::Update(a) => keep::update(program, &a),
        Command::Report(a) => keep::report(program, &a),
    }
}

/// Returns the whole command line, with the commands of all families and the options of one.
pub fn command(program: Program, family: Option<families::Family>) -> clap::Command {
    families::extend(program, Cli::command(), family)
}

/// The message of a usage error without its help, on one line.
fn one_line(text: &str) -> String {
    let first = text.split("\n\n").next().unwrap_or(text);
    let words: Vec<&str> = first.split_whitespace().collect();
    let line = words.join(" ");
    let line = line.strip_prefix("error: ").unwrap_or(&line);
    format!("{line} (see `emberdeck help`)")
}

/// Opens a campaign, and says on standard error what its players should be told.
fn open(program: Program, dir: &Path) -> Result<Box<dyn CampaignTable>, Fail> {
    let mut game = program.families.open(dir)?;
    if let Some(saved) = game.saved_mut() {
        told(&saved.take_notices());
    }
    Ok(game)
}

/// Says on standard error what players should be told.
fn told(notices: &[String]) {
    notices.iter().for_each(report_error);
}
