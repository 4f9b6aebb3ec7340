//! `emberdeck rules`: looks a rule up in the catalogue.

use std::io::{BufWriter, Write, stdout};

use super::{Fail, Outcome};
use crate::rules::catalogue::{self, Entry};

/// The command's arguments.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The id of a rule such as AC-CHECK-07, or words to look for; nothing: the headings
    what: Vec<String>,
}

/// Runs the command.
pub fn run(args: &Args) -> Outcome {
    let mut out = BufWriter::new(stdout().lock());
    let what = args.what.join(" ");
    if what.trim().is_empty() {
        let mut last = "";
        for e in catalogue::entries() {
            if e.heading != last {
                writeln!(out, "{}", e.heading)?;
                last = e.heading;
            }
        }
        out.flush()?;
        return Ok(0);
    }
    let found = look_up(&what);
    if found.is_empty() {
        return Err(Fail::failed(format!("no rule `{what}` was found")));
    }
    for e in found {
        writeln!(out, "{} {}", e.id, e.text)?;
    }
    out.flush()?;
    Ok(0)
}

/// One entry by its id, or those that fit the words best.
pub fn look_up(what: &str) -> Vec<Entry> {
    match catalogue::find(what) {
        Some(e) => vec![e],
        None => catalogue::search(what, 10),
    }
}
