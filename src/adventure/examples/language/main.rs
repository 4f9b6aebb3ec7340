//! The reference of the effect language, docs/content-reference.md, made from the schema and its
//! examples.
//!
//! ```text
//! language            writes the page
//! language --check    writes nothing; fails when the page is out of date
//! ```
//!
//! Fails when a word or field of the schema has no example, or an example names what there is not
//! or is not right by the linter.

mod reference;

use std::env;
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let check = env::args().skip(1).any(|w| w == "--check");
    match reference::run(Path::new("."), check) {
        Ok(wrong) if wrong.is_empty() => ExitCode::SUCCESS,
        Ok(wrong) => {
            wrong.iter().for_each(|w| println!("{w}"));
            println!("{} mistakes", wrong.len());
            ExitCode::FAILURE
        }
        Err(e) => {
            eprintln!("error: {e} (this runs in the root of the repository)");
            ExitCode::FAILURE
        }
    }
}
