//! `emberdeck list`: content packs with their scenarios and heroes.

use std::io::{BufWriter, Write};

use serde::Serialize;

use super::{Fail, Outcome};
use crate::campaign::join;
use crate::cards::content::Content;
use crate::cards::printed::Edition;
use crate::cards::source::{find_pack, packs};
use crate::terminal;

/// The command's arguments.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// As one object of JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Packs {
    packs: Vec<Pack>,
}

#[derive(Serialize)]
struct Pack {
    id: String,
    name: String,
    edition: &'static str,
    cards: usize,
    players: u8,
    scenarios: Vec<Named>,
    heroes: Vec<Named>,
    /// Last, so that what reads the fields before by their order still does.
    family: String,
}

#[derive(Serialize)]
struct Named {
    id: String,
    name: String,
}

fn pack(content: &Content) -> Pack {
    let named = |id: &str, name: &str| Named { id: id.into(), name: name.into() };
    Pack {
        id: content.pack.id.clone(),
        name: content.pack.name.clone(),
        edition: match content.pack.edition {
            Edition::First => "first",
            Edition::Third => "third",
        },
        cards: content.cards.len(),
        players: content.pack.players,
        scenarios: content.playing_order().iter().map(|s| named(&s.id, &s.name)).collect(),
        heroes: content.heroes.iter().map(|h| named(&h.id, &h.name)).collect(),
        family: content.pack.family.clone(),
    }
}

/// Runs the command. A pack that cannot be read is told on standard error; the others are listed.
pub fn run(args: &Args) -> Outcome {
    let mut all = Packs { packs: Vec::new() };
    let mut bad = 0;
    for id in packs() {
        match find_pack(&id) {
            Ok(content) => all.packs.push(pack(&content)),
            Err(problems) => {
                bad += 1;
                terminal::complain(join(&problems));
            }
        }
    }
    let mut out = BufWriter::new(terminal::out());
    if args.json {
        let mut out = BufWriter::new(terminal::json());
        serde_json::to_writer(&mut out, &all).map_err(|e| Fail::from(std::io::Error::from(e)))?;
        writeln!(out)?;
        out.flush()?;
    } else {
        for p in &all.packs {
            let head = format!("{} - {} ({} edition, {} cards)", p.id, p.name, p.edition, p.cards);
            terminal::line(&mut out, head)?;
            terminal::line(&mut out, format_args!("  Family: {}", p.family))?;
            writeln!(out, "  Scenarios, for 1 to {} players:", p.players)?;
            for s in &p.scenarios {
                terminal::line(&mut out, format_args!("    {} - {}", s.id, s.name))?;
            }
            writeln!(out, "  Heroes:")?;
            for h in &p.heroes {
                terminal::line(&mut out, format_args!("    {} - {}", h.id, h.name))?;
            }
        }
    }
    out.flush()?;
    Ok(u8::from(bad > 0))
}
