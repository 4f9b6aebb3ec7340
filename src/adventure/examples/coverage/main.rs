//! Which rules of the catalogue are proven, by what: see `scripts/rule-coverage`.
//!
//! ```text
//! coverage            prints the tables and writes the pages and the lists of vignettes
//! coverage --check    prints the tables, and writes nothing
//! coverage WHAT...    tells of ids (AC-CHECK-07), areas (CHECK) or `unproven`
//! ```
//!
//! Each family of games has a catalogue, whose entries are counted by themselves. Fails when an id that
//! a page lists as proven has no proof any more, or when a file names an id that its catalogue lacks.

mod page;
mod scan;

use std::path::Path;
use std::process::ExitCode;
use std::{env, fs, io};

use page::Standing;
use scan::{CATALOGUES, FOLDER, Scan};

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    match run(&words) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(e) => {
            eprintln!("error: {e} (this runs in the root of the repository)");
            ExitCode::FAILURE
        }
    }
}

fn run(words: &[String]) -> io::Result<bool> {
    let root = Path::new(".");
    let check = words.iter().any(|w| w == "--check");
    let wanted: Vec<&String> = words.iter().filter(|w| *w != "--check").collect();
    let mut right = true;
    for catalogue in &CATALOGUES {
        let scan = Scan::read(root, catalogue)?;
        if wanted.is_empty() {
            right &= whole(&scan, root, check)?;
        }
        for entry in scan.entries.iter().filter(|e| wanted.iter().any(|w| is_meant(&scan, e, w))) {
            print!("{}", page::entry(&scan, entry));
        }
    }
    Ok(right)
}

/// Prints the table of a catalogue, and writes its pages unless it is only checked. Returns whether all
/// is right.
fn whole(scan: &Scan, root: &Path, check: bool) -> io::Result<bool> {
    print!("{}", page::table(scan));
    let file = |name: &str| format!("{FOLDER}/{name}");
    let (listed, mut right) = (file(scan.of.page), true);
    for unknown in scan.unknown() {
        println!("not in the catalogue: {unknown}");
        right = false;
    }
    let before = page::proven_before(&read(&root.join(&listed))?, scan.of.prefix);
    for lost in before.iter().filter(|id| !scan.proofs.contains_key(*id)) {
        println!("{lost} has lost its proof: {listed} lists it as proven");
        right = false;
    }
    for (file, text) in [(&listed, page::page(scan)), (&file(scan.of.index), page::index(scan))] {
        if !right {
            println!("{file} stays as it was.");
        } else if read(&root.join(file))? != text {
            if check {
                println!("{file} is out of date: scripts/rule-coverage writes it.");
            } else {
                fs::write(root.join(file), text)?;
                println!("{file} is written.");
            }
        }
    }
    Ok(right)
}

/// A file's text; empty where there is none.
fn read(file: &Path) -> io::Result<String> {
    match fs::read_to_string(file) {
        Err(e) if e.kind() == io::ErrorKind::NotFound => Ok(String::new()),
        other => other,
    }
}

fn is_meant(scan: &Scan, entry: &scan::Entry, word: &str) -> bool {
    let word = word.to_uppercase();
    match word.as_str() {
        "UNPROVEN" => page::standing(scan, entry) == Standing::Unproven,
        _ => {
            word == entry.id
                || word == entry.area()
                || format!("{}-{word}", scan.of.prefix) == entry.id
        }
    }
}
