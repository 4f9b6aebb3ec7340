//! `emberdeck rules`: looks a rule up in the catalogues of all families, with its neighbors and
//! examples.

use std::io::{BufWriter, Write};

use super::{Fail, Outcome, Program};
use crate::kernel::catalogue::{About, Entry};
use crate::terminal;

/// The command's arguments.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The id of a rule such as AC-CHECK-07, or words to look for; nothing: the headings
    what: Vec<String>,
}

/// Runs the command.
pub fn run(program: Program, args: &Args) -> Outcome {
    let mut out = BufWriter::new(terminal::out());
    let what = args.what.join(" ");
    if what.trim().is_empty() {
        let mut last = "";
        for e in program.families.0.iter().flat_map(|family| family.catalogue().entries()) {
            if e.heading != last {
                writeln!(out, "{}", e.heading)?;
                last = e.heading;
            }
        }
        out.flush()?;
        return Ok(0);
    }
    if let Some(about) =
        program.families.0.iter().find_map(|family| family.catalogue().about(&what))
    {
        tell(&mut out, &about)?;
    } else {
        // Words of other rules would be no answer to an id that is not there.
        let found = if is_id(&what) { Vec::new() } else { search(program, &what) };
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

/// Returns whether a text has the form of a rule's id, such as `AC-CHECK-12`.
fn is_id(text: &str) -> bool {
    let mut parts = text.trim().rsplit('-');
    let number =
        parts.next().is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()));
    let rest: Vec<&str> = parts.collect();
    let capitals = |p: &&str| !p.is_empty() && p.bytes().all(|b| b.is_ascii_uppercase());
    number && rest.len() >= 2 && rest.iter().all(capitals)
}

/// The most entries that are shown of those in which words stand.
const MOST_FOUND: usize = 10;

/// The entries of all families in which words stand: the best of each, then the second best, and so on.
fn search(program: Program, words: &str) -> Vec<Entry> {
    let each = program.families.0.iter().map(|family| family.catalogue().search(words, MOST_FOUND));
    let each: Vec<Vec<Entry>> = each.collect();
    let by_rank = (0..MOST_FOUND).flat_map(|n| each.iter().filter_map(move |all| all.get(n)));
    by_rank.copied().take(MOST_FOUND).collect()
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
