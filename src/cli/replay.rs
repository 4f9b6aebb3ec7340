//! `emberdeck replay`: plays a journal back, shows it step by step, and takes it over as a copy.

use std::io::{BufReader, stdin};
use std::path::PathBuf;

use bevy_ecs::prelude::*;

use super::{Fail, Outcome};
use crate::FAMILIES;
use crate::campaign::record::Record;
use crate::campaign::replay::replay;
use crate::campaign::watch;
use crate::campaign::{Trouble, journal};
use crate::kernel::campaign::CampaignTable;
use crate::rules::flow::past;
use crate::rules::{play, words};
use crate::terminal;
use crate::text_table::{self, Screen};

/// The command's arguments.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// A journal: journals/NNN.jsonl of a campaign folder
    #[arg(required_unless_present = "campaign")]
    file: Option<PathBuf>,
    /// A campaign folder, in place of the file
    #[arg(long, conflicts_with = "file", requires = "journal")]
    campaign: Option<PathBuf>,
    /// Which journal of it
    #[arg(long, requires = "campaign")]
    journal: Option<u32>,
    /// Fail unless it is whole, its pack is the same, and it ends as the campaign notes
    #[arg(long, conflicts_with_all = ["text", "take_over"])]
    verify: bool,
    /// Show it step by step in the terminal
    #[arg(long)]
    pub(super) text: bool,
    /// The moment to begin with, or to take over: how many decisions stand at it
    #[arg(long)]
    at: Option<usize>,
    /// Make a campaign folder of its own from that moment, which plays on from there; the campaign it
    /// comes from is not touched
    #[arg(long, value_name = "DIR", conflicts_with = "text")]
    take_over: Option<PathBuf>,
}

impl Args {
    fn file(&self) -> PathBuf {
        match (&self.file, &self.campaign) {
            (Some(file), _) => file.clone(),
            (None, dir) => {
                journal::path(dir.as_deref().unwrap_or(".".as_ref()), self.journal.unwrap_or(0))
            }
        }
    }
}

/// Puts the beginning of a journal that is watched on a table. Returns what the players should be told.
///
/// # Errors
/// Returns why if even the game cannot be set up.
pub(super) fn begin(game: &mut dyn CampaignTable, world: &mut World) -> Result<Vec<String>, Fail> {
    let Some(watched) = game.watched_mut() else { return Ok(Vec::new()) };
    watched.begin(world)?;
    Ok(watched.recording().notices.clone())
}

/// Watches it, or takes it over.
fn show(args: &Args) -> Outcome {
    let mut game = FAMILIES.watch_file(&args.file())?;
    let mut world = World::new();
    for notice in begin(game.as_mut(), &mut world)? {
        terminal::complain(notice);
    }
    if let (Some(to), Some(watched)) = (&args.take_over, game.watched()) {
        watched.take_over(args.at.unwrap_or(watched.recording().len()), to)?;
        terminal::line(&mut terminal::out(), to.display())?;
        return Ok(0);
    }
    let mut input = BufReader::new(stdin().lock());
    let mut out = terminal::bare();
    let mut screen = Screen::new(&mut input, &mut out, terminal::colors());
    text_table::watch(&mut world, game.as_mut(), args.at.unwrap_or(0), &mut screen)?;
    Ok(0)
}

/// Runs the command.
pub fn run(args: &Args) -> Outcome {
    if args.text || args.take_over.is_some() {
        return show(args);
    }
    let file = args.file();
    let read: journal::Read = journal::read(&file)??;
    let content = watch::content_of(&file, &read.head)?;
    let digest = format!("{:016x}", content.digest);
    let mut wrong: Vec<String> = Vec::new();
    if digest != read.head.content {
        wrong.push(format!(
            "the pack `{}` has changed: its digest is {digest}, not {}",
            read.head.pack, read.head.content
        ));
    }
    let mut world = World::new();
    play::install(&mut world, content);
    let played = replay(&mut world, &read, None).map_err(|e| Trouble::at(&file, e))?;
    if let Some((line, what)) = played.refused.or_else(|| read.damage.clone()) {
        wrong.push(format!("{}:{line}: {what}", file.display()));
    }
    if let Some(line) = played.drifted {
        let place = file.display();
        wrong.push(format!("{place}:{line}: after this decision the table is not what it was"));
    }
    let end = format!("{:016x}", past::digest(&world));
    let noted = noted(&file);
    if let Some(noted) = noted.filter(|n| *n != end) {
        wrong.push(format!("the campaign notes the digest {noted} for the end"));
    }
    let mut out = terminal::out();
    match play::ended(&world) {
        Some(e) => terminal::line(&mut out, words::end_text(e))?,
        None => {
            let asked = words::prompt_text(&world);
            terminal::line(&mut out, format_args!("The scenario is not over: {asked}"))?;
        }
    }
    terminal::line(&mut out, format_args!("{} decisions", played.steps))?;
    for w in &wrong {
        terminal::complain(w);
    }
    terminal::line(&mut out, format_args!("digest {end}"))?;
    Ok(u8::from(args.verify && !wrong.is_empty()))
}

/// The digest of the end that the campaign around a journal notes for it.
fn noted(file: &std::path::Path) -> Option<String> {
    let number: u32 = file.file_stem()?.to_str()?.parse().ok()?;
    let dir = std::path::absolute(file).ok()?.parent()?.parent()?.to_owned();
    let record = Record::peek(&dir).ok()?;
    record.body.results.into_iter().find(|r| r.journal == number).map(|r| r.digest)
}
