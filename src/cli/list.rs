//! `emberdeck list`: content packs with their scenarios and heroes.

use std::collections::BTreeMap;
use std::io::{BufWriter, Write};

use serde::Serialize;

use super::{Fail, Outcome, Program};
use crate::kernel::campaign::entry::PackView;
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
    edition: String,
    cards: usize,
    players: u8,
    scenarios: Vec<Named>,
    heroes: Vec<Named>,
    /// Last, so that what reads the fields before by their order still does.
    family: String,
    /// What only some families have, such as classes.
    #[serde(flatten)]
    lists: BTreeMap<&'static str, Vec<Named>>,
}

#[derive(Serialize)]
struct Named {
    id: String,
    name: String,
}

fn pack(view: PackView) -> Pack {
    let named = |all: Vec<(String, String)>| -> Vec<Named> {
        all.into_iter().map(|(id, name)| Named { id, name }).collect()
    };
    let heroes = view.heroes.into_iter().map(|hero| Named { id: hero.id, name: hero.name });
    Pack {
        id: view.id,
        name: view.name,
        edition: view.edition,
        cards: view.cards,
        players: view.players,
        scenarios: named(view.games),
        heroes: heroes.collect(),
        family: view.family,
        lists: view.lists.into_iter().map(|(name, all)| (name, named(all))).collect(),
    }
}

/// Runs the command. A pack that cannot be read is told on standard error; the others are listed.
pub fn run(program: Program, args: &Args) -> Outcome {
    let mut all = Packs { packs: Vec::new() };
    let mut bad = 0;
    for id in program.families.packs() {
        let read = program
            .families
            .of_pack(&id)
            .map_err(|error| error.to_string())
            .and_then(|family| family.pack(&id));
        match read {
            Ok(view) => all.packs.push(pack(view)),
            Err(problems) => {
                bad += 1;
                terminal::report_error(problems);
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
            let (id, name, edition) = (p.id.as_str(), p.name.as_str(), p.edition.as_str());
            let head =
                t!("terminal-list-pack", id = id, name = name, edition = edition, cards = p.cards);
            terminal::line(&mut out, head)?;
            terminal::line(&mut out, t!("terminal-list-family", family = p.family.as_str()))?;
            terminal::line(&mut out, t!("terminal-list-scenarios", players = p.players))?;
            for s in &p.scenarios {
                terminal::line(&mut out, format_args!("    {} - {}", s.id, s.name))?;
            }
            terminal::line(&mut out, t!("terminal-list-heroes"))?;
            for h in &p.heroes {
                terminal::line(&mut out, format_args!("    {} - {}", h.id, h.name))?;
            }
        }
    }
    out.flush()?;
    Ok(u8::from(bad > 0))
}
