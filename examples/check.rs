//! Checks packs: `cargo run --no-default-features --example check -- [--text] campaigns/<pack>`.

use std::path::PathBuf;

fn main() {
    let paths: Vec<PathBuf> = std::env::args().skip(1).map(PathBuf::from).collect();
    std::process::exit(emberdeck::cards::check::check_command(&paths));
}
