//! Which rules of the catalogue are proven, by what: see `scripts/rule-coverage`.
//!
//! ```text
//! coverage            prints the table and writes docs/rules/coverage.md
//! coverage --check    prints the table, and writes nothing
//! coverage WHAT...    tells of ids (AC-CHECK-07), areas (CHECK) or `unproven`
//! ```
//!
//! Fails when an id that docs/rules/coverage.md lists as proven has no proof any more, or when a
//! file names an id that the catalogue lacks.

mod page;
mod scan;

use std::path::Path;
use std::process::ExitCode;
use std::{env, fs, io};

use page::Standing;
use scan::Scan;

const PAGE: &str = "docs/rules/coverage.md";

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
    let scan = Scan::read(root)?;
    let check = words.iter().any(|w| w == "--check");
    let wanted: Vec<&String> = words.iter().filter(|w| *w != "--check").collect();
    if !wanted.is_empty() {
        for entry in scan.entries.iter().filter(|e| wanted.iter().any(|w| is_meant(&scan, e, w))) {
            print!("{}", page::entry(&scan, entry));
        }
        return Ok(true);
    }
    print!("{}", page::table(&scan));
    let mut right = true;
    for unknown in scan.unknown() {
        println!("not in the catalogue: {unknown}");
        right = false;
    }
    let page = page::page(&scan);
    let before = match fs::read_to_string(root.join(PAGE)) {
        Ok(before) => before,
        Err(e) if e.kind() == io::ErrorKind::NotFound => String::new(),
        Err(e) => return Err(e),
    };
    for lost in page::proven_before(&before).iter().filter(|id| !scan.proofs.contains_key(*id)) {
        println!("{lost} has lost its proof: {PAGE} lists it as proven");
        right = false;
    }
    if !right {
        println!("{PAGE} stays as it was.");
    } else if before != page {
        if check {
            println!("{PAGE} is out of date: scripts/rule-coverage writes it.");
        } else {
            fs::write(root.join(PAGE), page)?;
            println!("{PAGE} is written.");
        }
    }
    Ok(right)
}

fn is_meant(scan: &Scan, entry: &scan::Entry, word: &str) -> bool {
    let word = word.to_uppercase();
    match word.as_str() {
        "UNPROVEN" => page::standing(scan, entry) == Standing::Unproven,
        _ => word == entry.id || word == entry.area() || format!("AC-{word}") == entry.id,
    }
}
