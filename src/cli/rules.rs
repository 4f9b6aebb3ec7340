//! `emberdeck rules`: looks a rule up in the catalogue, with its neighbors and examples.

use std::io::{BufWriter, Write};

use super::{Fail, Outcome};
use crate::kernel::catalogue::{About, Entry};
use crate::rules::catalogue::CATALOGUE;
use crate::terminal;

/// The command's arguments.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The id of a rule such as AC-CHECK-07, or words to look for; nothing: the headings
    what: Vec<String>,
}

/// Runs the command.
pub fn run(args: &Args) -> Outcome {
    let mut out = BufWriter::new(terminal::out());
    let what = args.what.join(" ");
    if what.trim().is_empty() {
        let mut last = "";
        for e in CATALOGUE.entries() {
            if e.heading != last {
                writeln!(out, "{}", e.heading)?;
                last = e.heading;
            }
        }
        out.flush()?;
        return Ok(0);
    }
    if let Some(about) = CATALOGUE.about(&what) {
        tell(&mut out, &about)?;
    } else {
        let found = CATALOGUE.search(&what, 10);
        if found.is_empty() {
            return Err(Fail::failed(t!("terminal-rule-none", what = what)));
        }
        for e in found {
            paragraph(&mut out, "", &e)?;
        }
    }
    out.flush()?;
    Ok(0)
}

/// The most vignettes that are named.
const MOST_SHOWN: usize = 3;

/// An entry with its neighbors, what it refers to, rulings and examples.
fn tell(out: &mut impl Write, about: &About) -> std::io::Result<()> {
    let heading = about.entry.heading;
    writeln!(out, "{}", heading.split_once(": ").map_or(heading, |(_, words)| words))?;
    paragraph(out, "", &about.entry)?;
    for (head, entries) in [
        (t!("terminal-see-also-head"), &about.see),
        (t!("terminal-rulings"), &about.rulings),
        (t!("terminal-examples"), &about.examples),
        (t!("terminal-before-after"), &about.nearby),
    ] {
        if !entries.is_empty() {
            writeln!(out, "\n{head}")?;
            for e in entries {
                paragraph(out, "  ", e)?;
            }
        }
    }
    if !about.shown.is_empty() {
        writeln!(out, "\n{}:", t!("rules-shown"))?;
        for s in about.shown.iter().take(MOST_SHOWN) {
            writeln!(out, "  {}", s.title)?;
        }
        let more = about.shown.len().saturating_sub(MOST_SHOWN);
        if more > 0 {
            writeln!(out, "{}", t!("terminal-and-more", more = more))?;
        }
    }
    Ok(())
}

fn paragraph(out: &mut impl Write, indent: &str, e: &Entry) -> std::io::Result<()> {
    writeln!(out, "{indent}{}", e.plain_text())
}
