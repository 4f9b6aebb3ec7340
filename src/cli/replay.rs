//! `emberdeck replay`: plays a journal back.

use std::io::{Write, stdout};
use std::path::PathBuf;
use std::sync::Arc;

use bevy_ecs::prelude::*;

use super::{Fail, Outcome};
use crate::campaign::record::Record;
use crate::campaign::replay::replay;
use crate::campaign::{Trouble, join, journal};
use crate::cards::source::find_pack;
use crate::rules::flow::past;
use crate::rules::{play, words};

/// The command's arguments.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// A journal: journals/NNN.jsonl of a campaign folder
    file: PathBuf,
    /// Fail unless it is whole, its pack is the same, and it ends as the campaign notes
    #[arg(long)]
    verify: bool,
}

/// Runs the command.
pub fn run(args: &Args) -> Outcome {
    let read: journal::Read = journal::read(&args.file)??;
    let content = find_pack(&read.head.pack).map_err(|p| Fail::usage(join(&p)))?;
    let digest = format!("{:016x}", content.digest);
    let mut wrong: Vec<String> = Vec::new();
    if digest != read.head.content {
        wrong.push(format!(
            "the pack `{}` has changed: its digest is {digest}, not {}",
            read.head.pack, read.head.content
        ));
    }
    let mut world = World::new();
    play::install(&mut world, Arc::new(content));
    let played = replay(&mut world, &read, None).map_err(|e| Trouble::at(&args.file, e))?;
    if let Some((line, what)) = played.refused.or_else(|| read.damage.clone()) {
        wrong.push(format!("{}:{line}: {what}", args.file.display()));
    }
    if let Some(line) = played.drifted {
        let place = args.file.display();
        wrong.push(format!("{place}:{line}: after this decision the table is not what it was"));
    }
    let end = format!("{:016x}", past::digest(&world));
    let noted = noted(&args.file);
    if let Some(noted) = noted.filter(|n| *n != end) {
        wrong.push(format!("the campaign notes the digest {noted} for the end"));
    }
    let mut out = stdout().lock();
    match play::ended(&world) {
        Some(e) => writeln!(out, "{}", words::end_text(e))?,
        None => writeln!(out, "The scenario is not over: {}", words::prompt_text(&world))?,
    }
    writeln!(out, "{} decisions", played.steps)?;
    for w in &wrong {
        let _ = writeln!(std::io::stderr(), "emberdeck: {w}");
    }
    writeln!(out, "digest {end}")?;
    Ok(u8::from(args.verify && !wrong.is_empty()))
}

/// The digest of the end that the campaign around a journal notes for it.
fn noted(file: &std::path::Path) -> Option<String> {
    let number: u32 = file.file_stem()?.to_str()?.parse().ok()?;
    let dir = std::path::absolute(file).ok()?.parent()?.parent()?.to_owned();
    let record = Record::peek(&dir).ok()?;
    record.results.into_iter().find(|r| r.journal == number).map(|r| r.digest)
}
