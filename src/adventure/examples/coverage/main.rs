//! Which rules of the catalogue are proven, by what: see `scripts/rule-coverage`.
//!
//! ```text
//! coverage            prints the table and writes docs/rules/coverage.md and vignettes.txt
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
/// Vignettes by what they prove, for `emberdeck rules`.
const INDEX: &str = "docs/rules/vignettes.txt";

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
    let before = read(&root.join(PAGE))?;
    for lost in page::proven_before(&before).iter().filter(|id| !scan.proofs.contains_key(*id)) {
        println!("{lost} has lost its proof: {PAGE} lists it as proven");
        right = false;
    }
    for (file, text) in [(PAGE, page::page(&scan)), (INDEX, page::index(&scan))] {
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
        _ => word == entry.id || word == entry.area() || format!("AC-{word}") == entry.id,
    }
}
